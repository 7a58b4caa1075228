package org.varscope.scan.walk;

import module java.base;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// Steps from value to value, into collections and out of them again, with a stack of its own.
public final class Cursor {
    private static final int NAMED = 1;
    private static final int KEYED = 2;

    private final Walk walk;
    private long[] remaining = new long[16];
    private int[] flags = new int[16];
    private int[] firstKeys = new int[16];
    private int depth;
    private long value;
    private boolean lacksName;
    private boolean script;

    /// @param walk measures the values, and tells all about the one measured last
    public Cursor(Walk walk) {
        this.walk = walk;
    }

    /// Leaves all collections.
    public void clear() {
        depth = 0;
    }

    /// Enters a collection of which `items` are to come.
    ///
    /// @param keyed    whether items are keys and values in turn
    /// @param firstKey header of its first key, or 0
    public void enter(long items, Grammar grammar, boolean keyed, int firstKey) {
        if (depth == remaining.length) {
            remaining = Arrays.copyOf(remaining, 2 * depth);
            flags = Arrays.copyOf(flags, 2 * depth);
            firstKeys = Arrays.copyOf(firstKeys, 2 * depth);
        }
        remaining[depth] = items;
        flags[depth] = (grammar == Grammar.PROPERTIES ? NAMED : 0) | (keyed ? KEYED : 0);
        firstKeys[depth++] = firstKey;
    }

    /// Leaves the collections of which nothing is to come.
    public void leave() {
        while (depth > 0 && remaining[depth - 1] == 0) {
            depth--;
        }
    }

    /// {@return how many collections are open}
    public int depth() {
        return depth;
    }

    /// {@return whether the next item is a name and a value}
    public boolean isNamed() {
        return depth > 0 && (flags[depth - 1] & NAMED) != 0;
    }

    /// {@return the header that the next item should be like: that of the first key, where it is a key; else 0}
    public int likeness() {
        return depth > 0 && (flags[depth - 1] & KEYED) != 0 && remaining[depth - 1] % 2 == 0 ? firstKeys[depth - 1] : 0;
    }

    /// Measures the item at `at`, and enters it where it is a collection.
    ///
    /// @param end where the bytes that it may use end
    /// @return the offset of the next item, or [Walk#BROKEN]
    public long next(long at, long end) {
        value = isNamed() ? walk.name(at, end) : at;
        if (value == Walk.BROKEN) {
            return Walk.BROKEN;
        }
        lacksName = isNamed() && walk.texts.length == 0;
        script = isNamed() && walk.isScript();
        if (depth > 0) {
            remaining[depth - 1]--;
        }
        long next = walk.value(value, end);
        if (next == Walk.OPEN) {
            Row row = walk.row();
            enter(walk.head.children, walk.head.grammar, row != null && row.kind() == VariantKind.DICTIONARY, 0);
            next = walk.head.bodyAt;
        }
        leave();
        return next;
    }

    /// {@return where the header of the item measured last is}
    public long value() {
        return value;
    }

    /// {@return whether the item measured last is the property `script` of an object}
    public boolean isScript() {
        return script;
    }

    /// {@return whether the item measured last should have a name, and has an empty one}
    public boolean lacksName() {
        return lacksName;
    }
}
