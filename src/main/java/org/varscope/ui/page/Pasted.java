package org.varscope.ui.page;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.container.buffer.ValueStart;
import org.varscope.dialect.Dialect;
import org.varscope.document.clip.ProjectText;
import org.varscope.text.ListedBytes;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.message.Messages;
import org.varscope.variant.Variant;

/// What was made of pasted text.
///
/// @param fits  whether it says bytes
/// @param bytes that it says
/// @param words what was understood, or why nothing was
/// @param name  of the file that they are
public record Pasted(boolean fits, byte[] bytes, String words, String name) {
    /// Before anything was pasted.
    static final Pasted NOTHING = new Pasted(false, new byte[0], "", "");

    /// A number that is a value by itself has fewer digits than any value has in hexadecimal.
    private static final int LEAST = 4;

    /// {@return what `text` says: bytes as programs print them, or a value as Godot text; several where it could be
    /// several, and one that does not fit where it is none}
    ///
    /// @param dialect by whose rules a value becomes bytes
    public static List<Pasted> readings(String text, Dialect dialect) {
        if (ListedBytes.isCut(text)) {
            return List.of(refused(Messages.get("page.paste.cut")));
        }
        if (ProjectText.isMeant(text)) {
            return List.of(project(text));
        }
        String why = "";
        byte[] value = null;
        boolean isNumber = false;
        try {
            Variant read = GodotReader.read(text.strip(), dialect);
            isNumber = read instanceof Variant.Int || read instanceof Variant.Real;
            value = Encoder.encode(read, dialect);
        } catch (TextException e) {
            why = Messages.get("page.paste.neither", e.remark());
        } catch (EncodeException e) {
            why = Messages.say(e.remark());
        }
        List<Pasted> readings = new ArrayList<>();
        for (ListedBytes listed : ListedBytes.readings(text)) {
            if (listed.form() != ListedBytes.Form.BASE64 || value == null
                    || ValueStart.isIn(ByteStore.of(listed.bytes()))) {
                readings.add(understood(listed.bytes(), Messages.get(key(listed.form()))));
            }
        }
        boolean isDigits = isNumber && readings.stream().anyMatch(reading -> reading.bytes.length >= LEAST);
        if (value != null && !isDigits) {
            readings.add(understood(value, Messages.get("page.paste.text", dialect.traits().title())));
        }
        return readings.isEmpty() ? List.of(refused(why)) : readings;
    }

    private static Pasted project(String text) {
        Dialect dialect = ProjectText.dialect(text);
        try {
            ByteStore bytes = ProjectText.bytes(text, dialect);
            return understood(bytes.bytes(new Span(0, bytes.length())),
                    Messages.get("page.paste.project", dialect.traits().title()), "project.binary");
        } catch (TextException e) {
            List<Integer> place = ProjectText.place(text, e.offset());
            return refused(Messages.get("page.paste.project-wrong", place.getFirst(), place.getLast(),
                    Messages.say(new TextException(e.found(), e.expected()).remark())));
        } catch (EncodeException e) {
            return refused(Messages.say(e.remark()));
        }
    }

    private static String key(ListedBytes.Form form) {
        return switch (form) {
            case DECIMAL -> "page.paste.decimal";
            case HEXADECIMAL -> "page.paste.hex";
            case PYTHON -> "page.paste.python";
            case BASE64 -> "page.paste.base64";
        };
    }

    /// {@return nothing, and `why`}
    static Pasted refused(@Nullable String why) {
        return new Pasted(false, new byte[0], Objects.requireNonNullElse(why, ""), "");
    }

    private static Pasted understood(byte[] bytes, String form) {
        return understood(bytes, form, Messages.get("window.pasted"));
    }

    private static Pasted understood(byte[] bytes, String form, String name) {
        return new Pasted(true, bytes, Messages.get("page.paste.read", form,
                Messages.get("model.bytes", bytes.length)), name);
    }
}
