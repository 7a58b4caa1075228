package org.varscope.app;

import module java.base;
import org.varscope.document.file.FileRemark;
import org.varscope.document.save.SmallText;
import org.varscope.said.Clauses;
import org.varscope.text.Visible;
import org.varscope.ui.command.KeyLines;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.toolkit.FailureWords;

/// Keeps the keys that a person has chosen beside the settings, in lines that can be written by hand too.
///
/// @param file where they are
record KeysFile(Path file) {
    private static final String NAME = "keys.txt";

    /// {@return the file beside `settings`}
    static KeysFile beside(Path settings) {
        return new KeysFile(settings.resolveSibling(NAME));
    }

    /// {@return what is kept, and what is wrong with it; reads, so that it is to be called on a thread that may wait}
    KeyLines read() {
        if (!Files.exists(file)) {
            return KeyLines.NONE;
        }
        try {
            return KeyLines.read(SmallText.read(file, FileRemark.KEY_LIST).lines().toList());
        } catch (IOException e) {
            return new KeyLines(KeyMap.FIRST, List.of(FailureWords.of(e)));
        }
    }

    /// Keeps `keys`. Where that is not possible, they last until the program ends.
    void write(KeyMap keys) {
        try {
            SmallText.write(file, KeyLines.write(keys).stream().map(line -> line + "\n").collect(Collectors.joining()));
        } catch (IOException e) {
            System.err.println(Visible.line("The keys cannot be kept in %s: %s".formatted(file, Clauses.why(e))));
        }
    }
}
