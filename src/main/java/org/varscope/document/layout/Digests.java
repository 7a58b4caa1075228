package org.varscope.document.layout;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.FieldCodec;
import org.varscope.dialect.Digest;
import org.varscope.dialect.FieldRuns;
import org.varscope.document.edit.Edit;
import org.varscope.remark.Remark;
import org.varscope.scan.index.DigestItems;
import org.varscope.scan.index.DigestRenewal;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// The digests that a list of fields names. One that fitted what a file held is made anew with what it is to hold; one
/// that did not is left as it is, as nobody knows what it is made of. Counts of records follow every edit by
/// themselves, and are only told.
public final class Digests {
    /// Bytes in which counts are looked for in what was saved.
    private static final long FIRST = 1 << 20;

    private Digests() { }

    /// What is due before a file is saved.
    ///
    /// @param edit that makes the digests anew; null where none is to be
    /// @param said what becomes of each that does not fit
    public record Due(@Nullable Edit edit, List<Remark> said) {
        /// Copies the list.
        public Due {
            said = List.copyOf(said);
        }
    }

    /// {@return whether anything may be due before `structure` is saved; looks at few values only}
    public static boolean mayBeDue(Structure structure) {
        return DigestItems.areIn(structure.framing())
                || structure.framing().list().filter(list -> !list.isSimple()).isPresent()
                || InnerDigests.mayBeIn(structure);
    }

    /// {@return what is due}
    ///
    /// @param saved    what the file holds
    /// @param now      what it is to hold
    /// @param progress follows what is gone through, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Due due(ByteStore saved, Structure now, Progress progress) {
        List<Node> digests = DigestItems.of(now);
        boolean inner = InnerDigests.mayBeIn(now);
        Structure before = digests.isEmpty() && !inner ? now
                : Structure.scan(saved, now.dialect(), now.framing(), progress);
        SequencedMap<Span, InnerDigests.Made> within = inner ? InnerDigests.due(before, now, progress)
                : new LinkedHashMap<>();
        ByteStore bytes = now.bytes();
        for (Map.Entry<Span, InnerDigests.Made> each : within.entrySet()) {
            bytes = bytes.replace(each.getKey(), ByteStore.of(each.getValue().bytes()));
        }
        DigestRenewal renewal = DigestRenewal.of(before, now, bytes, (structure, of, digest) ->
                DigestItems.sum(structure, of, digest, progress));
        SequencedMap<Span, byte[]> written = new TreeMap<>(Comparator.comparingLong(Span::start));
        within.forEach((span, made) -> written.put(span, made.bytes()));
        renewal.made().forEach((node, sum) -> written.put(node.span(), sum));
        List<Edit> edits = new ArrayList<>();
        written.forEach((span, sum) -> edits.add(new Edit.ReplaceBytes(span, sum)));
        Stream<Remark> inside = within.entrySet().stream().map(each -> DigestRemark.MADE_ANEW.with(
                each.getValue().title(), hex(each.getKey())));
        List<Remark> said = new ArrayList<>();
        renewal.each((node, made) -> said.add(said(node, made)));
        return new Due(edits.isEmpty() ? null : Edit.Batch.of(edits),
                Stream.of(counted(saved, now).stream(), inside, said.stream()).flatMap(all -> all).toList());
    }

    /// The numbers that say how many records there are, where an edit of those has changed them.
    private static List<Remark> counted(ByteStore saved, Structure now) {
        FieldRuns runs = now.runs();
        if (runs == null || runs.list().isSimple()) {
            return List.of();
        }
        Structure before = Structure.preview(saved, now.dialect(), now.framing(), FIRST);
        List<Remark> said = new ArrayList<>();
        for (int i = 0; i < runs.list().items().size(); i++) {
            int number = runs.list().counting(i);
            if (number < 0 || runs.first(number) >= now.records()) {
                continue;
            }
            Node node = now.record(runs.first(number));
            byte[] is = now.bytes().bytes(node.span());
            long count = Math.min(runs.end(i), now.records()) - runs.first(i);
            boolean other = DigestRenewal.counterpart(before, now, node).filter(was ->
                    !Arrays.equals(before.bytes().bytes(was.span()), is)).isPresent();
            if (other && FieldCodec.decode(runs.list().items().get(number), is).equals(new Variant.Int(count))) {
                said.add(DigestRemark.COUNTED.with(runs.list().items().get(number).name(), hex(node), count));
            }
        }
        return said;
    }

    private static String hex(Node node) {
        return hex(node.span());
    }

    private static String hex(Span span) {
        return Long.toHexString(span.start()).toUpperCase(Locale.ROOT);
    }

    private static Digest digest(Node node) {
        return Objects.requireNonNull(Objects.requireNonNull(node.field()).digest());
    }

    private static Remark said(Node digest, boolean made) {
        return (made ? DigestRemark.MADE_ANEW : DigestRemark.LEFT).with(
                digest(digest).algorithm().title(),
                hex(digest));
    }
}
