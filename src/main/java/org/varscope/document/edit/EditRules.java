package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.KeyEquality;
import org.varscope.dialect.Layout;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.Conversion;
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

    /// {@return `edit` with what it puts in converted as the engine converts it there, and what speaks against it}
    /// @throws EditException if there is no such conversion
    Fitted fitted(Edit edit) throws EditException {
        Edit fitted = switch (edit) {
            case Edit.SetValue(var at, var key) when at.isRecordKey() -> {
                setting(at.last(), key);
                yield edit;
            }
            case Edit.SetValue(var at, var value) -> new Edit.SetValue(at, over(at, value, false));
            case Edit.Retype retype -> retype(retype);
            case Edit.Insert(var into, long index, var key, var value) when into == null -> {
                behind(index - 1);
                setting(KeyRules.NONE, key);
                within(value, 0);
                yield edit;
            }
            case Edit.Insert insert -> insert(insert);
            case Edit.Move move when !move.isWithin() || move.key() != null -> move(move);
            case Edit.SetPart _, Edit.Remove _, Edit.Move _, Edit.ReplaceBytes _, Edit.Reinterpret _, Edit.Batch _ -> edit;
        };
        keys.around(fitted);
        return new Fitted(fitted, found);
    }

    private void setting(long own, @Nullable Variant key) {
        if (key != null && EntryKeys.has(structure)) {
            keys.amongSettings(key, own);
        }
    }

    private Edit retype(Edit.Retype retype) throws EditException {
        Node node = structure.node(retype.at()).orElse(null);
        Variant old = node == null || node.isPlain() ? null : Values.of(structure, node, Integer.MAX_VALUE).orElse(null);
        if (old == null) {
            throw new EditException(node == null ? "there is no such value any more"
                    : node.isPlain() ? "the list of fields says what type this is" : "the value is damaged; correct it first");
        }
        String wanted = dialect.typeName(retype.kind());
        Variant value = Conversion.of(old, retype.kind(), dialect).orElseThrow(
                () -> new EditException("%s cannot become %s".formatted(keys.shown(old), wanted)));
        if (!Conversion.isExact(old, value, dialect)) {
            object(new Objection.Inexact(keys.shown(old), keys.shown(value)));
        }
        return new Edit.SetValue(retype.at(), over(retype.at(), value, true));
    }

    private Edit move(Edit.Move move) {
        Node node = structure.node(move.at()).orElse(null);
        Node into = move.into() == null ? null : structure.node(move.into()).orElse(null);
        if (node == null || move.into() != null && (into == null || into.row() == null || !into.isCollection())) {
            return move;
        }
        Variant key = move.key() != null ? move.key() : Values.name(structure, node).orElse(null);
        long levels = (into == null ? 0 : into.depth() + 1L) - node.depth();
        if (into == null) {
            behind(move.to() - 1);
            setting(KeyRules.NONE, key);
        } else if (!move.isWithin() || move.key() != null) {
            key = named(into, key, move.into().places().size());
        }
        deeper(node, levels);
        Variant as = into == null || node.row() == null ? null : moved(node, into, key);
        return new Edit.Move(move.at(), move.into(), move.to(), move.key() == null ? null : key, as);
    }

    /// What a value becomes in another collection; null where it stays as it is.
    private @Nullable Variant moved(Node node, Node into, @Nullable Variant key) {
        CollectionHead head = CollectionHead.of(structure, into);
        boolean object = into.row() != null && into.row().kind() == VariantKind.OBJECT;
        boolean any = object ? !SCRIPT.equals(key instanceof Variant.Text(var name) ? name : "")
                : !CollectionHead.isTyped(head.of()) || head.of() instanceof ElementType.Builtin(var kind)
                        && node.row() != null && kind == node.row().kind();
        Variant value = any ? null : Values.of(structure, node, Integer.MAX_VALUE).orElse(null);
        if (value == null) {
            return null;
        }
        if (object) {
            script(into, true, value);
            return null;
        }
        Role role = into.row() != null && into.row().kind() == VariantKind.DICTIONARY ? Role.VALUE : Role.ELEMENT;
        Variant taken = taken(typeName(into, head), role, head.of(), value);
        return taken.equals(value) ? null : taken;
    }

    /// Objects where moving a value so many levels down nests others too deep.
    private void deeper(Node node, long levels) {
        Preorder inside = structure.preorder(node);
        int limit = dialect.traits().depthLimit();
        for (Node next = levels > 0 && node.isCollection() ? inside.next() : levels > 0 ? node : null; next != null;
                next = inside.next()) {
            if (next.depth() + levels > limit) {
                object(new Objection.TooDeep(limit));
                return;
            }
        }
    }

    /// What `value` becomes where it replaces the value at `at`.
    private Variant over(Location at, Variant value, boolean retypes) {
        Node node = structure.node(at).orElse(null);
        if (node == null || node.row() == null || node.isPlain()) {
            return value; // fields convert and refuse by themselves
        }
        Node parent = node.parent();
        CollectionHead head = parent == null ? CollectionHead.PLAIN : CollectionHead.of(structure, parent);
        ElementType type = node.role() == Role.KEY ? head.key() : node.role() == Role.PROPERTY ? ElementType.ANY : head.of();
        Variant fitted = parent == null ? value : taken(typeName(parent, head), node.role(), type, value);
        if (!retypes && (parent == null || type.takes(fitted.kind()))) {
            retyped(node, type, fitted);
        }
        within(fitted, at.places().size() - 1);
        if (node.role() == Role.PROPERTY && parent != null) {
            script(parent, structure.propertyName(node).filter(SCRIPT::equals).isPresent(), fitted);
        }
        return fitted;
    }

    private Edit insert(Edit.Insert insert) {
        Location into = Objects.requireNonNull(insert.into());
        Node collection = structure.node(into).orElse(null);
        if (collection == null || collection.row() == null || !collection.isCollection()) {
            return insert;
        }
        int level = into.places().size();
        Variant key = named(collection, insert.key(), level);
        CollectionHead head = CollectionHead.of(structure, collection);
        VariantKind kind = collection.row().kind();
        if (kind == VariantKind.OBJECT && key != null) {
            script(collection, key.equals(new Variant.Text(SCRIPT)), insert.value());
        }
        Role role = kind == VariantKind.DICTIONARY ? Role.VALUE : Role.ELEMENT;
        Variant value = kind == VariantKind.OBJECT ? insert.value() : taken(typeName(collection, head), role, head.of(), insert.value());
        within(value, level);
        return new Edit.Insert(into, insert.index(), key, value);
    }

    /// The key or name of a new child of `collection`, which must not be there already.
    private @Nullable Variant named(Node collection, @Nullable Variant asked, int level) {
        VariantKind kind = collection.row() == null ? VariantKind.ARRAY : collection.row().kind();
        if (asked != null && kind == VariantKind.DICTIONARY) {
            CollectionHead head = CollectionHead.of(structure, collection);
            Variant key = taken(typeName(collection, head), Role.KEY, head.key(), asked);
            within(key, level);
            keys.amongEntries(collection, key, KeyRules.NONE);
            return key;
        }
        if (asked != null && kind == VariantKind.OBJECT) {
            keys.amongProperties(collection, asked);
        }
        return asked;
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
