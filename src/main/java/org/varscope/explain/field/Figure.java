package org.varscope.explain.field;

import module java.base;
import org.varscope.dialect.HeaderBits;
import org.varscope.text.cell.FloatBits;

/// A piece of arithmetic that leads from bytes to what they mean. Each says what it gives, computed from its parts and
/// not by the codec, so that both can be compared.
public sealed interface Figure {
    /// A header's bits in groups that say one thing each.
    ///
    /// @param word all 32
    /// @param bits the groups, from the lowest on
    record Header(int word, List<HeaderBits> bits) implements Figure {
        /// {@return what the groups give when they are put together again}
        public int joined() {
            int sum = 0;
            for (HeaderBits group : bits) {
                sum |= group.in(word) << group.from();
            }
            return sum;
        }
    }

    /// Bytes that are one number together.
    ///
    /// @param bytes 1 to 8 of them as they are in the file, each 0 to 255
    /// @param order which of them counts least, the first or the last
    record Order(List<Integer> bytes, ByteOrder order) implements Figure {
        /// {@return each byte times 256 to the power of its place, added up}
        public BigInteger number() {
            BigInteger sum = BigInteger.ZERO;
            for (int each : order == ByteOrder.LITTLE_ENDIAN ? bytes.reversed() : bytes) {
                sum = sum.shiftLeft(Byte.SIZE).add(BigInteger.valueOf(each));
            }
            return sum;
        }

        /// {@return the number in hexadecimal, with two digits a byte: `0x40600000`}
        public String hex() {
            return String.format(Locale.ROOT, "0x%0" + 2 * bytes.size() + "X", number());
        }
    }

    /// A number below zero in two's complement.
    ///
    /// @param width  in bits, 8 to 64
    /// @param stored the bits as a number without a sign
    record Complement(int width, BigInteger stored) implements Figure {
        /// {@return what is taken off: 2 to the power of the width}
        public BigInteger modulus() {
            return BigInteger.ONE.shiftLeft(width);
        }

        /// {@return the number: what is stored, less the modulus where the highest bit is set}
        public BigInteger number() {
            return stored.testBit(width - 1) ? stored.subtract(modulus()) : stored;
        }
    }

    /// Why a number takes 32 or 64 bits.
    ///
    /// @param wide  whether it takes 64
    /// @param needs whether it has to
    record Width(boolean wide, boolean needs) implements Figure { }

    /// Sign, exponent and fraction of a float.
    record Parts(FloatBits bits) implements Figure {
        /// {@return the sign, 1 or -1}
        public int sign() {
            return bits.isNegative() ? -1 : 1;
        }

        /// {@return the power of two, the bias taken off; what subnormal numbers have where the exponent is 0}
        public int power() {
            return Math.max(bits.exponent(), 1) - bits.bias();
        }

        /// {@return what is multiplied with that power: 1 and the fraction, or only the fraction where the exponent
        /// is 0}
        public BigDecimal significand() {
            return new BigDecimal(bits.fraction()).divide(new BigDecimal(bits.maxFraction() + 1))
                    .add(bits.exponent() == 0 ? BigDecimal.ZERO : BigDecimal.ONE);
        }

        /// {@return whether it is a number, and neither infinity nor NaN}
        public boolean isFinite() {
            return bits.exponent() != bits.maxExponent();
        }

        /// {@return the number, exactly; it must be [finite][#isFinite()]}
        public BigDecimal number() {
            BigDecimal power = power() >= 0 ? new BigDecimal(BigInteger.ONE.shiftLeft(power()))
                    : BigDecimal.ONE.divide(new BigDecimal(BigInteger.ONE.shiftLeft(-power())));
            return significand().multiply(power).multiply(BigDecimal.valueOf(sign()));
        }
    }

    /// The characters of a text with the bytes of each.
    ///
    /// @param characters the first of them
    /// @param more       whether others follow
    record Utf8(List<Character> characters, boolean more) implements Figure {
        /// One character.
        ///
        /// @param bytes its 1 to 6 bytes, each 0 to 255
        public record Character(List<Integer> bytes) {
            /// {@return the bits of each byte that count: 7 of a single one; else those after the leading ones of the
            /// first, and 6 of each that follows}
            public List<String> bits() {
                List<String> bits = new ArrayList<>();
                for (int i = 0; i < bytes.size(); i++) {
                    int count = i > 0 ? 6 : bytes.size() == 1 ? 7 : 7 - bytes.size();
                    String all = Integer.toBinaryString(bytes.get(i) & (1 << count) - 1);
                    bits.add("0".repeat(count - all.length()) + all);
                }
                return bits;
            }

            /// {@return the code point: those bits one after the other}
            public int point() {
                return Integer.parseUnsignedInt(String.join("", bits()), 2);
            }
        }
    }

    /// How letters of base64 become bytes.
    ///
    /// @param letters 2 to 4 of them, and `=` where they are filled up to four
    record Base64(String letters) implements Figure {
        private static final String ALPHABET =
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        private static final int BITS = 6;

        /// {@return what each letter stands for, 0 to 63: its place in the alphabet; nothing for `=`}
        public List<Integer> numbers() {
            return letters.chars().map(ALPHABET::indexOf).filter(number -> number >= 0).boxed().toList();
        }

        /// {@return those numbers in six bits each}
        public List<String> bits() {
            return numbers().stream().map(number -> Integer.toBinaryString(1 << BITS | number).substring(1)).toList();
        }

        /// {@return the bytes: those bits one after the other, eight by eight}
        public List<Integer> bytes() {
            String all = String.join("", bits());
            return IntStream.range(0, all.length() / Byte.SIZE)
                    .mapToObj(i -> Integer.parseInt(all.substring(i * Byte.SIZE, (i + 1) * Byte.SIZE), 2)).toList();
        }

        /// {@return how many of the last bits are of no byte: 0, 2 or 4}
        public int spare() {
            return numbers().size() * BITS % Byte.SIZE;
        }

        /// {@return those bits eight by eight, the rest of them last: `00000001 0000`}
        public String regrouped() {
            return String.join("", bits()).replaceAll("(.{8})(?=.)", "$1 ");
        }

        /// {@return the bytes in hexadecimal: `07 00 00`}
        public String hex() {
            return bytes().stream().map("%02X"::formatted).collect(Collectors.joining(" "));
        }

        /// {@return all of it in one line: `A Q = 0 16 = 000000 010000 = 00000001 0000 = 01`}
        public String line() {
            String coding = letters.substring(0, numbers().size());
            return String.join(" = ", String.join(" ", coding.split("")),
                    numbers().stream().map(Object::toString).collect(Collectors.joining(" ")),
                    String.join(" ", bits()), regrouped(), hex());
        }
    }

    /// How a length becomes padding.
    ///
    /// @param content how many bytes there are, 0 or more
    /// @param padding how many were added, 1 to 3
    record Padding(long content, long padding) implements Figure {
        /// {@return the sum, a multiple of four}
        public long sum() {
            return content + padding;
        }
    }

    /// How many bytes a number of things takes.
    ///
    /// @param count how many, 0 or more
    /// @param each  bytes each, 1 or more
    record Product(long count, int each) implements Figure {
        /// {@return both multiplied; the largest number where that is too much}
        public long bytes() {
            return Math.multiplyHigh(count, each) == 0 && count * each >= 0 ? count * each : Long.MAX_VALUE;
        }
    }
}
