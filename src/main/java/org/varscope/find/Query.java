package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.scan.index.Structure;

/// What is looked for.
public sealed interface Query {
    /// {@return whether looking for it may turn out to take too long only after hits were told}
    default boolean mayGiveUp() {
        return false;
    }

    /// Bytes that fit a pattern, whatever they mean.
    record Bytes(BytePattern pattern) implements Query { }

    /// Bytes that fit a regular expression, in which each byte is the character of the same number.
    ///
    /// @param expression compiled as [#compiled] does
    record ByteExpression(Pattern expression) implements Query {
        /// {@return the expression that `text` writes}
        /// @throws QueryException if it writes none
        public static ByteExpression compiled(String text) throws QueryException {
            return new ByteExpression(TextTest.compiled(text, Pattern.DOTALL));
        }

        @Override
        public boolean mayGiveUp() {
            return true;
        }
    }

    /// Numbers, texts and bools by how they changed up to the state that is searched.
    ///
    /// @param left what is left of earlier searches; null for a first one
    record Changes(Structure before, ChangeQuery how, @Nullable Narrowed left) implements Query { }

    /// Values of which all conditions hold.
    ///
    /// Conditions on numbers hold of one number, which may be a component or an element of a packed array; that number
    /// is then the hit.
    ///
    /// @param conditions at least one
    record Values(List<Condition> conditions) implements Query {
        /// Copies the list.
        public Values {
            conditions = List.copyOf(conditions);
            if (conditions.isEmpty()) {
                throw new IllegalArgumentException("a query of values has at least one condition");
            }
        }

        @Override
        public boolean mayGiveUp() {
            return conditions.stream().anyMatch(Condition::isExpression);
        }
    }
}
