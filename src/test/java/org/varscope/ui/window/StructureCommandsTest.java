package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// The type of a value changed, and a value moved to another collection, as a person does it.
class StructureCommandsTest extends WindowTestBase {
    private byte[] original;

    @BeforeEach
    void sample() {
        original = Sample.FIRST.bytes();
        open(write("adventure.save", original));
    }

    private void choose(Command command, String field, String typed, KeyCode... keys) {
        run(command);
        on(() -> ((TextField) find(field)).setText(typed));
        press(keys);
    }

    @Test
    void aTypeIsChosenFromThoseThatTheValueCanBecome() {
        pick("$.player.hp");
        String was = shown("$.player.hp");
        choose(Command.CHANGE_TYPE, "palette-search", "float", KeyCode.ENTER);
        assertThat(shown("$.player.hp")).isEqualTo(was + ".0");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void whatATypeWouldLoseIsSaidAndDoneWithShortcutEnter() {
        pick("$.player.hp");
        String was = shown("$.player.hp");
        choose(Command.CHANGE_TYPE, "palette-search", "bool", KeyCode.ENTER);
        assertThat(text("refusal")).isEqualTo(was + " would become true");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(shown("$.player.hp")).isEqualTo("true");
    }

    @Test
    void anEntryOfADamagedDictionaryGoesBeforeTheDamage() {
        open(write("cut.save", Arrays.copyOf(original, 0x1A6)));
        pick("$.player");
        run(Command.INSERT);
        on(() -> {
            ((TextField) find("insert-key")).setText("lives");
            ((TextField) find("insert-value")).setText("3");
        });
        press(KeyCode.ENTER);
        settle();
        assertThat(isThere("insert")).isFalse();
        assertThat(shown("$.player.lives")).isEqualTo("3");
    }

    @Test
    void aValueIsMovedToAnotherCollection() {
        pick("$.player.hp");
        String was = shown("$.player.hp");
        choose(Command.MOVE_TO, "go-to-text", "$.inventory[0]", KeyCode.ENTER);
        settle();
        assertThat(isThere("go-to")).isFalse();
        assertThat(shown("$.inventory[0]")).isEqualTo(was);
        assertThat(model().selection().value()).isEqualTo(node("$.inventory[0]").location());
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(bytes()).isEqualTo(original);
    }

    @Test
    void aSettingIsPutBeforeAnotherAndMovedToTheEnd() {
        openWhole(write("project.binary", HexFormat.of().parseHex("45434647" + "02000000" + "0100000061"
                + "080000000200000001000000" + "0100000062" + "080000000200000002000000")));
        pick("$.b");
        run(Command.INSERT_BEFORE);
        on(() -> {
            ((TextField) find("insert-key")).setText("autoload/Mod");
            ((TextField) find("insert-value")).setText("3");
        });
        press(KeyCode.ENTER);
        settle();
        assertThat(settings()).containsExactly("a", "autoload/Mod", "b");
        pick("$.a");
        choose(Command.MOVE_TO, "go-to-text", "$#3", KeyCode.ENTER);
        settle();
        assertThat(settings()).containsExactly("autoload/Mod", "b", "a");
        choose(Command.MOVE_TO, "go-to-text", "$.z", KeyCode.ENTER);
        settle();
        assertThat(settings()).containsExactly("autoload/Mod", "b", "z");
    }

    private List<String> settings() {
        Structure structure = model().structure();
        return structure.children(null, 0, structure.records()).stream()
                .map(entry -> structure.entryKey(entry).orElseThrow()).toList();
    }

    @Test
    void aMoveThatTheEngineWouldDropIsRefusedAtTheCardAndDoneWithShortcutEnter() {
        pick("$.player.name");
        String was = shown("$.player.name");
        choose(Command.MOVE_TO, "go-to-text", "$.scores[0]", KeyCode.ENTER);
        settle();
        assertThat(text("go-to-hint")).startsWith("An element of Array[int] is int, not String;");
        assertThat(bytes()).isEqualTo(original);
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        settle();
        assertThat(shown("$.scores[0]")).isEqualTo(was);
    }
}
