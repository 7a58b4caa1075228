package org.varscope.find;

/// A block of bytes as a text, which knows whether a match that begins in its first part was looked for up to its end:
/// what follows the block could then make a match of it, or a longer one.
///
/// A matcher begins at one index after the other. Where it has seen the last character and looks at the first part
/// again, it went there from a beginning in that part, and goes on from the next one.
final class BlockText implements CharSequence {
    private final String text;
    private final int sure;
    private boolean endSeen;
    private boolean left;

    /// @param sure as many characters as the first part has
    BlockText(String text, int sure) {
        this.text = text;
        this.sure = sure;
    }

    /// {@return whether the last character was looked at}
    boolean isEndSeen() {
        return endSeen;
    }

    /// {@return whether the end was reached from the first part, in vain}
    boolean isLeft() {
        return left;
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (index == text.length() - 1) {
            endSeen = true;
        } else if (endSeen && index <= sure) {
            left = true;
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text;
    }
}
