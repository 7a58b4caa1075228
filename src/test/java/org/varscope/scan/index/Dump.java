package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Writes a structure as lines, for comparing two of them and for reading failures.
public final class Dump {
    private Dump() { }

    /// {@return every node with its place and state, then every problem}
    public static String of(Structure structure) {
        StringBuilder out = new StringBuilder();
        Deque<Todo> todo = new ArrayDeque<>();
        push(structure, null, todo, 0);
        while (!todo.isEmpty()) {
            Todo next = todo.pop();
            structure.key(next.node).ifPresent(k -> line(out, next.depth, k));
            line(out, next.depth, next.node);
            if (next.node.isCollection()) {
                push(structure, next.node, todo, next.depth + 1);
            }
        }
        structure.problems().forEach(p -> out.append(p.code()).append(' ').append(p.span()).append(' ')
                .append(p.flaw()).append('\n'));
        return out.toString();
    }

    private record Todo(Node node, int depth) { }

    private static void push(Structure structure, @Nullable Node parent, Deque<Todo> todo, int depth) {
        long count = parent == null ? structure.records() : parent.children();
        for (Node child : structure.children(parent, 0, count).reversed()) {
            todo.push(new Todo(child, depth));
        }
    }

    private static void line(StringBuilder out, int depth, Node node) {
        out.append("  ".repeat(Math.min(depth, 20))).append(node.role()).append(' ').append(node.place()).append(' ')
                .append(node.row() == null ? "?" : node.row().name()).append(' ').append(node.span()).append(' ')
                .append(node.isPlain() ? node.field().word() + " " : "").append(node.state())
                .append(node.guessed() ? " guessed" : "")
                .append(node.isCollection() ? " " + node.children() + "/" + node.claimed() : "").append('\n');
    }
}
