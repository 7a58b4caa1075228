package org.varscope.ui.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.varscope.bytes.ByteStore;

/// A save that comes with the program: the same small adventure, as different engines wrote it.
///
/// @param title what the menu calls it
/// @param file  its name
public record Sample(String title, String file) {
    /// The one that is shown where nothing else was asked for.
    public static final Sample FIRST = new Sample("An adventure, by Godot 4", "adventure.save");

    private static final List<Sample> ALL = List.of(FIRST,
            new Sample("The same in several records, by Godot 4", "adventure-records.save"),
            new Sample("The same, by Godot 3", "adventure-godot3.save"),
            new Sample("The same, compressed, by Godot 4", "adventure-zstd.save"),
            new Sample("The same, encrypted, by Godot 4; the password is: secret",
                    "adventure-encrypted-secret.save"));

    /// {@return the samples that this version opens}
    public static List<Sample> all() {
        return ALL;
    }

    /// {@return whether `bytes` of this name are those of a sample}
    static boolean isOne(String name, ByteStore bytes) {
        return ALL.stream().anyMatch(sample -> sample.file.equals(name)
                && bytes.contentEquals(ByteStore.of(sample.bytes())));
    }

    /// {@return the bytes of the sample}
    public byte[] bytes() {
        try (InputStream in = Sample.class.getResourceAsStream("/org/varscope/samples/" + file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its own sample " + file);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
