package org.varscope.bytes;

/// The one check of a range against a length, with a message that names all three numbers.
final class Ranges {
    private Ranges() {}

    /// @throws IndexOutOfBoundsException unless `[at, at + count)` lies inside `[0, length)`
    static void check(long at, long count, long length) {
        if ((at | count) < 0 || count > length - at) {
            throw new IndexOutOfBoundsException(
                    "no %d bytes at offset %d: the length is %d".formatted(count, at, length));
        }
    }
}
