package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.varscope.check.Made;
import org.varscope.document.edit.Edit;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.file.Sample;
import org.varscope.variant.Variant;

/// A file that is read again while a person is somewhere in it.
class ReloadTest extends WindowTestBase {
    private static final String MORE = IntStream.range(0, 60).mapToObj(i -> "\"entry %d\": [%d, %d]".formatted(i, i, i))
            .collect(Collectors.joining(", "));

    private static final String PLAYER =
            "\"player\": { \"name\": \"Asa\", \"gold\": %d, \"pack\": [1, [2, 3], { \"k\": 4 }] }";

    ReloadTest() {
        painted = true;
    }

    private Path file(String text) {
        return write("slot.save", Made.bytes(text));
    }

    private void reload() {
        run(Command.RELOAD);
        await(() -> window.workspace().current().isPresent() && !model().isBusy()
                && model().messageProperty().get().startsWith("Reloaded"));
    }

    private void expand(String path) {
        on(() -> editor().tree().open(Set.of(node(path).location())));
    }

    private String selected() {
        return on(() -> org.varscope.explain.PathWords.of(model().structure(),
                model().selecting().node().orElseThrow()));
    }

    @Test
    void openRowsTheSelectionThePlaceThePaneTheListAndTheFilterStayWhenEntriesComeBeforeThem() {
        open(file("{ " + MORE + ", " + PLAYER.formatted(100) + " }"));
        EditorPage page = editor();
        expand("$.player");
        expand("$.player.pack");
        on(() -> page.lists().goTo(ListBelow.HISTORY));
        pick("$.player.pack[2].k");
        on(() -> page.tree().reveal().showFrom(40));
        on(() -> page.hex().target().requestFocus());
        List<String> before = rows();
        long first = on(() -> page.hex().target().view().firstByte());
        file("{ \"new\": { \"a\": 1 }, " + MORE + ", " + PLAYER.formatted(7) + " }");
        reload();
        assertThat(editor()).isSameAs(page);
        assertThat(selected()).isEqualTo("$.player.pack[2].k");
        assertThat(rows().stream().map(row -> row.replaceAll(", changed by another program|\\b7\\b|\\b100\\b", ""))
                .toList()).isEqualTo(before.stream().map(row -> row.replaceAll("\\b7\\b|\\b100\\b", "")).toList());
        assertThat(on(() -> page.hex().target().view().firstByte())).isGreaterThan(first);
        assertThat(on(() -> page.hex().target().isFocused())).isTrue();
        assertThat(isThere("history")).isTrue();
        assertThat(shown("$.player.gold")).isEqualTo("7");
    }

    @Test
    void whatChangedIsMarkedInValuesBytesAndMapUntilItIsTakenBack() {
        open(file("{ " + PLAYER.formatted(100) + " }"));
        expand("$.player");
        file("{ " + PLAYER.formatted(7) + " }");
        reload();
        assertThat(rows()).contains("gold, int, 7, changed by another program");
        assertThat(on(() -> editor().hex().target().marks().written().get()))
                .containsExactly(on(() -> node("$.player.gold").span()));
        assertThat(model().modifiedProperty().get()).isFalse();
        run(Command.UNDO);
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(model().modifiedProperty().get()).isTrue();
        assertThat(on(() -> editor().hex().target().marks().written().get())).isEmpty();
        assertThat(rows()).noneMatch(row -> row.contains("changed by"));
    }

    @Test
    void editsFromBeforeAreTakenBackOneByOne() {
        open(file("{ " + PLAYER.formatted(100) + " }"));
        set("$.player.gold", 5);
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        file("{ \"x\": 0, " + PLAYER.formatted(7) + " }");
        reload();
        run(Command.UNDO);
        assertThat(shown("$.player.gold")).isEqualTo("5");
        run(Command.UNDO);
        assertThat(shown("$.player.gold")).isEqualTo("100");
        run(Command.REDO);
        run(Command.REDO);
        assertThat(shown("$.player.gold")).isEqualTo("7");
        assertThat(model().modifiedProperty().get()).isFalse();
    }

    @Test
    void afterAReloadSavingWritesOverWhatTheOtherProgramWroteWithoutAsking() throws IOException {
        Path file = file("{ " + PLAYER.formatted(100) + " }");
        open(file);
        file("{ " + PLAYER.formatted(7) + " }");
        reload();
        set("$.player.gold", 8);
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(Files.readAllBytes(file)).isEqualTo(Made.bytes("{ " + PLAYER.formatted(8) + " }"));
    }

    @Test
    void aFilterStays() {
        open(file("{ " + MORE + ", " + PLAYER.formatted(100) + " }"));
        run(Command.FILTER);
        on(() -> ((TextField) find("filter-text")).setText("gold"));
        settle();
        file("{ \"new\": 1, " + MORE + ", " + PLAYER.formatted(7) + " }");
        reload();
        assertThat(on(() -> ((TextField) find("filter-text")).getText())).isEqualTo("gold");
        assertThat(rows()).noneMatch(row -> row.startsWith("entry"));
    }

    @Test
    void aWrappedFileStaysWrappedAndWhereOneIs() throws IOException {
        Path file = write("packed.save", Buffers.sample("adventure-zstd.save"));
        open(file);
        expand("$.player");
        pick("$.player.gold");
        EditorPage page = editor();
        byte[] changed = Buffers.sample("adventure-zstd.save");
        apply(new Edit.SetValue(node("$.player.gold").location(), new Variant.Int(9)));
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        Files.write(file, changed);
        reload();
        assertThat(editor()).isSameAs(page);
        assertThat(selected()).isEqualTo("$.player.gold");
        assertThat(shown("$.player.gold")).isEqualTo("100");
        set("$.player.gold", 9);
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(Files.readAllBytes(file)).startsWith("GCPF".getBytes(StandardCharsets.US_ASCII));
    }

    @Test
    void anEncryptedFileIsReadAgainWithItsPasswordAndAtTheSamePlace() throws IOException {
        byte[] encrypted = Buffers.sample("adventure-encrypted-secret.save");
        Path file = write("secret.save", encrypted);
        open(file);
        type("secret");
        press(KeyCode.ENTER);
        await(() -> window.workspace().current().isPresent());
        expand("$.player");
        set("$.player.gold", 9);
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        pick("$.player.xp");
        EditorPage page = editor();
        Files.write(file, encrypted);
        reload();
        assertThat(editor()).isSameAs(page);
        assertThat(selected()).isEqualTo("$.player.xp");
        assertThat(rows()).contains("gold, int, 100, changed by another program");
        run(Command.UNDO);
        assertThat(shown("$.player.gold")).isEqualTo("9");
        run(Command.SAVE);
        await(() -> !model().modifiedProperty().get());
        assertThat(Files.readAllBytes(file)).startsWith("GDEC".getBytes(StandardCharsets.US_ASCII))
                .isNotEqualTo(encrypted);
    }

    @Test
    void whatIsTypedInACellIsKeptOrAskedAboutButNeverTakenByAnotherValue() {
        open(file("{ " + PLAYER.formatted(100) + " }"));
        expand("$.player");
        pick("$.player.gold");
        on(() -> find("structure").requestFocus());
        press(KeyCode.F2);
        type("55");
        file("{ \"x\": 0, " + PLAYER.formatted(7) + " }");
        await(() -> isThere("banner-reload"));
        assertThat(on(() -> stage.getScene().getFocusOwner())).isInstanceOfSatisfying(TextField.class,
                field -> assertThat(field.getText()).isEqualTo("55"));
        press(KeyCode.F5);
        settle();
        assertThat(shown("$.player.gold")).isEqualTo("55");
        click("answer-discard");
        await(() -> model().messageProperty().get().startsWith("Reloaded"));
        assertThat(shown("$.player.gold")).isEqualTo("7");
        assertThat(selected()).isEqualTo("$.player.gold");
        run(Command.UNDO);
        assertThat(shown("$.player.gold")).isEqualTo("55");
    }

    @Test
    void whereTheSelectedValueIsGoneTheNextOneElseTheOneBeforeElseWhatHeldItIsSelected() {
        String text = "{ \"new\": 0, \"player\": %s, \"last\": 1 }";
        open(file(text.formatted("{ \"a\": 1, \"gold\": 2, \"xp\": 3 }").replace("\"new\": 0, ", "")));
        expand("$.player");
        pick("$.player.gold");
        file(text.formatted("{ \"a\": 1, \"xp\": 3 }"));
        reload();
        assertThat(selected()).isEqualTo("$.player.xp");
        file(text.formatted("{ \"a\": 1 }"));
        reload();
        assertThat(selected()).isEqualTo("$.player.a");
        file(text.formatted("{ }"));
        reload();
        assertThat(selected()).isEqualTo("$.player");
    }

    @Test
    void ofWhatIsGoneNoOtherValueIsMarkedButWhatHeldIt() {
        open(file("{ \"a\": 1, " + PLAYER.formatted(100) + ", \"b\": [] }"));
        file("{ " + PLAYER.formatted(100) + ", \"b\": [] }");
        reload();
        assertThat(on(() -> rows().stream().filter(row -> row.endsWith("changed by another program")).toList()))
                .singleElement().asString().startsWith("$, ");
    }

    @Test
    void theStepIsCalledReloadAndTakingItBackLeavesThePlace() {
        open(file("{ " + PLAYER.formatted(100) + ", \"b\": 1 }"));
        expand("$.player");
        pick("$.player.name");
        file("{ " + PLAYER.formatted(7) + ", \"b\": 2 }");
        reload();
        assertThat(on(() -> model().history().undoWords())).isEqualTo("reload the file");
        run(Command.UNDO);
        assertThat(selected()).isEqualTo("$.player.name");
        run(Command.REDO);
        assertThat(selected()).isEqualTo("$.player.name");
        assertThat(shown("$.b")).isEqualTo("2");
    }

    @Test
    void theMapMarksWhatChanged() {
        open(file("{ " + PLAYER.formatted(100) + ", \"b\": 1 }"));
        pick("$.b");
        Color before = mapped("$.player.gold");
        file("{ " + PLAYER.formatted(7) + ", \"b\": 1 }");
        reload();
        assertThat(mapped("$.player.gold")).isNotEqualTo(before);
        run(Command.UNDO);
        assertThat(mapped("$.player.gold")).isEqualTo(before);
    }

    /// {@return the colour at the right of the map, beside that value}
    private Color mapped(String path) {
        settle();
        double y = node(path).span().start() / 16.0 * 3 + 1;
        return on(() -> {
            WritableImage map = find("hex-map").snapshot(null, null);
            return map.getPixelReader().getColor((int) map.getWidth() - 3, (int) y);
        });
    }

    @Test
    void aFileThatIsReadInAnotherWayComesAtTheSamePlace() {
        open(write("slot.save", Sample.FIRST.bytes()));
        expand("$.player");
        pick("$.player.gold");
        on(() -> editor().lists().goTo(ListBelow.HISTORY));
        write("slot.save", Arrays.copyOfRange(Sample.FIRST.bytes(), 4, Sample.FIRST.bytes().length));
        reload();
        assertThat(selected()).isEqualTo("$.player.gold");
        assertThat(rows()).anyMatch(row -> row.startsWith("gold"));
    }
}
