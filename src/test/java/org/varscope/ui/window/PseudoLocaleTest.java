package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.document.edit.Edit;
import org.varscope.document.journal.FileState;
import org.varscope.document.journal.Found;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.ContextMenus;
import org.varscope.ui.file.JournalRestorer;
import org.varscope.ui.file.Sample;
import org.varscope.ui.page.LoadingPage;
import org.varscope.ui.page.RestorePage;

/// A window in a language that puts each text of a bundle in brackets, looked through for words outside of them.
@Isolated("changes the language of the whole program")
class PseudoLocaleTest extends WindowTestBase {
    private static final Locale BEFORE = Locale.getDefault();
    private static final Pattern BRACKETED = Pattern.compile("\u27E6[^\u27E6\u27E7]*\u27E7");
    private static final Pattern NUMBER = Pattern.compile("\\b(?:0x)?[0-9A-F]+\\b");
    private static final Pattern KEY = Pattern.compile("\\((?:Ctrl|Shift|Alt|F\\d)[^)]*\\)");
    /// What shows bytes, values, paths and names of a file or of the system, by id or style class.
    private static final Set<String> CONTENTS =
            Set.of("hex", "tree-table-row-cell", "inspector-value", "inspector-path",
            "status-path", "key-hint", "field-list-preview", "table-row-cell", "repair-values",
            "settings-text-column");
    /// The one exception: sentences and terms of `explain`, which the command line prints as well, are in English.
    private static final Set<String> EXPLAINED =
            Set.of("problems", "inspector-fields", "inspector-refusal", "status-reading", "tool-dialect",
            "tool-container", "refusal-hint", "repair-heading", "repairs", "repair-outcome", "repair-bytes",
            "explain-top", "stored-told", "playback-sentence", "playback-stack", "playback-next", "playback-stop");
    /// What the toolkit says of parts of its own.
    private static final Set<String> TOOLKIT = Set.of("tool-bar-overflow-button", "tab-close-button");

    @BeforeAll
    static void speakPseudo() {
        Locale.setDefault(Locale.of("en", "XA"));
    }

    @AfterAll
    static void speakAsBefore() {
        Locale.setDefault(BEFORE);
    }

    /// {@return the texts of a part of the window, said or shown, that no bundle has}
    private List<String> foreign(Parent root) {
        return on(() -> {
            List<String> found = new ArrayList<>();
            Deque<Node> nodes = new ArrayDeque<>(List.of(root));
            while (!nodes.isEmpty()) {
                Node node = nodes.pop();
                Collection<String> names = new ArrayList<>(node.getStyleClass());
                names.add(String.valueOf(node.getId()));
                if (Stream.of(CONTENTS, EXPLAINED, TOOLKIT).allMatch(some -> Collections.disjoint(some, names))) {
                    texts(node).filter(this::isForeign).forEach(text -> found.add(names + ": " + text));
                    if (node instanceof Parent parent) {
                        nodes.addAll(parent.getChildrenUnmodifiable());
                    }
                }
            }
            return found;
        });
    }

    private static Stream<String> texts(Node node) {
        Tooltip tip = node instanceof Control control ? control.getTooltip() : null;
        return Stream.of(node.getAccessibleText(), node.getAccessibleHelp(), tip == null ? null : tip.getText(),
                node instanceof Labeled label ? label.getText() : null,
                node instanceof TextInputControl field ? field.getPromptText() : null).filter(text -> text != null);
    }

    private boolean isForeign(String text) {
        String left = text;
        for (String before = ""; !before.equals(left);) {
            before = left;
            left = BRACKETED.matcher(left).replaceAll("");
        }
        left = left.replace(folder.toString(), "").replaceAll("\\w+\\.(?:save|txt|png)", "").replace("Varscope", "");
        return NUMBER.matcher(KEY.matcher(left).replaceAll("")).replaceAll("").chars().anyMatch(Character::isLetter);
    }

    private void assertAllFromBundles() {
        settle();
        assertThat(foreign(window.scene().getRoot())).isEmpty();
    }

    @Test
    void playbackHasNoTextOfItsOwnButOfWhatItReads() {
        openSample();
        run(Command.PLAYBACK);
        assertAllFromBundles();
    }

    @Test
    void menusHaveNoTextOfTheirOwn() {
        List<String> texts = new ArrayList<>();
        Deque<MenuItem> items = new ArrayDeque<>();
        on(() -> items.addAll(((MenuBar) find("menu-bar")).getMenus()));
        while (!items.isEmpty()) {
            MenuItem item = items.pop();
            if (item instanceof Menu menu) {
                items.addAll(menu.getItems());
            }
            if (item.getText() != null) {
                texts.add(item.getText());
            }
        }
        assertThat(texts).hasSizeGreaterThan(50).allMatch(text -> text.startsWith("\u27E6"));
    }

    @Test
    void theStartAndTheToolBarHaveNoTextOfTheirOwn() {
        assertAllFromBundles();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100})
    void anEditorHasNoTextOfItsOwn(int cut) {
        byte[] whole = Sample.FIRST.bytes();
        open(write("slot.save", Arrays.copyOf(whole, whole.length - cut)));
        assertAllFromBundles();
        apply(new Edit.Remove(node("$.player.hp").location()));
        assertAllFromBundles();
        assertThat(isForeign("Structure")).isTrue();
        // Collapsed values show what is in them; words stand where not all of it is there.
        assertThat(rows()).anyMatch(row -> row.startsWith("$, Dictionary, " + (cut == 0 ? "{version: 7" : "\u27E6")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0089PNG\r\n\u001a\n and more", ""})
    void aRefusalHasNoTextOfItsOwn(String content) {
        open(write("picture.png", content.getBytes(StandardCharsets.ISO_8859_1)));
        assertAllFromBundles();
    }

    @Test
    void theQuestionForAPasswordHasNoTextOfItsOwn() {
        open(write("locked.save", Sample.all().getLast().bytes()));
        assertThat(isThere("locked-what")).isTrue();
        assertAllFromBundles();
    }

    @Test
    void storedBytesHaveNoTextOfTheirOwn() {
        open(write("letters.txt", Base64.getEncoder().encode(Buffers.sample("adventure-zstd.save"))));
        run(Command.STORED_BYTES);
        settle();
        assertThat(isThere("stored-layer-1")).isTrue();
        assertAllFromBundles();
        on(() -> ((TextField) find("stored-offset")).setText("0x7FFFFFFF"));
        on(() -> ((TextField) find("stored-offset")).getOnAction().handle(new ActionEvent()));
        assertAllFromBundles();
    }

    @Test
    void pastedBytesHaveNoTextOfTheirOwn() {
        run(Command.NEW);
        for (String text : List.of("02 00 00 00 01 00 00 00", "{\"a\": 1}", "AgAAAAEAAAA=", "{")) {
            on(() -> ((TextArea) find("paste-text")).setText(text));
            assertAllFromBundles();
        }
    }

    @Test
    void theSavesHaveNoTextOfTheirOwn() {
        run(Command.FIND_SAVES);
        assertAllFromBundles();
    }

    @Test
    void aComparisonHasNoTextOfItsOwn() {
        open(write("slot.save", new byte[] {2, 0, 0, 0, 1, 0, 0, 0}));
        open(write("other.save", new byte[] {2, 0, 0, 0, 2, 0, 0, 0}));
        run(Command.COMPARE);
        assertThat(isThere("compare-with")).isTrue();
        assertAllFromBundles();
        press(KeyCode.ENTER);
        assertThat(isThere("compare")).isTrue();
        assertAllFromBundles();
    }

    @Test
    void theSettingsHaveNoTextOfTheirOwn() {
        run(Command.SETTINGS);
        for (int section = 0; section < 3; section++) {
            assertAllFromBundles();
            press(KeyCode.RIGHT);
        }
    }

    @Test
    void theKeysHaveNoTextOfTheirOwn() {
        run(Command.CHANGE_KEYS);
        assertAllFromBundles();
        press(KeyCode.DOWN);
        press(KeyCode.ENTER);
        assertAllFromBundles();
        press(KeyCode.G);
        assertAllFromBundles();
        press(KeyCode.SHORTCUT, KeyCode.HOME);
        assertAllFromBundles();
    }

    @Test
    void theOfferToRestoreHasNoTextOfItsOwn() {
        List<JournalRestorer.Left> left = Stream.of(new FileState.Same(), new FileState.Written(Instant.EPOCH, true),
                new FileState.Written(Instant.EPOCH, false), new FileState.Gone(true), new FileState.Gone(false))
                .map(standing -> new JournalRestorer.Left(new Found("x", "slot.save", null, Instant.EPOCH, 3, 1, true),
                standing))
                .toList();
        on(() -> window.workspace().offer(new RestorePage(left, new RestorePage.Offer() {
            @Override
            public void restore(Found journal, RestorePage page) { }

            @Override
            public void list(Found journal, RestorePage page) { }

            @Override
            public void discard(Found journal, RestorePage page) { }

            @Override
            public void later() { }
        }), false));
        assertThat(isThere("restore-page")).isTrue();
        assertAllFromBundles();
    }

    @Test
    void aFileBeingReadHasNoTextOfItsOwn() {
        openSample();
        LoadingPage page = on(() -> new LoadingPage("slot.save", null, model().background().lane(), () -> { }));
        assertThat(foreign(page.content())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"INSERT", "FIELD_LIST", "GO_TO", "PALETTE", "KEYS", "ABOUT", "CLOSE_TAB"})
    void aCardHasNoTextOfItsOwn(Command command) {
        openSample();
        pick("$.player");
        apply(new Edit.Remove(node("$.player.hp").location()));
        run(command);
        assertAllFromBundles();
    }

    @ParameterizedTest
    @ValueSource(strings = {"repairs", "none", "all", "salvage"})
    void proposedRepairsHaveNoTextOfTheirOwn(String kind) {
        byte[] bytes = Sample.FIRST.bytes();
        bytes[0x78] = 0x40;
        byte[] noise = new byte[64];
        Arrays.fill(noise, (byte) 0xC5);
        open(write("slot.save", kind.equals("none") ? noise : bytes));
        settle();
        if (isThere("refusal-anyway")) {
            fire("refusal-anyway");
        }
        run(switch (kind) {
            case "all" -> Command.REPAIR_ALL;
            case "salvage" -> Command.SALVAGE;
            default -> Command.REPAIR;
        });
        settle();
        assertThat(foreign((Parent) find("repair"))).isEmpty();
        assertThat(find("repairs").isVisible()).isEqualTo(kind.equals("repairs"));
    }

    /// {@return the texts of a menu that no bundle has}
    private List<String> foreign(ContextMenu menu) {
        return on(() -> menu.getItems().stream().map(MenuItem::getText).filter(Objects::nonNull)
                .filter(text -> !text.startsWith("\u27E6")).toList());
    }

    @Test
    void theMenusOfThePanesHaveNoTextOfTheirOwn() {
        assertThat(foreign(on(() -> ContextMenus.forValues(window.commands())))).isEmpty();
        assertThat(foreign(on(() -> ContextMenus.forBytes(window.commands())))).isEmpty();
        assertThat(foreign(on(() -> ContextMenus.forProblems(window.commands())))).isEmpty();
    }

    @Test
    void rowsOfTheStructureHaveNoTooltipOfTheirOwn() {
        openSample();
        List<String> tips = on(() -> robot.lookup(".tree-table-row-cell").queryAllAs(Control.class).stream()
                .map(Control::getTooltip).filter(Objects::nonNull).map(Tooltip::getText).filter(this::isForeign)
                .toList());
        assertThat(tips).isEmpty();
    }

    @Test
    void whatIsSaidOfSavingHasNoTextOfItsOwn() throws IOException {
        Path file = sampleFile("slot.save");
        open(file);
        apply(new Edit.Remove(node("$.player.hp").location()));
        Files.writeString(file, "another program");
        run(Command.SAVE);
        assertThat(isThere("answer-overwrite")).isTrue();
        assertAllFromBundles();
        fire("answer-overwrite");
        assertThat(on(() -> model().messageProperty().get())).startsWith("\u27E6");
        assertAllFromBundles();
    }

    @Test
    void theQuestionForTheVectorHasNoTextOfItsOwn() {
        open(write("locked.save", Sample.all().getLast().bytes()));
        on(() -> ((TextField) find("locked-hidden")).setText("secret"));
        fire("locked-open");
        run(Command.SAVE_VECTOR);
        assertThat(isThere("answer-kept")).isTrue();
        assertAllFromBundles();
        fire("answer-kept");
        assertAllFromBundles();
    }

    @Test
    void whatTheProgramSaysOfItsMistakesHasNoTextOfItsOwn() {
        on(() -> errors.take(new IllegalStateException("not in a bundle")));
        assertAllFromBundles();
    }

    @Test
    void aRefusedPlaceHasNoTextOfItsOwn() {
        openSample();
        run(Command.GO_TO);
        on(() -> ((TextField) find("go-to-text")).setText("0xFFFFFFFF"));
        press(KeyCode.ENTER);
        assertAllFromBundles();
    }
}
