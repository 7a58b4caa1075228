package org.varscope.text.godot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.varscope.text.TextException;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// A collection that is being read and is not closed yet.
sealed interface OpenCollection {
    /// Takes what stands before the next value, or the closing bracket.
    ///
    /// @return whether a value follows
    boolean more(Cursor cursor) throws TextException;

    void add(Variant value);

    /// Takes the parentheses after the closing bracket.
    ///
    /// @return the whole collection
    Variant close(Cursor cursor) throws TextException;

    private static void close(Cursor cursor, String end) throws TextException {
        for (int i = 0; i < end.length(); i++) {
            cursor.require(end.charAt(i));
        }
    }

    /// Takes a comma if one is due, then the closing bracket if it follows: a trailing comma is fine.
    ///
    /// @return whether the bracket was there
    private static boolean isClosed(Cursor cursor, boolean first, char bracket) throws TextException {
        if (cursor.take(bracket)) {
            return true;
        }
        if (first) {
            return false;
        }
        if (!cursor.take(',')) {
            throw cursor.wrong(cursor.at(), "`,` or `" + bracket + "`");
        }
        return cursor.take(bracket);
    }

    /// An Array.
    final class Elements implements OpenCollection {
        private final ElementType of;
        private final boolean shared;
        private final String end;
        private final List<Variant> elements = new ArrayList<>();

        Elements(ElementType of, boolean shared, String end) {
            this.of = of;
            this.shared = shared;
            this.end = end;
        }

        @Override
        public boolean more(Cursor cursor) throws TextException {
            return !isClosed(cursor, elements.isEmpty(), ']');
        }

        @Override
        public void add(Variant value) {
            elements.add(value);
        }

        @Override
        public Variant close(Cursor cursor) throws TextException {
            OpenCollection.close(cursor, end);
            return new Variant.Array(of, elements, shared);
        }
    }

    /// A Dictionary.
    final class Entries implements OpenCollection {
        private final ElementType keys;
        private final ElementType values;
        private final boolean shared;
        private final String end;
        private final List<Variant.Entry> entries = new ArrayList<>();
        private @Nullable Variant key;

        Entries(ElementType keys, ElementType values, boolean shared, String end) {
            this.keys = keys;
            this.values = values;
            this.shared = shared;
            this.end = end;
        }

        @Override
        public boolean more(Cursor cursor) throws TextException {
            if (key != null) {
                cursor.require(':');
                return true;
            }
            return !isClosed(cursor, entries.isEmpty(), '}');
        }

        @Override
        public void add(Variant value) {
            if (key == null) {
                key = value;
            } else {
                entries.add(new Variant.Entry(key, value));
                key = null;
            }
        }

        @Override
        public Variant close(Cursor cursor) throws TextException {
            OpenCollection.close(cursor, end);
            return new Variant.Dictionary(keys, values, entries, shared);
        }
    }

    /// An object in full. The class name is taken already.
    final class Properties implements OpenCollection {
        private final String className;
        private final List<Variant.Property> properties = new ArrayList<>();
        private String name = "";

        Properties(String className) {
            this.className = className;
        }

        /// {@return whether the value of the property called `property` is being read}
        boolean isAt(String property) {
            return name.equals(property);
        }

        @Override
        public boolean more(Cursor cursor) throws TextException {
            if (isClosed(cursor, false, ')')) {
                return false;
            }
            name = Quoted.read(cursor, false);
            cursor.require(':');
            return true;
        }

        @Override
        public void add(Variant value) {
            properties.add(new Variant.Property(name, value));
        }

        @Override
        public Variant close(Cursor cursor) {
            return new Variant.FullObject(className, properties);
        }
    }
}
