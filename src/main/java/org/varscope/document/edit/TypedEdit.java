package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Row;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Elements;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.ItemNames;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.document.place.TextPlaces;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.cell.Blank;
import org.varscope.text.cell.Coerce;
import org.varscope.text.cell.ElementRows;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.ElementType;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// An edit as a person writes it: a path, and the text of a value, key or type.
public sealed interface TypedEdit {
    /// {@return which value, as written}
    String path();

    /// Sets a value, which keeps its type where the text allows.
    record Set(String path, String value) implements TypedEdit { }

    /// Puts a value into an Array before `[n]`, into a Dictionary at its end, or among the records; or into a packed
    /// array an element, or one of each row of the text ([ElementRows#elements]).
    ///
    /// @param before the path of what it goes before in the same collection; null where its own path tells
    record Insert(String path, String value, @Nullable String before) implements TypedEdit {
        /// Puts a value where its path tells.
        public Insert(String path, String value) {
            this(path, value, null);
        }
    }

    /// Takes an element, also of a packed array, an entry, a property or a record out.
    record Remove(String path) implements TypedEdit { }

    /// Changes the key of an entry.
    record Key(String path, String key) implements TypedEdit { }

    /// Changes the type of a value and converts it.
    ///
    /// @param type as the dialect calls it
    record Type(String path, String type) implements TypedEdit { }

    /// Moves a value to where an insert with the path `to` would put one. The key that it has may be that path, and
    /// `#n` leads to the entry before which it goes with that.
    ///
    /// @param before the path of what it goes before in the same collection; null where `to` tells
    record Move(String path, String to, @Nullable String before) implements TypedEdit {
        /// Moves a value to where its new path tells.
        public Move(String path, String to) {
            this(path, to, null);
        }
    }

    /// {@return what it means in `structure`}
    /// @throws EditException if it means nothing there
    default Edit in(Structure structure) throws EditException {
        try {
            ValuePath path = PathText.read(path(), structure.dialect());
            return switch (this) {
                case Set(_, var text) -> set(Paths.resolve(structure, path), text);
                case Insert(_, var text, var before) -> insert(structure, path, text, before);
                case Remove _ -> remove(structure, Paths.resolve(structure, path));
                case Key(_, var text) -> key(structure, whole(structure, path), text);
                case Type(_, var type) -> new Edit.Retype(whole(structure, path).location(),
                        kind(type, structure.dialect()));
                case Move(_, var to, var before) ->
                        move(structure, whole(structure, path).location(), to, before);
            };
        } catch (TextException e) {
            throw new EditException(new Obstacle.Illegible(e));
        } catch (PathException e) {
            throw new EditException(new Obstacle.NoSuchPlace(e));
        }
    }

    /// {@return the move of the value at `at` to where an insert with the path `to` would put one}
    /// @throws EditException if it would put none anywhere
    static Edit.Move move(Structure structure, Location at, String to) throws EditException {
        return move(structure, at, to, null);
    }

    private static Edit.Move move(Structure structure, Location at, String to, @Nullable String before)
            throws EditException {
        try {
            Place place = Place.ofMoved(structure, PathText.read(to, structure.dialect())).before(structure, before);
            Edit.Move move = new Edit.Move(at, place.location(), place.index, place.key);
            if (!move.isWithin()) {
                return move;
            }
            // It is counted without the value, which an end and what comes after the value are not yet.
            boolean isBehind = place.index == place.end(structure, at) || before != null && place.index > at.last();
            Variant own = structure.node(at).flatMap(node -> Values.name(structure, node)).orElse(null);
            return new Edit.Move(at, place.location(), isBehind ? place.index - 1 : place.index,
                    place.key != null && place.key.equals(own) ? null : place.key);
        } catch (TextException e) {
            throw new EditException(new Obstacle.Illegible(e));
        } catch (PathException e) {
            throw new EditException(new Obstacle.NoSuchPlace(e));
        }
    }

    private static Edit set(Target target, String text) throws TextException {
        return Edit.set(target, Coerce.read(text, value(target), target.structure().dialect()));
    }

    private static Variant value(Target target) {
        return target.value(Integer.MAX_VALUE).orElse(Variant.NIL);
    }

    private static Edit key(Structure structure, Node entry, String text) throws TextException, EditException {
        Variant old;
        if (entry.parent() == null && EntryKeys.has(structure)) {
            Span bytes = Span.between(entry.item().start(), entry.span().start());
            old = new Variant.Text(structure.entryKey(entry)
                    .orElseThrow(() -> new EditException(new Obstacle.Damaged(bytes))));
        } else {
            old = value(new Target(structure, structure.key(entry)
                    .orElseThrow(() -> new EditException(new Obstacle.WithoutKey()))));
        }
        return new Edit.SetValue(entry.location().asKey(), Coerce.read(text, old, structure.dialect()));
    }

    private static Edit remove(Structure structure, Target target) throws EditException {
        Node node = target.node();
        if (!target.isWhole() && target.inner().size() == 1 && node.kind().isPacked()
                && target.inner().getFirst() instanceof PathStep.Index(long index)) {
            return new Edit.SetElements(node.location(), index, 1, Packed.blank(node.kind(), 0));
        }
        if (!target.isWhole()) {
            throw new EditException(new Obstacle.PartOfValue());
        }
        if (node.role() == Role.KEY) {
            throw new EditException(new Obstacle.KeyAlone());
        }
        // Settings may well be none; any other file would be empty.
        if (node.parent() == null && structure.records() == 1 && !EntryKeys.has(structure)) {
            throw new EditException(new Obstacle.OnlyValue());
        }
        return new Edit.Remove(node.location());
    }

    private static Edit insert(Structure structure, ValuePath path, String text, @Nullable String before)
            throws TextException, PathException, EditException {
        ValuePath to = ItemNames.place(structure, path);
        Optional<Edit> elements = elements(structure, to, text);
        if (elements.isPresent() && before == null) {
            return elements.get();
        }
        Place place = Place.of(structure, to).before(structure, before);
        Variant blank = place.into == null ? Variant.NIL : blank(CollectionHead.of(structure, place.into).of(),
                structure.dialect());
        Variant value = Coerce.read(text, blank, structure.dialect());
        return new Edit.Insert(place.location(), place.index, place.key, value);
    }

    /// Elements before one of a packed array, where the path leads into one.
    private static Optional<Edit> elements(Structure structure, ValuePath path, String text)
            throws TextException, PathException, EditException {
        if (path.isRoot() || !(path.last() instanceof PathStep.Index(long index))) {
            return Optional.empty();
        }
        Target target = Paths.resolve(structure, path.parent());
        Elements all = !target.isWhole() ? null
                : Elements.any(structure, target.node(), new TextPlaces()).orElse(null);
        if (all == null) {
            return Optional.empty();
        }
        Location at = target.node().location();
        ElementRows rows = ElementRows.elements(text, target.node().kind(), all.isWide(), structure.dialect());
        return Optional.of(new Edit.SetElements(at, index, 0,
                rows.over(Packed.blank(target.node().kind(), rows.count()), 0)));
    }

    /// {@return a value of `type` to hold text against where nothing is yet, or null's own where any type will do}
    static Variant blank(ElementType type, Dialect dialect) {
        return type instanceof ElementType.Builtin(var kind) ? Blank.of(kind, dialect).orElse(Variant.NIL)
                : Variant.NIL;
    }

    private static VariantKind kind(String type, Dialect dialect) throws EditException {
        return dialect.rowNamed(type).map(Row::kind).orElseThrow(
                () -> new EditException(new Obstacle.NoSuchType(type, dialect)));
    }

    private static Node whole(Structure structure, ValuePath path) throws PathException, EditException {
        Target target = Paths.resolve(structure, path);
        if (!target.isWhole()) {
            throw new EditException(new Obstacle.PartOfValue());
        }
        return target.node();
    }

    /// Where a new child goes.
    ///
    /// @param into  the collection that gets it; null for the root of the file
    /// @param index among its children
    /// @param key   of an entry; null for an element
    record Place(@Nullable Node into, long index, @Nullable Variant key) {
        private static Place of(Structure structure, ValuePath to) throws PathException, EditException {
            ValuePath path = ItemNames.place(structure, to);
            boolean setting = path.record() == ValuePath.ONLY && path.steps().size() == 1 && EntryKeys.has(structure);
            if (path.isRoot() || setting) {
                return record(structure, path);
            }
            Node parent = whole(structure, path.parent());
            VariantKind kind = parent.kind();
            if (kind == VariantKind.ARRAY && path.last() instanceof PathStep.Index(long index)) {
                return new Place(parent, index, null);
            }
            if (kind.isPacked() && parent.row() != null && path.last() instanceof PathStep.Index) {
                throw new EditException(new Obstacle.ElementsAlone(parent.row()));
            }
            if (!parent.isCollection()) {
                throw new EditException(new Obstacle.HoldsNone(parent.row()));
            }
            if (kind == VariantKind.ARRAY) {
                throw new EditException(new Obstacle.NoPlaceInPath(path.last(), structure.dialect()));
            }
            return new Place(parent, InsertionPlace.before(structure, parent, parent.children()),
                    newKey(path.last(), Obstacle.Keyed.DICTIONARY));
        }

        /// Where what is there already goes: `#n` is a place of an entry, which keeps its key.
        private static Place ofMoved(Structure structure, ValuePath to) throws PathException, EditException {
            if (to.isRoot() || !(to.last() instanceof PathStep.Place(long place))) {
                return of(structure, to);
            }
            if (to.record() == ValuePath.ONLY && to.steps().size() == 1 && EntryKeys.has(structure)) {
                return new Place(null, place, null);
            }
            Node parent = whole(structure, to.parent());
            return parent.kind() == VariantKind.DICTIONARY || parent.kind() == VariantKind.OBJECT
                    ? new Place(parent, place, null) : of(structure, to);
        }

        /// The same, but right before what `path` leads to; the same where that is null.
        private Place before(Structure structure, @Nullable String path)
                throws TextException, PathException, EditException {
            if (path == null) {
                return this;
            }
            Node next = whole(structure, PathText.read(path, structure.dialect()));
            if (!Objects.equals(location(), next.parent() == null ? null : next.parent().location())) {
                throw new EditException(new Obstacle.BeforeElsewhere());
            }
            return new Place(into, next.place(), key);
        }

        /// The place past the last one of what the value at `moved` goes among: of a list of fields, those of its item.
        private long end(Structure structure, Location moved) {
            FieldRuns runs = into == null ? structure.runs() : null;
            int item = runs == null ? -1 : runs.changing(moved.last());
            return into != null ? into.children() : runs == null || item < 0 ? structure.records()
                    : Math.min(structure.records(), runs.end(item));
        }

        private static Place record(Structure structure, ValuePath path) throws EditException {
            if (EntryKeys.has(structure)) {
                if (path.isRoot()) {
                    throw new EditException(new Obstacle.NoKeyInPath(Obstacle.Keyed.SETTINGS));
                }
                return new Place(null, structure.records(), newKey(path.last(), Obstacle.Keyed.SETTINGS));
            }
            if (path.record() == ValuePath.ONLY) {
                throw new EditException(new Obstacle.NoCollectionInPath());
            }
            return new Place(null, path.record(), null);
        }

        private static Variant newKey(PathStep step, Obstacle.Keyed of) throws EditException {
            return Paths.key(step).orElseThrow(() -> new EditException(new Obstacle.NoKeyInPath(of)));
        }

        private @Nullable Location location() {
            return into == null ? null : into.location();
        }
    }
}
