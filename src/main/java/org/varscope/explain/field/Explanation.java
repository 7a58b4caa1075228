package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.walk.FieldRole;

/// What a field is and does in this file.
///
/// @param field    which
/// @param node     the value that it belongs to; null where it belongs to none
/// @param path     of the value that it belongs to: `$.player.gold`; empty where it belongs to none
/// @param name     what it is called: `header`, `count`, `x`
/// @param bytes    its bytes in hexadecimal, the first few of them
/// @param value    what its bytes mean, in a few words; may be empty
/// @param does     what it does here, one sentence or several
/// @param trouble  what is wrong that begins there and what becomes of that, as sentences that follow those; may be
///                 empty
/// @param figures  the arithmetic behind it
/// @param problems what is wrong that begins in its bytes
/// @param source   where the rule is written: generation of the engine or document, file, function
/// @param page     the page of the guide that tells more: `types/int`
public record Explanation(Field field, @Nullable Node node, String path, String name, String bytes, String value,
        String does, String trouble, List<Figure> figures, List<Problem> problems, String source, String page)
        implements FieldDescription {
    /// Nodes are made anew whenever they are asked for, and the path and the field tell which one it is.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Explanation(var same, _, var at, var called, var hex, var means, var what, var wrong,
                var sums, var flaws, var rule, var more)
                && field.equals(same) && path.equals(at) && name.equals(called) && bytes.equals(hex)
                && value.equals(means) && does.equals(what) && trouble.equals(wrong) && figures.equals(sums)
                && problems.equals(flaws) && source.equals(rule) && page.equals(more);
    }

    @Override
    public int hashCode() {
        return Objects.hash(field, path, name, does, trouble);
    }

    @Override
    public Span span() {
        return field.span();
    }

    @Override
    public FieldRole role() {
        return field.role();
    }
}
