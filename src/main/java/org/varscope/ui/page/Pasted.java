package org.varscope.ui.page;

import module java.base;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.text.HexText;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.ui.message.Messages;

/// What was made of pasted text.
///
/// @param fits  whether it says bytes
/// @param bytes that it says
/// @param words what was understood, or why nothing was
public record Pasted(boolean fits, byte[] bytes, String words) {
    /// Before anything was pasted.
    static final Pasted NOTHING = new Pasted(false, new byte[0], "");

    /// {@return what `text` says: bytes in hexadecimal or base64, or a value as Godot text}
    ///
    /// @param dialect by whose rules a value becomes bytes
    public static Pasted read(String text, Dialect dialect) {
        Optional<byte[]> hex = HexText.read(text);
        if (hex.isPresent()) {
            return understood(hex.get(), "page.paste.hex");
        }
        try {
            byte[] bytes = Encoder.encode(GodotReader.read(text.strip(), dialect), dialect);
            return understood(bytes, "page.paste.text", dialect.traits().title());
        } catch (TextException e) {
            return base64(text).map(bytes -> understood(bytes, "page.paste.base64"))
                    .orElseGet(() -> new Pasted(false, new byte[0], Messages.get("page.paste.neither",
                            e.remark())));
        } catch (EncodeException e) {
            return new Pasted(false, new byte[0], Messages.say(e.remark()));
        }
    }

    /// The bytes that `text` spells in base64, with the usual or the URL-safe letters; empty if it does not.
    private static Optional<byte[]> base64(String text) {
        String bare = text.replaceAll("\\s+", "").replace('-', '+').replace('_', '/');
        try {
            return Optional.of(Base64.getDecoder().decode(bare)).filter(bytes -> bytes.length > 0);
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Pasted understood(byte[] bytes, String key, String... dialect) {
        return new Pasted(true, bytes, Messages.get("page.paste.read", Messages.get(key, (Object[]) dialect),
                Messages.get("model.bytes", bytes.length)));
    }
}
