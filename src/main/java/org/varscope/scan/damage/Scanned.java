package org.varscope.scan.damage;

import org.varscope.bytes.Seq;
import org.varscope.problem.Code;

/// What a scan of some items yields.
///
/// @param parts the items found and what is between them; together they cover exactly the bytes read
/// @param end   where reading ended
/// @param clean whether nothing was damaged or guessed
/// @param stopped whether reading ended before the items did
public record Scanned(Seq<Shape> parts, long end, boolean clean, boolean stopped) {
    /// {@return whether the last of the items lacks padding, which is then among the bytes that follow}
    public boolean lacksPadding() {
        Seq<Shape> inside = parts;
        while (inside.size() > 0) {
            Shape last = inside.get(inside.size() - 1);
            long end = last.length();
            if (last.problems().stream().anyMatch(p -> p.code() == Code.PADDING_MISSING && p.span().start() == end)) {
                return true;
            }
            inside = last instanceof Shape.Open open && open.tail() == 0 ? open.children() : Seq.empty();
        }
        return false;
    }
}
