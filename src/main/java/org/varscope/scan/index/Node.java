package org.varscope.scan.index;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.Row;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Grammar;

/// One value as seen in one {@link Structure}: cheap, made on demand, and never kept over an edit.
public final class Node {
    private final @Nullable Node parent;
    private final long place;
    private final Role role;
    private final State state;
    private final boolean guessed;
    private final Span item;
    private final Span span;
    private final int header;
    private final @Nullable Row row;
    private final @Nullable Body body;
    private final @Nullable FieldItem field;

    /// The inside of a collection.
    ///
    /// @param start   offset of the first child
    /// @param parts   the children
    /// @param claimed items that its count asks for
    /// @param grammar of the items
    /// @param each    items in one child: 2 in a Dictionary
    public record Body(long start, Seq<Shape> parts, long claimed, Grammar grammar, int each) { }

    Node(@Nullable Node parent, long place, Role role, State state, boolean guessed, Span item, Span span, int header,
            @Nullable Row row, @Nullable Body body, @Nullable FieldItem field) {
        this.parent = parent;
        this.place = place;
        this.role = role;
        this.state = state;
        this.guessed = guessed;
        this.item = item;
        this.span = span;
        this.header = header;
        this.row = row;
        this.body = body;
        this.field = field;
    }

    /// {@return header, payload and padding; of damage, the bad bytes}
    public Span span() {
        return span;
    }

    /// {@return the span with what belongs to the value in its place: a frame's length before it, a property's name}
    public Span item() {
        return item;
    }

    /// {@return the whole header word, 0 where it cannot be read}
    public int header() {
        return header;
    }

    /// {@return the type, or null where the header names none}
    public @Nullable Row row() {
        return row;
    }

    /// {@return what a list of fields says that this record is; null where there is no list, and for what a record holds}
    public @Nullable FieldItem field() {
        return field;
    }

    /// {@return whether it is a record without a header: a number, a text or bytes, as {@link #field} says}
    public boolean isPlain() {
        return field != null && !field.kind().isVariant();
    }

    /// {@return what it is to its parent}
    public Role role() {
        return role;
    }

    /// {@return how sure it is}
    public State state() {
        return state;
    }

    /// {@return whether it was found again after damage}
    public boolean guessed() {
        return guessed;
    }

    /// {@return the collection that holds it, or null for a record}
    public @Nullable Node parent() {
        return parent;
    }

    /// {@return which child of its parent it is, or which record}
    public long place() {
        return place;
    }

    /// {@return where it is, by places; of a gap, where the collection is that it lies in}
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

    public @Nullable Body body() {
        return body;
    }
}
