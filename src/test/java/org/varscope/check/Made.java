package org.varscope.check;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;

/// Structures made from Godot text and hex.
public final class Made {
    private Made() { }

    public static byte[] bytes(String text) {
        try {
            return Encoder.encode(GodotReader.read(text, Dialects.of("godot4")), Dialects.of("godot4"));
        } catch (TextException | EncodeException e) {
            throw new IllegalArgumentException(e);
        }
    }

    public static Structure bare(String text) {
        return scan(bytes(text), Framing.BARE, "godot4");
    }

    public static Structure hex(String hex, Framing framing, String dialect) {
        return scan(HexFormat.of().parseHex(hex.replace(" ", "")), framing, dialect);
    }

    public static Structure scan(byte[] bytes, Framing framing, String dialect) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of(dialect), framing, Progress.NONE);
    }

    /// A check value by value, in which the scan answers for records of more than `largest` bytes.
    static CarefulCheck careful(Structure structure, ObjectRule objects, long largest) {
        return new CarefulCheck(structure, objects, Progress.NONE, largest, null, 0, 0);
    }
}
