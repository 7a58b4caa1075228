package org.varscope.variant;

import module java.base;
import org.varscope.variant.Variant.Array;
import org.varscope.variant.Variant.Dictionary;
import org.varscope.variant.Variant.Entry;
import org.varscope.variant.Variant.FullObject;
import org.varscope.variant.Variant.Property;

/// Equality, hashing and text of values that hold others, to any depth: nesting takes heap and no Java stack.
final class Nesting {
    private Nesting() { }

    /// Two values that are to be equal.
    private record Pair(Variant one, Variant other) { }

    static boolean same(Variant one, Variant other) {
        Deque<Pair> todo = new ArrayDeque<>();
        todo.push(new Pair(one, other));
        while (!todo.isEmpty()) {
            Pair pair = todo.pop();
            if (pair.one != pair.other && !sameHeads(pair.one, pair.other, todo)) {
                return false;
            }
        }
        return true;
    }

    /// Whether two values are equal but for what they hold, which is left `todo`.
    private static boolean sameHeads(Variant one, Variant other, Deque<Pair> todo) {
        return switch (one) {
            case Array(var of, var elements, var shared) -> {
                if (!(other instanceof Array(var o, var e, var s)) || s != shared || e.size() != elements.size()
                        || !o.equals(of)) {
                    yield false;
                }
                for (int i = 0; i < e.size(); i++) {
                    todo.push(new Pair(elements.get(i), e.get(i)));
                }
                yield true;
            }
            case Dictionary(var key, var value, var entries, var shared) -> {
                if (!(other instanceof Dictionary(var k, var v, var e, var s)) || s != shared
                        || e.size() != entries.size() || !k.equals(key) || !v.equals(value)) {
                    yield false;
                }
                for (int i = 0; i < e.size(); i++) {
                    todo.push(new Pair(entries.get(i).key(), e.get(i).key()));
                    todo.push(new Pair(entries.get(i).value(), e.get(i).value()));
                }
                yield true;
            }
            case FullObject(var name, var properties) -> {
                if (!(other instanceof FullObject(var n, var p)) || !n.equals(name) || p.size() != properties.size()) {
                    yield false;
                }
                for (int i = 0; i < p.size(); i++) {
                    if (!p.get(i).name().equals(properties.get(i).name())) {
                        yield false;
                    }
                    todo.push(new Pair(properties.get(i).value(), p.get(i).value()));
                }
                yield true;
            }
            default -> one.equals(other);
        };
    }

    static int hash(Variant value) {
        int hash = 1;
        Deque<Variant> todo = new ArrayDeque<>();
        todo.push(value);
        while (!todo.isEmpty()) {
            Variant next = todo.pop();
            hash = 31 * hash + switch (next) {
                case Array(var of, var elements, var shared) -> {
                    elements.forEach(todo::push);
                    yield Objects.hash(of, elements.size(), shared);
                }
                case Dictionary(var key, var of, var entries, var shared) -> {
                    for (Entry entry : entries) {
                        todo.push(entry.key());
                        todo.push(entry.value());
                    }
                    yield Objects.hash(key, of, entries.size(), shared);
                }
                case FullObject(var name, var properties) -> {
                    int names = name.hashCode();
                    for (Property property : properties) {
                        names = 31 * names + property.name().hashCode();
                        todo.push(property.value());
                    }
                    yield names;
                }
                default -> next.hashCode();
            };
        }
        return hash;
    }

    static String text(Variant value) {
        StringBuilder out = new StringBuilder();
        Deque<Object> todo = new ArrayDeque<>();
        todo.push(value);
        while (!todo.isEmpty()) {
            switch (todo.pop()) {
                case Array(var of, var elements, var shared) -> {
                    out.append(shared ? "shared Array of " : "Array of ").append(of).append('[');
                    todo.push("]");
                    elements.reversed().forEach(element -> push(todo, element, ", "));
                }
                case Dictionary(var key, var of, var entries, var shared) -> {
                    out.append(shared ? "shared Dictionary of " : "Dictionary of ").append(key).append(" to ")
                            .append(of);
                    out.append('[');
                    todo.push("]");
                    for (Entry entry : entries.reversed()) {
                        push(todo, entry.value(), ", ");
                        push(todo, entry.key(), ": ");
                    }
                }
                case FullObject(var name, var properties) -> {
                    out.append("Object ").append(name).append('[');
                    todo.push("]");
                    for (Property property : properties.reversed()) {
                        push(todo, property.value(), ", ");
                        todo.push(property.name() + ": ");
                    }
                }
                case Object other -> out.append(other);
            }
        }
        return out.toString();
    }

    private static void push(Deque<Object> todo, Variant value, String after) {
        todo.push(after);
        todo.push(value);
    }
}
