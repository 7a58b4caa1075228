package org.varscope.ui.page;

import module java.base;

/// Bytes that somebody wrote as text: hexadecimal in any of the usual dresses, or base64.
final class PastedBytes {
    private static final Pattern HEX_ONLY = Pattern.compile("(?:0x|\\\\x)?(?:[0-9a-fA-F]{2}(?:[\\s,;:]|0x|\\\\x)*)+");
    private static final Pattern DUMP_LINE =
            Pattern.compile("^\\s*[0-9a-fA-F]{4,16}:?\\s\\s*((?:[0-9a-fA-F]{2,4}\\s{1,2}){1,32})\\s*(?:\\|.*|\\s.*)?$");
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/_-]+={0,2}");

    private PastedBytes() { }

    /// {@return the bytes that `text` spells in hexadecimal; empty if it is anything else}
    ///
    /// Pairs of digits may stand alone or with spaces, commas, colons, `0x` or `\x` between them; a dump with an offset
    /// before each line and characters behind is read too.
    static Optional<byte[]> hex(String text) {
        String trimmed = text.strip();
        if (trimmed.isEmpty()) {
            return Optional.empty();
        }
        Optional<byte[]> dumped = dump(trimmed);
        if (dumped.isPresent()) {
            return dumped;
        }
        String bare = trimmed.replaceAll("^[\\[{(<]|[\\]})>]$", "").strip();
        return HEX_ONLY.matcher(bare).matches() ? Optional.of(digits(bare)) : Optional.empty();
    }

    /// {@return the bytes that `text` spells in base64, with the usual or the URL-safe letters; empty if it does not}
    static Optional<byte[]> base64(String text) {
        String bare = text.replaceAll("\\s+", "");
        if (bare.isEmpty() || !BASE64.matcher(bare).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Base64.getDecoder().decode(bare.replace('-', '+').replace('_', '/')));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> dump(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (String line : text.lines().toList()) {
            Matcher matcher = DUMP_LINE.matcher(line + "  ");
            if (!matcher.matches()) {
                return Optional.empty();
            }
            bytes.writeBytes(digits(matcher.group(1)));
        }
        return Optional.of(bytes.toByteArray());
    }

    private static byte[] digits(String text) {
        String bare = text.replaceAll("0x|\\\\x|[^0-9a-fA-F]", "");
        byte[] bytes = new byte[bare.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(bare, 2 * i, 2 * i + 2, 16);
        }
        return bytes;
    }
}
