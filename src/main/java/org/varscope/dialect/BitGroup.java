package org.varscope.dialect;

/// Neighbouring bits of a word that say one thing.
public interface BitGroup {
    /// {@return the lowest of them, 0 to 31}
    int from();

    /// {@return how many there are, 1 to 32}
    int count();

    /// {@return only these bits, as they are in a word}
    default int mask() {
        return (int) ((1L << count()) - 1 << from());
    }

    /// {@return what these bits of `word` are as a number}
    default int in(int word) {
        return (word & mask()) >>> from();
    }

    /// {@return `word` with `value` in these bits}
    default int set(int word, int value) {
        return word & ~mask() | value << from() & mask();
    }
}
