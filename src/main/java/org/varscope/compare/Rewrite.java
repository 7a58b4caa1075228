package org.varscope.compare;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Structure;

/// The edit of bytes that makes one state another. It leaves alone whatever is the same beside the values that differ,
/// so that who is in the document stays at the value where they are.
public final class Rewrite {
    /// Beyond these, one replaces all that is between the first and the last difference.
    private static final int MOST = 2000;
    /// Bytes that are the same between two that differ, and are written with them.
    private static final int CLOSE = 8;

    private final ByteStore before;
    private final ByteStore after;
    private final List<Edit> edits = new ArrayList<>();

    private Rewrite(ByteStore before, ByteStore after) {
        this.before = before;
        this.after = after;
    }

    /// {@return the edit of `before`, all bytes of which are held in memory; empty where the bytes are the same}
    ///
    /// @param differences of values, in the order of the bytes of `before`; they need not be all
    public static Optional<Edit> of(Structure before, Structure after, List<Difference> differences) {
        Rewrite exact = new Rewrite(before.bytes(), after.bytes());
        exact.between(differences);
        if (exact.edits.size() > MOST) {
            exact.edits.clear();
            exact.between(List.of());
        }
        // From the last one to the first, each means the bytes as they are in `before`.
        return exact.edits.isEmpty() ? Optional.empty()
                : Optional.of(new Edit.Batch(exact.edits.reversed(), new Edit.Batch.Purpose.Reread()));
    }

    private void between(List<Difference> differences) {
        long was = 0;
        long is = 0;
        for (Difference one : differences) {
            boolean inOrder = one.kind() != Difference.Kind.MOVED && one.was().start() >= was && one.is().start() >= is;
            if (inOrder) {
                put(Span.between(was, one.was().start()), Span.between(is, one.is().start()));
                put(one.was(), one.is());
                was = one.was().end();
                is = one.is().end();
            }
        }
        put(Span.between(was, before.length()), Span.between(is, after.length()));
    }

    private void put(Span old, Span now) {
        byte[] from = before.bytes(old);
        byte[] to = after.bytes(now);
        if (from.length == to.length) {
            int at = Arrays.mismatch(from, to);
            while (at >= 0) {
                int end = runEnd(from, to, at);
                add(old.start() + at, end - at, Arrays.copyOfRange(to, at, end));
                int next = Arrays.mismatch(from, end, from.length, to, end, to.length);
                at = next < 0 ? -1 : end + next;
            }
            return;
        }
        int same = Math.max(0, Arrays.mismatch(from, to));
        int most = Math.min(from.length, to.length) - same;
        int atEnd = 0;
        while (atEnd < most && from[from.length - 1 - atEnd] == to[to.length - 1 - atEnd]) {
            atEnd++;
        }
        add(old.start() + same, from.length - same - atEnd, Arrays.copyOfRange(to, same, to.length - atEnd));
    }

    private static int runEnd(byte[] from, byte[] to, int start) {
        int end = start + 1;
        for (int i = end; i < from.length && i - end < CLOSE; i++) {
            end = from[i] == to[i] ? end : i + 1;
        }
        return end;
    }

    private void add(long offset, int removed, byte[] bytes) {
        edits.add(new Edit.ReplaceBytes(new Span(offset, removed), bytes));
    }
}
