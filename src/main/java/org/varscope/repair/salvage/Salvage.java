package org.varscope.repair.salvage;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Slot;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.VariantKind;

/// What decodes of a damaged file, as a file of its own: values that are damaged are left out with their keys, and so
/// are bytes that no value claims; counts and lengths say what is there.
///
/// @param bytes of the new file
/// @param lost  what is left out, in order of offset
/// @param isEmpty whether no value is left of what there was
public record Salvage(ByteStore bytes, List<Lost> lost, boolean isEmpty) {
    /// Bytes of the smallest record.
    private static final int SMALLEST = 8;
    private static final int REPORT_EVERY = 1 << 16;

    /// Copies the list.
    public Salvage {
        lost = List.copyOf(lost);
    }

    /// Bytes that are left out.
    ///
    /// @param at   the value that they are; the collection that they are in where no value claims them; null among
    ///             records, and
    ///             for what is lost behind a place where records were found again
    /// @param span in the file as it is, a key or name with its value
    public record Lost(@Nullable Node at, Span span) { }

    /// {@return what decodes of `structure`, which must be complete}
    ///
    /// Only what is damaged is looked into; everything else is shared, not copied. In a file that is read by a list of
    /// fields, a value that is lost becomes Nil, as the fields after it are found by it. Where the lengths of records
    /// lead nowhere, records are read again from the first place from which they lead on.
    ///
    /// @param progress follows the offsets, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Salvage of(Structure structure, Progress progress) {
        List<Lost> lost = new ArrayList<>();
        ByteStore out = ByteStore.empty();
        long base = 0;
        for (Structure now = structure; now != null; ) {
            Rescue rescue = new Rescue(now, progress);
            rescue.all();
            long again = again(now, rescue.lost, progress);
            long end = again < 0 ? now.bytes().length() : again;
            out = out.concat(made(now.bytes().slice(new Span(0, end)), rescue.changes, end));
            for (Lost each : rescue.lost) {
                long to = Math.min(each.span().end(), end);
                lost.add(new Lost(now == structure ? each.at() : null,
                        Span.between(each.span().start(), to).shifted(base)));
            }
            base += end;
            now = again < 0 ? null : rest(structure, base, progress);
        }
        return new Salvage(out, lost, !lost.isEmpty() && !hasValues(
                Structure.scan(out, structure.dialect(), structure.framing(), progress)));
    }

    /// {@return whether there is more than collections without anything in them, and what is put where a value was
    /// lost}
    public static boolean hasValues(Structure structure) {
        boolean fills = structure.framing().isListed();
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            if (!node.isCollection() && node.state() == State.WHOLE && node.role() != Role.GAP
                    && (!fills || node.isPlain() || node.kind() != VariantKind.NIL)) {
                return true;
            }
        }
        return false;
    }

    private static ByteStore made(ByteStore from, List<Change> changes, long end) {
        ByteStore bytes = from;
        for (Change change : changes.reversed()) {
            Span span = Span.between(change.span().start(), Math.min(change.span().end(), end));
            bytes = bytes.replace(span, ByteStore.of(change.bytes()));
        }
        return bytes;
    }

    /// {@return where records can be read again in what is lost up to the end; -1 where nowhere}
    private static long again(Structure structure, List<Lost> lost, Progress progress) {
        ByteStore bytes = structure.bytes();
        if (lost.isEmpty() || !structure.framing().isStream()
                || lost.getLast().span().end() != bytes.length()
                || lost.getLast().at() != null && lost.getLast().at().parent() != null) {
            return -1;
        }
        Span last = lost.getLast().span();
        for (long at = last.start() + 1; at < last.end() - SMALLEST; at++) {
            if (at % REPORT_EVERY == 0) {
                progress.report(at, "salvaging");
            }
            if (Slot.isFollowed(bytes, structure.dialect(), structure.framing(), at)) {
                return at;
            }
        }
        return -1;
    }

    private static Structure rest(Structure all, long from, Progress progress) {
        long length = all.bytes().length() - from;
        List<Problem> known = all.known().stream().filter(problem -> problem.span().end() > from)
                .map(problem -> new Problem(problem.flaw(),
                        Span.between(Math.max(0, problem.span().start() - from), problem.span().end() - from)))
                .toList();
        return Structure.scan(all.bytes().slice(new Span(from, length)), all.dialect(), all.framing(), progress)
                .knowing(known);
    }
}
