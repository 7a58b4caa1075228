package org.varscope.find;

import module java.base;

/// A text that a regular expression may look at only so often, so that none goes on for ever.
final class BoundedText implements CharSequence {
    /// Looks at characters, for one text.
    private static final long MOST = 50_000_000;

    private final CharSequence text;
    private final long[] looks;

    BoundedText(CharSequence text) {
        this(text, new long[1]);
    }

    private BoundedText(CharSequence text, long[] looks) {
        this.text = text;
        this.looks = looks;
    }

    /// {@return whether `matcher` finds anything further}
    /// @throws QueryException.Tedious if that would take too long
    static boolean finds(Matcher matcher) {
        try {
            return matcher.find();
        } catch (StackOverflowError _) {
            throw tedious();
        }
    }

    /// {@return what says that a regular expression takes too long}
    static QueryException.Tedious tedious() {
        return new QueryException.Tedious();
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        if (++looks[0] > MOST) {
            throw tedious();
        }
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new BoundedText(text.subSequence(start, end), looks);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
