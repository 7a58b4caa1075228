package org.varscope.text;

import module java.base;

/// A dump of bytes in hexadecimal, with an offset before each line and perhaps characters behind, as `xxd`,
/// `hexdump -C`, `hexdump`, `od`, `od -x`, `xxd -b`, Format-Hex of PowerShell, HxD, tcpdump and gdb print it.
final class HexDump {
    private static final Pattern LINE = Pattern.compile("\\s*(?:0x)?([0-9a-fA-F]{4,16})(:?)(?:\\s+(\\S.*)?)?");
    /// What is over the columns.
    private static final Pattern HEADING = Pattern.compile("\\s*(?:(?:Label|Path):.*|Offset\\s.*|-+(?:\\s+-+)+"
            + "|(?:Offset\\(h\\)\\s+)?00 01 02 03 .*0[EeFf]\\s*)");
    private static final Pattern BITS = Pattern.compile("(?:[01]{8} )*[01]{8}(?:\\s{2}.*)?");
    private static final Pattern PREFIXED = Pattern.compile("\\b0x(?=[0-9a-fA-F]{2}\\b)");
    private static final Pattern GROUP = Pattern.compile("([0-9a-fA-F]{2,16})(?:\\s{1,2}|$)");
    /// Lines are repeated up to an offset that the text says: no more than this.
    private static final int MOST = 16 << 20;
    /// Digits of an offset where `hexdump` and `od` print words of 16 bits, the lower byte last.
    private static final int WORDS_OFFSET = 7;
    private static final int WORD = 4;
    private static final int MOST_OFFSETS = 16;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private long first = -1;
    private byte[] last = {};
    private boolean repeats;
    private boolean words;

    private HexDump() { }

    /// {@return the bytes that `text` dumps; empty if it is no dump}
    static Optional<byte[]> read(String text) {
        HexDump dump = new HexDump();
        List<String> lines = text.lines().filter(line -> !line.isBlank()).dropWhile(line ->
                HEADING.matcher(line).matches()).toList();
        byte[] inWords = WordDump.xxd(lines);
        Optional<byte[]> octal = WordDump.octal(lines);
        if (inWords != null || octal.isPresent()) {
            return octal.or(() -> Optional.ofNullable(inWords)).filter(bytes -> bytes.length > 0);
        }
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).strip().equals("*") && i > 0) {
                dump.repeats = true;
            } else if (!dump.take(lines.get(i), i + 1 < lines.size() ? offset(lines.get(i + 1)) : -1)) {
                return Optional.empty();
            }
        }
        return Optional.of(dump.bytes.toByteArray()).filter(bytes -> bytes.length > 0);
    }

    private static long offset(String line) {
        Matcher matcher = LINE.matcher(line);
        return matcher.matches() ? number(matcher.group(1)) : -1;
    }

    /// {@return whether the lines of `text` begin with numbers in equal steps, as those of a dump do: those are no
    /// bytes}
    static boolean hasOffsets(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        long[] offsets = lines.stream().limit(MOST_OFFSETS).mapToLong(HexDump::offset).toArray();
        long step = offsets.length < 2 ? 0 : offsets[1] - offsets[0];
        boolean isStep = step >= WORD && Long.bitCount(step) == 1 && offsets[0] >= 0
                && lines.getFirst().strip().contains(" ");
        return isStep && IntStream.range(2, offsets.length).allMatch(i -> offsets[i] - offsets[i - 1] == step
                || i == lines.size() - 1);
    }

    private static long number(String digits) {
        return digits.length() == 16 && digits.charAt(0) > '7' ? -1 : Long.parseLong(digits, 16);
    }

    /// @param next the offset of the line behind it; -1 where there is none
    private boolean take(String line, long next) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return false;
        }
        long offset = number(matcher.group(1));
        first = first < 0 ? offset : first;
        if (repeats && !repeat(offset)) {
            return false;
        }
        if (matcher.group(3) == null) {
            return next < 0 && end(matcher.group(1));
        }
        byte[] fresh = groups(matcher.group(3), next > offset ? next - offset : Long.MAX_VALUE,
                matcher.group(1).length(), !matcher.group(2).isEmpty());
        last = fresh;
        bytes.writeBytes(fresh);
        return fresh.length > 0;
    }

    private boolean repeat(long offset) {
        repeats = false;
        while (last.length > 0 && first + bytes.size() < offset && bytes.size() < MOST) {
            bytes.writeBytes(last);
        }
        return first + bytes.size() == offset;
    }

    /// Takes a last line that is nothing but the offset of the end: the last of an odd number of bytes is half a word.
    private boolean end(String digits) {
        boolean isOdd = words && bytes.size() > 0 && (number(digits) == bytes.size() - 1
                || digits.chars().allMatch(c -> c < '8') && Long.parseLong(digits, 8) == bytes.size() - 1);
        if (isOdd) {
            byte[] all = bytes.toByteArray();
            bytes.reset();
            bytes.write(all, 0, all.length - 1);
        }
        return bytes.size() > 0;
    }

    /// The bytes of a line, at most `most`; none where what is first is no offset.
    private byte[] groups(String shown, long most, int offsetDigits, boolean hasColon) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        String text = PREFIXED.matcher(shown).replaceAll("");
        boolean bits = hasColon && BITS.matcher(text).matches();
        Matcher group = GROUP.matcher(text);
        int width = 0;
        while (line.size() < most && group.lookingAt()) {
            String digits = group.group(1);
            if (digits.length() % 2 != 0 || !hasColon && digits.length() > Math.min(WORD, offsetDigits - 1)) {
                break;
            }
            width = Math.max(width, digits.length());
            words = !hasColon && offsetDigits == WORDS_OFFSET && width == WORD;
            byte[] read = bits ? new byte[] {(byte) Integer.parseInt(digits, 2)} : HexFormat.of().parseHex(digits);
            for (int i = 0; i < read.length; i++) {
                line.write(read[words ? read.length - 1 - i : i]);
            }
            group.region(group.end(), text.length());
        }
        return line.toByteArray();
    }
}
