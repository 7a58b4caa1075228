package org.varscope.dialect;

/// A text that is no list of fields.
public final class FieldListException extends Exception {
    private static final long serialVersionUID = 1;

    private final int item;
    private final int offset;
    private final String found;
    private final String expected;

    FieldListException(int item, int offset, String found, String expected) {
        super("item %d: %s; expected %s".formatted(item, found, expected));
        this.item = item;
        this.offset = offset;
        this.found = found;
        this.expected = expected;
    }

    /// {@return which word of the list is wrong, from 1 on}
    public int item() {
        return item;
    }

    /// {@return where that word starts, in chars of the text}
    public int offset() {
        return offset;
    }

    /// {@return what is there, for people}
    public String found() {
        return found;
    }

    /// {@return what should be there, for people}
    public String expected() {
        return expected;
    }
}
