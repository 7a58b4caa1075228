package org.varscope.codec;

import module java.base;

/// Bytes as hexadecimal digits, for tests.
final class Hex {
    private Hex() { }

    static byte[] bytes(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
