package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Siblings;
import org.varscope.remark.Clause;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.text.cell.CellText;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Packed;
import org.varscope.variant.Variant;

/// What a person does in one step, as data: the action, its object, and what the object becomes. The clause of it
/// begins with its verb, as in `set player.gold to 5000`.
///
/// @param object path of the value, offset of the bytes, or number of edits or problems; empty where there is none
/// @param value  the new value, key or type as a cell shows it, at most its beginning; empty where values within a
///               collection change; or the number of bytes
public record Action(Verb verb, String object, String value) implements Clause {
    /// No action, or one that nothing is known of.
    public static final Action NONE = new Action(Verb.NONE, "", "");
    private static final int LONGEST_PATH = 500;
    private static final int LONGEST_VALUE = 60;
    private static final long MOST_ENTRIES = 5000;
    private static final char BETWEEN = '\t';

    /// What is done. The names are written to journals.
    public enum Verb {
        /// Nothing that is known.
        NONE,
        /// A value gets another.
        SET,
        /// Elements of a packed array become others.
        SET_ELEMENTS,
        /// Elements are inserted into a packed array.
        INSERT_ELEMENTS,
        /// Elements of a packed array go.
        REMOVE_ELEMENTS,
        /// A key becomes another.
        SET_KEY,
        /// A value becomes one of another type.
        RETYPE,
        /// The numbers of a value get another width, in bits.
        SET_WIDTH,
        /// A collection gets other types for what it holds, or an object another class.
        SET_HEAD,
        /// A value, an entry or a record comes in.
        INSERT,
        /// A value, an entry or a record goes.
        REMOVE,
        /// A value, an entry or a record gets another place.
        MOVE,
        /// Copies come in.
        COPY,
        /// Copies come in beside what they are of.
        DUPLICATE,
        /// A value gets a collection around it.
        WRAP,
        /// A value takes the place of the collection around it.
        UNWRAP,
        /// The children of a collection are brought into order.
        SORT,
        /// Bytes are written over others.
        OVERWRITE,
        /// Bytes come in.
        INSERT_BYTES,
        /// Bytes come in the place of others.
        REPLACE_BYTES,
        /// Bytes go.
        DELETE_BYTES,
        /// The same bytes are read by other rules.
        REINTERPRET,
        /// A damaged value is repaired.
        REPAIR,
        /// Several problems are repaired at once.
        REPAIRS,
        /// Several edits at once.
        EDITS,
        /// Matches of a search get something else in their place.
        REPLACE,
        /// The document becomes what another program has made of its file.
        REREAD
    }

    /// {@return what doing `edit` to `structure` is, found out when somebody asks first: names and keys are read for
    /// it}
    public static Supplier<Action> later(Structure structure, Edit edit) {
        AtomicReference<Supplier<Action>> known = new AtomicReference<>(() -> of(structure, edit));
        return () -> {
            Action action = known.get().get();
            known.set(() -> action); // which releases the edit
            return action;
        };
    }

    private static Action of(Structure structure, Edit edit) {
        return switch (edit) {
            case Edit.SetValue(var at, var value) -> of(at.key() ? Verb.SET_KEY : Verb.SET, structure, at.asValue(),
                    isCollection(structure, at) && isCollection(value) ? "" : glance(structure, value));
            case Edit.SetPart set -> part(structure, set);
            case Edit.SetElements set -> elements(structure, set);
            case Edit.Retype(var at, var kind) -> of(Verb.RETYPE, structure, at, structure.dialect().typeName(kind));
            case Edit.SetWidth(var at, boolean wide) -> of(Verb.SET_WIDTH, structure, at, wide ? "64" : "32");
            case Edit.SetHead(var at, var head) -> of(Verb.SET_HEAD, structure, at, head(structure, head));
            case Edit.Insert(var into, _, var key, var value) ->
                    of(Verb.INSERT, structure, into, glance(structure, key == null ? value : key));
            case Edit.Remove(var at, long count) -> of(Verb.REMOVE, structure, count == 1 ? at : Siblings.of(at).in(),
                    many(count));
            case Edit.Shift(var what, _) -> of(Verb.MOVE, structure, what.count() == 1 ? what.first() : what.in(),
                    many(what.count()));
            case Edit.Copy copy -> copy(structure, copy);
            case Edit.Wrap(var at, var kind, _) -> of(Verb.WRAP, structure, at, structure.dialect().typeName(kind));
            case Edit.Unwrap(var at) -> of(Verb.UNWRAP, structure, at, "");
            case Edit.Sort(var at, _, _) -> of(Verb.SORT, structure, at, "");
            case Edit.Move move -> of(Verb.MOVE, structure, move.at(), "");
            case Edit.ReplaceBytes(var span, var bytes) -> of(new Patch(span.start(), span.length(), bytes.length));
            case Edit.Reinterpret(var dialect, var framing) ->
                    new Action(Verb.REINTERPRET, dialect.traits().title(), framing.layout());
            case Edit.Batch(var edits, Edit.Batch.Purpose.Edits()) -> batch(structure, edits);
            case Edit.Batch(var edits, Edit.Batch.Purpose.Repair(int problems)) -> problems == 1
                    ? repair(structure, edits) : new Action(Verb.REPAIRS, Integer.toString(problems), "");
            case Edit.Batch(_, Edit.Batch.Purpose.Replacement(int matches)) ->
                    new Action(Verb.REPLACE, Integer.toString(matches), "");
            case Edit.Batch(_, Edit.Batch.Purpose.Overwriting(long offset, int bytes)) ->
                    of(new Patch(offset, bytes, bytes));
            case Edit.Batch(_, Edit.Batch.Purpose.Reread()) -> new Action(Verb.REREAD, "", "");
        };
    }

    private static boolean isCollection(Structure structure, Location at) {
        return structure.node(at).filter(Node::isCollection).isPresent();
    }

    private static boolean isCollection(Variant value) {
        return value instanceof Variant.Dictionary || value instanceof Variant.Array
                || value instanceof Variant.FullObject;
    }

    private static String head(Structure structure, Variant head) {
        return head instanceof Variant.FullObject(var name, _) ? name
                : CollectionHead.of(head).typeName(head.kind(), structure.dialect());
    }

    /// Nothing for one: it is named.
    private static String many(long count) {
        return count == 1 ? "" : Long.toString(count);
    }

    private static Action copy(Structure structure, Edit.Copy copy) {
        Siblings first = copy.what().parts().getFirst();
        boolean beside = copy.what().from() == structure && Objects.equals(first.in(), copy.into());
        return beside ? of(Verb.DUPLICATE, structure, copy.what().count() == 1 ? first.first() : first.in(),
                many(copy.what().count())) : of(Verb.COPY, structure, copy.into(), Long.toString(copy.what().count()));
    }

    private static Action batch(Structure structure, List<Edit> edits) {
        long removed = edits.stream().mapToLong(edit -> edit instanceof Edit.Remove(_, long count) ? count : 0).sum();
        if (edits.stream().allMatch(Edit.Remove.class::isInstance)) {
            return new Action(Verb.REMOVE, "", Long.toString(removed));
        }
        if (edits.getFirst() instanceof Edit.SetElements set
                && edits.subList(1, edits.size()).stream().allMatch(Edit.SetPart.class::isInstance)) {
            return elements(structure, set);
        }
        if (edits.getLast() instanceof Edit.Copy copy && removed == copy.what().count()
                && edits.subList(0, edits.size() - 1).stream().allMatch(Edit.Remove.class::isInstance)) {
            return new Action(Verb.MOVE, "", Long.toString(removed));
        }
        if (edits.stream().allMatch(Edit.Copy.class::isInstance)) {
            return new Action(Verb.DUPLICATE, "", Long.toString(edits.stream()
                    .mapToLong(edit -> edit instanceof Edit.Copy(var what, _, _) ? what.count() : 0).sum()));
        }
        return edits.size() == 1 ? of(structure, edits.getFirst())
                : new Action(Verb.EDITS, Integer.toString(edits.size()), "");
    }

    /// What is repaired is the value that the first of the bytes that change are in.
    private static Action repair(Structure structure, List<Edit> edits) {
        long first = edits.stream().mapToLong(edit -> edit instanceof Edit.ReplaceBytes(var span, _) ? span.start() : 0)
                .min()
                .orElse(0);
        return of(Verb.REPAIR, structure, structure.deepestAt(first).map(Node::location).orElse(null), "");
    }

    private static Action part(Structure structure, Edit.SetPart set) {
        Action whole = of(Verb.SET, structure, set.at(), glance(structure, set.value()));
        StringBuilder path = new StringBuilder(whole.object);
        for (PathStep step : set.steps()) {
            path.append(PathText.write(step, structure.dialect()));
        }
        return new Action(whole.verb, cut(path.toString()), whole.value);
    }

    private static Action elements(Structure structure, Edit.SetElements set) {
        long come = Packed.count(set.with());
        Verb verb = come == 0 ? Verb.REMOVE_ELEMENTS : set.count() == 0 ? Verb.INSERT_ELEMENTS : Verb.SET_ELEMENTS;
        return of(verb, structure, set.at(), Long.toString(Math.max(come, set.count())));
    }

    private static Action of(Verb verb, Structure structure, @Nullable Location at, String value) {
        return new Action(verb, Optional.ofNullable(at).flatMap(structure::node).map(node -> cut(PathText.write(
                Paths.atOnce(structure, node, MOST_ENTRIES), structure.dialect()))).orElse(""), value);
    }

    /// {@return replacing bytes as bytes, whatever they mean}
    public static Action of(Patch patch) {
        Verb verb = patch.removed() == 0 ? Verb.INSERT_BYTES : patch.inserted() == 0 ? Verb.DELETE_BYTES
                : patch.growth() == 0 ? Verb.OVERWRITE : Verb.REPLACE_BYTES;
        long count = verb == Verb.DELETE_BYTES ? patch.removed() : patch.inserted();
        return new Action(verb, "0x%X".formatted(patch.offset()), Long.toString(count));
    }

    private static String glance(Structure structure, Variant value) {
        return CellText.glance(value, structure.dialect(), LONGEST_VALUE);
    }

    private static String cut(String path) {
        return path.length() <= LONGEST_PATH ? path : path.substring(0, LONGEST_PATH - 1) + "\u2026";
    }

    @Override
    public String form() {
        return switch (verb) {
            case SET -> word() + (value.isEmpty() ? "-within" : "");
            case RETYPE, SET_HEAD -> "change";
            case INSERT, COPY -> word() + (object.isEmpty() ? "" : "-into");
            case REPAIR -> object.isEmpty() || object.equals("$") ? "repair-file" : word();
            default -> word();
        };
    }

    private String word() {
        return verb.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public List<Object> parts() {
        return List.of(object.startsWith("$.") ? object.substring(2) : object, value);
    }

    /// {@return it as a journal keeps it}
    public String written() {
        return verb.name() + BETWEEN + object + BETWEEN + value;
    }

    /// {@return what [#written] says; what cannot be read is nothing that is known}
    public static Action read(String written) {
        int first = written.indexOf(BETWEEN);
        int second = written.indexOf(BETWEEN, first + 1);
        if (first < 0 || second < 0) {
            return NONE;
        }
        for (Verb verb : Verb.values()) {
            if (verb.name().equals(written.substring(0, first))) {
                return new Action(verb, written.substring(first + 1, second), written.substring(second + 1));
            }
        }
        return NONE;
    }
}
