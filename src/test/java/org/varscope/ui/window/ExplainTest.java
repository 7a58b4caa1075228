package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.Sample;

/// A person who asks what the bytes at the caret are and do.
class ExplainTest extends WindowTestBase {
    private void explain(String path) {
        size(1440, 900);
        openSample();
        pick(path);
        press(KeyCode.F9);
        settle();
    }

    /// What is said about the value, and of each of its fields; the one at the caret with a star.
    private List<String> said() {
        return on(() -> robot.lookup(".explain .label").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText).filter(text -> text != null && !text.isBlank()).toList());
    }

    @Test
    void aFloatIsTakenApart() {
        explain("$.player.speed");
        assertThat(text("explain-value")).isEqualTo("speed: float, 8 bytes from 0x000000DC");
        assertThat(said()).contains("header", "value", "03 00 00 00", "00 00 60 40",
                "The number is 3.5 (32 bits). 32 bits hold it exactly.",
                "128 \u2212 127 = 1", "1 + 0.5 + 0.25", "+ 2\u00B9 \u00D7 1.75 = 3.5",
                "Rule: Godot 4, core/io/marshalls.cpp, decode_variant");
    }

    @Test
    void aLongFractionIsInOneLine() {
        size(1440, 900);
        open(write("tenth.var", Made.bytes("0.1")));
        press(KeyCode.F9);
        settle();
        Map<String, Label> labels = on(() -> robot.lookup(".explain-table .mono").queryAllAs(Label.class).stream()
                .collect(Collectors.toMap(Label::getText, Function.identity(), (first, _) -> first)));
        Label sum = labels.get("1 + 2,702,159,776,422,298 / 2\u2075\u00B2");
        assertThat(sum.getHeight() - sum.getInsets().getBottom())
                .isLessThan(1.5 * labels.get("+").getHeight());
    }

    @Test
    void aLinkLeadsToTheSameValueInOtherDialects() {
        explain("$.player.pos");
        on(((Hyperlink) find("explain-dialects"))::fire);
        settle();
        assertThat(text("dialects-heading")).isEqualTo("pos in every dialect");
    }

    @Test
    void theFieldAtTheCaretOrOfTheFirstSelectedByteStandsOut() {
        explain("$.player.name");
        on(() -> model().selecting().bytes(0x8A, 0x8A));
        settle();
        assertThat(outstanding()).isEqualTo("padding");
        assertThat(said()).contains("14 + 2 = 16 = 4 \u00D7 4");
        on(() -> model().selecting().bytes(0x8A, 0x8C));
        settle();
        assertThat(outstanding()).isEqualTo("padding");
    }

    @Test
    void ofAValueThatIsWhatSaysItsValue() {
        explain("$.player.name");
        assertThat(outstanding()).isEqualTo("text");
        pick("$.player.gold");
        settle();
        assertThat(outstanding()).isEqualTo("value");
    }

    private String outstanding() {
        return on(() -> ((Labeled) robot.lookup(".explain-field").queryAll().stream()
                .filter(node -> node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                .findFirst().orElseThrow().lookup(".explain-name")).getText());
    }

    @Test
    void collectionsTextsAndPackedArraysFitTheirPlace() {
        explain("$");
        assertThat(said()).anyMatch(sentence -> sentence.startsWith("8 entries follow"));
        pick("$.inventory[2].item");
        pick("$.world.trail");
        assertThat(said()).anyMatch(sentence -> sentence.contains("elements follow without headers"));
    }

    @Test
    void anEditIsExplainedAtOnceAndTheInspectorComesBack() {
        explain("$.player.hp");
        set("$.player.hp", -2);
        settle();
        assertThat(said()).contains("0xFFFFFFFE \u2212 2\u00B3\u00B2 = \u22122");
        run(Command.EXPLAIN);
        assertThat(isThere("explain")).isFalse();
        assertThat(find("inspector").isVisible()).isTrue();
    }

    @Test
    void damageIsExplained() {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = (byte) 0xFF;
        open(write("damaged.save", bytes));
        settle();
        on(() -> model().selecting().bytes(0x78, 0x78));
        press(KeyCode.F9);
        settle();
        assertThat(said()).anyMatch(sentence -> sentence.contains("Problem: ")
                && sentence.contains("Godot 4 would refuse this record"))
                .anyMatch(sentence -> sentence.contains("Reading continues at "));
        assertThat(links()).contains("Guide: TEXT_PAST_END", "Repair\u2026");
        on(() -> ((Hyperlink) find("explain-repair")).fire());
        settle();
        assertThat(text("repair-heading")).startsWith("Text length ");
    }

    @Test
    void whatAFileHasAroundItsValuesIsExplained() {
        size(1440, 900);
        open(write("packed.save", Buffers.sample("adventure-zstd.save")));
        settle();
        press(KeyCode.F9);
        settle();
        assertThat(said()).contains("Around these bytes: a compressed file (zstd) with 1,868 bytes inside",
                "Mode 2 says that each block is compressed with zstd.", "Block 1 of 1 takes 813 bytes in this file.");
        assertThat(links()).contains("Guide: Compressed file");
        Set<String> current = on(() -> robot.lookup(".explain-around .explain-field").queryAll().stream()
                .filter(field -> field.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current")))
                .map(field -> ((Labeled) field.lookup(".explain-name")).getText()).collect(Collectors.toSet()));
        assertThat(current).containsExactly("block 1");
    }

    private List<String> links() {
        return on(() -> robot.lookup(".explain .hyperlink").queryAllAs(Hyperlink.class).stream()
                .map(Labeled::getText).toList());
    }

    @Test
    void whyAnIntHasTwelveBytesIsAddedUp() {
        explain("$.player.xp");
        assertThat(text("explain-size")).isEqualTo("header 4 + value 8 = 12 bytes");
        assertThat(said()).contains("1 \u00D7 256\u2074 = 4,294,967,296");
    }

    @Test
    void bytesOfANumberAreAddedUp() {
        explain("$");
        assertThat(text("explain-value")).startsWith("The whole value ($): Dictionary");
        assertThat(said()).contains("0x00000748", "72 + 7 \u00D7 256 = 1,864");
    }

    @Test
    void aKeyIsCalledOne() {
        explain("$.player.name");
        on(() -> model().selecting().bytes(0x70, 0x70));
        settle();
        assertThat(text("explain-value")).isEqualTo("The key name: String, 12 bytes from 0x00000068");
        assertThat(said()).contains("U+006E");
    }

    @Test
    void aByteUnderThePointerSaysWhatItDoes() {
        openSample();
        assertThat(on(() -> editor().hex().describe(0x8A))).contains("padding, byte 1 of 2", "$.player.name",
                "They fill 14 up to 16");
    }

    @Test
    void whatIsMissingBehindTheLastByteIsToldOfIt() {
        open(write("cut.save", Arrays.copyOf(Sample.FIRST.bytes(), 700)));
        settle();
        press(KeyCode.F9);
        on(() -> model().selecting().bytes(700, 700));
        settle();
        assertThat(said()).anyMatch(sentence -> sentence.contains("none is left"));
    }

    @Test
    void aFileThatIsOpenedWhileBytesAreExplainedBeginsWithThat() {
        explain("$");
        open(sampleFile("other.save"));
        settle();
        assertThat(on(() -> editor().explainsProperty().get())).isTrue();
        run(Command.EXPLAIN);
        open(sampleFile("third.save"));
        settle();
        assertThat(on(() -> editor().explainsProperty().get())).isFalse();
    }
}
