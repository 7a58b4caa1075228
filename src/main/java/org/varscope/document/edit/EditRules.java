package org.varscope.document.edit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.KeyEquality;
import org.varscope.dialect.Layout;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What an edit may do: values become what the engine would make of them in their place, and what it would drop or
/// overwrite is objected to, as is a change of type that the place does not ask for.
/// `core/variant/container_type_validate.h`; keys by {@link KeyEquality}.
final class EditRules {
    /// Objections to one edit beyond which no more are looked for.
    private static final int MOST = 8;
    private static final String SCRIPT = "script";
    private static final String RESOURCE = "res://";

    private final Structure structure;
    private final Dialect dialect;
    private final KeyRules keys;
    private final List<Objection> found = new ArrayList<>();

    EditRules(Structure structure, Progress progress) {
        this.structure = structure;
        this.dialect = structure.dialect();
        this.keys = new KeyRules(structure, progress, this::object);
    }

    Review review(Edit edit) {
        Edit fitted = switch (edit) {
            case Edit.SetValue(var at, var value) when at.key() -> setKey(at.asValue(), value);
            case Edit.SetValue(var at, var value) -> new Edit.SetValue(at, over(at, value));
            case Edit.SetKey(var at, var key) -> setKey(at, key);
            case Edit.Insert insert -> insert(insert);
            case Edit.InsertRecord(long index, var key, var value) -> {
                within(value, 0);
                behind(index - 1);
                if (key != null && EntryKeys.has(structure)) {
                    keys.amongSettings(key, -1);
                }
                yield edit;
            }
            case Edit.SetPart _, Edit.Remove _, Edit.Move _, Edit.Overwrite _, Edit.InsertBytes _, Edit.ReplaceBytes _,
                 Edit.DeleteBytes _, Edit.Reinterpret _ -> edit;
        };
        keys.around(fitted);
        return new Review(structure, fitted, List.copyOf(found));
    }

    /// What `value` becomes where it replaces the value at `at`.
    private Variant over(Location at, Variant value) {
        Node node = structure.node(at).orElse(null);
        if (node == null || node.row() == null || node.isPlain()) {
            return value; // fields convert and refuse by themselves
        }
        Node parent = node.parent();
        CollectionHead head = parent == null ? CollectionHead.PLAIN : CollectionHead.of(structure, parent);
        ElementType type = node.role() == Role.KEY ? head.key() : node.role() == Role.PROPERTY ? ElementType.ANY : head.of();
        Variant fitted = parent == null ? value : taken(typeName(parent, head), node.role(), type, value);
        if (parent == null || type.takes(fitted.kind())) {
            retyped(node, type, fitted);
        }
        within(fitted, at.places().size() - 1);
        if (node.role() == Role.PROPERTY && parent != null) {
            script(parent, structure.propertyName(node).filter(SCRIPT::equals).isPresent(), fitted);
        }
        return fitted;
    }

    private Edit setKey(Location at, Variant key) {
        if (at.isRecord()) {
            if (EntryKeys.has(structure)) {
                keys.amongSettings(key, at.last());
            }
            return new Edit.SetKey(at, key);
        }
        return new Edit.SetKey(at, over(at.asKey(), key));
    }

    private Edit insert(Edit.Insert insert) {
        Node collection = structure.node(insert.collection()).orElse(null);
        if (collection == null || collection.row() == null || !collection.isCollection()) {
            return insert;
        }
        CollectionHead head = CollectionHead.of(structure, collection);
        String name = typeName(collection, head);
        Variant key = insert.key();
        VariantKind kind = collection.row().kind();
        if (kind == VariantKind.DICTIONARY && key != null) {
            key = taken(name, Role.KEY, head.key(), key);
            within(key, insert.collection().places().size());
            keys.amongEntries(collection, key, KeyRules.NONE);
        } else if (kind == VariantKind.OBJECT && key != null) {
            keys.amongProperties(collection, key);
            script(collection, key.equals(new Variant.Text(SCRIPT)), insert.value());
        }
        Role role = kind == VariantKind.DICTIONARY ? Role.VALUE : Role.ELEMENT;
        Variant value = kind == VariantKind.OBJECT ? insert.value() : taken(name, role, head.of(), insert.value());
        within(value, insert.collection().places().size());
        return new Edit.Insert(insert.collection(), insert.index(), key, value);
    }

    /// Objects to what would stand behind a record that the engine reads it as a part of.
    private void behind(long record) {
        Node before = record < 0 ? null : structure.node(Location.record(record)).orElse(null);
        if (before != null && new RecordLowering(structure).isOpen(before)) {
            object(new Objection.WithinRecord(record));
        }
    }

    private String typeName(Node collection, CollectionHead head) {
        return collection.row() == null ? "" : head.typeName(collection.row().kind(), dialect);
    }

    /// What a collection makes of a value.
    private Variant taken(String collection, Role role, ElementType type, Variant value) {
        if (!type.takes(value.kind())) {
            object(new Objection.Misfit(collection, role, CollectionHead.name(type, dialect), typeName(value)));
        }
        return type.kept(value).orElse(value);
    }

    private String typeName(Variant value) {
        return CollectionHead.of(value).typeName(value.kind(), dialect);
    }

    /// Any value may take the place of null, and null that of an object; and where the type of a collection asks for
    /// another type than is there, that one is mended.
    private void retyped(Node node, ElementType type, Variant value) {
        VariantKind was = node.row() == null ? VariantKind.NIL : node.row().kind();
        boolean mends = type instanceof ElementType.Builtin(var wanted) && wanted == value.kind() && wanted != was;
        if (was == VariantKind.NIL || was == VariantKind.OBJECT && value.kind() == VariantKind.NIL || mends) {
            return;
        }
        String old = typeName(node, CollectionHead.of(structure, node));
        if (!old.equals(typeName(value))) {
            object(new Objection.OtherType(old, typeName(value)));
        }
    }

    /// A value in a new one.
    ///
    /// @param level below the root
    private record Inner(Variant value, int level) { }

    /// Looks at what a value at `level` below the root holds, to any depth.
    private void within(Variant value, int level) {
        Deque<Inner> todo = new ArrayDeque<>(List.of(new Inner(value, level)));
        while (!todo.isEmpty() && found.size() < MOST) {
            Inner next = todo.pop();
            if (next.level > dialect.traits().depthLimit()) {
                object(new Objection.TooDeep(dialect.traits().depthLimit()));
                return;
            }
            held(next.value).forEach(child -> todo.push(new Inner(child, next.level + 1)));
        }
    }

    /// Looks at a collection; what it holds.
    private List<Variant> held(Variant collection) {
        return switch (collection) {
            case Variant.Array(var of, var elements, _) -> {
                elements.forEach(element -> taken(typeName(collection), Role.ELEMENT, of, element));
                yield elements;
            }
            case Variant.Dictionary dictionary -> {
                entries(dictionary);
                yield dictionary.entries().stream().flatMap(e -> Stream.of(e.key(), e.value())).toList();
            }
            case Variant.FullObject(_, var properties) -> {
                Set<String> names = new HashSet<>();
                properties.stream().map(Variant.Property::name).filter(name -> !names.add(name))
                        .forEach(name -> object(new Objection.DuplicateKey(keys.shown(new Variant.Text(name)), -1)));
                yield properties.stream().map(Variant.Property::value).toList();
            }
            default -> List.of();
        };
    }

    private void entries(Variant.Dictionary dictionary) {
        KeyEquality equality = KeyEquality.of(dialect);
        Set<Variant> seen = new HashSet<>();
        for (Variant.Entry entry : dictionary.entries()) {
            Variant key = taken(typeName(dictionary), Role.KEY, dictionary.key(), entry.key());
            taken(typeName(dictionary), Role.VALUE, dictionary.value(), entry.value());
            if (!equality.identity(key).map(seen::add).orElse(true)) {
                object(new Objection.DuplicateKey(keys.shown(key), -1));
            }
        }
    }

    /// Objects to a value of the property `script` that no engine takes, where its dialect has that rule.
    private void script(Node object, boolean named, Variant value) {
        boolean path = object.row() != null && object.row().layout() instanceof Layout.Properties(boolean rule) && rule;
        boolean fits = value instanceof Variant.Nil || value instanceof Variant.Text(var text) && text.startsWith(RESOURCE);
        if (path && named && !fits) {
            object(new Objection.NoScript());
        }
    }

    private void object(Objection objection) {
        if (found.size() < MOST) {
            found.add(objection);
        }
    }
}
