package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Probe.Result;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.unknown.UnknownBytes;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.Problem;
import org.varscope.scan.detect.Detection;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.walk.Progress;

/// Finds out what bytes without a wrapper are: foreign formats by their first bytes, text, bytes that some other
/// program writes, or the framing and dialect of values.
public final class ContentProbe {
    /// Bytes of a record that holds null.
    private static final int NULL_RECORD = 8;
    /// Larger files are not looked through.
    private static final long MOST_ZEROS = 16 << 20;

    private ContentProbe() { }

    /// {@return what `bytes` are at a glance: wrappers are named, and none is undone}
    public static Result glance(ByteStore bytes) {
        return of(new Plain(bytes), null, null);
    }

    static Result of(Wrapping wrapping, @Nullable Framing asked, @Nullable Dialect dialect) {
        ByteStore bytes = wrapping.content();
        Framing begun = asked != null || bytes.length() < Integer.BYTES ? null
                : Framing.begunBy(bytes.reader().i32(0)).orElse(null);
        Framing framing = begun == null ? asked : begun;
        if (framing == null && bytes.isEmpty()) {
            return wrapping.isPlain() ? new Result.Empty() : nothing(wrapping, dialect);
        }
        if (framing == null) {
            Optional<Result.Foreign> foreign = foreign(bytes);
            if (foreign.isPresent()) {
                return within(wrapping, foreign.get());
            }
        }
        Detection found = detection(wrapping, framing, dialect);
        // What the bytes of a file would not say by themselves, a wrapper of an engine does: that there are values in
        // it.
        boolean doubtful = wrapping.isPlain() || !found.whole();
        Optional<UnknownBytes.Finding> unknown = framing == null && dialect == null && doubtful
                ? UnknownBytes.of(bytes, found) : Optional.empty();
        if (unknown.isPresent() && wrapping.problems().stream().anyMatch(Problem::isError)) {
            // It is known to be damaged: what cannot be read may still be a value.
            unknown = Optional.empty();
            if (TextFormat.isDamagedText(Head.of(bytes))) {
                return within(wrapping, TextFormat.ofText());
            }
        }
        // A compressed file that has lost its magic is repaired.
        if (unknown.isPresent() && LostMagic.of(bytes, Progress.NONE).isEmpty()) {
            Result.Foreign named = new Result.Foreign(unknown.get().what(), unknown.get().hint(), false);
            return within(wrapping, named);
        }
        List<Reason> why = new ArrayList<>();
        if (!wrapping.isPlain()) {
            why.add(new Reason.Wrapped(wrapping.title()));
        }
        if (begun != null) {
            why.add(Reason.Sign.PROJECT_MAGIC);
        }
        why.addAll(found.why());
        return new Result.Found(wrapping, found.framing(), found.dialect(), found.whole(), why);
    }

    /// How the bytes inside are best read, by the engine that wrote the wrapper where values read the same in several
    /// dialects.
    private static Detection detection(Wrapping wrapping, @Nullable Framing framing, @Nullable Dialect only) {
        Detection found = Detection.of(wrapping.content(), framing, only);
        boolean isDamaged = wrapping.problems().stream().anyMatch(Problem::isError);
        if (isDamaged && framing == null && endsInZeros(found, wrapping.content())) {
            // What cannot be unpacked is zeros: nothing of the game's own, but values that are gone.
            found = Detection.of(wrapping.content(), Framing.STREAM, only);
        }
        String written = wrapping.dialect().orElse("");
        boolean isWritten = written.equals("godot4") == found.dialect().name().startsWith("godot4");
        if (only != null || !found.whole() && !isDamaged || written.isEmpty() || isWritten) {
            return found;
        }
        Detection other = Detection.of(wrapping.content(), framing, Dialects.of(written));
        return isDamaged || other.whole() && other.framing().equals(found.framing()) ? other : found;
    }

    /// Whether records are read before bytes that are all 0.
    private static boolean endsInZeros(Detection found, ByteStore content) {
        List<FieldItem> items = found.framing().list().map(FieldList::items).orElse(List.of());
        if (items.isEmpty() || items.getFirst().kind() != FieldKind.VAR || items.getLast().kind() != FieldKind.BYTES) {
            return false;
        }
        ByteReader in = content.reader();
        long from = content.length() - items.getLast().size();
        return LongStream.range(from, content.length()).allMatch(at -> in.u8(at) == 0);
    }

    /// A wrapper around nothing is a file into which nothing was stored yet.
    private static Result nothing(Wrapping wrapping, @Nullable Dialect dialect) {
        Dialect written = dialect != null ? dialect : Dialects.of(wrapping.dialect().orElse("godot4"));
        return new Result.Found(wrapping, Framing.STREAM, written, true,
                List.of(new Reason.Wrapped(wrapping.title()), Reason.Sign.NOTHING_INSIDE));
    }

    private static Result.Foreign within(Wrapping wrapping, Result.Foreign foreign) {
        Wrapping text = TextFormat.isText(wrapping.content()) ? wrapping : null;
        if (wrapping.isPlain()) {
            return new Result.Foreign(foreign.what(), foreign.hint(), foreign.values(), text);
        }
        boolean isConfig = wrapping.secret().isPresent() && foreign.what().kind() == FormatRemark.SETTINGS;
        return new Result.Foreign(
                FormatRemark.HOLDING.with(FormatRemark.A_TITLE.with(wrapping.title()), foreign.what()),
                isConfig ? FormatRemark.LOAD_ENCRYPTED.with() : FormatRemark.UNWRAPPED.with(foreign.hint()), false,
                text);
    }

    /// {@return what the bytes are where they are certainly not values of this format in the open}
    public static Optional<Result.Foreign> foreign(ByteStore bytes) {
        Head head = Head.of(bytes);
        return Magic.of(head).or(() -> TextFormat.of(head)).or(() -> TextFormat.ofUtf16(head))
                .or(() -> zeros(head, bytes));
    }

    /// What a loss of power leaves of a file that was being written: as many bytes, all of them 0. One null has fewer.
    private static Optional<Result.Foreign> zeros(Head head, ByteStore bytes) {
        return head.length() <= MOST_ZEROS && head.isZero() && isZeros(bytes) ? Optional.of(
                new Result.Foreign(FormatRemark.ZEROS.with(), FormatRemark.NOTHING_LEFT.with(), false))
                : Optional.empty();
    }

    /// {@return whether there is nothing but zero bytes, and more of them than one null has; looks no further than the
    /// first other byte}
    public static boolean isZeros(ByteStore bytes) {
        if (bytes.length() <= NULL_RECORD) {
            return false;
        }
        ByteReader in = bytes.reader();
        for (long at = 0; at < bytes.length(); at++) {
            if (in.u8(at) != 0) {
                return false;
            }
        }
        return true;
    }
}
