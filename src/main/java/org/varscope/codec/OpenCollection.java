package org.varscope.codec;

import org.jspecify.annotations.Nullable;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// A collection that waits for its children. One is kept per depth and used again.
final class OpenCollection {
    enum Role { ELEMENTS, ENTRIES, PROPERTIES }

    Role role = Role.ELEMENTS;
    /// Elements, entries or properties still to come.
    int left;
    /// Where its children begin on the shared stack.
    int base;
    ElementType first = ElementType.ANY;
    ElementType second = ElementType.ANY;
    boolean shared;
    /// Key of the entry whose value comes next.
    @Nullable Variant key;
    String className = "";
    /// Name of the property whose value comes next, and where that value begins.
    String name = "";
    int valueAt;
    boolean scriptIsPath;

    void open(Role newRole, int count, int newBase) {
        role = newRole;
        left = count;
        base = newBase;
        key = null;
    }

    /// {@return the collection, now that all its children are there}
    Variant close(Children children) {
        return switch (role) {
            case ELEMENTS -> new Variant.Array(first, children.takeFrom(base), shared);
            case ENTRIES -> new Variant.Dictionary(first, second, children.takeFrom(base), shared);
            case PROPERTIES -> new Variant.FullObject(className, children.takeFrom(base));
        };
    }
}
