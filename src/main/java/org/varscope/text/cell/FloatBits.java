package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Floats;
import org.varscope.remark.Remark;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.Variant;

/// A float by the bits that it is stored in. IEEE 754, binary32 and binary64.
///
/// @param pattern all of them, in 32 bits without a sign
/// @param wide    whether there are 64 and not 32
public record FloatBits(long pattern, boolean wide) {
    private static final int NARROW_FRACTION = 23;
    private static final int WIDE_FRACTION = 52;

    /// {@return the bits of `number` as it is stored}
    public static FloatBits of(Variant.Real number, boolean wide) {
        return new FloatBits(wide ? number.bits() : Integer.toUnsignedLong(Floats.narrow(number.bits())), wide);
    }

    /// {@return how many bits there are}
    public int width() {
        return wide ? Long.SIZE : Integer.SIZE;
    }

    /// {@return how many of them, the lowest, are the fraction}
    public int fractionBits() {
        return wide ? WIDE_FRACTION : NARROW_FRACTION;
    }

    /// {@return how many bits the exponent has}
    public int exponentBits() {
        return width() - 1 - fractionBits();
    }

    /// {@return the number}
    public Variant.Real number() {
        return new Variant.Real(wide ? pattern : Floats.widen((int) pattern));
    }

    /// {@return whether the sign is set}
    public boolean isNegative() {
        return (pattern >>> width() - 1 & 1) != 0;
    }

    /// {@return the exponent as it is stored, the bias included}
    public int exponent() {
        return (int) (pattern >>> fractionBits()) & maxExponent();
    }

    /// {@return the exponent that infinity and NaN have}
    public int maxExponent() {
        return (1 << exponentBits()) - 1;
    }

    /// {@return what is to be taken from the stored exponent}
    public int bias() {
        return maxExponent() >> 1;
    }

    /// {@return the fraction; of a NaN, its payload}
    public long fraction() {
        return pattern & maxFraction();
    }

    /// {@return the highest fraction}
    public long maxFraction() {
        return (1L << fractionBits()) - 1;
    }

    /// {@return whether it is no number}
    public boolean isNan() {
        return exponent() == maxExponent() && fraction() != 0;
    }

    /// {@return the same with another exponent, given as it is stored}
    public FloatBits withExponent(long exponent) {
        long mask = (long) maxExponent() << fractionBits();
        return new FloatBits(pattern & ~mask | exponent << fractionBits(), wide);
    }

    /// {@return the same with another fraction}
    public FloatBits withFraction(long fraction) {
        return new FloatBits(pattern & ~maxFraction() | fraction, wide);
    }

    /// {@return all bits in hexadecimal digits: `0x3F400000`}
    public String hex() {
        return new IntBits(width(), false).hex(pattern);
    }

    /// {@return the fraction in hexadecimal digits}
    public String hexFraction() {
        return "0x%X".formatted(fraction());
    }

    /// {@return the bits that `typed` gives in whole}
    /// @throws TextException if they are more, or none
    public FloatBits read(String typed) throws TextException {
        Optional<BigInteger> all = TypedNumber.whole(typed).map(bits -> bits.signum() < 0 && wide
                ? bits.add(BigInteger.ONE.shiftLeft(Long.SIZE)) : bits);
        return new FloatBits(within(all, typed, BigInteger.ONE.shiftLeft(width()).subtract(BigInteger.ONE),
                wide ? TextRemark.BITS_64.with() : TextRemark.BITS_32.with()), wide);
    }

    /// {@return the same with the exponent that is typed, as it is stored}
    /// @throws TextException if there is none such
    public FloatBits readExponent(String typed) throws TextException {
        return withExponent(within(TypedNumber.whole(typed), typed, BigInteger.valueOf(maxExponent()),
                TextRemark.WHOLE_NUMBER_FROM.with(0, maxExponent())));
    }

    /// {@return the same with the fraction that is typed}
    /// @throws TextException if there is none such
    public FloatBits readFraction(String typed) throws TextException {
        return withFraction(within(TypedNumber.whole(typed), typed, BigInteger.valueOf(maxFraction()),
                TextRemark.WHOLE_NUMBER_FROM.with(0, "0x%X".formatted(maxFraction()))));
    }

    private static long within(Optional<BigInteger> number, String typed, BigInteger most, Remark expected)
            throws TextException {
        return number.filter(n -> n.signum() >= 0 && n.compareTo(most) <= 0)
                .orElseThrow(() -> new TextException(0, "`" + typed.strip() + "`", expected)).longValue();
    }
}
