package org.varscope.text;

import module java.base;

/// Bytes that somebody wrote in hexadecimal, in any of the usual dresses.
public final class HexText {
    private static final Pattern BETWEEN = Pattern.compile("[\\s,;:]+|0[xX]|\\\\x");

    private HexText() { }

    /// {@return the bytes that `text` spells; empty if it is anything else, or nothing}
    ///
    /// Pairs of digits may be alone or with spaces, commas, colons, `0x` or `\x` between them; a dump with an offset
    /// before each line and characters behind is read too.
    public static Optional<byte[]> read(String text) {
        String trimmed = text.strip();
        Optional<byte[]> dumped = HexDump.read(trimmed);
        if (dumped.isPresent()) {
            return dumped;
        }
        if (HexDump.hasOffsets(trimmed)) {
            return Optional.empty();
        }
        StringBuilder digits = new StringBuilder();
        for (String run : BETWEEN.split(trimmed.replaceAll("^[\\[{(<]|[\\]})>]$", ""))) {
            if (run.length() % 2 != 0 || !run.chars().allMatch(HexFormat::isHexDigit)) {
                return Optional.empty();
            }
            digits.append(run);
        }
        return digits.isEmpty() ? Optional.empty() : Optional.of(HexFormat.of().parseHex(digits));
    }
}
