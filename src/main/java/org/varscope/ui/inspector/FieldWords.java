package org.varscope.ui.inspector;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.model.CellValues;
import org.varscope.ui.model.TypeWords;
import org.varscope.variant.VariantKind;

/// Says what the bytes of a field mean, in a few words.
final class FieldWords {
    private static final int MOST_BYTES = 4;
    private static final int MOST_TEXT = 64;

    private final Structure structure;
    private final Node node;
    private final ByteReader reader;

    FieldWords(Structure structure, Node node) {
        this.structure = structure;
        this.node = node;
        this.reader = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
    }

    /// {@return the field's bytes in hexadecimal, the first few of them}
    String bytes(Field field) {
        int count = (int) Math.min(MOST_BYTES, field.span().length());
        byte[] some = structure.bytes().bytes(new Span(field.span().start(), count));
        String hex = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(some);
        return count < field.span().length() ? hex + " \u2026" : hex;
    }

    /// {@return what they mean}
    String meaning(Field field) {
        return switch (field.role()) {
            case FRAME_LENGTH -> length(field) + " of the record";
            case HEADER -> header(field);
            case LENGTH -> field.span().length() == 4 ? TypeWords.grouped(reader.u32(field.span().start())) : "";
            case NUMBER -> number(field);
            case TEXT -> text(field);
            case PADDING -> "fills up to a multiple of 4";
            case GAP -> "no value claims these";
            case DAMAGE -> "cannot be read";
            case PENDING -> "not read yet";
        };
    }

    private String length(Field field) {
        if (field.span().length() != 4) {
            return "length";
        }
        long at = field.span().start();
        boolean bigEndian = structure.framing().equals(Framing.STREAM_BE);
        return TypeWords.bytes(Integer.toUnsignedLong(bigEndian ? reader.i32be(at) : reader.i32(at)));
    }

    private String header(Field field) {
        if (field.span().length() < 4) {
            return "cut off";
        }
        int header = reader.i32(field.span().start());
        Row row = structure.dialect().row(header);
        int flags = header >>> 16;
        String type = row == null ? "no such type" : row.name();
        return flags == 0 ? type : "%s, flags 0x%X".formatted(type, flags);
    }

    private String number(Field field) {
        if (node.isPlain()) {
            return CellValues.shown(structure, node);
        }
        long at = field.span().start();
        long length = field.span().length();
        boolean integral = node.row() != null && isIntegral(node.row().kind());
        if (length != 4 && length != 8) {
            return TypeWords.bytes(length);
        }
        if (integral) {
            return TypeWords.grouped(length == 4 ? reader.i32(at) : reader.i64(at));
        }
        return length == 4 ? Float.toString(Float.intBitsToFloat(reader.i32(at)))
                : Double.toString(Double.longBitsToDouble(reader.i64(at)));
    }

    private static boolean isIntegral(VariantKind kind) {
        return switch (kind.packedElement().orElse(kind)) {
            case INT, BOOL, RID, OBJECT, SIGNAL, VECTOR2I, VECTOR3I, VECTOR4I, RECT2I, INPUT_EVENT, IMAGE -> true;
            default -> false;
        };
    }

    private String text(Field field) {
        if (node.row() != null && node.row().kind() == VariantKind.PACKED_BYTE_ARRAY) {
            return TypeWords.bytes(field.span().length());
        }
        int count = (int) Math.min(MOST_TEXT, field.span().length());
        byte[] some = structure.bytes().bytes(new Span(field.span().start(), count));
        String shown = Visible.line(new String(some, StandardCharsets.UTF_8));
        return count < field.span().length() ? "\"" + shown + "\u2026" : "\"" + shown + "\"";
    }
}
