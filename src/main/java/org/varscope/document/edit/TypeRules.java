package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.document.place.CollectionHead;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Which values a place takes: the element types of typed collections, the type that is there already, and what an
/// engine asks of an object's script. `core/variant/container_type_validate.h`.
final class TypeRules {
    /// Objections beyond which no more are looked for.
    private static final int MOST = 8;
    /// Children that are looked at together.
    private static final long BLOCK = 4096;
    private static final String SCRIPT = "script";
    private static final String RESOURCE = "res://";

    private final Structure structure;
    private final Dialect dialect;
    private final Consumer<Objection> sink;

    /// @param sink gets what speaks against a value
    TypeRules(Structure structure, Consumer<Objection> sink) {
        this.structure = structure;
        this.dialect = structure.dialect();
        this.sink = sink;
    }

    /// Whether a collection asks for anything of a child that a value of `kind` might not be.
    boolean isAsked(Node into, @Nullable Variant key, VariantKind kind) {
        ElementType type = CollectionHead.of(structure, into).of();
        return into.kind() == VariantKind.OBJECT && isScript(key)
                || CollectionHead.isTyped(type) && !type.equals(new ElementType.Builtin(kind));
    }

    /// {@return what a value becomes as a new child of `into`}
    Variant child(Node into, @Nullable Variant key, Variant value) {
        script(into, isScript(key), value);
        return taken(CollectionHead.of(structure, into), into.kind(),
                into.kind() == VariantKind.DICTIONARY ? Role.VALUE : Role.ELEMENT, value);
    }

    /// {@return what a collection of `kind` makes of a value}
    Variant taken(CollectionHead head, VariantKind kind, Role role, Variant value) {
        ElementType type = role == Role.KEY ? head.key() : head.of();
        if (!type.takes(value.kind())) {
            sink.accept(new Objection.Misfit(head.typeName(kind, dialect), role, CollectionHead.name(type, dialect),
                    typeName(value)));
        }
        return type.kept(value).orElse(value);
    }

    /// Objects to children that a collection would not take, if it said this of itself.
    void head(Node collection, CollectionHead head) {
        if (!CollectionHead.isTyped(head.key()) && !CollectionHead.isTyped(head.of())) {
            return;
        }
        int misfits = 0;
        for (long from = 0; from < collection.children() && misfits < MOST; from += BLOCK) {
            long to = Math.min(from + BLOCK, collection.children());
            for (Node child : structure.children(collection, from, to)) {
                Node key = structure.key(child).orElse(null);
                misfits += misfit(collection, head, child) + (key == null ? 0 : misfit(collection, head, key));
            }
        }
    }

    /// {@return how much was objected to}
    private int misfit(Node collection, CollectionHead head, Node child) {
        ElementType type = child.role() == Role.KEY ? head.key() : head.of();
        if (type.takes(child.kind())) {
            return 0;
        }
        sink.accept(new Objection.Misfit(head.typeName(collection.kind(), dialect), child.role(),
                CollectionHead.name(type, dialect), dialect.typeName(child.kind())));
        return 1;
    }

    private String typeName(Variant value) {
        return CollectionHead.of(value).typeName(value.kind(), dialect);
    }

    /// Objects to a value of another type than is there. Any value may take the place of null, and null that of an
    /// object; and where the type of a collection asks for
    /// another type than is there, that one is mended.
    void retyped(Node node, ElementType type, Variant value) {
        VariantKind was = node.kind();
        boolean mends = type instanceof ElementType.Builtin(var wanted) && wanted == value.kind() && wanted != was;
        if (was == VariantKind.NIL || was == VariantKind.OBJECT && value.kind() == VariantKind.NIL || mends) {
            return;
        }
        String old = CollectionHead.of(structure, node).typeName(was, dialect);
        if (!old.equals(typeName(value))) {
            sink.accept(new Objection.OtherType(old, typeName(value)));
        }
    }

    /// {@return whether a value is the script of an object}
    boolean isScript(Node property) {
        return property.role() == Role.PROPERTY
                && structure.propertyName(property).filter(SCRIPT::equals).isPresent();
    }

    private static boolean isScript(@Nullable Variant name) {
        return name instanceof Variant.Text(var text) && text.equals(SCRIPT);
    }

    /// Objects to a value of the property `script` that no engine takes, where its dialect has that rule.
    void script(Node object, boolean named, Variant value) {
        boolean path = object.row() != null && object.row().layout() instanceof Layout.Properties(boolean rule) && rule;
        boolean fits = value instanceof Variant.Nil
                || value instanceof Variant.Text(var text) && text.startsWith(RESOURCE);
        if (path && named && !fits) {
            sink.accept(new Objection.NoScript());
        }
    }
}
