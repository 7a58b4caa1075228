package org.varscope.ui.file;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.ui.message.Messages;

/// A save that comes with the program: the same small adventure, as different engines wrote it.
///
/// @param key  of its title
/// @param file its name
public record Sample(String key, String file) {
    /// The one that is shown where nothing else was asked for.
    public static final Sample FIRST = new Sample("file.sample", "adventure.save");

    private static final List<Sample> ALL = List.of(FIRST,
            new Sample("file.sample-records", "adventure-records.save"),
            new Sample("file.sample-godot3", "adventure-godot3.save"),
            new Sample("file.sample-zstd", "adventure-zstd.save"),
            new Sample("file.sample-encrypted", "adventure-encrypted-secret.save"));

    /// {@return the samples that this version opens}
    public static List<Sample> all() {
        return ALL;
    }

    /// {@return what the menu calls it}
    public String title() {
        return Messages.get(key);
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
