package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.Layout;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldItems;

/// The bytes of the text of a String or StringName, or of a text of a list of fields, whether or not they are valid
/// UTF-8.
///
/// @param bytes without length and padding
public record RawText(byte[] bytes) {
    private static final int LONGEST = 1 << 25;

    /// {@return the text of `node`; empty where it is no text, or is cut off, or is longer than 32 MiB}
    public static Optional<RawText> of(Structure structure, Node node) {
        Span span = node.span();
        if (node.isPlain()) {
            return plain(structure, node);
        }
        if (node.row() == null || !(node.row().layout() instanceof Layout.Text) || span.length() < 8) {
            return Optional.empty();
        }
        long length = structure.bytes().reader().u32(span.start() + 4);
        return length > span.length() - 8 || length > LONGEST ? Optional.empty()
                : Optional.of(new RawText(structure.bytes().bytes(new Span(span.start() + 8, length))));
    }

    private static Optional<RawText> plain(Structure structure, Node node) {
        Span span = node.span();
        FieldItem field = node.field();
        boolean whole = node.state() == State.WHOLE;
        if (field == null || span.length() > LONGEST || !whole && !isWhole(structure, field, span)) {
            return Optional.empty();
        }
        byte[] bytes = structure.bytes().bytes(span);
        boolean ended = bytes.length > 0 && bytes[bytes.length - 1] == '\n';
        return switch (field.kind()) {
            case PASCAL, TEXT8, TEXT16 -> Optional.of(new RawText(Arrays.copyOfRange(bytes, field.kind().lengthWidth(),
                    bytes.length)));
            case TEXT_NUL -> Optional.of(new RawText(Arrays.copyOf(bytes, bytes.length - 1)));
            case LINE -> Optional.of(new RawText(ended ? Arrays.copyOf(bytes, bytes.length - 1) : bytes));
            case STRING, TEXT -> Optional.of(new RawText(bytes));
            case CSV -> whole ? Optional.empty() : Optional.of(new RawText(bytes));
            case DIGEST -> field.isBytes() || field.isInteger() ? Optional.empty() : Optional.of(new RawText(bytes));
            default -> Optional.empty();
        };
    }

    /// Whether a damaged text is there up to its end, and only its bytes are wrong.
    private static boolean isWhole(Structure structure, FieldItem field, Span span) {
        return new FieldItems(structure.bytes().reader(), structure.dialect())
                .isWholeText(field, span.start(), span.end());
    }

    /// {@return whether the bytes are valid UTF-8, as newer engines and everyone else mean it}
    public boolean isUtf8() {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException _) {
            return false;
        }
    }

    /// {@return the text with U+FFFD for what is no UTF-8}
    public String shown() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
