package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;

/// A structure as lines, for comparing two of them and for reading failures; they are written only where they are read.
public final class Dump {
    private Dump() { }

    /// {@return every node with its place and state, then every problem}
    public static List<Object> of(Structure structure) {
        List<Object> out = new ArrayList<>();
        Deque<Todo> todo = new ArrayDeque<>();
        push(structure, null, todo, 0);
        while (!todo.isEmpty()) {
            Todo next = todo.pop();
            structure.key(next.node).ifPresent(key -> out.add(Line.of(next.depth, key)));
            out.add(Line.of(next.depth, next.node));
            if (next.node.isCollection()) {
                push(structure, next.node, todo, next.depth + 1);
            }
        }
        out.addAll(structure.problems());
        return out;
    }

    private record Todo(Node node, int depth) { }

    private static void push(Structure structure, @Nullable Node parent, Deque<Todo> todo, int depth) {
        long count = parent == null ? structure.records() : parent.children();
        for (Node child : structure.children(parent, 0, count).reversed()) {
            todo.push(new Todo(child, depth));
        }
    }

    /// What is said of a node.
    private record Line(int depth, Role role, long place, String row, Span span, String field, State state,
            boolean guessed, long children, long claimed) {
        static Line of(int depth, Node node) {
            return new Line(depth, node.role(), node.place(), node.row() == null ? "?" : node.row().name(), node.span(),
                    node.isPlain() ? node.field().word() : "", node.state(), node.guessed(),
                    node.isCollection() ? node.children() : -1, node.isCollection() ? node.claimed() : -1);
        }

        @Override
        public String toString() {
            return "%s%s %d %s %s %s%s%s%s".formatted("  ".repeat(Math.min(depth, 20)), role, place, row, span,
                    field.isEmpty() ? "" : field + " ", state, guessed ? " guessed" : "",
                    children < 0 ? "" : " " + children + "/" + claimed);
        }
    }
}
