package org.varscope.text;

import module java.base;

/// Bytes that somebody wrote in hexadecimal, in any of the usual dresses.
public final class HexText {
    private static final Pattern BETWEEN = Pattern.compile("[\\s,;:]+|0[xX]|\\\\x");
    private static final Pattern DUMP_LINE =
            Pattern.compile("^\\s*[0-9a-fA-F]{4,16}:?\\s\\s*((?:[0-9a-fA-F]{2,4}\\s{1,2}){1,32})\\s*(?:\\|.*|\\s.*)?$");

    private HexText() { }

    /// {@return the bytes that `text` spells; empty if it is anything else, or nothing}
    ///
    /// Pairs of digits may stand alone or with spaces, commas, colons, `0x` or `\x` between them; a dump with an offset
    /// before each line and characters behind is read too.
    public static Optional<byte[]> read(String text) {
        String trimmed = text.strip();
        String bare = trimmed.replaceAll("^[\\[{(<]|[\\]})>]$", "");
        StringBuilder digits = new StringBuilder();
        for (String run : BETWEEN.split(dumped(trimmed).orElse(bare))) {
            if (run.length() % 2 != 0 || !run.chars().allMatch(HexFormat::isHexDigit)) {
                return Optional.empty();
            }
            digits.append(run);
        }
        return digits.isEmpty() ? Optional.empty() : Optional.of(HexFormat.of().parseHex(digits));
    }

    /// The digits of a dump without what stands around them.
    private static Optional<String> dumped(String text) {
        StringBuilder digits = new StringBuilder();
        for (String line : text.lines().toList()) {
            Matcher matcher = DUMP_LINE.matcher(line + "  ");
            if (!matcher.matches()) {
                return Optional.empty();
            }
            digits.append(matcher.group(1));
        }
        return Optional.of(digits.toString());
    }
}
