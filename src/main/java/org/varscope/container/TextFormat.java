package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.buffer.ValueStart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialects;
import org.varscope.remark.Remark;
import org.varscope.text.ListedBytes;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/// Names files that are text: no value begins with letters, as the second byte of every header is zero.
final class TextFormat {
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/]+={0,2}");
    /// Parts of base64 with dots between, of which the first is what the others are made of.
    private static final Pattern PARTS = Pattern.compile("([\\w+/-]{8,}={0,2})(?:\\.[\\w+/-]{8,}={0,2}){1,2}");
    private static final Pattern FIRST_LINE = Pattern.compile("\\A(?:\\s*(?:;.*|#.*)?\\R)*\\s*(.*)");
    private static final Pattern SECTION = Pattern.compile("\\[[A-Za-z_][^\\[\\]\"{}]*\\]\\s*");
    private static final Pattern SETTING = Pattern.compile("[A-Za-z_][\\w/.\\-]*\\s*=.*");
    private static final Pattern GODOT_VALUE = Pattern.compile(
            "(?s)(?:[A-Z][A-Za-z0-9]*\\(|&\"|\\^\"|@\"|\"|Array\\[|Dictionary\\[).*");
    /// One of so many bytes of text that is damaged may be zero.
    private static final int FEW_ZEROS = 20;
    /// Fewer are no value.
    private static final int LEAST_LISTED = 4;
    /// Bytes that text of digits says, whatever they are.
    private static final int LEAST_DIGITS = 16;
    /// Longer text is for programs that are made for that.
    private static final long MOST_TEXT = 1 << 20;
    /// What gzip and zstd begin with.
    private static final List<String> PACKED = List.of("\u001F\u008B\b", "(\u00B5/\u00FD");
    private static final Set<String> WRAPPED = Set.of("GCPF", "GCMP", "GDEC");

    private TextFormat() { }

    static Optional<Probe.Result.Foreign> of(Head head) {
        return head.text().map(text -> name(head, text));
    }

    static Optional<Probe.Result.Foreign> ofUtf16(Head head) {
        return head.isUtf16() ? Optional.of(foreign(FormatRemark.UTF_16, FormatRemark.TEXT_EDITOR)) : Optional.empty();
    }

    private static Probe.Result.Foreign name(Head head, String text) {
        Optional<String> packed = packed(text);
        if (packed.filter(TextFormat::isBase64).isPresent()) {
            return new Probe.Result.Foreign(FormatRemark.BASE64.with(), FormatRemark.BASE64_TO_VARIANT.with(), true);
        }
        if (packed.filter(letters -> isBase64OfText(letters, head.isWhole())).isPresent()) {
            return foreign(FormatRemark.BASE64_FILE, FormatRemark.UNPACK);
        }
        if (head.isWhole() && isInParts(text.strip())) {
            return foreign(FormatRemark.BASE64_SIGNED, FormatRemark.BASE64_PARTS);
        }
        return (head.isWhole() ? listed(text) : Optional.<Probe.Result.Foreign>empty())
                .orElseGet(() -> written(text, head.isWhole()));
    }

    /// Text of which the first line, or the whole, says what it is.
    private static Probe.Result.Foreign written(String text, boolean whole) {
        var lines = FIRST_LINE.matcher(text);
        String line = lines.find() ? lines.group(1).strip() : "";
        if (line.startsWith("[gd_scene")) {
            return foreign(FormatRemark.TEXT_SCENE, FormatRemark.EDITORS);
        }
        if (line.startsWith("[gd_resource")) {
            return foreign(FormatRemark.TEXT_RESOURCE, FormatRemark.EDITORS);
        }
        if (line.startsWith("config_version=") || text.startsWith("; Engine configuration")) {
            return foreign(FormatRemark.PROJECT_FILE, FormatRemark.EDITORS);
        }
        if (line.startsWith("{") || line.startsWith("[")) {
            if (isJson(text, whole)) {
                return foreign(FormatRemark.JSON, FormatRemark.TEXT_EDITOR);
            }
            if (isGodotText(text, whole)) {
                return foreign(FormatRemark.GODOT_TEXT, FormatRemark.STR_TO_VAR);
            }
        }
        if (SECTION.matcher(line).matches() || SETTING.matcher(line).matches()) {
            return foreign(FormatRemark.SETTINGS,
                    FormatRemark.CONFIG_FILE);
        }
        if (GODOT_VALUE.matcher(line).matches() && isGodotText(text, whole)) {
            return foreign(FormatRemark.GODOT_TEXT, FormatRemark.STR_TO_VAR);
        }
        if (ListedBytes.isNamed(text) && ListedBytes.isCut(text)) {
            return foreign(FormatRemark.LISTED_CUT, FormatRemark.LISTED_ALL);
        }
        if (line.startsWith("<") && !line.startsWith("<<")) {
            return foreign(FormatRemark.MARKUP, FormatRemark.TEXT_EDITOR);
        }
        return foreign(FormatRemark.TEXT, FormatRemark.TEXT_EDITOR);
    }

    /// Text that lists bytes: numbers that could mean anything only where they begin like values as bytes.
    private static Optional<Probe.Result.Foreign> listed(String text) {
        return ListedBytes.readings(text).stream().filter(listed -> listed.form() != ListedBytes.Form.BASE64)
                .filter(listed -> listed.bytes().length >= LEAST_LISTED)
                .filter(listed -> ListedBytes.isNamed(text) || isDigits(listed, text)
                        || ValueStart.isIn(ByteStore.of(listed.bytes())))
                .findFirst().map(listed -> new Probe.Result.Foreign(
                        FormatRemark.LISTED.with(listed.bytes().length),
                        FormatRemark.LISTED_READ.with(), false));
    }

    /// Whether these are digits of 16 that are hardly a word or a number by chance.
    private static boolean isDigits(ListedBytes listed, String text) {
        return listed.form() == ListedBytes.Form.HEXADECIMAL && listed.bytes().length >= LEAST_DIGITS
                && text.chars().anyMatch(c -> "abcdefABCDEF".indexOf(c) >= 0)
                && text.chars().anyMatch(Character::isDigit);
    }

    /// {@return whether bytes that are damaged may have been text: values have more zero bytes}
    static boolean isDamagedText(Head head) {
        byte[] bytes = head.bytes();
        long zeros = IntStream.range(0, bytes.length).filter(i -> bytes[i] == 0).count();
        return zeros * FEW_ZEROS <= bytes.length;
    }

    /// {@return whether `bytes` are nothing but text that a person could read, and not too much of it to be edited}
    static boolean isText(ByteStore bytes) {
        if (bytes.isEmpty() || bytes.length() > MOST_TEXT || Head.of(bytes).text().isEmpty()) {
            return false;
        }
        return new Head(bytes.bytes(new Span(0, bytes.length())), "", bytes.length()).text().isPresent();
    }

    /// {@return that a file is text of any kind}
    static Probe.Result.Foreign ofText() {
        return foreign(FormatRemark.TEXT, FormatRemark.TEXT_EDITOR);
    }

    private static Probe.Result.Foreign foreign(FormatRemark what, FormatRemark hint) {
        return new Probe.Result.Foreign(what.with(), hint.with(), false);
    }

    /// {@return whether the file is the base64 form of bytes that could be values, packed, wrapped, or text with a
    /// form of its own}
    static boolean isBase64(Head head) {
        return head.text().flatMap(TextFormat::packed)
                .filter(packed -> isBase64(packed) || isBase64OfText(packed, head.isWhole())).isPresent();
    }

    /// {@return whether the file, as far as it is looked at, has nothing but letters of base64}
    static boolean isOfLetters(Head head) {
        return head.text().flatMap(TextFormat::packed).isPresent();
    }

    /// The letters of `text`, which has no others, be it between quotes or not.
    private static Optional<String> packed(String text) {
        String packed = text.replaceAll("\\s", "");
        int last = packed.length() - 1;
        boolean isQuoted = last > 0 && packed.charAt(0) == '"' && packed.charAt(last) == '"';
        return Optional.of(isQuoted ? packed.substring(1, last) : packed)
                .filter(letters -> letters.length() >= 8 && BASE64.matcher(letters).matches());
    }

    /// Whether these are the base64 form of bytes that begin like a value, as `Marshalls.variant_to_base64` makes it,
    /// or like a record, a wrapped file or a packed buffer.
    private static boolean isBase64(String packed) {
        byte[] first = Base64.getDecoder().decode(packed.substring(0, Math.min(12, packed.length() / 4 * 4)));
        String magic = new String(first, 0, 4, StandardCharsets.ISO_8859_1);
        return isHeader(first, 0) || WRAPPED.contains(magic) || PACKED.stream().anyMatch(magic::startsWith)
                || first.length >= 8 && first[0] % 4 == 0 && isHeader(first, 4);
    }

    /// Whether this is text in base64, or what is safe in addresses, with another part behind a dot.
    private static boolean isInParts(String text) {
        Matcher parts = PARTS.matcher(text);
        return parts.matches() && packed(parts.group(1).replace('-', '+').replace('_', '/'))
                .filter(first -> isBase64(first) || isBase64OfText(first, true)).isPresent();
    }

    /// Whether these are the base64 form of JSON or settings.
    private static boolean isBase64OfText(String packed, boolean whole) {
        try {
            byte[] inside = Base64.getDecoder().decode(whole ? packed : packed.substring(0, packed.length() / 4 * 4));
            Head head = new Head(inside, "", whole ? inside.length : inside.length + 1L);
            return head.text().map(String::strip)
                    .filter(text -> text.startsWith("{") && isJson(text, whole) || text.startsWith("[")
                            && (isJson(text, whole) || SECTION.matcher(text.lines().findFirst().orElse("")).matches()))
                    .isPresent();
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static boolean isHeader(byte[] bytes, int at) {
        return bytes[at] >= 0 && bytes[at] < Dialects.of("godot4").typeCount() && bytes[at + 1] == 0
                && bytes[at + 3] == 0;
    }

    private static boolean isJson(String text, boolean whole) {
        try (JsonParser parser = new JsonFactory().createParser(tools.jackson.core.ObjectReadContext.empty(), text)) {
            while (parser.nextToken() != null) {
                // Only whether every token can be read matters.
            }
            return true;
        } catch (UnexpectedEndOfInputException _) {
            return !whole;
        } catch (JacksonException _) {
            return false;
        }
    }

    private static boolean isGodotText(String text, boolean whole) {
        try {
            GodotReader.read(text, Dialects.of("godot4"));
            return true;
        } catch (TextException e) {
            return !whole && e.offset() >= text.length() - 1;
        }
    }
}
