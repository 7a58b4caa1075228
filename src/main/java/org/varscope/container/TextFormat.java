package org.varscope.container;

import module java.base;
import org.varscope.container.remark.FormatRemark;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/// Names files that are text: no value begins with letters, as the second byte of every header is zero.
final class TextFormat {
    private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/]+={0,2}");
    private static final Pattern FIRST_LINE = Pattern.compile("\\A(?:\\s*(?:;.*|#.*)?\\R)*\\s*(.*)");
    private static final Pattern SECTION = Pattern.compile("\\[[A-Za-z_][^\\[\\]\"{}]*\\]\\s*");
    private static final Pattern SETTING = Pattern.compile("[A-Za-z_][\\w/.\\-]*\\s*=.*");
    private static final Pattern GODOT_VALUE = Pattern.compile(
            "(?s)(?:[A-Z][A-Za-z0-9]*\\(|&\"|\\^\"|@\"|\"|Array\\[|Dictionary\\[).*");
    /// One of so many bytes of text that is damaged may be zero.
    private static final int FEW_ZEROS = 20;
    private static final Set<String> WRAPPED = Set.of("GCPF", "GCMP", "GDEC");

    private TextFormat() { }

    static Optional<Probe.Result.Foreign> of(Head head) {
        return head.text().map(text -> name(head, text));
    }

    private static Probe.Result.Foreign name(Head head, String text) {
        if (isBase64(text)) {
            return new Probe.Result.Foreign(FormatRemark.BASE64.with(), FormatRemark.BASE64_TO_VARIANT.with(), true);
        }
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
            if (isJson(text, head.isWhole())) {
                return foreign(FormatRemark.JSON, FormatRemark.TEXT_EDITOR);
            }
            if (isGodotText(text, head.isWhole())) {
                return foreign(FormatRemark.GODOT_TEXT, FormatRemark.STR_TO_VAR);
            }
        }
        if (SECTION.matcher(line).matches() || SETTING.matcher(line).matches()) {
            return foreign(FormatRemark.SETTINGS,
                    FormatRemark.CONFIG_FILE);
        }
        if (GODOT_VALUE.matcher(line).matches() && isGodotText(text, head.isWhole())) {
            return foreign(FormatRemark.GODOT_TEXT, FormatRemark.STR_TO_VAR);
        }
        if (line.startsWith("<")) {
            return foreign(FormatRemark.MARKUP, FormatRemark.TEXT_EDITOR);
        }
        return foreign(FormatRemark.TEXT, FormatRemark.TEXT_EDITOR);
    }

    /// {@return whether bytes that are damaged may have been text: values have more zero bytes}
    static boolean isDamagedText(Head head) {
        byte[] bytes = head.bytes();
        long zeros = IntStream.range(0, bytes.length).filter(i -> bytes[i] == 0).count();
        return zeros * FEW_ZEROS <= bytes.length;
    }

    /// {@return that a file is text of any kind}
    static Probe.Result.Foreign ofText() {
        return foreign(FormatRemark.TEXT, FormatRemark.TEXT_EDITOR);
    }

    private static Probe.Result.Foreign foreign(FormatRemark what, FormatRemark hint) {
        return new Probe.Result.Foreign(what.with(), hint.with(), false);
    }

    /// {@return whether the file is the base64 form of bytes that could be values, or wrapped}
    static boolean isBase64(Head head) {
        return head.text().filter(TextFormat::isBase64).isPresent();
    }

    /// Whether the text is the base64 form of bytes that begin like a value, as `Marshalls.variant_to_base64` makes it,
    /// or like a record or a wrapped file.
    private static boolean isBase64(String text) {
        String packed = text.replaceAll("\\s", "");
        if (packed.length() < 8 || !BASE64.matcher(packed).matches()) {
            return false;
        }
        byte[] first = Base64.getDecoder().decode(packed.substring(0, Math.min(12, packed.length() / 4 * 4)));
        String magic = new String(first, 0, 4, StandardCharsets.ISO_8859_1);
        return isHeader(first, 0) || WRAPPED.contains(magic)
                || first.length >= 8 && first[0] % 4 == 0 && isHeader(first, 4);
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
