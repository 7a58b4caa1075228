package org.varscope.text.godot;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.variant.Variant;

/// A collection that is being read and is not closed yet.
final class OpenCollection {
    /// The collection, empty.
    private final Variant head;
    private final char bracket;
    private final String end;
    /// Elements, keys and values in turn, or the values of properties.
    private final List<Variant> values = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    /// @param head    the collection, empty
    /// @param bracket closes it
    /// @param end     the parentheses after that
    OpenCollection(Variant head, char bracket, String end) {
        this.head = head;
        this.bracket = bracket;
        this.end = end;
    }

    /// Takes what stands before the next value, or the closing bracket. A trailing comma is fine.
    ///
    /// @return whether a value follows
    boolean more(Cursor cursor) throws TextException {
        boolean object = head instanceof Variant.FullObject;
        if (head instanceof Variant.Dictionary && values.size() % 2 == 1) {
            cursor.require(':');
            return true;
        }
        if (cursor.take(bracket)) {
            return false;
        }
        if (object || !values.isEmpty()) {
            if (!cursor.take(',')) {
                throw cursor.wrong(cursor.at(), "`,` or `" + bracket + "`");
            }
            if (cursor.take(bracket)) {
                return false;
            }
        }
        if (object) {
            names.add(Quoted.read(cursor, false));
            cursor.require(':');
        }
        return true;
    }

    void add(Variant value) {
        values.add(value);
    }

    /// {@return whether the value of a property called `property` is being read}
    boolean isAt(String property) {
        return !names.isEmpty() && names.getLast().equals(property);
    }

    /// Takes the parentheses after the closing bracket.
    ///
    /// @return the whole collection
    Variant close(Cursor cursor) throws TextException {
        for (int i = 0; i < end.length(); i++) {
            cursor.require(end.charAt(i));
        }
        return switch (head) {
            case Variant.Array(var of, _, var shared) -> new Variant.Array(of, values, shared);
            case Variant.Dictionary(var key, var value, _, var shared) -> new Variant.Dictionary(key, value,
                    IntStream.range(0, values.size() / 2).mapToObj(i ->
                            new Variant.Entry(values.get(2 * i), values.get(2 * i + 1))).toList(), shared);
            default -> new Variant.FullObject(((Variant.FullObject) head).className(),
                    IntStream.range(0, values.size())
                            .mapToObj(i -> new Variant.Property(names.get(i), values.get(i))).toList());
        };
    }
}
