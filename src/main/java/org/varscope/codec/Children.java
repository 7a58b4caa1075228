package org.varscope.codec;

import module java.base;

/// The finished children of all collections that are still open: elements, entries and properties, innermost last.
final class Children {
    private Object[] items = new Object[64];
    private int size;

    int size() {
        return size;
    }

    void add(Object child) {
        if (size == items.length) {
            items = Arrays.copyOf(items, 2 * size);
        }
        items[size++] = child;
    }

    /// {@return the children from `base` on, which leave the stack}
    ///
    /// @param <T> what the level that they belong to added
    @SuppressWarnings("unchecked")
    <T> List<T> takeFrom(int base) {
        int count = size - base;
        List<?> taken = switch (count) {
            case 1 -> List.of(items[base]);
            case 2 -> List.of(items[base], items[base + 1]);
            case 3 -> List.of(items[base], items[base + 1], items[base + 2]);
            case 4 -> List.of(items[base], items[base + 1], items[base + 2], items[base + 3]);
            default -> List.of(Arrays.copyOfRange(items, base, size));
        };
        Arrays.fill(items, base, size, null);
        size = base;
        return (List<T>) taken;
    }
}
