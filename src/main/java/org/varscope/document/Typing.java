package org.varscope.document;

import module java.base;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Structure.Patch;

/// Which edits in the hex pane belong together as one step: bytes typed one after the other.
final class Typing {
    private static final int MOST = 4096;

    private Typing() { }

    static boolean isTyping(Edit edit) {
        return edit instanceof Edit.Overwrite(_, var bytes) && bytes.length == 1
                || edit instanceof Edit.InsertBytes(_, var inserted) && inserted.length == 1
                || edit instanceof Edit.ReplaceBytes(_, var put) && put.length == 1;
    }

    /// Whether `next` goes on where `last` ended, or completes its last byte.
    static boolean continues(Edit last, Edit next) {
        if (last instanceof Edit.Overwrite(long at, var bytes) && next instanceof Edit.Overwrite(long then, var more)) {
            return more.length == 1 && bytes.length < MOST && (then == at + bytes.length || then == at + bytes.length - 1);
        }
        return switch (last) {
            case Edit.InsertBytes(long at, var bytes) -> goesOn(at, bytes, next);
            case Edit.ReplaceBytes(var span, var bytes) -> goesOn(span.start(), bytes, next);
            default -> false;
        };
    }

    private static boolean goesOn(long at, byte[] bytes, Edit next) {
        return bytes.length < MOST && (next instanceof Edit.InsertBytes(long then, var more)
                && more.length == 1 && then == at + bytes.length
                || next instanceof Edit.Overwrite(long over, var one) && one.length == 1 && over == at + bytes.length - 1);
    }

    /// Both as one edit of the state before `last`.
    static Edit joined(Edit last, Edit next) {
        return switch (last) {
            case Edit.Overwrite(long at, var bytes) when next instanceof Edit.Overwrite(long then, var more) ->
                    new Edit.Overwrite(at, with(bytes, (int) (then - at), more));
            case Edit.InsertBytes(long at, var bytes) when next instanceof Edit.InsertBytes(long then, var more) ->
                    new Edit.InsertBytes(at, with(bytes, (int) (then - at), more));
            case Edit.InsertBytes(long at, var bytes) when next instanceof Edit.Overwrite(long then, var more) ->
                    new Edit.InsertBytes(at, with(bytes, (int) (then - at), more));
            case Edit.ReplaceBytes(var span, var bytes) when next instanceof Edit.InsertBytes(long then, var more) ->
                    new Edit.ReplaceBytes(span, with(bytes, (int) (then - span.start()), more));
            case Edit.ReplaceBytes(var span, var bytes) when next instanceof Edit.Overwrite(long then, var more) ->
                    new Edit.ReplaceBytes(span, with(bytes, (int) (then - span.start()), more));
            default -> throw new IllegalArgumentException("these edits do not belong together");
        };
    }

    /// What a joined edit replaces.
    ///
    /// @param length of the bytes before it
    static List<Patch> patches(Edit joined, long length) {
        return switch (joined) {
            case Edit.Overwrite(long at, var bytes) ->
                    List.of(new Patch(at, Math.min(bytes.length, length - at), bytes.length));
            case Edit.InsertBytes(long at, var bytes) -> List.of(new Patch(at, 0, bytes.length));
            case Edit.ReplaceBytes(var span, var bytes) ->
                    List.of(new Patch(span.start(), span.length(), bytes.length));
            default -> throw new IllegalArgumentException("only typing is joined");
        };
    }

    private static byte[] with(byte[] bytes, int at, byte[] more) {
        byte[] all = Arrays.copyOf(bytes, Math.max(bytes.length, at + more.length));
        System.arraycopy(more, 0, all, at, more.length);
        return all;
    }
}
