package org.varscope.compare;

import module java.base;
import org.varscope.compare.Difference.Kind;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.InsertionPlace;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.variant.Variant;

/// What must be done to one state so that it has what another has.
///
/// @param edits of the older state, to be done one after the other
/// @param left  differences that no edit of a value takes away: other encodings of the same value, bytes that are no
///              value, and values that are damaged; one that is asked for by itself is taken over by its bytes
public record Merge(List<Edit> edits, List<Difference> left) {
    private static final long LARGEST = 1 << 28;

    /// What is done at one place of the older state.
    ///
    /// @param at     the value that it is done to or before
    /// @param before whether it is done before that value and not to it
    /// @param after  where the value is in the newer state
    private record Step(Location at, boolean before, Location after, Edit edit) { }

    /// Copies the lists.
    public Merge {
        edits = List.copyOf(edits);
        left = List.copyOf(left);
    }

    /// {@return what gives `before` what `after` has where they differ}
    ///
    /// @param differences all that there are between the two, or some of them
    public static Merge of(Structure before, Structure after, List<Difference> differences) {
        List<Step> steps = new ArrayList<>();
        List<Difference> left = new ArrayList<>();
        Location moved = null;
        for (Difference one : differences) {
            if (moved != null && one.before().isWithin(moved)) {
                continue; // what has moved comes as it is in the newer state
            }
            moved = one.kind() == Kind.MOVED ? one.before() : null;
            List<Step> some = steps(before, after, one);
            steps.addAll(some);
            if (some.isEmpty()) {
                left.add(one);
            }
        }
        if (steps.isEmpty() && left.size() == 1) {
            Optional<Edit> bytes = ofBytes(after, left.getFirst());
            if (bytes.isPresent()) {
                return new Merge(List.of(bytes.get()), List.of());
            }
        }
        steps.sort(Merge::compare);
        return new Merge(steps.reversed().stream().map(Step::edit).toList(), left);
    }

    /// {@return the edit that gives the bytes of a difference that is left what `after` has there; empty where they are
    /// very many, or there are none on one side}
    private static Optional<Edit> ofBytes(Structure after, Difference one) {
        boolean both = one.kind() != Kind.ADDED && one.kind() != Kind.REMOVED && one.is().length() <= LARGEST;
        return both ? Optional.of(new Edit.ReplaceBytes(one.was(), after.bytes().bytes(one.is()))) : Optional.empty();
    }

    /// {@return all of it as one edit; empty where nothing can be done}
    public Optional<Edit> edit() {
        return edits.isEmpty() ? Optional.empty() : Optional.of(Edit.Batch.of(edits));
    }

    private static List<Step> steps(Structure before, Structure after, Difference one) {
        Location at = one.before();
        return switch (one.kind()) {
            case REMOVED -> List.of(new Step(at, false, one.after(), new Edit.Remove(at)));
            case CHANGED, RETYPED -> value(after, one).map(value ->
                    List.of(new Step(at, false, one.after(), new Edit.SetValue(at, value)))).orElse(List.of());
            case ADDED -> insert(before, after, one).map(List::of).orElse(List.of());
            case MOVED -> insert(before, after, one).map(insert ->
                    List.of(new Step(at, false, one.after(), new Edit.Remove(at)), insert)).orElse(List.of());
            case ENCODING, BYTES -> List.of();
        };
    }

    private static Optional<Variant> value(Structure after, Difference one) {
        return after.node(one.after()).flatMap(node -> Values.of(after, node, LARGEST));
    }

    /// Behind damage it would not be read, so that it goes before that.
    private static Optional<Step> insert(Structure before, Structure after, Difference one) {
        Node node = after.node(one.after()).orElse(null);
        boolean isRecord = one.to().isRecord();
        Node into = isRecord ? null : before.node(one.to().parent()).orElse(null);
        long place = isRecord || into != null ? InsertionPlace.before(before, into, one.to().last()) : one.to().last();
        Location to = isRecord ? Location.record(place) : one.to().parent().child(place);
        return value(after, one).map(value -> new Step(to, true, one.after(), new Edit.Insert(
                isRecord ? null : to.parent(), place,
                node == null ? null : Values.name(after, node).orElse(null), value)));
    }

    /// In the order of the older state; what is put in before a value comes before what is done to it.
    private static int compare(Step one, Step other) {
        List<Long> places = one.at.places();
        List<Long> others = other.at.places();
        for (int depth = 0; depth < Math.min(places.size(), others.size()); depth++) {
            int order = Long.compare(one.at.place(depth), other.at.place(depth));
            if (order != 0) {
                return order;
            }
        }
        int shallow = Integer.compare(places.size(), others.size());
        if (shallow != 0 || one.before != other.before) {
            return shallow != 0 ? shallow : one.before ? -1 : 1;
        }
        return Long.compare(one.after.last(), other.after.last());
    }
}
