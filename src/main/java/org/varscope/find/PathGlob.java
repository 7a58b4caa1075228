package org.varscope.find;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;

/// A path with wildcards: `*` in a step is anything within it, a step `**` is any number of steps, as in `$.player.**`.
/// An index or key in brackets is compared as the program prints it, `[*]` is any of them.
public final class PathGlob {
    private static final int MOST = 60;
    private static final Pattern STEP =
            Pattern.compile("\\.\\*\\*|\\.[^.\\[#~]+|\\[(?:\"(?:[^\"\\\\]|\\\\.)*\"|[^]\"])*]|#[0-9*]+|~key");

    private final String text;
    private final String root;
    /// One step each; empty stands for any number of them.
    private final List<Optional<Pattern>> steps = new ArrayList<>();

    private PathGlob(String text, String root) {
        this.text = text;
        this.root = root;
    }

    /// {@return the paths that `text` writes}
    /// @throws QueryException if it writes none
    public static PathGlob of(String text) throws QueryException {
        Matcher head = Pattern.compile("\\$(\\d*|\\*)(?=[.\\[#~]|$)").matcher(text);
        if (!head.lookingAt()) {
            throw new QueryException(QueryRemark.NO_PATH.with(text));
        }
        PathGlob glob = new PathGlob(text, head.group(1));
        Matcher step = STEP.matcher(text);
        int at = head.end();
        while (at < text.length()) {
            if (!step.region(at, text.length()).lookingAt()) {
                throw new QueryException(QueryRemark.NO_STEP.with(text, text.substring(at)));
            }
            glob.steps.add(step.group().equals(".**") ? Optional.empty() : Optional.of(wildcards(step.group())));
            at = step.end();
        }
        if (!glob.steps.isEmpty() && glob.steps.getLast().isEmpty()) {
            glob.steps.add(Optional.of(wildcards("*"))); // what is in it, not itself
        }
        if (glob.steps.size() > MOST) {
            throw new QueryException(QueryRemark.TOO_MANY_STEPS.with(text, glob.steps.size(), MOST));
        }
        return glob;
    }

    private static Pattern wildcards(String step) {
        return Pattern.compile(Arrays.stream(step.split("\\*", -1)).map(Pattern::quote)
                .collect(Collectors.joining(".*")), Pattern.DOTALL);
    }

    /// {@return the states after the root of record `number`, as bits: which steps may come next}
    long begin(long number) {
        return root.isEmpty() || root.equals("*") || root.equals(Long.toString(number)) ? closed(1) : 0;
    }

    /// {@return the states after the step `step`, as it is printed; 0 where nothing below can match}
    long after(long states, String step) {
        long next = 0;
        for (int i = 0; i < steps.size(); i++) {
            if ((states & 1L << i) != 0) {
                Optional<Pattern> pattern = steps.get(i);
                next |= pattern.isEmpty() ? 1L << i : pattern.get().matcher(step).matches() ? 1L << i + 1 : 0;
            }
        }
        return closed(next);
    }

    /// {@return the states with those that are reached without a step}
    private long closed(long states) {
        long all = states;
        for (int i = 0; i < steps.size(); i++) {
            if ((all & 1L << i) != 0 && steps.get(i).isEmpty()) {
                all |= 1L << i + 1;
            }
        }
        return all;
    }

    /// {@return whether it begins with the number of a record}
    boolean isNumbered() {
        return !root.isEmpty() && !root.equals("*");
    }

    /// {@return whether keys are meant, and not values}
    boolean isOfKeys() {
        return text.endsWith("~key");
    }

    /// {@return whether a path that led to these states is one of those}
    boolean isEnd(long states) {
        return (states & 1L << steps.size()) != 0;
    }

    /// {@return whether `path` is one of those}
    boolean fits(ValuePath path, Dialect dialect) {
        long states = begin(Math.max(0, path.record()));
        for (PathStep step : path.steps()) {
            states = after(states, PathText.write(step, dialect));
        }
        return isEnd(states);
    }

    /// {@return how an entry of this key is stepped to}
    static String step(Variant key, Dialect dialect, long place) {
        return PathText.keyStep(key, dialect).map(step -> PathText.write(step, dialect)).orElse("#" + place);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PathGlob glob && glob.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
