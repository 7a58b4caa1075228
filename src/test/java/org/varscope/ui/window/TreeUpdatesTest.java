package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.document.edit.Edit;
import org.varscope.ui.theme.ThemeChoice;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// How much of the window an edit touches, and what the rows of values say that are not read yet.
class TreeUpdatesTest extends WindowTestBase {
    private Set<Node> rowNodes() {
        return Set.copyOf(robot.lookup(".tree-table-row-cell").queryAll());
    }

    @Test
    void anEditOfOneValueChangesTheWordsOfItsCellAndOfThoseAroundItAlone() {
        openSample();
        pick("$.player.gold");
        Set<Node> rows = rowNodes();
        List<String> changes = new ArrayList<>();
        on(() -> robot.lookup(".tree-table-cell").queryAllAs(Labeled.class)
                .forEach(cell -> cell.textProperty().subscribe((was, now) -> changes.add(was + " to " + now))));
        set("$.player.gold", 4242);
        assertThat(changes).hasSize(3).contains("100 to 4242")
                .allSatisfy(change -> assertThat(change).matches("(.*gold: )?100.* to (.*gold: )?4242.*"));
        assertThat(rowNodes()).isEqualTo(rows);
        assertThat(rows()).contains("gold, int, 4242");
    }

    @Test
    void anEditOfOneValueTouchesNoLineOfTheInspectorButThoseThatSayOtherThings() {
        openSample();
        pick("$.player.pos");
        Node fields = find("inspector-fields");
        List<String> changes = new ArrayList<>();
        on(() -> fields.lookupAll(".label").forEach(label -> ((Labeled) label).textProperty()
                .subscribe((was, now) -> changes.add(was + " to " + now))));
        set("$.player.pos",
                new Variant.Reals(VariantKind.VECTOR3, new double[] {12.25, 2, -8}));
        assertThat(changes).containsExactly("00 00 00 3F to 00 00 00 40", "0.5 to 2");
        pick("$.player.gold");
        assertThat(texts(fields)).contains("header").doesNotContain("y");
        pick("$.player.pos");
        assertThat(texts(fields)).contains("x", "y", "2");
    }

    @Test
    void theInspectorReadsTheLengthOfARecordInTheByteOrderOfItsStream() {
        open(write("network.dat", new byte[] {0, 0, 0, 8, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0, 1, 0, 0, 0}));
        pick("$0");
        assertThat(texts(find("inspector-fields"))).contains("record length", "8 bytes");
    }

    private List<String> texts(Node list) {
        return on(() -> list.lookupAll(".label").stream().filter(Node::isVisible)
                .map(label -> ((Labeled) label).getText()).toList());
    }

    @Test
    void rowsOfValuesThatMoveShowTheirNewPlaces() {
        openSample();
        pick("$.player.gold");
        apply(new Edit.Remove(node("$.player.gold").location()));
        assertThat(rows()).noneMatch(row -> row.startsWith("gold, "));
        on(() -> model().history().undo());
        assertThat(rows()).containsOnlyOnce("gold, int, 100");
    }

    @Test
    void anEmptyArrayThatGetsAnElementCanBeOpened() {
        openSample();
        pick("$.inventory");
        set("$.inventory", Variant.Array.of(List.of()));
        assertThat(rows()).contains("inventory, Array, []");
        on(() -> model().history().undo());
        assertThat(rows()).anyMatch(row -> row.startsWith("inventory, Array, ") && !row.endsWith(" []"));
    }

    @Test
    void collectionsThatAreNotReadToTheirEndSaySo() {
        openSample();
        byte[] list = new byte[12 + (2 << 20)];
        Arrays.fill(list, (byte) 0);
        list[0] = 28;
        int count = (list.length - 8) / 4;
        for (int i = 0; i < 4; i++) {
            list[4 + i] = (byte) (count >> 8 * i);
        }
        List<Runnable> tasks = new ArrayList<>();
        background = tasks::add;
        open(write("long.var", list));
        tasks.removeFirst().run();
        await(() -> window.workspace().current().filter(page -> page.file().name().equals("long.var")).isPresent());
        on(() -> theme.choiceProperty().set(ThemeChoice.LIGHT));
        assertThat(rows()).anyMatch(row -> row.matches("\\$, Array, not all read yet: .* of .* elements"));
        assertThat(((TextField) find("inspector-value")).getPromptText()).isEqualTo("not all read yet");
        background = Runnable::run;
        on(() -> List.copyOf(tasks).forEach(Runnable::run));
        await(() -> rows().stream().noneMatch(row -> row.contains("not all read yet")));
    }

    @ParameterizedTest
    @CsvSource({"1280, 900", "1440, 900"})
    void whatFieldsAreTakesTwoLinesBeforeItIsCut(double width, double height) {
        size(width, height);
        openSample();
        pick("$.player.name");
        assertThat(texts(find("inspector-fields"))).contains("fills up to a multiple of 4");
        assertThat(on(() -> find("inspector-fields").lookup(".scroll-bar:vertical").isVisible())).isFalse();
        pick("$.player.home");
        assertThat(on(() -> find("inspector-fields").lookupAll(".list-cell").stream().filter(Node::isVisible)
                .flatMap(cell -> cell.lookupAll(".label").stream()).map(Labeled.class::cast)
                .filter(label -> !label.getStyleClass().contains("mono") && label.isTextTruncated())
                .map(Labeled::getText).toList())).isEmpty();
    }
}
