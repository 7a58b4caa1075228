package org.varscope.ui.editor;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// One state of a document as the hex pane reads it.
///
/// @param structure bytes and how they read
/// @param model     reads what is not at hand
/// @param read      how far the bytes are shown as what they are for; those behind count as not read yet
record StructureContent(Structure structure, EditorModel model, long read) implements HexContent {
    @Override
    public long length() {
        return structure.bytes().length();
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        structure.bytes().read(at, into, offset, count);
    }

    @Override
    public void roles(long at, int count, byte[] rolesOut) {
        roles(structure, new Span(at, count), rolesOut);
        if (at + count > read) {
            Arrays.fill(rolesOut, (int) Math.max(0, read - at), count, HexRole.PENDING.code(false));
        }
    }

    /// Writes what the bytes in `window` are for to `rolesOut[0...]`.
    static void roles(Structure structure, Span window, byte[] rolesOut) {
        for (Field field : Fields.in(structure, window)) {
            Span seen = field.span().intersection(window);
            byte role = HexRole.of(field.role()).code(field.guessed());
            byte code = field.role() == FieldRole.TEXT && !field.isText() ? HexRole.data(role) : role;
            Arrays.fill(rolesOut, (int) (seen.start() - window.start()), (int) (seen.end() - window.start()), code);
        }
    }

    @Override
    public void missed(AbsentBytesException absent) {
        model.awaited().await(absent);
    }

    @Override
    public void take(Span span, Consumer<byte[]> then) {
        byte[] bytes;
        try {
            bytes = structure.bytes().bytes(span);
        } catch (AbsentBytesException e) {
            model.background().run(_ -> structure.bytes().bytes(span), then,
                    failure -> model.say(Messages.get("editor.not-copied", FailureWords.of(failure))));
            return;
        }
        then.accept(bytes);
    }
}
