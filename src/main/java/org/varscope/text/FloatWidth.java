package org.varscope.text;

/// How wide the floats of a value are stored, as far as the caller knows; it decides how many digits are needed.
public enum FloatWidth {
    /// As the encoder of the dialect would store them: a float in 32 bits if its value survives that, the numbers of a
    /// vector in 32 bits unless the engine is a double-precision one.
    USUAL,
    /// In 32 bits. A value that does not survive that gets the digits of 64 bits anyway.
    NARROW,
    /// In 64 bits.
    WIDE
}
