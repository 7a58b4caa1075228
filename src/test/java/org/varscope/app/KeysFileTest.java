package org.varscope.app;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.KeyLines;
import org.varscope.ui.command.KeyMap;

@InOneLanguage
class KeysFileTest {
    @TempDir
    private Path folder;

    private KeyLines read() {
        return KeysFile.beside(folder.resolve("settings.properties")).read();
    }

    private static KeyChord key(String words) {
        return KeyChord.read(words).orElseThrow();
    }

    @Test
    void whatWasKeptIsReadBack() {
        KeyMap keys = KeyMap.FIRST.with(Command.FOLD_LISTS, List.of(key("F12"), key("Shortcut+Alt+Shift+F12")))
                .with(Command.PALETTE, List.of()).with(Command.SAVE_AS, KeyMap.first(Command.SAVE));
        KeysFile.beside(folder.resolve("settings.properties")).write(keys);
        assertThat(read()).isEqualTo(new KeyLines(keys, List.of()));
    }

    @Test
    void everyKeyOfTheTableIsReadBack() {
        for (Command command : Command.values()) {
            KeyMap.first(command).forEach(chord -> assertThat(key(chord.written())).isEqualTo(chord));
        }
    }

    @Test
    void withoutAFileTheKeysAreThoseOfTheTable() {
        assertThat(read()).isEqualTo(new KeyLines(KeyMap.FIRST, List.of()));
    }

    @Test
    void whatIsNoTextAtAllIsSaid() throws IOException {
        Files.write(folder.resolve("keys.txt"), new byte[] {(byte) 0xFF, 0, 'x', '='});
        assertThat(read().keys()).isEqualTo(KeyMap.FIRST);
        assertThat(read().troubles()).hasSize(1);
    }

    @Test
    void linesThatMakeNoSenseAreLeftOutAndTheOthersHold() throws IOException {
        Files.writeString(folder.resolve("keys.txt"), """
                # a remark

                save = F12
                save = Shortcut+F12
                undo
                redo = Shortcut+
                quit = x
                open = Alt+F
                =
                find = Shortcut+G, Shortcut+F
                """);
        assertThat(read().keys()).isEqualTo(KeyMap.FIRST.with(Command.SAVE, List.of(key("F12")))
                .with(Command.FIND, List.of(key("Shortcut+G"), key("Shortcut+F"))));
        assertThat(read().keys().keys(Command.GO_TO)).isEmpty();
        assertThat(read().troubles()).extracting(line -> line.replaceFirst(":.*", ""))
                .containsExactly("Line 4", "Line 5", "Line 6", "Line 7", "Line 8", "Line 9");
    }

    @Test
    void noKeyOfTheTableIsOneThatCouldNotBeChosen() {
        assertThat(Command.values()).allSatisfy(command -> assertThat(KeyMap.first(command))
                .allSatisfy(chord -> assertThat(chord.refusal()).isEmpty()));
    }
}
