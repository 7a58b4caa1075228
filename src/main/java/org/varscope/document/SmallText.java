package org.varscope.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Text files that people write for this program: lists of fields, tables of dialects.
public final class SmallText {
    private static final long LARGEST = 1 << 20;

    private SmallText() { }

    /// {@return the text in `file`}
    ///
    /// @param what it is expected to be, such as `list of fields`
    /// @throws IOException with a message for people, if it cannot be read, has more than 1 MiB or is no UTF-8
    public static String read(Path file, String what) throws IOException {
        try {
            ReadTrouble.refuse(file);
            long size = Files.size(file);
            if (size > LARGEST) {
                throw new IOException("%s is no %s: it has %,d bytes; expected at most %,d"
                        .formatted(file, what, size, LARGEST));
            }
            return Files.readString(file);
        } catch (IOException e) {
            throw ReadTrouble.of(e, file);
        }
    }
}
