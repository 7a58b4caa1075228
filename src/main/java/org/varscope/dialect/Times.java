package org.varscope.dialect;

/// How often an item of a list of fields comes.
public sealed interface Times {
    /// Once.
    record Once() implements Times { }

    /// Again and again, up to the end of the file or the items of known size that end it: `var...`.
    record Ever() implements Times { }

    /// So many times: `var:3`.
    ///
    /// @param number at least 1
    record Exactly(long number) implements Times {
        /// @throws IllegalArgumentException if it is less than 1
        public Exactly {
            if (number < 1) {
                throw new IllegalArgumentException("times " + number);
            }
        }
    }

    /// As often as a number says that comes before it: `var:count`.
    ///
    /// @param name of that item
    record Counted(String name) implements Times { }

    /// Once.
    Times ONCE = new Once();
    /// Again and again.
    Times EVER = new Ever();

    /// {@return what a list says of it behind the item}
    default String word() {
        return switch (this) {
            case Once _ -> "";
            case Ever _ -> "...";
            case Exactly(long number) -> ":" + number;
            case Counted(var name) -> ":" + name;
        };
    }
}
