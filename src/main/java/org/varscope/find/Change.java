package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.text.cell.TypedNumber;
import org.varscope.variant.Variant;

/// What has to hold of a number, text or bool that was one thing and is another. Ints and floats of all widths are
/// compared as the numbers that they are.
public sealed interface Change {
    /// {@return whether it holds}
    boolean holds(Variant was, Variant is);

    /// It was this number, text or bool.
    record Was(Wanted wanted) implements Change {
        /// A number, text or bool as a person types it.
        public Was(String wanted) {
            this(new Wanted(wanted));
        }

        @Override
        public boolean holds(Variant was, Variant is) {
            return wanted.is(was);
        }
    }

    /// It is this number, text or bool now.
    record Is(Wanted wanted) implements Change {
        /// A number, text or bool as a person types it.
        public Is(String wanted) {
            this(new Wanted(wanted));
        }

        @Override
        public boolean holds(Variant was, Variant is) {
            return wanted.is(is);
        }
    }

    /// It is a larger number now.
    record Grew() implements Change {
        @Override
        public boolean holds(Variant was, Variant is) {
            return by(was, is).filter(by -> by.signum() > 0).isPresent();
        }
    }

    /// It is a smaller number now.
    record Shrank() implements Change {
        @Override
        public boolean holds(Variant was, Variant is) {
            return by(was, is).filter(by -> by.signum() < 0).isPresent();
        }
    }

    /// It is a number that is larger by this much, or smaller where that is negative; of floats, as far as 32 bits
    /// tell.
    record By(BigDecimal difference) implements Change {
        @Override
        public boolean holds(Variant was, Variant is) {
            @Nullable BigDecimal by = by(was, is).orElse(null);
            boolean isReal = was instanceof Variant.Real || is instanceof Variant.Real;
            return by != null && (by.compareTo(difference) == 0 || isReal
                    && by.subtract(difference).abs().compareTo(coarseness(was).max(coarseness(is))) <= 0);
        }

        private static BigDecimal coarseness(Variant value) {
            float near = number(value).map(BigDecimal::floatValue).orElse(0f);
            return Float.isInfinite(near) ? BigDecimal.ZERO : new BigDecimal(Math.ulp(near));
        }
    }

    /// It is the same number, text or bool, whatever its width.
    record Unchanged() implements Change {
        @Override
        public boolean holds(Variant was, Variant is) {
            return areSame(was, is);
        }
    }

    /// It may have changed or not.
    record Any() implements Change {
        @Override
        public boolean holds(Variant was, Variant is) {
            return true;
        }
    }

    /// {@return the number that `text` is, as in [TypedNumber]; empty if it is none, or has an exponent of more than
    /// four digits}
    static Optional<BigDecimal> number(String text) {
        return TypedNumber.plain(text)
                .filter(plain -> plain.matches("-?(\\d{1,400}(\\.\\d{0,400})?)([eE][+-]?\\d{1,4})?"))
                .map(BigDecimal::new);
    }

    /// What a value was or is: read once for all values.
    ///
    /// @param number what the text is as a number; null where it is none
    record Wanted(String text, @Nullable BigDecimal number) {
        Wanted(String text) {
            this(text, Change.number(text).orElse(null));
        }

        private boolean is(Variant value) {
            return switch (value) {
                case Variant.Int(long integer) ->
                    number != null && number.compareTo(BigDecimal.valueOf(integer)) == 0;
                case Variant.Real(long bits) -> {
                    double real = Double.longBitsToDouble(bits);
                    yield number != null && (number.doubleValue() == real || (float) number.doubleValue() == real);
                }
                default -> text.equals(Change.text(value));
            };
        }
    }

    /// {@return whether `value` is a number, text or bool, of which something can hold}
    static boolean isSimple(Variant value) {
        return value instanceof Variant.Int || value instanceof Variant.Real || text(value) != null;
    }

    /// {@return whether both are the same number, or the same text or bool}
    static boolean areSame(Variant was, Variant is) {
        return was.equals(is) || text(was) != null && Objects.equals(text(was), text(is))
                || by(was, is).filter(by -> by.signum() == 0).isPresent();
    }

    private static @Nullable String text(Variant value) {
        return switch (value) {
            case Variant.Text(String text) -> text;
            case Variant.Name(String name) -> name;
            case Variant.Bool(boolean is) -> String.valueOf(is);
            default -> null;
        };
    }

    private static Optional<BigDecimal> by(Variant was, Variant is) {
        return number(was).flatMap(before -> number(is).map(now -> now.subtract(before)));
    }

    private static Optional<BigDecimal> number(Variant value) {
        return switch (value) {
            case Variant.Int(long integer) -> Optional.of(BigDecimal.valueOf(integer));
            case Variant.Real(long bits) when Double.isFinite(Double.longBitsToDouble(bits)) ->
                Optional.of(new BigDecimal(Double.longBitsToDouble(bits)));
            default -> Optional.empty();
        };
    }
}
