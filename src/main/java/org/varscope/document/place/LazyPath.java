package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;

/// The path of a value as text, written out only when it is asked for: most are never shown.
///
/// A path is as long as its value is deep, and a file may hold as many deep values as it has bytes. So a path is only
/// written out up to a value whose own path is long already; from there on, [#deeper] counts the steps.
public final class LazyPath {
    /// How many chars the path from where it begins to a collection has at most, for its children to have
    /// paths of their own: over 300 levels of an Array.
    static final int LONGEST = 1000;
    /// Bytes of a character that is escaped, as in `\\u200b`.
    private static final int ESCAPED = 6;

    private final @Nullable LazyPath parent;
    private final String step;
    private final int length;
    private final int weight;
    private final int depth;
    private final LazyPath said;
    /// The path as text, once it was asked for.
    private @Nullable String text;

    /// A path that others begin with.
    public LazyPath(String text) {
        this(null, text);
    }

    /// @param parent path of the collection around it, or null for where paths begin
    /// @param step   from there, or the whole path
    LazyPath(@Nullable LazyPath parent, String step) {
        this.parent = parent;
        this.step = step;
        this.length = parent == null ? 0 : parent.length + step.length();
        this.weight = parent == null ? 0 : parent.weight + weight(step);
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.said = parent == null || parent.said == parent && parent.isOpen() ? this : parent.said;
    }

    /// {@return the path as text, such as `$.player.hp`; of a value that is too deep, that of the value around it from
    /// which [#deeper] counts}
    public String text() {
        String known = said.text;
        if (known == null) {
            LazyPath around = said.parent;
            known = around == null ? said.step : around.text != null ? around.text + said.step : joined(said);
            said.text = known;
        }
        return known;
    }

    private static String joined(LazyPath path) {
        return String.join("", path.steps());
    }

    /// {@return the texts of all steps, after where paths begin, however deep the value is}
    public List<String> steps() {
        List<String> steps = new ArrayList<>();
        for (LazyPath at = this; at != null; at = at.parent) {
            steps.add(at.step);
        }
        return steps.reversed();
    }

    /// {@return how many steps the value is below the one whose path is said; 0 for nearly all}
    public int deeper() {
        return depth - said.depth;
    }

    /// {@return how many bytes a line has of the path, from where it begins, at most}
    int weight() {
        return weight;
    }

    /// {@return the innermost value from here outwards whose path is said and has at most `most` bytes from where it
    /// begins}
    LazyPath within(int most) {
        LazyPath at = said;
        while (at.weight > most && at.parent != null) {
            at = at.parent;
        }
        return at;
    }

    /// {@return how many steps it is from `around`, a value that this one is in}
    int stepsFrom(LazyPath around) {
        return depth - around.depth;
    }

    /// How many bytes of a line a step has at most: some characters are escaped, or take several bytes.
    private static int weight(String step) {
        int weight = 0;
        for (int i = 0; i < step.length(); i++) {
            char at = step.charAt(i);
            weight += at == '"' || at == '\\' ? 2 : at >= ' ' && at < 0x7F ? 1 : Character.isLetterOrDigit(at) ? 3
                    : ESCAPED;
        }
        return weight;
    }

    /// {@return whether the values in this one have paths of their own}
    public boolean isOpen() {
        return length <= LONGEST;
    }

    @Override
    public String toString() {
        return text();
    }
}
