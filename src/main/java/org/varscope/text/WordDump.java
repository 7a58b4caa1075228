package org.varscope.text;

import module java.base;
import org.jspecify.annotations.Nullable;

/// A dump in words that are not in the order of their bytes: what `xxd -e` prints, where the characters behind tell
/// that it is so, and the octal numbers of `od` and `od -b`.
final class WordDump {
    private static final Pattern XXD = Pattern.compile("[0-9a-f]{8}: .*");
    private static final Pattern OCTAL = Pattern.compile("([0-7]{7,11})((?: [0-7]{6})+|(?: [0-7]{3})+)?\\s*");
    private static final int OFFSET = 10;
    private static final int LINE = 16;
    private static final int BITS = 3;
    /// Lines are repeated up to an offset that the text says: no more than this.
    private static final int MOST = 16 << 20;

    private WordDump() { }

    /// {@return the bytes that `lines` of `xxd` dump in words of four or eight bytes, in the order that their
    /// characters tell; none where these fit either; null where the lines are no such dump}
    static byte @Nullable [] xxd(List<String> lines) {
        if (lines.isEmpty() || !lines.stream().allMatch(line -> XXD.matcher(line).matches())) {
            return null;
        }
        for (int size : List.of(Integer.BYTES, Long.BYTES)) {
            ByteArrayOutputStream written = new ByteArrayOutputStream();
            ByteArrayOutputStream turned = new ByteArrayOutputStream();
            int column = OFFSET + LINE / size * (2 * size + 1) + 1;
            if (!lines.stream().allMatch(line -> words(line, column, size, written, turned))) {
                continue;
            }
            String shown = lines.stream().map(line -> line.substring(Math.min(column, line.length())))
                    .collect(Collectors.joining());
            boolean isWritten = shows(written.toByteArray(), shown);
            boolean isTurned = shows(turned.toByteArray(), shown);
            boolean isSame = Arrays.equals(written.toByteArray(), turned.toByteArray());
            if (isWritten || isTurned) {
                return isWritten && isTurned && !isSame ? new byte[0]
                        : (isWritten ? written : turned).toByteArray();
            }
        }
        return null;
    }

    /// Takes the words of a line; a last word may be a part of one.
    ///
    /// @return whether they are as long
    private static boolean words(String line, int column, int size, ByteArrayOutputStream written,
            ByteArrayOutputStream turned) {
        String[] words = line.substring(OFFSET, Math.min(column, line.length())).strip().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            boolean isWhole = words[i].length() == 2 * size;
            if (!isWhole && (i < words.length - 1 || words[i].length() > 2 * size) || words[i].length() % 2 != 0
                    || !words[i].chars().allMatch(HexFormat::isHexDigit)) {
                return false;
            }
            byte[] word = HexFormat.of().parseHex(words[i]);
            written.writeBytes(word);
            for (int at = word.length - 1; at >= 0; at--) {
                turned.write(word[at]);
            }
        }
        return line.length() > column || line.length() == column && words.length == 0;
    }

    private static boolean shows(byte[] bytes, String shown) {
        // Blanks at the end may have been lost.
        return shown.length() <= bytes.length && IntStream.range(0, bytes.length).allMatch(i ->
                (i < shown.length() ? shown.charAt(i) : ' ') == (bytes[i] >= ' ' && bytes[i] < 0x7F ? bytes[i] : '.'));
    }

    /// {@return the bytes that `lines` of `od` dump: words of 16 bits with the lower byte first, or single bytes; empty
    /// where they are no such dump}
    static Optional<byte[]> octal(List<String> lines) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] last = {};
        boolean repeats = false;
        for (String line : lines) {
            Matcher matcher = OCTAL.matcher(line);
            if (line.strip().equals("*") && last.length > 0) {
                repeats = true;
                continue;
            }
            if (!matcher.matches()) {
                return Optional.empty();
            }
            long offset = Long.parseLong(matcher.group(1), 1 << BITS);
            while (repeats && bytes.size() < Math.min(offset, MOST)) {
                bytes.writeBytes(last);
            }
            repeats = false;
            if (matcher.group(2) == null) {
                return offset == bytes.size() || offset == bytes.size() - 1
                        ? Optional.of(Arrays.copyOf(bytes.toByteArray(), (int) offset)).filter(all -> all.length > 0)
                        : Optional.empty();
            }
            last = numbers(matcher.group(2).strip().split(" "));
            if (offset != bytes.size() || last.length == 0) {
                return Optional.empty();
            }
            bytes.writeBytes(last);
        }
        return Optional.of(bytes.toByteArray()).filter(all -> all.length > 0);
    }

    /// The bytes of octal numbers; none where one is too large.
    private static byte[] numbers(String[] words) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (String word : words) {
            int number = Integer.parseInt(word, 1 << BITS);
            boolean isByte = word.length() == BITS;
            if (number >= 1 << (isByte ? Byte.SIZE : Short.SIZE)) {
                return new byte[0];
            }
            bytes.write(number);
            if (!isByte) {
                bytes.write(number >> Byte.SIZE);
            }
        }
        return bytes.toByteArray();
    }
}
