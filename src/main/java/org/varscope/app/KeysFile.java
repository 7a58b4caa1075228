package org.varscope.app;

import module java.base;
import org.varscope.document.file.FileRemark;
import org.varscope.document.file.SmallText;
import org.varscope.explain.RemarkWords;
import org.varscope.text.Visible;
import org.varscope.ui.command.KeptKeys;
import org.varscope.ui.command.KeyLines;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.model.FailureWords;

/// Keeps the keys that a person has chosen beside the settings, in lines that can be written by hand too.
///
/// @param file where they are
record KeysFile(Path file) {
    private static final String NAME = "keys.txt";

    /// {@return the file beside `settings`}
    static KeysFile beside(Path settings) {
        return new KeysFile(settings.resolveSibling(NAME));
    }

    /// {@return what is kept, and what is wrong with it}
    KeptKeys read() {
        return new KeptKeys(lines(), file.toString(), this::write);
    }

    private KeyLines lines() {
        if (!Files.exists(file)) {
            return new KeyLines(KeyMap.FIRST, List.of());
        }
        try {
            return KeyLines.read(SmallText.read(file, FileRemark.KEY_LIST).lines().toList());
        } catch (IOException e) {
            return new KeyLines(KeyMap.FIRST, List.of(FailureWords.of(e)));
        }
    }

    private void write(KeyMap keys) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path fresh = file.resolveSibling(NAME + ".tmp");
            Files.write(fresh, KeyLines.write(keys));
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            System.err.println(Visible.line("The keys cannot be kept in %s: %s".formatted(file, RemarkWords.why(e))));
        }
    }
}
