package org.varscope.remark;

import module java.base;

/// What is said to people: which of the remarks of a room, and what is in its places.
///
/// A part is a name, code or number, written as it is in any language, or what has words of its own in each: a remark,
/// or other data of which a clause is made.
///
/// @param kind  which one
/// @param parts as many as it has places
public record Remark(Kind kind, List<Object> parts) implements Clause {
    /// Makes one.
    ///
    /// @throws IllegalArgumentException if there are more or fewer parts than places
    public Remark {
        parts = List.copyOf(parts);
        if (parts.size() != kind.places()) {
            throw new IllegalArgumentException("%s with %s parts".formatted(kind, parts.size()));
        }
    }

    /// The remarks of a room: an enumeration of them.
    public interface Kind {
        /// {@return what the constant is called}
        String name();

        /// {@return how many parts are in it}
        int places();

        /// {@return the remark with `parts` in its places}
        default Remark with(Object... parts) {
            return new Remark(this, List.of(parts));
        }
    }

    /// Only the kind: nothing of a file gets into a report of a failure.
    @Override
    public String toString() {
        return kind.toString();
    }
}
