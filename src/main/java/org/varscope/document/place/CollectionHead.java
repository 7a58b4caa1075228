package org.varscope.document.place;

import java.nio.charset.StandardCharsets;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a collection says of itself before its children.
///
/// @param className of an object in full, else empty
/// @param key       type of the keys of a Dictionary
/// @param of        type of the values of a Dictionary, or of the elements of an Array
public record CollectionHead(String className, ElementType key, ElementType of) {
    /// A collection that says nothing.
    public static final CollectionHead PLAIN = new CollectionHead("", ElementType.ANY, ElementType.ANY);

    /// {@return what stands between the header of `collection` and its count}
    public static CollectionHead of(Structure structure, Node collection) {
        Row row = collection.row();
        if (row == null || !collection.isCollection()) {
            return PLAIN;
        }
        Words words = new Words(structure, collection.span().start() + 4);
        int header = collection.header();
        return switch (row.layout()) {
            case Layout.Properties _ -> new CollectionHead(words.text(), ElementType.ANY, ElementType.ANY);
            case Layout.Elements(boolean typed) when typed ->
                    new CollectionHead("", ElementType.ANY, words.type(Flag.firstKind(header)));
            case Layout.Entries(boolean typed) when typed -> {
                ElementType key = words.type(Flag.firstKind(header));
                yield new CollectionHead("", key, words.type(Flag.secondKind(header)));
            }
            default -> PLAIN;
        };
    }

    /// {@return what `value` says, if it is a collection}
    public static CollectionHead of(Variant value) {
        return switch (value) {
            case Variant.Array(var of, _, _) -> new CollectionHead("", ElementType.ANY, of);
            case Variant.Dictionary(var key, var of, _, _) -> new CollectionHead("", key, of);
            default -> PLAIN;
        };
    }

    /// {@return what a collection of `kind` with this head is called in a dialect, such as `Array[int]`}
    public String typeName(VariantKind kind, Dialect dialect) {
        String name = dialect.typeName(kind);
        return !isTyped(key) && !isTyped(of) ? name
                : name + "[" + (kind == VariantKind.DICTIONARY ? name(key, dialect) + ", " : "") + name(of, dialect) + "]";
    }

    /// {@return whether `type` says anything: the engine takes Nil for none}
    public static boolean isTyped(ElementType type) {
        return switch (type) {
            case ElementType.Any _ -> false;
            case ElementType.Builtin(var kind) -> kind != VariantKind.NIL;
            case ElementType.ClassName _, ElementType.Script _ -> true;
        };
    }

    /// {@return what `type` is called in a dialect: the name of a builtin type or class, or the path of a script}
    public static String name(ElementType type, Dialect dialect) {
        return switch (type) {
            case ElementType.Any _ -> "Variant";
            case ElementType.Builtin(var kind) -> dialect.typeName(kind);
            case ElementType.ClassName(var name) -> name;
            case ElementType.Script(var path) -> path;
        };
    }

    /// Reads words one after the other. The scan has found that they are all there.
    private static final class Words {
        private final Structure structure;
        private final ByteReader in;
        private long at;

        Words(Structure structure, long at) {
            this.structure = structure;
            this.in = structure.bytes().reader();
            this.at = at;
        }

        ElementType type(int kind) {
            return switch (kind) {
                case 0 -> ElementType.ANY;
                case 1 -> {
                    Row row = structure.dialect().row((int) (in.u32(at) & 0xFF));
                    at += 4;
                    yield new ElementType.Builtin(row == null ? VariantKind.NIL : row.kind());
                }
                case 2 -> new ElementType.ClassName(text());
                default -> new ElementType.Script(text());
            };
        }

        String text() {
            long length = in.u32(at);
            String text = new String(structure.bytes().bytes(new Span(at + 4, length)), StandardCharsets.UTF_8);
            at += 4 + (length + 3 & ~3L);
            // As the engine does, which reads up to a NUL.
            int nul = text.indexOf('\0');
            return nul < 0 ? text : text.substring(0, nul);
        }
    }
}
