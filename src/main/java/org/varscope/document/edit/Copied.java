package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;

/// Values of some state of a document, to be put elsewhere in it or in another one. Nothing is read until then: states
/// never change.
///
/// @param from  the state
/// @param parts the values, in order of offset; none within another
public record Copied(Structure from, List<Siblings> parts) {
    /// Copies the list.
    public Copied {
        parts = List.copyOf(parts);
    }

    /// {@return the edit that takes the values out of where they are and puts them elsewhere in the same document}
    ///
    /// @param into  the collection that gets them, as it is named now; null for the root of the file
    /// @param index place that the first one gets there, counted with them
    /// @throws EditException if that is in one of them
    public Edit moved(@Nullable Location into, long index) throws EditException {
        if (parts.size() == 1 && Objects.equals(parts.getFirst().in(), into)) {
            Siblings all = parts.getFirst();
            return new Edit.Shift(all, index <= all.from() ? index : Math.max(all.from(), index - all.count()));
        }
        if (into != null && parts.stream().anyMatch(part -> part.holds(into))) {
            throw new EditException(new Obstacle.IntoItself());
        }
        Location place = place(into, index);
        List<Edit> edits = new ArrayList<>(parts.reversed().stream()
                .map(part -> (Edit) new Edit.Remove(part.first(), part.count())).toList());
        edits.add(new Edit.Copy(this, into == null ? null : place.parent(), place.last()));
        return new Edit.Batch(edits);
    }

    private Location place(@Nullable Location into, long index) {
        Location place = into == null ? Location.record(index) : into.child(index);
        for (Siblings part : parts.reversed()) {
            place = part.without(place);
        }
        return place;
    }

    /// {@return where the values are after [#moved]}
    public List<Siblings> after(@Nullable Location into, long index) {
        Siblings first = Siblings.of(place(into, index));
        return List.of(new Siblings(first.in(), first.from(), first.from() + count()));
    }

    /// {@return how many values there are}
    public long count() {
        return parts.stream().mapToLong(Siblings::count).sum();
    }

    /// {@return how many bytes they have with their keys}
    public long length() {
        return parts.stream().mapToLong(part -> part.span(from).length()).sum();
    }
}
