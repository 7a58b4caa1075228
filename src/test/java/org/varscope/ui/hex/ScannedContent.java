package org.varscope.ui.hex;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.hex.sheet.HexRole;

/// The sample save with the roles that the scan finds.
final class ScannedContent implements PlainContent {
    private final byte[] bytes;
    private final Structure structure;

    ScannedContent(byte[] bytes) {
        this.bytes = bytes;
        structure = Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }

    Structure structure() {
        return structure;
    }

    @Override
    public long length() {
        return bytes.length;
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        System.arraycopy(bytes, (int) at, into, offset, count);
    }

    @Override
    public void roles(long at, int count, byte[] rolesOut) {
        Span window = new Span(at, count);
        for (Field field : Fields.in(structure, window)) {
            Span seen = field.span().intersection(window);
            byte code = HexRole.of(field.role()).code(field.guessed());
            Arrays.fill(rolesOut, (int) (seen.start() - at), (int) (seen.end() - at), code);
        }
    }
}
