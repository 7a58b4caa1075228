package org.varscope.sample;

import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;

/// A file to be looked at.
///
/// @param name    of the file, such as `godot4-Vector2.var`; there is one of this name
/// @param what    is in it: the name of a type, or the word of a framing or wrapper such as `compressed`
/// @param form    of the type or wrapper, where there are several: a key such as `wide`; else empty
/// @param dialect that its values are written in
/// @param framing of its values
/// @param bytes   of the file
public record SampleFile(String name, String what, String form, Dialect dialect, Framing framing, ByteStore bytes) {
    /// {@return whether it shows how files are made and not how a type is written}
    public boolean isWhole() {
        return !name.endsWith(Gallery.VALUE);
    }
}
