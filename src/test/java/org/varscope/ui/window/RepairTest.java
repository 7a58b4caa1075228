package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.Edit;
import org.varscope.repair.Repair;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.file.Sample;

/// Damaged bytes and a person who has them repaired.
class RepairTest extends WindowTestBase {
    /// Where the sample says how long the player's name is, 14.
    private static final int LENGTH = 0x78;
    /// Where it says how many entries it has, 8.
    private static final int COUNT = 0x8;
    /// Where it says how many entries the player has, 14.
    private static final int PLAYER = 0x64;
    /// Where it says how long the name of a property with a long path is, 10.
    private static final int NESTED_LENGTH = 0x268;

    private static byte[] damaged(int offset, int value) {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[offset] = (byte) value;
        return bytes;
    }

    private static byte[] cut() {
        return Arrays.copyOf(Sample.FIRST.bytes(), 0x1A6);
    }

    private void openDamaged(byte[] bytes) {
        open(write("damaged.save", bytes));
        settle();
        if (isThere("refusal-anyway")) {
            fire("refusal-anyway");
            settle();
        }
    }

    @SuppressWarnings("unchecked")
    private ListView<Repair> proposals() {
        return (ListView<Repair>) find("repairs");
    }

    private List<String> preview() {
        return on(() -> ((VBox) ((ScrollPane) find("repair-preview")).getContent()).getChildren().stream()
                .map(line -> line instanceof Labeled label ? label.getText() : line.getAccessibleText()).toList());
    }

    private void ask() {
        press(KeyCode.SHORTCUT, KeyCode.R);
        settle();
    }

    @Test
    void aCollectionWithTooFewEntriesSaysSoInTheInspector() {
        openDamaged(damaged(COUNT, 9));
        pick("$");
        assertThat(text("inspector-refusal")).isEqualTo("The count says 9 entries; 8 are complete.");
    }

    @Test
    void linesThatWrapMakeThePreviewAsTallAsTheyAre() {
        size(740, 1000);
        openDamaged(damaged(NESTED_LENGTH, 0x40));
        ask();
        ScrollPane scroll = (ScrollPane) find("repair-preview");
        Region lines = (Region) scroll.getContent();
        HBox line = on(() -> (HBox) lines.lookup(".repair-bytes"));
        assertThat(on(line::getHeight)).isGreaterThan(30);
        assertThat(on(() -> scroll.getViewportBounds().getHeight())).isGreaterThanOrEqualTo(on(lines::getHeight) - 1);
        Labeled arrow = on(() -> line.lookupAll(".label").stream().map(Labeled.class::cast)
                .filter(label -> label.getText().equals("\u2192")).findFirst().orElseThrow());
        assertThat(on(arrow::getWidth)).isGreaterThanOrEqualTo(on(() -> arrow.prefWidth(-1)));
    }

    @Test
    void theCardShowsWhatARepairDoesToBytesAndValues() {
        openDamaged(damaged(LENGTH, 0x40));
        ask();
        assertThat(proposals().getItems().getFirst().kind()).isEqualTo(Repair.Kind.LENGTH);
        assertThat(preview()).contains("changed $.player.name: (damaged) \u2192 \"\u00c5sa the Brave\"");
        assertThat(text("repair-outcome")).isEqualTo("Leaves no errors and keeps all 1,868 bytes.");
        assertThat(preview()).contains("At 0x00000078: 40 00 00 00 becomes 0E 00 00 00, $.player.name: text length 64 "
                + "bytes \u2192 14 bytes");
        Node hex = find("hex");
        Node card = find("repair");
        assertThat(on(() -> card.localToScene(card.getLayoutBounds()).getMinY()))
                .isGreaterThan(on(() -> hex.localToScene(hex.getLayoutBounds()).getCenterY()));
    }

    @Test
    void enterMakesTheRepairInOneStepThatUndoTakesBack() {
        openDamaged(damaged(LENGTH, 0x40));
        ask();
        press(KeyCode.ENTER);
        settle();
        assertThat(isThere("repair")).isFalse();
        assertThat(Arrays.equals(bytes(), Sample.FIRST.bytes())).isTrue();
        assertThat(model().health().problems()).isEmpty();
        assertThat(model().messageProperty().get())
                .isEqualTo("Set the length of $.player.name to 14: leaves no errors. Ctrl+Z undoes it.");
        assertThat(model().history().steps()).isEqualTo(1);
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(Arrays.equals(bytes(), damaged(LENGTH, 0x40))).isTrue();
    }

    @Test
    void aSmallWindowHasRoomForTheRowsOfRepairsAndOneSaysWhatIsLost() {
        size(900, 600);
        byte[] twice = damaged(LENGTH, 0x40);
        twice[PLAYER] = 20;
        openDamaged(twice);
        ask();
        press(KeyCode.END);
        settle();
        assertThat(on(() -> proposals().getHeight())).isGreaterThanOrEqualTo(5 * 30);
        assertThat(on(() -> ((ScrollPane) find("repair-preview")).getHeight())).isGreaterThan(60);
        assertThat(on(() -> robot.lookup("#repairs .list-cell").queryAllAs(ListCell.class).stream()
                .filter(ListCell::isSelected).map(Node::getAccessibleText).toList()))
                .singleElement().asString().contains(", loses ").endsWith(", leaves no errors");
    }

    @Test
    void whatARepairHasLostIsSeenWholeAndAsACaution() {
        size(900, 600);
        openDamaged(cut());
        ask();
        press(KeyCode.ENTER);
        settle();
        Labeled health = on(() -> (Labeled) find("health"));
        assertThat(on(health::getText)).endsWith("were cut off.");
        assertThat(on(() -> health.localToScene(health.getLayoutBounds()).getMaxY()))
                .isLessThanOrEqualTo(on(() -> find("below").localToScene(find("below").getLayoutBounds()).getMaxY()));
        assertThat(on(() -> find("health-line").getStyleClass())).contains("doubtful");
        run(Command.UNDO);
        settle();
        assertThat(on(() -> find("health-line").getStyleClass())).contains("bad");
    }

    @Test
    void theArrowsChooseAnotherRepair() {
        openDamaged(damaged(LENGTH, 0x40));
        ask();
        assertThat(proposals().getItems()).hasSizeGreaterThan(1);
        List<String> first = preview();
        press(KeyCode.DOWN);
        settle();
        assertThat(proposals().getSelectionModel().getSelectedIndex()).isEqualTo(1);
        assertThat(preview()).isNotEqualTo(first);
    }

    @Test
    void escapeLeavesTheBytesAlone() {
        openDamaged(damaged(LENGTH, 0x40));
        ask();
        press(KeyCode.ESCAPE);
        settle();
        assertThat(isThere("repair")).isFalse();
        assertThat(Arrays.equals(bytes(), damaged(LENGTH, 0x40))).isTrue();
    }

    @Test
    void aProblemThatCanBeMendedHasALinkAtItsRight() {
        openDamaged(damaged(LENGTH, 0x40));
        List<Hyperlink> links = robot.lookup("#problems .hyperlink").queryAllAs(Hyperlink.class).stream()
                .filter(Node::isVisible).toList();
        assertThat(links).hasSize(1);
        on(links.getFirst()::fire);
        settle();
        assertThat(text("repair-heading")).isNotEmpty();
        assertThat(proposals().getItems()).isNotEmpty();
    }

    @Test
    void aKeyThatIsThereTwiceOnlyAsACountIsOffIsRepairedWithTheCount() {
        // {"d": {"x": 1}, "x": 2}, where the count of d says 2
        openDamaged(HexFormat.of().parseHex("44000000" + "1b00000002000000" + "040000000100000064000000"
                + "1b00000002000000" + "0400000001000000780000000200000001000000"
                + "0400000001000000780000000200000002000000"));
        assertThat(fromTheTop("#problems .hyperlink")).extracting(link -> ((Hyperlink) link).getText())
                .containsExactly("Repair\u2026", "caused by the problem at 0x00000008");
        on(() -> find("problems").requestFocus());
        on(() -> ((TreeView<?>) find("problems")).getSelectionModel().select(1));
        ask();
        assertThat(proposals().getItems().getFirst().kind()).isEqualTo(Repair.Kind.COUNT);
        press(KeyCode.ENTER);
        settle();
        assertThat(model().health().problems()).isEmpty();
    }

    /// `{"hp": 100}`, whose count says 2, twice.
    private void openTwoThatMissAnEntry() {
        openDamaged(HexFormat.of().parseHex(
                "1c0000001b000000020000000400000002000000687000000200000064000000".repeat(2)));
    }

    private long toRepair() {
        return editor().lists().problems().toRepair().orElseThrow().span().start();
    }

    @Test
    void theProblemInTheSelectedValueIsTheOneToRepair() {
        openTwoThatMissAnEntry();
        pick("$1.hp");
        assertThat(toRepair()).isEqualTo(0x28);
        pick("$0.hp");
        assertThat(toRepair()).isEqualTo(0x08);
        press(KeyCode.F8);
        assertThat(toRepair()).isEqualTo(0x28);
    }

    @Test
    void aCaretInADamagedRecordHasTheProblemAroundItRepairedAndNoneBehind() {
        openTwoThatMissAnEntry();
        on(() -> editor().model().selecting().bytes(0x08, 0x08));
        assertThat(toRepair()).isEqualTo(0x08);
        pick("$0");
        assertThat(toRepair()).isEqualTo(0x08);
    }

    @Test
    void whatAProblemFollowsFromIsRepairedInItsPlace() {
        openDamaged(cut());
        settle();
        on(() -> editor().model().selecting().bytes(0x64, 0x64));
        assertThat(toRepair()).isZero();
        pick("$.player.home");
        assertThat(toRepair()).isZero();
    }

    @Test
    void theMenusOfValuesAndBytesOfferTheRepair() {
        openDamaged(cut());
        for (ContextMenu menu : List.of(on(() -> ContextMenus.forValues(window.commands())),
                on(() -> ContextMenus.forBytes(window.commands())),
                on(() -> ContextMenus.forProblems(window.commands())))) {
            pick("$.player.home");
            MenuItem item = menu.getItems().stream()
                    .filter(one -> "Repair\u2026".equals(Mnemonics.titleOf(one))).findFirst()
                    .orElseThrow();
            on(item::fire);
            settle();
            assertThat(text("repair-heading")).startsWith("This record should be 1,864 bytes");
            press(KeyCode.ESCAPE);
        }
    }

    @Test
    void aHealthyFileHasNothingToRepair() {
        openSample();
        assertThat(on(() -> window.commands().disabledProperty(Command.REPAIR).get())).isTrue();
    }

    @Test
    void itIsSaidWhereNoRepairIsFoundAndWhatElseCanBeDone() {
        byte[] noise = new byte[64];
        Arrays.fill(noise, (byte) 0xC5);
        openDamaged(noise);
        ask();
        assertThat(text("repair-trouble")).startsWith("No repair was found").contains("Ctrl+D");
        assertThat(proposals().isVisible()).isFalse();
        press(KeyCode.ENTER);
        assertThat(isThere("repair")).isFalse();
        assertThat(bytes()).isEqualTo(noise);
    }

    @Test
    void everythingFitsIntoASmallWindow() {
        size(900, 600);
        openDamaged(cut());
        ask();
        Bounds button = on(() -> find("repair-apply").localToScene(find("repair-apply").getBoundsInLocal()));
        assertThat(button.getMaxY()).isLessThan(600);
    }

    @Test
    void whatFollowsFromAnotherProblemIsBelowItAndLeadsThere() {
        byte[] cut = cut();
        cut[0x98] = 0x77;
        openDamaged(cut);
        settle();
        TreeView<?> problems = (TreeView<?>) find("problems");
        assertThat(on(() -> problems.getRoot().getChildren().size()))
                .isLessThan(on(problems::getExpandedItemCount));
        Hyperlink link = robot.lookup("#problems .problem-follows").queryAllAs(Hyperlink.class).stream()
                .filter(Node::isVisible).findFirst().orElseThrow();
        assertThat(link.getText()).isEqualTo("caused by the problem at 0x00000000");
        on(link::fire);
        assertThat(model().selection().bytes()).isEqualTo(new Span(0, 4));
    }

    @Test
    void allThatIsClearIsMadeInOneStep() {
        byte[] twice = twice();
        openDamaged(twice);
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.R);
        settle();
        assertThat(preview()).contains("2 repairs");
        press(KeyCode.ENTER);
        settle();
        assertThat(model().history().steps()).isEqualTo(1);
        assertThat(model().health().problems()).isEmpty();
        assertThat(model().messageProperty().get()).isEqualTo("2 repairs made: leaves no errors. Ctrl+Z undoes them.");
        press(KeyCode.SHORTCUT, KeyCode.Z);
        assertThat(Arrays.equals(bytes(), twice)).isTrue();
    }

    /// The sample twice, a text too long in each.
    private static byte[] twice() {
        byte[] one = damaged(LENGTH, 0x4E);
        byte[] both = Arrays.copyOf(one, 2 * one.length);
        System.arraycopy(one, 0, both, one.length, one.length);
        return both;
    }

    @Test
    void whatIsNotClearIsListedWithTheReasonAndLeft() {
        byte[] noise = new byte[64];
        Arrays.fill(noise, (byte) 0xC5);
        openDamaged(noise);
        on(((Hyperlink) find("repair-all"))::fire);
        settle();
        assertThat(text("repair-trouble")).startsWith("No repair is clear");
        assertThat(preview()).anyMatch(line -> line.endsWith("no repair found"));
        press(KeyCode.ENTER);
        assertThat(isThere("repair")).isFalse();
        assertThat(bytes()).isEqualTo(noise);
    }

    @Test
    void whatCanBeReadIsSavedAsANewFileThatIsOpenedBeside() throws IOException {
        openDamaged(cut());
        choices.target = folder.resolve("salvaged.save");
        run(Command.SALVAGE);
        settle();
        assertThat(preview()).contains("1 part is left out").anyMatch(line -> line.contains("$.player.home"));
        press(KeyCode.ENTER);
        settle();
        assertThat(editor().file().name()).isEqualTo("salvaged.save");
        assertThat(model().health().problems()).isEmpty();
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(Files.readAllBytes(folder.resolve("damaged.save"))).isEqualTo(cut());
    }

    @Test
    void theDamagedFileItselfIsNotReplacedByWhatWasSalvaged() throws IOException {
        openDamaged(cut());
        choices.target = folder.resolve("damaged.save");
        run(Command.SALVAGE);
        settle();
        press(KeyCode.ENTER);
        settle();
        assertThat(model().messageProperty().get()).contains("this is the damaged file itself");
        assertThat(Files.readAllBytes(folder.resolve("damaged.save"))).isEqualTo(cut());
    }

    @Test
    void aTransferAsTextIsUndoneFromTheFirstProblem() {
        byte[] sample = Sample.FIRST.bytes();
        String text = new String(sample, StandardCharsets.ISO_8859_1).replace("\n", "\r\n");
        openDamaged(text.getBytes(StandardCharsets.ISO_8859_1));
        ask();
        assertThat(proposals().getItems().getFirst().kind()).isEqualTo(Repair.Kind.LINE_ENDS);
        press(KeyCode.ENTER);
        settle();
        assertThat(Arrays.equals(bytes(), sample)).isTrue();
        assertThat(model().history().steps()).isEqualTo(1);
    }

    @Test
    void aFileThatIsReadByTheWrongRulesOffersTheRightOnes() {
        openSample();
        apply(new Edit.Reinterpret(Dialects.of("godot3"), Framing.BARE));
        settle();
        assertThat(model().health().problems()).isNotEmpty();
        assertThat(find("other-reading").isVisible()).isTrue();
        on(((Hyperlink) find("other-reading-take"))::fire);
        settle();
        assertThat(model().structure().framing()).isEqualTo(Framing.STREAM);
        assertThat(model().health().problems()).isEmpty();
        assertThat(find("other-reading").isVisible()).isFalse();
    }

    @Test
    void damageIsNoReasonToReadAFileByOtherRules() {
        openDamaged(cut());
        assertThat(find("other-reading").isVisible()).isFalse();
    }
}
