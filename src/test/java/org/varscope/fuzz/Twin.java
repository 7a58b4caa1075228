package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Dump;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// A document and, beside it, every state that it ever had as plain bytes.
final class Twin {
    private final Document document;
    private final byte[] first;
    private final Map<Long, byte[]> states = new HashMap<>();
    private boolean ended = true;

    Twin(Document document, byte[] bytes) {
        this.document = document;
        this.first = bytes;
        states.put(document.snapshot().revision(), bytes);
    }

    void endStep() {
        document.endStep();
        ended = true;
    }

    /// Does `edit`, if it fits, and holds what it says to have replaced against the bytes before and after.
    void apply(Edit edit) {
        long revision = document.snapshot().revision();
        byte[] before = now();
        Change change;
        try {
            change = document.applyAnyway(Review.of(document.structure(), edit, Progress.NONE));
        } catch (EditException e) {
            Must.be(!Clauses.clause(e.remark()).isBlank(), "words");
            Must.be(document.snapshot().revision() == revision && Arrays.equals(now(), before),
                    "a refused %s to change nothing", edit);
            return;
        }
        byte[] after = now();
        replaced(before, after, change, String.valueOf(edit));
        exact(edit, before, after);
        states.put(document.snapshot().revision(), after);
        if (ended && change.before() != change.after()) {
            document.undo();
            Must.be(document.snapshot().revision() == revision, "undo of %s to return to %d, not %d", edit, revision,
                    document.snapshot().revision());
            Must.be(Arrays.equals(now(), before), "undo of %s to return the bytes", edit);
            document.redo();
            Must.be(Arrays.equals(now(), after), "redo of %s to return the bytes", edit);
        } else {
            ended = false;
        }
    }

    /// Takes a step back, to bytes that were there before.
    void undo() {
        returned(document.undo());
    }

    /// Does a step again, to bytes that were there before.
    void redo() {
        returned(document.redo());
    }

    private void returned(Change change) {
        ended = true;
        byte[] before = states.get(change.before().revision());
        byte[] after = states.get(change.after().revision());
        Must.be(Arrays.equals(now(), after), "the bytes of revision %d", change.after().revision());
        replaced(before, after, change, "a step back or again");
    }

    /// Takes every step back, to the bytes at the beginning.
    void unwind() {
        while (document.canUndo()) {
            undo();
        }
        Must.be(Arrays.equals(now(), first), "the bytes at the beginning");
    }

    /// The structure is what a scan from scratch finds, and changed bytes are known to be.
    void check() {
        Structure structure = document.structure();
        ByteStore bytes = document.snapshot().bytes();
        Must.be(structure.isComplete(), "nothing pending in %d bytes", bytes.length());
        Structure fresh = Structure.scan(ByteStore.of(now()), structure.dialect(), structure.framing(), Progress.NONE);
        Must.equal(Dump.of(structure), Dump.of(fresh), "after an edit");
    }

    private byte[] now() {
        ByteStore bytes = document.snapshot().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    /// Nothing outside the patches of `change` differs.
    private static void replaced(byte[] before, byte[] after, Change change, String what) {
        int from = 0;
        int to = 0;
        for (Patch patch : change.patches()) {
            int kept = Math.toIntExact(patch.offset()) - from;
            Must.be(kept >= 0 && Arrays.equals(before, from, from + kept, after, to, to + kept),
                    "%s to keep the bytes before %s of %s", what,
                    patch, change.patches());
            from += kept + Math.toIntExact(patch.removed());
            to += kept + Math.toIntExact(patch.inserted());
        }
        Must.be(Arrays.equals(before, from, before.length, after, to, after.length),
                "%s to keep the bytes after the last of %s",
                what, change.patches());
    }

    /// What an edit of bytes leaves, put together by hand.
    private static void exact(Edit edit, byte[] before, byte[] after) {
        byte[] expected = switch (edit) {
            case Edit.ReplaceBytes(var span, var bytes) -> spliced(before, span.start(), span.length(), bytes);
            case Edit.Reinterpret _ -> before;
            case Edit.SetValue _, Edit.SetPart _, Edit.SetElements _, Edit.Insert _, Edit.Remove _, Edit.Move _,
                 Edit.Retype _, Edit.Shift _, Edit.Copy _, Edit.Wrap _, Edit.Unwrap _, Edit.Sort _, Edit.SetWidth _,
                 Edit.SetHead _, Edit.Batch _ -> after;
        };
        Must.be(Arrays.equals(after, expected), "the bytes that %s leaves", edit);
    }

    private static byte[] spliced(byte[] bytes, long at, long removed, byte[] with) {
        int from = Math.toIntExact(at);
        int to = Math.toIntExact(Math.min(bytes.length, at + removed));
        byte[] all = Arrays.copyOf(bytes, from + with.length + bytes.length - to);
        System.arraycopy(with, 0, all, from, with.length);
        System.arraycopy(bytes, to, all, from + with.length, bytes.length - to);
        return all;
    }
}
