package org.varscope.container.surround;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Damage;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Secret;
import org.varscope.container.Wrapper;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.cipher.Iv;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.dialect.Digest;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.index.DigestItems;
import org.varscope.scan.index.DigestRenewal;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.DigestSum;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Progress;

/// A wrapper with bytes of a game's own around it. They are kept as they are, but for the sizes and digests among them,
/// which are made anew with what they are of.
public final class Surrounded implements Wrapping {
    private static final Span NOWHERE = new Span(0, 0);

    private final Envelope around;
    private final Structure outside;
    private final Wrapping inner;
    private final List<Remark> renewed;
    private final List<Problem> wrong;

    private Surrounded(Envelope around, Structure outside, Wrapping inner, List<Remark> renewed,
            Progress progress) {
        this.around = around;
        this.outside = outside;
        this.inner = inner;
        this.renewed = renewed;
        this.wrong = wrong(progress);
    }

    private Surrounded(Surrounded like, Wrapping inner) {
        this.around = like.around;
        this.outside = like.outside;
        this.inner = inner;
        this.renewed = List.of();
        this.wrong = like.wrong;
    }

    /// Opens what is wrapped.
    @FunctionalInterface
    public interface Inner {
        /// {@return the wrapper that `bytes` are}
        Wrapping of(ByteStore bytes) throws IOException;
    }

    /// {@return `file` with these bytes around a wrapper}
    ///
    /// @param progress follows what digests are made of, and may stop it
    /// @throws org.varscope.container.WrapperException with a reason for people, if nothing is between them, or `inner`
    ///                                                 reads nothing out of that
    /// @throws IOException           if `inner` cannot read it
    /// @throws CancellationException if the progress says to stop
    public static Surrounded open(ByteStore file, Envelope around, Inner inner, Progress progress)
            throws IOException {
        Span inside = around.inside(file);
        Wrapping within = inner.of(file.slice(inside));
        return new Surrounded(around, around.items(file, inside.length(), progress), within, List.of(), progress);
    }

    /// {@return the layers of `file`, of which nobody can read what is wrapped}
    ///
    /// @param step the wrapper, with what is around it, or nothing
    public static List<Layer> unread(Layers.Step step, ByteStore file) {
        Envelope around = step.around();
        if (around == null) {
            return List.of(Layer.outside(step, file));
        }
        try {
            Span inside = around.inside(file);
            Structure outside = around.items(file, inside.length(), Progress.NONE);
            return List.of(new Layer(Wrapper.SURROUNDINGS, file, new Layer.Form.Items(around), inside.length(),
                    new Outside(around, outside), List::of), Layer.outside(step, file.slice(inside)));
        } catch (WrapperException _) {
            return List.of(Layer.broken(Wrapper.SURROUNDINGS, file));
        }
    }

    /// {@return what is around the wrapper}
    public Envelope around() {
        return around;
    }

    @Override
    public String word() {
        return layout("auto");
    }

    @Override
    public String layout(String inside) {
        return around.text(inner.word(), inside.startsWith(Framing.FIELDS) ? inside.substring(Framing.FIELDS.length())
                : inside);
    }

    @Override
    public Remark title() {
        return FormatRemark.SURROUNDED.with(inner.title());
    }

    @Override
    public ByteStore content() {
        return inner.content();
    }

    @Override
    public ByteStore file() {
        return outside.bytes();
    }

    private Span span(int item) {
        return outside.record(item).span();
    }

    private Span inside() {
        return span(around.place());
    }

    @Override
    public List<Layer> layers() {
        Layer own = new Layer(Wrapper.SURROUNDINGS, file(), new Layer.Form.Items(around), inside().length(),
                new Outside(around, outside), () -> wrong);
        return Stream.concat(Stream.of(own), inner.layers().stream()).toList();
    }

    /// What is wrong around the wrapper has no place of its own in the content.
    @Override
    public List<Problem> problems() {
        return Stream.concat(wrong.stream(), inner.problems().stream()).toList();
    }

    private List<Problem> wrong(Progress progress) {
        List<Problem> problems = new ArrayList<>();
        outside.problems().stream().filter(problem -> !(problem.flaw() instanceof Flaw.DigestOther))
                .forEach(problem -> problems.add(new Problem(problem.flaw(), NOWHERE)));
        for (Node digest : DigestItems.of(outside)) {
            if (!DigestSum.isLike(how(digest), sum(outside, content(), file(), digest, progress),
                    file().bytes(digest.span()))) {
                problems.add(new Problem(new Flaw.DigestOther(how(digest).word()), NOWHERE));
            }
        }
        for (Size size : sizes()) {
            if (size.said() != size.is(inner)) {
                problems.add(new Problem(new Flaw.BufferSizeWrong(size.said(), size.is(inner)), NOWHERE));
            }
        }
        return List.copyOf(problems);
    }

    private static Digest how(Node digest) {
        return Objects.requireNonNull(Objects.requireNonNull(digest.field()).digest());
    }

    /// What `digest` is to be: to one of a value, all that is inside is that.
    private static byte[] sum(Structure structure, ByteStore content, ByteStore bytes, Node digest,
            Progress progress) {
        return how(digest).reach() != Digest.Reach.VALUE ? DigestItems.sum(structure, bytes, digest, progress)
                : DigestSum.of(how(digest), Objects.requireNonNull(digest.field()).order(), content,
                        List.of(new Span(0, content.length())), progress);
    }

    /// A number that says a size.
    ///
    /// @param item   which
    /// @param packed whether it is that of what is wrapped, not of what is inside
    private record Size(FieldItem item, Span span, boolean packed, long said) {
        long is(Wrapping inner) {
            return packed ? inner.file().length() : inner.content().length();
        }

        long largest() {
            int bits = (int) span.length() * Byte.SIZE - (item.kind().isSigned() ? 1 : 0);
            return bits >= Long.SIZE - 1 ? Long.MAX_VALUE : (1L << bits) - 1;
        }

        byte[] bytes(long size) throws IOException {
            if (size > largest()) {
                throw new RemarkedIOException(WrapperRemark.SIZE_TOO_SMALL.with(item.named("").word(), size,
                        largest()));
            }
            byte[] bytes = new byte[(int) span.length()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[item.isBigEndian() ? bytes.length - 1 - i : i] = (byte) (size >>> Byte.SIZE * i);
            }
            return bytes;
        }
    }

    private List<Size> sizes() {
        List<Size> sizes = new ArrayList<>();
        FieldItems numbers = new FieldItems(file().reader(ByteReader.SMALLEST_WINDOW), outside.dialect());
        for (boolean packed : List.of(false, true)) {
            int place = around.list().named(packed ? around.packed() : around.size());
            if (place >= 0) {
                FieldItem item = around.list().items().get(place);
                sizes.add(new Size(item, span(place), packed, numbers.number(item, span(place).start())));
            }
        }
        return sizes;
    }

    @Override
    public boolean isCertain() {
        return wrong.isEmpty() && inner.isCertain();
    }

    @Override
    public Surrounded with(Iv choice) {
        return new Surrounded(this, inner.with(choice));
    }

    @Override
    public Surrounded with(Damage choice) {
        return new Surrounded(this, inner.with(choice));
    }

    @Override
    public Optional<Secret> secret() {
        return inner.secret();
    }

    @Override
    public Optional<String> dialect() {
        return inner.dialect();
    }

    @Override
    public List<Remark> renewed() {
        return Stream.concat(renewed.stream(), inner.renewed().stream()).toList();
    }

    @Override
    public Rewrapped wrap(ByteStore fresh, Progress progress) throws IOException {
        Rewrapped within = inner.wrap(fresh, progress);
        if (within.file().contentEquals(inner.file())) {
            return new Rewrapped(file(), new Surrounded(this, within.wrapping()));
        }
        ByteStore written = file().replace(inside(), within.file());
        List<Remark> said = new ArrayList<>();
        for (Size size : sizes()) {
            long is = size.is(within.wrapping());
            boolean fitted = size.said() == size.is(inner);
            if (fitted && is != size.said()) {
                written = written.replace(size.span(), ByteStore.of(size.bytes(is)));
            }
            if (is != size.said()) {
                said.add((fitted ? WrapperRemark.SIZE_RENEWED : WrapperRemark.SIZE_LEFT).with(hex(size.span())));
            }
        }
        Structure now = around.items(written, within.file().length(), progress);
        DigestRenewal digests = DigestRenewal.of(outside, now, written, (structure, bytes, digest) ->
                sum(structure, structure == outside ? content() : fresh, bytes, digest, progress));
        digests.each((digest, made) -> said.add((made ? WrapperRemark.DIGEST_RENEWED : WrapperRemark.DIGEST_LEFT)
                .with(how(digest).algorithm().title(), hex(digest.span()))));
        Structure last = around.items(digests.bytes(), within.file().length(), progress);
        return new Rewrapped(digests.bytes(), new Surrounded(around, last, within.wrapping(), said, progress));
    }

    private static String hex(Span span) {
        return Long.toHexString(span.start()).toUpperCase(Locale.ROOT);
    }

    /// What the bytes of a file are of which some are wrapped.
    private record Outside(Envelope around, Structure items) implements Layer.Outside {
        @Override
        public void tell(WrapperFieldSink sink) {
            for (Node node : items.children(null, 0, items.records())) {
                int item = (int) node.place();
                boolean isInside = item == around.place();
                sink.add(node.span(), isInside ? WrapperPart.INSIDE : part(around, item), isInside ? -1 : item,
                        isInside ? new Span(0, node.span().length()) : NOWHERE);
            }
        }

        private static WrapperPart part(Envelope around, int item) {
            FieldItem what = around.list().items().get(item);
            boolean isSize = !what.name().isEmpty()
                    && (what.name().equals(around.size()) || what.name().equals(around.packed()));
            return isSize ? WrapperPart.OWN_SIZE : what.digest() != null ? WrapperPart.OWN_DIGEST
                    : WrapperPart.OWN_ITEM;
        }

        @Override
        public Span around(long offset, long length) {
            return items.record(around.place()).span();
        }
    }
}
