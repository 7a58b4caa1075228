package org.varscope.document.place;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Row;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Rule;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a collection says of itself before its children.
///
/// @param className of a complete object, else empty
/// @param key       type of the keys of a Dictionary
/// @param of        type of the values of a Dictionary, or of the elements of an Array
public record CollectionHead(String className, ElementType key, ElementType of) {
    /// A collection that says nothing.
    public static final CollectionHead PLAIN = new CollectionHead("", ElementType.ANY, ElementType.ANY);

    private static final int LONGEST_NAME = 1 << 16;
    /// The last generation that writes whether a collection is shared.
    private static final int SHARING = 2;

    /// {@return what is between the header of `collection` and its count}
    public static CollectionHead of(Structure structure, Node collection) {
        if (collection.row() == null || !collection.row().kind().isCollection() || isUntyped(collection)) {
            return PLAIN;
        }
        CollectionHead head = PLAIN;
        for (Field field : Fields.of(structure, collection)) {
            head = switch (field.purpose()) {
                case Purpose.ElementType(Part part) -> head.with(part, builtin(structure, field));
                case Purpose.Text(Part part, _) when part == Part.CLASS ->
                        new CollectionHead(text(structure, field), ElementType.ANY, ElementType.ANY);
                // A name without bytes has a length and no field of its own.
                case Purpose.Length(Part part, _, _) when part.rule() == Rule.ELEMENT_TYPE ->
                        head.with(part, named(part, collection.header(), ""));
                case Purpose.Text(Part part, _) when part.rule() == Rule.ELEMENT_TYPE ->
                        head.with(part, named(part, collection.header(), text(structure, field)));
                default -> head;
            };
        }
        return head;
    }

    /// Whether the header is enough to tell that nothing comes before the count.
    private static boolean isUntyped(Node collection) {
        return collection.row().kind() != VariantKind.OBJECT && Flag.firstKind(collection.header()) == 0
                && Flag.secondKind(collection.header()) == 0;
    }

    private CollectionHead with(Part part, ElementType type) {
        return part == Part.KEY_TYPE ? new CollectionHead(className, type, of)
                : new CollectionHead(className, key, type);
    }

    private static ElementType named(Part part, int header, String name) {
        int kind = part == Part.VALUE_TYPE ? Flag.secondKind(header) : Flag.firstKind(header);
        return kind == 2 ? new ElementType.ClassName(name) : new ElementType.Script(name);
    }

    private static ElementType builtin(Structure structure, Field field) {
        Row row = structure.dialect().row((int) structure.bytes().reader().u32(field.span().start()) & 0xFF);
        return new ElementType.Builtin(row == null ? VariantKind.NIL : row.kind());
    }

    /// As the engine does, which reads up to a NUL.
    private static String text(Structure structure, Field field) {
        Span span = new Span(field.span().start(), Math.min(field.span().length(), LONGEST_NAME));
        String text = new String(structure.bytes().bytes(span), StandardCharsets.UTF_8);
        int nul = text.indexOf('\0');
        return nul < 0 ? text : text.substring(0, nul);
    }

    /// {@return what `value` says, if it is a collection}
    public static CollectionHead of(Variant value) {
        return switch (value) {
            case Variant.Array(var of, _, _) -> new CollectionHead("", ElementType.ANY, of);
            case Variant.Dictionary(var key, var of, _, _) -> new CollectionHead("", key, of);
            default -> PLAIN;
        };
    }

    /// {@return the collection without its children, as an edit of what it says takes it}
    /// @param collection that can be read up to its count
    public static Variant empty(Structure structure, Node collection) {
        CollectionHead head = of(structure, collection);
        long count = structure.childStart(collection, 0) - Integer.BYTES;
        boolean shared = structure.dialect().traits().generation() <= SHARING
                && ((int) structure.bytes().reader().u32(count) & Flag.SHARED) != 0;
        return switch (collection.kind()) {
            case ARRAY -> new Variant.Array(head.of, List.of(), shared);
            case DICTIONARY -> new Variant.Dictionary(head.key, head.of, List.of(), shared);
            default -> new Variant.FullObject(head.className, List.of());
        };
    }

    /// {@return what a collection of `kind` with this head is called in a dialect, such as `Array[int]`}
    public String typeName(VariantKind kind, Dialect dialect) {
        String name = dialect.typeName(kind);
        return !isTyped(key) && !isTyped(of) ? name
                : name + "[" + (kind == VariantKind.DICTIONARY ? name(key, dialect) + ", " : "") + name(of, dialect)
                + "]";
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
            case ElementType.ClassName(var name) -> name.isEmpty() ? dialect.typeName(VariantKind.OBJECT) : name;
            case ElementType.Script(var path) -> path.isEmpty() ? dialect.typeName(VariantKind.OBJECT) : path;
        };
    }
}
