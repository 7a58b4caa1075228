package org.varscope.document.clip;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.place.Values;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// The settings of a project as text, `project.godot` or `engine.cfg`, and back.
///
/// `core/config/project_settings.cpp`, `_save_settings_text` and `_load_settings_text`. Entries keep their order: a
/// section begins once more where others come between. Those in no section come first, as nothing leads out of one.
public final class ProjectText {
    private static final String HEAD = """
            ; Engine configuration file.
            ; It's best edited using the editor UI and not directly,
            ; since the parameters that go here are not all obvious.
            ;
            ; Format:
            ;   [section] ; section goes between []
            ;   param=value ; assign values to parameters

            """;
    private static final String VERSION = "config_version";
    private static final Pattern VERSIONED = Pattern.compile("(?m)^" + VERSION + "\\s*=\\s*(\\d{1,3})\\s*$");
    /// Chars in which the version is looked for.
    private static final int LOOKED_AT = 1 << 14;
    private static final int FIRST_WITH_VERSION = 3;
    /// Of Godot 3.0, and what later generations add to theirs.
    private static final int FIRST_VERSION = 3;
    /// Letters that a name has without quotes. `core/string/ustring.cpp`, `property_name_encode`.
    private static final Pattern PLAIN = Pattern.compile("[!#-:<>-Z\\\\^-~]+");

    private final String text;
    private final Dialect dialect;
    private final Map<String, Variant> entries = new LinkedHashMap<>();
    private int at;

    private ProjectText(String text, Dialect dialect) {
        this.text = text;
        this.dialect = dialect;
    }

    /// {@return the text of all entries}
    /// @throws EditException if one is damaged
    public static String write(Structure settings) throws EditException {
        Dialect dialect = settings.dialect();
        StringBuilder out = new StringBuilder(HEAD);
        if (dialect.traits().generation() >= FIRST_WITH_VERSION) {
            out.append(VERSION).append('=').append(dialect.traits().generation() + 1).append('\n');
        }
        StringBuilder sections = new StringBuilder();
        String section = "";
        for (long i = 0; i < settings.records(); i++) {
            Node entry = settings.node(Location.record(i))
                    .orElseThrow(() -> new EditException(new Obstacle.Outdated()));
            String key = settings.entryKey(entry).orElseThrow(() -> damaged(entry));
            Variant value = Values.of(settings, entry, Integer.MAX_VALUE).orElseThrow(() -> damaged(entry));
            String its = section(key);
            if (!its.isEmpty() && !its.equals(section)) {
                sections.append("\n[").append(its).append("]\n\n");
                section = its;
            }
            String name = name(its.isEmpty() ? key : key.substring(its.length() + 1));
            (its.isEmpty() ? out : sections).append(name).append('=')
                    .append(GodotText.write(value, dialect)).append('\n');
        }
        return out.append(sections).toString();
    }

    /// The section that a key is in; empty where it has none that could be between brackets.
    private static String section(String key) {
        String before = key.substring(0, Math.max(0, key.indexOf('/')));
        return before.equals(before.strip()) && before.indexOf(']') < 0 ? before : "";
    }

    private static EditException damaged(Node entry) {
        return new EditException(new Obstacle.Damaged(entry.item()));
    }

    private static String name(String name) {
        return PLAIN.matcher(name).matches() ? name
                : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /// {@return the name that engines of `dialect` have such a file by}
    public static String name(Dialect dialect) {
        return dialect.traits().generation() >= FIRST_WITH_VERSION ? "project.godot" : "engine.cfg";
    }

    /// {@return whether `text` begins as the editor writes the settings of a project, or names the version of such a
    /// file}
    public static boolean isMeant(String text) {
        String first = text.substring(0, Math.min(LOOKED_AT, text.length()));
        return first.startsWith(HEAD.substring(0, HEAD.indexOf('\n'))) || VERSIONED.matcher(first).find();
    }

    /// {@return whether a file made of `text` is that of `settings` byte for byte}
    public static boolean saysAll(String text, Structure settings) {
        try {
            return bytes(text, settings.dialect()).contentEquals(settings.bytes());
        } catch (TextException | EncodeException _) {
            return false;
        }
    }

    /// {@return the line that `offset` of `text` is in, and how many characters of it are before that, both from 1}
    ///
    /// @param offset in chars; past the end for the end
    public static List<Integer> place(String text, int offset) {
        String before = text.substring(0, Math.min(offset, text.length()));
        String last = before.substring(before.lastIndexOf('\n') + 1);
        return List.of((int) before.chars().filter(c -> c == '\n').count() + 1,
                last.codePointCount(0, last.length()) + 1);
    }

    /// {@return the dialect of the engine that wrote `text`, by the version that it names}
    public static Dialect dialect(String text) {
        Matcher version = VERSIONED.matcher(text);
        int number = version.find() ? Integer.parseInt(version.group(1)) : 0;
        return Dialects.of(number > FIRST_VERSION + 1 ? "godot4" : number >= FIRST_VERSION ? "godot3" : "godot2");
    }

    /// {@return the bytes of a file with the settings that `text` says, in their order; of none where it says none, as
    /// the engine takes an empty file for a project without settings}
    /// @throws TextException   if it says none, with the offset in it
    /// @throws EncodeException if the dialect has no such value
    public static ByteStore bytes(String text, Dialect dialect) throws TextException, EncodeException {
        ProjectText read = new ProjectText(text, dialect);
        read.read();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("ECFG".getBytes(StandardCharsets.US_ASCII));
        length(out, read.entries.size());
        for (Map.Entry<String, Variant> entry : read.entries.entrySet()) {
            block(out, entry.getKey().getBytes(StandardCharsets.UTF_8));
            block(out, Encoder.encode(entry.getValue(), dialect));
        }
        return ByteStore.of(out.toByteArray());
    }

    private static void block(ByteArrayOutputStream out, byte[] bytes) {
        length(out, bytes.length);
        out.writeBytes(bytes);
    }

    private static void length(ByteArrayOutputStream out, int length) {
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN).putInt(length).array());
    }

    private void read() throws TextException {
        String section = "";
        at = text.startsWith("\uFEFF") ? 1 : 0;
        for (skip(); at < text.length(); skip()) {
            if (text.charAt(at) == '[') {
                int end = text.indexOf(']', at);
                if (end < 0) {
                    throw wrong(at, TextRemark.CODE.with("]"));
                }
                String named = text.substring(at + 1, end).strip();
                section = named.isEmpty() ? section : named;
                at = end + 1;
                continue;
            }
            String name = name();
            int from = at;
            at = end(from);
            try {
                Variant value = GodotReader.read(text.substring(from, at), dialect);
                if (!section.isEmpty() || !name.equals(VERSION)) {
                    entries.put(section.isEmpty() ? name : section + "/" + name, value);
                }
            } catch (TextException e) {
                throw new TextException(from + e.offset(), e.found(), e.expected());
            }
        }
    }

    private TextException wrong(int offset, Remark expected) {
        String line = text.substring(offset).lines().findFirst().orElse("");
        return new TextException(offset, "`" + line.substring(0, Math.min(line.length(), 40)) + "`", expected);
    }

    /// Skips blanks and comments.
    private void skip() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ';')) {
            int end = text.charAt(at) == ';' ? text.indexOf('\n', at) : at + 1;
            at = end < 0 ? text.length() : end;
        }
    }

    /// The name here, up to the sign after it.
    private String name() throws TextException {
        int start = at;
        int end = text.charAt(start) == '"' ? closing(start) : start;
        int sign = text.indexOf('=', end);
        int line = text.indexOf('\n', end);
        if (sign <= start || line >= 0 && line < sign) {
            throw wrong(start, TextRemark.SETTING.with());
        }
        at = sign + 1;
        String name = text.substring(start, sign).strip();
        return name.startsWith("\"") ? name.substring(1, Math.max(1, name.length() - 1))
                .replaceAll("\\\\(.)", "$1") : name;
    }

    /// Where the value ends that begins at `from`: at the end of a line outside of brackets and quotes.
    private int end(int from) {
        int depth = 0;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                i = closing(i);
            } else if (c == '\n' && depth <= 0) {
                return i;
            } else {
                depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            }
        }
        return text.length();
    }

    /// Where the quotes end that begin at `from`.
    private int closing(int from) {
        int i = from + 1;
        while (i < text.length() && text.charAt(i) != '"') {
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i, text.length());
    }
}
