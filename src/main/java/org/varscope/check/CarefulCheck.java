package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoded;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.problem.Code;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.scan.audit.Marks;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Goes through the records of a structure, value by value where something is to be said, and gives a [Verdict]
/// on each.
///
/// The verdict is that of the strict decoder. A record of more than 32 MiB is not decoded; the scan, which refuses the
/// same bytes, answers for it.
final class CarefulCheck {
    static final long LARGEST = 32 << 20;
    /// Bytes after which the progress is told.
    private static final long STRIDE = 1 << 16;

    private final Structure structure;
    private final ObjectRule objects;
    private final Progress progress;
    private final @Nullable Marks marks;
    private final Decoder decoder;
    private final long largest;
    private final Inspection inspection;
    /// Whether the engine does not even open the file.
    private final boolean isRefusedWhole;
    private @Nullable Finding upcoming;
    private long records;
    private byte @Nullable [] tail;
    private long tailStart;
    private long told;

    /// Goes through the records from the one on whose item starts at `from`.
    ///
    /// @param largest bytes of a record beyond which the scan answers for it
    /// @param marks   what deserves a look at all; null where everything does
    /// @param record  number of the first record
    CarefulCheck(Structure structure, ObjectRule objects, Progress progress, long largest, @Nullable Marks marks,
            long from, long record) {
        this.progress = progress;
        this.largest = largest;
        this.structure = structure;
        this.objects = objects;
        this.marks = marks;
        this.records = record;
        this.decoder = new Decoder(structure.dialect(), objects);
        this.isRefusedWhole = structure.known().stream().anyMatch(Problem::isOfFile);
        this.inspection = new Inspection(structure, marks, from);
        this.upcoming = inspection.next();
    }

    /// {@return the verdict on the next record, or null after the last}
    /// @param most problems of each severity that it lists
    /// @throws CancellationException if the progress says to stop
    @Nullable Verdict next(int most) {
        Node record = null;
        LargeRecord large = new LargeRecord(structure, objects);
        ListedProblems problems = new ListedProblems(most);
        List<Problem> errors = new ArrayList<>();
        while (upcoming != null) {
            if (upcoming instanceof Finding.Value(var node, _)) {
                tell(node.span().start());
                if (node.parent() == null && record != null) {
                    break;
                }
                record = node.parent() == null ? node : record;
                if (record != null && isLarge(record)) {
                    large.add(node);
                }
            } else if (upcoming instanceof Finding.Trouble trouble) {
                if (trouble.problem().code() == Code.FRAME_CUT && record != null) {
                    break;
                }
                problems.add(trouble);
                if (trouble.problem().isError()) {
                    errors.add(trouble.problem());
                }
            }
            upcoming = inspection.next();
        }
        if (record != null) {
            return verdict(record, large, errors, problems);
        }
        boolean isKnown = problems.listed().stream().allMatch(t -> structure.known().contains(t.problem()));
        return isKnown ? null : nothing(problems);
    }

    private void tell(long reached) {
        if (reached - told >= STRIDE) {
            told = reached;
            progress.report(reached, "the look");
        }
    }

    /// @param errors all of the record, as many as the scan keeps
    private Verdict verdict(Node record, LargeRecord large, List<Problem> errors, ListedProblems problems) {
        // Not a count of its own: damage may have swallowed records.
        records = record.place() + 1;
        long at = record.span().start();
        if (record.isPlain()) {
            EngineError error = record.state() == State.WHOLE ? null
                    : errors.stream().anyMatch(problem -> problem.code() == Code.TEXT_NOT_UTF8)
                    ? EngineError.ERR_INVALID_DATA : EngineError.ERR_FILE_EOF;
            return verdict(at, error, List.of(), problems, true);
        }
        if (marks != null && problems.isEmpty() && !marks.touches(record.item().start(), record.item().end())) {
            return verdict(at, null, List.of(), problems);
        }
        if (isRefusedWhole) {
            return verdict(at, EngineError.ERR_FILE_CORRUPT, List.of(), problems);
        }
        if (isLost(record, errors)) {
            return verdict(at, EngineError.ERR_INVALID_DATA, List.of(), problems);
        }
        if (isFramed(record) && errors.stream()
                .anyMatch(error -> error.code() == Code.FRAME_PAST_END && error.span().start() == at - 4)) {
            return verdict(at, EngineError.ERR_FILE_EOF, List.of(), problems);
        }
        if (isLarge(record) && large.isKnown(errors)) {
            EngineError error = large.error(errors);
            return verdict(at, error, error == null ? large.assumes() : List.of(), problems);
        }
        long end = end(record);
        try {
            byte[] bytes = bytes(Span.between(at, end));
            Decoded decoded = decoder.decode(bytes, (int) (at - tailStart), (int) (end - at));
            return verdict(at, null, decoded.assumes(), problems);
        } catch (DecodeException e) {
            return verdict(at, e.error(), List.of(), problems);
        }
    }

    private Verdict verdict(long at, @Nullable EngineError error, List<String> assumes, ListedProblems problems) {
        return verdict(at, error, assumes, problems, false);
    }

    private Verdict verdict(long at, @Nullable EngineError error, List<String> assumes, ListedProblems problems,
            boolean plain) {
        return new Verdict(records - 1, at, error, assumes, problems.listed(), problems.rest(), plain);
    }

    /// Where the bytes end that the engine would be given.
    private long end(Node record) {
        return isFramed(record) ? record.item().end()
                : record.state() == State.WHOLE ? record.span().end() : structure.bytes().length();
    }

    /// Whether a length is right before the value.
    private boolean isFramed(Node record) {
        return structure.framing().lengths(record.field()) != null;
    }

    /// Whether the record is an entry of settings whose own lengths are wrong, so that no engine finds its value.
    private boolean isLost(Node record, List<Problem> errors) {
        return structure.framing().isKeyed() && (record.item().equals(record.span())
                || errors.stream().anyMatch(error -> error.code() == Code.KEY_LENGTH_SHORT));
    }

    private boolean isLarge(Node record) {
        return end(record) - record.span().start() > largest;
    }

    /// An array that holds `span` and begins at [#tailStart]. Where many damaged values each go on to the end of
    /// the file, it is read once.
    private byte[] bytes(Span span) {
        if (tail == null || span.start() < tailStart || span.end() > tailStart + tail.length) {
            tail = structure.bytes().bytes(span);
            tailStart = span.start();
        }
        return Objects.requireNonNull(tail);
    }

    /// Bytes at the end that are too few for a record's length, or no bytes at all.
    private Verdict nothing(ListedProblems problems) {
        records++;
        List<Finding.Trouble> listed = problems.listed();
        boolean cut = listed.stream().anyMatch(t -> t.problem().code() == Code.FRAME_CUT);
        return verdict(listed.getFirst().problem().span().start(),
                cut ? EngineError.ERR_FILE_EOF : EngineError.ERR_INVALID_DATA, List.of(), problems,
                structure.framing().isListed());
    }
}
