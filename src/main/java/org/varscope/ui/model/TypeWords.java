package org.varscope.ui.model;

import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.explain.Numbers;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.variant.VariantKind;

/// Types and numbers in words, the same in every pane.
public final class TypeWords {
    private static final int LONGEST_NAME = 80;

    private TypeWords() { }

    /// {@return the type as a person calls it: `int`, `int 64`, `Array[int]`; `type 77` where the dialect has none}
    public static String of(Structure structure, Node node) {
        return Visible.line(written(structure, node));
    }

    private static String written(Structure structure, Node node) {
        Row row = node.row();
        FieldItem field = node.field();
        if (field != null && node.isPlain()) {
            return field.title();
        }
        if (row == null) {
            int id = node.header() & structure.dialect().traits().typeMask();
            return node.span().length() < 4 ? "" : "type " + Integer.toUnsignedString(id);
        }
        if (row.isWide(node.header()) && row.layout() instanceof Layout.Fixed) {
            return row.name() + " 64";
        }
        return switch (row.layout()) {
            case Layout.Elements(boolean typed) when typed -> row.name() + sides(structure, node, false);
            case Layout.Entries(boolean typed) when typed -> row.name() + sides(structure, node, true);
            case Layout.Properties _ -> className(structure, node).orElse(row.name());
            default -> row.name();
        };
    }

    /// {@return the type of an element of a packed array as a person calls it}
    public static String of(Element element) {
        Row row = element.array().row();
        VariantKind kind = row == null ? VariantKind.NIL : row.kind().packedElement().orElse(row.kind());
        return Visible.line(element.part().structure().dialect().typeName(kind));
    }

    private static String sides(Structure structure, Node node, boolean pair) {
        int first = Flag.firstKind(node.header());
        int second = pair ? Flag.secondKind(node.header()) : 0;
        if (first == 0 && second == 0) {
            return "";
        }
        Names names = new Names(structure, node.span());
        String key = names.next(first);
        return pair ? "[%s, %s]".formatted(key, names.next(second)) : "[" + key + "]";
    }

    private static Optional<String> className(Structure structure, Node node) {
        if ((node.header() & Flag.OBJECT_AS_ID) != 0) {
            return Optional.empty();
        }
        String name = new Names(structure, node.span()).text();
        return name.isEmpty() ? Optional.empty() : Optional.of(name);
    }

    /// {@return how values lie in a file, in words}
    public static String framing(Framing framing) {
        return switch (framing) {
            case Framing.Bare _ -> "one value";
            case Framing.Values _ -> "values in a row";
            case Framing.Stream(var order) ->
                    order == ByteOrder.BIG_ENDIAN ? "record stream, big-endian" : "record stream";
            case Framing.Project _ -> "project settings";
            case Framing.Fields _ -> "list of fields";
        };
    }

    /// {@return the first and the last byte with a dash between, or the one position}
    public static String offsets(Span span) {
        return span.toString().replace("-", "\u2013");
    }

    /// {@return `1 byte`, `1 868 bytes`}
    public static String bytes(long count) {
        return count == 1 ? "1 byte" : Numbers.grouped(count) + " bytes";
    }

    /// Reads the names of types that stand at the start of a payload.
    private static final class Names {
        private final Dialect dialect;
        private final ByteReader reader;
        private final Span span;
        private long at;

        private Names(Structure structure, Span span) {
            this.dialect = structure.dialect();
            this.reader = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
            this.span = span;
            this.at = span.start() + 4;
        }

        /// {@return what the element type of kind `kind` is called}
        private String next(int kind) {
            return switch (kind) {
                case 0 -> "Variant";
                case 1 -> builtin();
                default -> text();
            };
        }

        private String builtin() {
            if (at + 4 > span.end()) {
                return "?";
            }
            Row row = dialect.row((int) reader.u32(at));
            at += 4;
            return row == null ? "?" : row.name();
        }

        private String text() {
            if (at + 4 > span.end()) {
                return "";
            }
            long length = reader.u32(at);
            long padded = (length + 3) / 4 * 4;
            if (padded > span.end() - at - 4) {
                return "";
            }
            byte[] name = new byte[(int) Math.min(length, LONGEST_NAME)];
            reader.read(at + 4, name, 0, name.length);
            at += 4 + padded;
            return new String(name, StandardCharsets.UTF_8);
        }
    }
}
