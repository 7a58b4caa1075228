package org.varscope.text.godot;

import module java.base;
import org.varscope.remark.Remark;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.Visible;

/// A place in text that is being read: looks ahead, takes what is expected, and says what was found instead.
public final class Cursor {
    private static final int EXCERPT = 24;

    private final String text;
    private int at;
    private boolean halves;

    /// Stands at the start of `text`.
    public Cursor(String text) {
        this.text = text;
    }

    /// {@return whether `text` is a name: a letter, then letters and digits}
    public static boolean isIdentifier(String text) {
        return !text.isEmpty() && isLetter(text.charAt(0)) && text.chars().allMatch(c -> isLetter(c) || isDigit(c));
    }

    /// {@return whether a name may begin with `c`}
    public static boolean isLetter(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    /// {@return whether `c` is one of the ten digits}
    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /// {@return the offset, in chars}
    public int at() {
        return at;
    }

    /// Lets texts in quotes hold half of a surrogate pair alone, as an escape.
    void takeHalves() {
        halves = true;
    }

    boolean takesHalves() {
        return halves;
    }

    void moveTo(int offset) {
        at = offset;
    }

    /// {@return the char here without skipping, -1 at the end}
    public int here() {
        return ahead(0);
    }

    /// {@return the char so many places on, -1 past the end}
    int ahead(int places) {
        int i = at + places;
        return i < text.length() ? text.charAt(i) : -1;
    }

    /// {@return the char here, and steps over it}
    public char step() {
        return text.charAt(at++);
    }

    /// Skips blanks, control characters but NUL, and comments from `;` to the end of the line.
    Cursor skip() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == ';') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (c > ' ' || c == 0) {
                break;
            } else {
                at++;
            }
        }
        return this;
    }

    /// {@return the next char after blanks, -1 at the end}
    int next() {
        return skip().here();
    }

    /// Takes `c`, after blanks, if it is there.
    boolean take(char c) {
        if (next() != c) {
            return false;
        }
        at++;
        return true;
    }

    /// Takes `c` after spaces.
    /// @throws TextException if something else is there
    public void require(char c) throws TextException {
        if (!take(c)) {
            throw wrong(at, TextRemark.CODE.with(c));
        }
    }

    /// Takes the comma before another item of a list, or the end of the list, which a comma may be before.
    ///
    /// @return whether an item follows
    boolean takeSeparator(char closing) throws TextException {
        if (!take(',')) {
            throw wrong(at, TextRemark.COMMA_OR.with(closing));
        }
        return !take(closing);
    }

    /// Takes one item of a list.
    interface Item {
        void take(int index) throws TextException;
    }

    /// Reads a list in brackets, whose items are between commas.
    ///
    /// @return how many there were
    int list(char opening, char closing, Item item) throws TextException {
        require(opening);
        int count = 0;
        while (!take(closing) && (count == 0 || takeSeparator(closing))) {
            item.take(count++);
        }
        return count;
    }

    /// Takes `word` right here if it is there.
    public boolean takeHere(String word) {
        if (!text.startsWith(word, at)) {
            return false;
        }
        at += word.length();
        return true;
    }

    /// {@return the identifier here, empty where there is none}
    public String word() {
        return isLetter(here()) ? run(c -> isLetter(c) || isDigit(c)) : "";
    }

    /// {@return the chars from here on that are such, which are taken}
    public String run(IntPredicate such) {
        int start = at;
        while (such.test(here())) {
            at++;
        }
        return since(start);
    }

    /// {@return the text from `start` up to here}
    public String since(int start) {
        return text.substring(start, at);
    }

    /// {@return what says that something else than `expected` is at `offset`}
    public TextException wrong(int offset, Remark expected) {
        return new TextException(offset, found(offset), expected);
    }

    private Object found(int offset) {
        if (offset >= text.length()) {
            return TextRemark.END.with();
        }
        int i = offset;
        while (i < text.length() && i < offset + EXCERPT && (isLetter(text.charAt(i)) || isDigit(text.charAt(i)))) {
            i++;
        }
        if (i == offset) {
            i += Character.charCount(text.codePointAt(offset));
        }
        return "`" + Visible.line(text.substring(offset, i)) + "`";
    }
}
