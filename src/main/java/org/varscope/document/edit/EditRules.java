package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.codec.Translation;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.KeyEquality;
import org.varscope.document.edit.KeyRules.FreeKeys;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.Blank;
import org.varscope.text.cell.Conversion;
import org.varscope.text.godot.Summary;
import org.varscope.text.godot.TextStyle;
import org.varscope.text.godot.TextWriter;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What an edit may do: values become what the engine would make of them in their place, and what it would drop or
/// overwrite is objected to, as is a change of type that the place does not ask for.
/// `core/variant/container_type_validate.h`; keys by [KeyEquality].
final class EditRules {
    /// Objections to one edit beyond which no more are looked for.
    private static final int MOST = 8;
    private static final int SHOWN = 60;

    private final Structure structure;
    private final Dialect dialect;
    private final KeyRules keys;
    private final TypeRules types;
    private final List<Objection> found = new ArrayList<>();
    private boolean behindOpen;

    EditRules(Structure structure, ChangedKeys changed, Progress progress) {
        this.structure = structure;
        this.dialect = structure.dialect();
        this.keys = new KeyRules(structure, changed, progress, this::object);
        this.types = new TypeRules(structure, this::object);
    }

    /// {@return which values a place takes}
    TypeRules types() {
        return types;
    }

    /// {@return what speaks against the edit that was asked about}
    List<Objection> objections() {
        return List.copyOf(found);
    }

    /// See [KeyRules#around].
    List<Runnable> around(Edit edit, Lowering lowered) {
        return keys.around(edit, lowered);
    }

    /// Objects where a setting other than that at the place `own` has the key.
    void setting(long own, @Nullable Variant key) {
        if (key != null && EntryKeys.has(structure)) {
            keys.amongSettings(key, own);
        }
    }

    /// {@return what a value becomes as one of `kind`; where nothing can be made of it, what that begins with}
    /// @throws EditException if there is no such conversion
    Variant converted(Node node, VariantKind kind) throws EditException {
        if (node.isPlain()) {
            throw new EditException(new Obstacle.FixedType());
        }
        Variant old = Values.of(structure, node, Integer.MAX_VALUE)
                .orElseThrow(() -> new EditException(new Obstacle.Damaged(node.span())));
        Optional<Variant> converted = Conversion.of(old, kind, dialect);
        Variant value = converted.or(() -> Blank.of(kind, dialect)).orElseThrow(
                () -> new EditException(new Obstacle.NoConversion(keys.shown(old), kind, dialect)));
        if (converted.isEmpty()) {
            object(new Objection.Replaced(keys.shown(old), dialect.typeName(kind), keys.shown(value)));
        } else if (!Conversion.isExact(old, value, dialect)) {
            inexact(keys.shown(old), keys.shown(value));
        }
        return value;
    }

    /// Objects to what a value, in words, loses as it becomes another.
    void inexact(String was, String became) {
        object(new Objection.Inexact(was, became));
    }

    /// How deep the children of a collection are, or the records.
    static int level(@Nullable Node into) {
        return into == null ? 0 : into.depth() + 1;
    }

    /// {@return what a value becomes as a new child of `into`, or a new record where that is null}
    Variant put(@Nullable Node into, @Nullable Variant key, Variant value) {
        Variant put = into == null ? value : types.child(into, key, value);
        within(put, level(into));
        return put;
    }

    /// {@return what a value becomes that moves to `into`; null where its bytes stay as they are}
    ///
    /// @param from the state that it is in
    @Nullable Variant moved(Structure from, Node node, @Nullable Node into, @Nullable Variant key) {
        deeper(from, node, level(into) - node.depth());
        Variant value = into == null || !types.isAsked(into, key, node.kind()) ? null
                : Values.of(from, node, Integer.MAX_VALUE).orElse(null);
        Variant as = value == null || into == null ? null : types.child(into, key, value);
        return as == null || as.equals(value) ? null : as;
    }

    /// Objects where moving a value so many levels down nests others too deep.
    void deeper(Structure from, Node node, int levels) {
        Preorder inside = from.preorder(node);
        int limit = dialect.traits().depthLimit();
        for (Node next = inside.next(); levels > 0 && next != null; next = inside.next()) {
            if (next.depth() + levels > limit) {
                object(new Objection.TooDeep(limit));
                return;
            }
        }
    }

    /// {@return what `value` becomes in the place of `node`}
    ///
    /// @param retypes whether its type is to be another one
    /// @throws EditException if it is a number that counts records, and another one than they are
    Variant over(Node node, Variant value, boolean retypes) throws EditException {
        if (node.isPlain()) {
            counting(node, value);
            return value; // fields convert and refuse by themselves
        }
        Node parent = node.parent();
        CollectionHead head = parent == null ? CollectionHead.PLAIN : CollectionHead.of(structure, parent);
        ElementType type = node.role() == Role.KEY ? head.key() : head.of();
        Variant fitted = parent == null ? value : types.taken(head, parent.kind(), node.role(), value);
        if (!retypes && (parent == null || type.takes(fitted.kind()))) {
            types.retyped(node, type, fitted);
        }
        within(fitted, node.depth());
        if (parent != null && node.role() == Role.PROPERTY) {
            types.script(parent, types.isScript(node), fitted);
        }
        return fitted;
    }

    /// A number that counts records is what they are: another one would make other bytes of theirs.
    private void counting(Node number, Variant value) throws EditException {
        FieldRuns runs = structure.runs();
        int own = runs == null ? -1 : runs.index(number.place());
        for (int i = 0; own >= 0 && i < runs.list().items().size(); i++) {
            long there = Math.min(runs.end(i), structure.records()) - runs.first(i);
            if (runs.list().counting(i) == own && !value.equals(new Variant.Int(there))) {
                throw new EditException(new Obstacle.CountsRecords(there));
            }
        }
    }

    /// {@return the key or name of a new child of `into`, or of a new record where that is null}
    @Nullable Variant newKey(@Nullable Node into, long index, @Nullable Variant asked) {
        behind(into, index);
        if (into == null) {
            setting(KeyRules.NONE, asked);
        } else if (asked != null && into.kind() == VariantKind.DICTIONARY) {
            Variant key = types.taken(CollectionHead.of(structure, into), into.kind(), Role.KEY, asked);
            within(key, level(into));
            keys.amongEntries(into, key, KeyRules.NONE);
            return key;
        } else if (asked != null && into.kind() == VariantKind.OBJECT) {
            keys.amongProperties(into, asked);
        }
        return asked;
    }

    /// {@return the key or name that a copy gets in `into`, or among the records where that is null; null where what is
    /// there has none}
    ///
    /// @param own the key that the value has where it is; null where it has none
    @Nullable Variant copyKey(@Nullable Node into, @Nullable Variant own, FreeKeys free) throws EditException {
        if (into == null ? !EntryKeys.has(structure) : into.kind() == VariantKind.ARRAY) {
            return null;
        }
        ElementType type = into == null || into.kind() != VariantKind.DICTIONARY ? ElementType.ANY
                : CollectionHead.of(structure, into).key();
        Variant key = own != null ? own : FreeKeys.first(type);
        boolean named = into == null || into.kind() == VariantKind.OBJECT;
        if (named && !(key instanceof Variant.Text)) {
            throw new EditException(new Obstacle.KeyNotText(
                    into == null ? Obstacle.Keyed.SETTINGS : Obstacle.Keyed.OBJECT));
        }
        Variant fitted = named ? key : types.taken(CollectionHead.of(structure, into), into.kind(), Role.KEY, key);
        within(fitted, level(into));
        return free.like(fitted);
    }

    /// Objects to what a value of another dialect is not in this one.
    void lost(List<Translation.Loss> losses) {
        losses.forEach(loss -> object(new Objection.Inexact(exact(loss.was()), exact(loss.is()))));
    }

    /// With its type and all of its digits, which may be what is lost.
    private String exact(Variant value) {
        return Summary.of(SHOWN, out -> new TextWriter(out, dialect, TextStyle.EXACT_LINE).write(value));
    }

    /// {@return what is free in `into`, or among the settings where that is null}
    FreeKeys free(@Nullable Node into) {
        return new FreeKeys(keys.taken(into), KeyEquality.of(dialect), keys::shown);
    }

    /// Objects where wrapping `node` into `shell` makes something that does not fit where it is.
    void wrapped(Node node, Variant shell) {
        Node parent = node.parent();
        deeper(structure, node, 1);
        if (parent != null) {
            types.taken(CollectionHead.of(structure, parent), parent.kind(), node.role(), shell);
            types.script(parent, types.isScript(node), shell);
        }
    }

    /// {@return what a value becomes that takes the place of the collection around it; null where its bytes stay as
    /// they are}
    @Nullable Variant unwrapped(Node node, Node shell) throws EditException {
        Node parent = shell.parent();
        if (parent == null) {
            return null;
        }
        ElementType type = CollectionHead.of(structure, parent).of();
        boolean asked = shell.role() == Role.KEY || types.isScript(shell) || CollectionHead.isTyped(type);
        Variant value = asked ? Values.of(structure, node, Integer.MAX_VALUE).orElse(null) : null;
        Variant as = value == null ? null : over(shell, value, true);
        return as == null || as.equals(value) ? null : as;
    }

    /// Objects to what would be behind a value that it is read as a part of.
    void behind(@Nullable Node into, long index) {
        if (InsertionPlace.isBehindOpen(structure, into, index)) {
            behindOpen = true;
            object(into == null ? new Objection.WithinRecord(index - 1) : new Objection.WithinSibling(index - 1));
        }
    }

    /// {@return whether that was objected to}
    boolean isBehindOpen() {
        return behindOpen;
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
    private List<Variant> held(Variant value) {
        CollectionHead head = CollectionHead.of(value);
        return switch (value) {
            case Variant.Array(_, var elements, _) -> {
                elements.forEach(element -> types.taken(head, value.kind(), Role.ELEMENT, element));
                yield elements;
            }
            case Variant.Dictionary dictionary -> {
                KeyEquality equality = KeyEquality.of(dialect);
                Set<Variant> seen = new HashSet<>();
                for (Variant.Entry entry : dictionary.entries()) {
                    Variant key = types.taken(head, value.kind(), Role.KEY, entry.key());
                    types.taken(head, value.kind(), Role.VALUE, entry.value());
                    unique(key, equality.identity(key).map(seen::add).orElse(true));
                }
                yield dictionary.entries().stream().flatMap(e -> Stream.of(e.key(), e.value())).toList();
            }
            case Variant.FullObject(_, var properties) -> {
                Set<String> names = new HashSet<>();
                properties.forEach(one -> unique(new Variant.Text(one.name()), names.add(one.name())));
                yield properties.stream().map(Variant.Property::value).toList();
            }
            default -> List.of();
        };
    }

    private void unique(Variant key, boolean is) {
        if (!is) {
            object(new Objection.DuplicateKey(keys.shown(key), -1));
        }
    }

    private void object(Objection objection) {
        if (found.size() < MOST) {
            found.add(objection);
        }
    }
}
