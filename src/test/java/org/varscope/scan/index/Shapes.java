package org.varscope.scan.index;

import module java.base;
import org.varscope.scan.damage.Shape;

/// Writes the parts of a structure as lines, exactly as they are kept.
public final class Shapes {
    private Shapes() { }

    private record Todo(Shape shape, int depth) { }

    /// How many parts the index of `structure` has, a measure of its size in memory.
    public static long count(Structure structure) {
        return of(structure.root()).lines().count() - 1;
    }

    public static String of(Shape.Open root) {
        StringBuilder out = new StringBuilder();
        Deque<Todo> todo = new ArrayDeque<>();
        todo.push(new Todo(root, 0));
        while (!todo.isEmpty()) {
            Todo next = todo.pop();
            out.append(next.depth).append(' ');
            if (next.shape instanceof Shape.Open open) {
                out.append("Open ").append(open.lead()).append(' ').append(open.header()).append(' ')
                        .append(open.head())
                        .append(' ').append(open.tail()).append(' ').append(open.claimed()).append(' ')
                        .append(open.grammar()).append(open.damaged() ? " damaged" : "")
                        .append(open.guessed() ? " guessed" : "").append(' ').append(open.problems()).append('\n');
                for (int i = open.children().size() - 1; i >= 0; i--) {
                    todo.push(new Todo(open.children().get(i), next.depth + 1));
                }
            } else {
                out.append(next.shape).append('\n');
            }
        }
        return out.toString();
    }
}
