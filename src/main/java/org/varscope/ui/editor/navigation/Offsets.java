package org.varscope.ui.editor.navigation;

import module java.base;

/// Offsets as people type them.
public final class Offsets {
    private static final Pattern OFFSET =
            Pattern.compile("([+-])?\\s*(?:0[xX]([0-9a-fA-F_]+)|([0-9][0-9a-fA-F_]*)[hH]|([0-9_ ]+))");

    private Offsets() { }

    /// {@return the offset that `text` names: `0x40`, `40h`, `64`, or, from `here` on, `+16` and `-0x10`}
    public static OptionalLong read(String text, long here) {
        Matcher matcher = OFFSET.matcher(text.strip());
        if (!matcher.matches()) {
            return OptionalLong.empty();
        }
        String hex = matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
        String digits = (hex != null ? hex : matcher.group(4)).replaceAll("[_ ]", "");
        try {
            long number = Long.parseLong(digits, hex != null ? 16 : 10);
            String sign = matcher.group(1);
            return OptionalLong.of(sign == null ? number : "+".equals(sign) ? here + number : here - number);
        } catch (NumberFormatException _) {
            return OptionalLong.empty();
        }
    }
}
