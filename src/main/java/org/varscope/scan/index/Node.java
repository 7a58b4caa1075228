package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Row;
import org.varscope.scan.damage.Shape;
import org.varscope.variant.VariantKind;

/// One value as seen in one [Structure]: cheap, made on demand, equal only to itself, and never kept over an
/// edit.
///
/// @param parent  the collection that holds it, or null for a record
/// @param place   which child of its parent it is, or which record
/// @param role    what it is to its parent
/// @param state   how sure it is
/// @param guessed whether it was found again after damage
/// @param item    the span with what belongs to the value in its place: a frame's length before it, a property's name
/// @param span    header, payload and padding; of damage, the bad bytes
/// @param header  the whole header word, 0 where it cannot be read
/// @param row     the type, or null where the header names none
/// @param body    its inside; null where it is no collection
/// @param field   what a list of fields says that this record is; null where there is no list, and for what a record
///                holds
public record Node(@Nullable Node parent, long place, Role role, State state, boolean guessed, Span item, Span span,
        int header, @Nullable Row row, @Nullable Body body, @Nullable FieldItem field) {
    /// The inside of a collection.
    ///
    /// @param start   offset of the first child
    /// @param parts   the children
    /// @param claimed items that its count asks for
    /// @param grammar of the items
    /// @param each    items in one child: 2 in a Dictionary
    public record Body(long start, Seq<Shape> parts, long claimed, Grammar grammar, int each) { }

    /// {@return whether it is a record without a header: a number, a text or bytes, as [#field] says}
    public boolean isPlain() {
        return field != null && !field.kind().isVariant();
    }

    /// {@return what it is to what holds it, as machines are told: `root`, `element`; of a record without a header,
    /// `field`}
    public String roleWord() {
        return isPlain() ? "field" : role.name().toLowerCase(Locale.ROOT);
    }

    /// {@return where it is, by places; of a gap, where the collection is that it is in}
    public Location location() {
        List<Long> places = new ArrayList<>();
        for (Node node = this; node != null; node = node.parent) {
            if (node.role != Role.GAP || node.parent == null) {
                places.add(node.role == Role.KEY ? ~node.place : node.place);
            }
        }
        Collections.reverse(places);
        return new Location(places, false);
    }

    /// {@return its kind; NIL where the header names none}
    public VariantKind kind() {
        return row == null ? VariantKind.NIL : row.kind();
    }

    /// {@return whether it can hold other values}
    public boolean isCollection() {
        return body != null;
    }

    /// {@return how many children its count asks for, or -1 where it is no collection}
    public long claimed() {
        return body == null ? -1 : body.claimed / body.each;
    }

    /// {@return how many children are there, whole or damaged}
    public long children() {
        // The value of the last key is missing where there is damage, and not known where reading has stopped.
        long half = state == State.PENDING ? 0 : body == null ? 0 : body.each - 1;
        return body == null ? 0 : (body.parts.count() + half) / body.each;
    }

    /// {@return how many levels of collections are around it}
    public int depth() {
        int depth = 0;
        for (Node node = parent; node != null; node = node.parent) {
            depth++;
        }
        return depth;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return "Node[" + location() + ", " + span + "]";
    }
}
