package org.varscope.find;

import module java.base;
import org.varscope.problem.Code;
import org.varscope.text.cell.TypedNumber;

/// What has to hold of a value.
public sealed interface Condition {
    /// {@return whether it is a regular expression}
    default boolean isExpression() {
        return false;
    }

    /// One number.
    sealed interface OfNumber extends Condition {
        /// {@return what holds of the number that `text` is, whatever its type and width}
        /// @throws QueryException if it is none, as in [TypedNumber]
        static OfNumber read(String text) throws QueryException {
            Optional<Long> integer = TypedNumber.integer(text);
            return integer.isPresent() ? new AnyNumber(integer.get())
                    : new Real(TypedNumber.real(text).orElseThrow(() -> new QueryException(
                            QueryRemark.NO_NUMBER.with(text))), -1);
        }

        /// {@return whether it holds of an integer}
        boolean holds(long integer);

        /// {@return whether it holds of a float}
        /// @param narrow whether it is in 32 bits
        boolean holds(double real, boolean narrow);
    }

    /// An integer of any width.
    record Int(long number) implements OfNumber {
        @Override
        public boolean holds(long integer) {
            return integer == number;
        }

        @Override
        public boolean holds(double real, boolean narrow) {
            return false;
        }
    }

    /// A float of any width.
    ///
    /// @param within how far it may be away; negative where it is to be equal at its own width
    record Real(double number, double within) implements OfNumber {
        @Override
        public boolean holds(long integer) {
            return false;
        }

        @Override
        public boolean holds(double real, boolean narrow) {
            double wanted = narrow && within < 0 ? (float) number : number;
            return real == wanted || Double.isNaN(real) && Double.isNaN(wanted)
                    || within >= 0 && Math.abs(real - number) <= within;
        }
    }

    /// A number of either kind: what a person means who types `100`, as some games keep all numbers as floats.
    record AnyNumber(long number) implements OfNumber {
        @Override
        public boolean holds(long integer) {
            return integer == number;
        }

        @Override
        public boolean holds(double real, boolean narrow) {
            return real == number;
        }
    }

    /// A String, StringName, NodePath, key or name of a property whose text passes, or an element of an array of texts.
    record Text(TextTest test) implements Condition {
        @Override
        public boolean isExpression() {
            return test.how() == TextTest.How.EXPRESSION;
        }
    }

    /// A value whose row in a tree says so: its type, its value in one line, all of its text, the name of the property
    /// that it is, or an element of an array of texts. A key is such a value too, but for its type. It stands by
    /// itself.
    record Shown(TextTest test) implements Condition {
        @Override
        public boolean isExpression() {
            return test.how() == TextTest.How.EXPRESSION;
        }
    }

    /// The value of an entry whose key, or a property whose name, is this: as text, or as the decimal digits of an int.
    record Key(String name) implements Condition { }

    /// A value of the type that the dialect calls this, in any case.
    record Type(String name) implements Condition { }

    /// A value at a path.
    record Path(PathGlob glob) implements Condition { }

    /// The innermost value at which such a problem is.
    record Problem(Code code) implements Condition { }
}
