package org.varscope.ui.page;

import java.util.Optional;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.explain.TypeWords;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;

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
        Optional<byte[]> hex = PastedBytes.hex(text);
        if (hex.isPresent()) {
            return understood(hex.get(), "Hexadecimal");
        }
        try {
            byte[] bytes = Encoder.encode(GodotReader.read(text.strip(), dialect), dialect);
            return understood(bytes, "A value as Godot text, written for " + dialect.traits().title());
        } catch (TextException e) {
            return PastedBytes.base64(text).map(bytes -> understood(bytes, "Base64"))
                    .orElseGet(() -> new Pasted(false, new byte[0], "Neither hexadecimal nor base64. As Godot text: "
                            + e.getMessage()));
        } catch (EncodeException e) {
            return new Pasted(false, new byte[0], String.valueOf(e.getMessage()));
        }
    }

    private static Pasted understood(byte[] bytes, String as) {
        return new Pasted(true, bytes, "%s: %s.".formatted(as, TypeWords.bytes(bytes.length)));
    }
}
