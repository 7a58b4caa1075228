package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import static org.assertj.core.api.Assertions.assertThat;

import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.varscope.explain.PathWords;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.command.Command;
import org.varscope.ui.editor.ListBelow;
import org.varscope.ui.file.Sample;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;

/// Switching the language of a window in which something is going on.
class LanguageSwitchTest extends WindowTestBase {
    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    private void edit() {
        openSample();
        set("$.player.gold", 5000);
        pick("$.player.hp");
        settle();
    }

    private List<String> menus() {
        return on(() -> ((MenuBar) find("menu-bar")).getMenus().stream().map(Menu::getText).toList());
    }

    @Test
    void theWindowSpeaksTheOtherLanguageAndBackAgain() {
        edit();
        List<String> before = menus();
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(menus()).contains("編集(_E)");
        assertThat(text("tool-undo")).isEqualTo("元に戻す");
        assertThat(on(() -> window.commands().titleProperty(Command.SAVE).get())).isEqualTo("保存");
        assertThat(settings.language()).isEqualTo(LanguageChoice.JAPANESE);
        run(Command.LANGUAGE_ENGLISH);
        settle();
        assertThat(menus()).isEqualTo(before);
        assertThat(text("tool-undo")).isEqualTo("Undo");
    }

    @Test
    void commandsAreFoundByTheirEnglishNamesToo() {
        edit();
        run(Command.LANGUAGE_JAPANESE);
        run(Command.PALETTE);
        fill("palette-search", "save as");
        settle();
        assertThat(on(() -> ((ListView<?>) find("palette-list")).getItems().stream()
                .map(item -> ((PaletteCard.Item) item).title()).toList()))
                .contains("ファイル: " + Command.SAVE_AS.title());
    }

    @Test
    void theDocumentItsEditsAndItsSelectionStay() {
        edit();
        EditorModel model = model();
        Selection selection = model.selection();
        byte[] bytes = bytes();
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(model()).isSameAs(model);
        assertThat(model.selection()).isEqualTo(selection);
        assertThat(bytes()).isEqualTo(bytes);
        assertThat(on(() -> model.modifiedProperty().get())).isTrue();
        run(Command.UNDO);
        assertThat(shown("$.player.gold")).isEqualTo("100");
        run(Command.REDO);
        assertThat(shown("$.player.gold")).isEqualTo("5000");
    }

    @Test
    void aSelectedKeyStaysSelected() {
        openSample();
        pick("$.player.hp~key");
        assertThat(crumb()).isEqualTo("$.player.hp~key");
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(crumb()).isEqualTo("$.player.hp~key");
    }

    private String crumb() {
        return on(() -> PathWords.whole(model().selecting().target().orElseThrow()));
    }

    @Test
    void keysWorkAsBefore() {
        edit();
        run(Command.LANGUAGE_JAPANESE);
        settle();
        press(KeyCode.CONTROL, KeyCode.Z);
        settle();
        assertThat(shown("$.player.gold")).isEqualTo("100");
        press(KeyCode.CONTROL, KeyCode.Y);
        settle();
        assertThat(shown("$.player.gold")).isEqualTo("5000");
    }

    @Test
    void rowsThatAreOpenStayOpenAndTheKeyboardStaysWhereItWas() {
        edit();
        List<String> rows = rows();
        on(() -> editor().tree().view().requestFocus());
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(rows()).hasSameSizeAs(rows).anyMatch(row -> row.startsWith("gold, int, 5000"));
        assertThat(on(() -> editor().tree().view().isFocused())).isTrue();
        on(() -> editor().hex().target().requestFocus());
        run(Command.LANGUAGE_ENGLISH);
        settle();
        assertThat(on(() -> editor().hex().hasFocus())).isTrue();
    }

    @Test
    void whatIsLookedForAndFilteredStays() {
        edit();
        on(() -> editor().lists().find(find -> find.shown().ask()));
        type("sword");
        settle();
        int hits = on(() -> editor().lists().find().spansProperty().get().size());
        on(() -> editor().askFilter());
        type("player");
        settle();
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(on(() -> ((TextField) find("find-text")).getText())).isEqualTo("sword");
        assertThat(on(() -> editor().lists().find().spansProperty().get().size())).isEqualTo(hits).isPositive();
        assertThat(on(() -> ((TextField) find("filter-text")).getText())).isEqualTo("player");
    }

    @Test
    void aTextThatIsEditedAndNotAppliedStays() {
        edit();
        run(Command.SHOW_TEXT);
        on(() -> {
            text().replaceText("8x");
            text().moveTo(1);
        });
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(on(() -> text().getText())).isEqualTo("8x");
        assertThat(on(() -> text().getCaretPosition())).isOne();
        await(() -> !((Labeled) find("text-error")).getText().isEmpty());
        on(() -> {
            text().requestFocus();
            text().replaceText("86");
        });
        press(KeyCode.SHORTCUT, KeyCode.ENTER);
        assertThat(shown("$.player.hp")).isEqualTo("86");
    }

    @Test
    void aTextThatIsEditedStaysInTheNotationThatWasChosenForIt() {
        edit();
        run(Command.SHOW_TEXT);
        on(() -> {
            text().replaceText("86");
            ((ToggleButton) find("text-json")).fire();
        });
        await(() -> ((ToggleButton) find("text-json")).isSelected());
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(on(() -> ((ToggleButton) find("text-json")).isSelected())).isTrue();
    }

    private CodeArea text() {
        return (CodeArea) find("as-text");
    }

    @Test
    void theListBelowThatIsShownAndTheExplanationStay() {
        edit();
        on(() -> editor().lists().goTo(ListBelow.HISTORY));
        run(Command.EXPLAIN);
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(on(() -> editor().explainsProperty().get())).isTrue();
        run(Command.EXPLAIN);
        assertThat(on(() -> editor().keyboard().panes().stream().anyMatch(
                pane -> "history".equals(pane.getId())))).isTrue();
    }

    @Test
    void aValueThatIsBeingTypedIsTaken() {
        openSample();
        pick("$.player.gold");
        on(() -> editor().tree().view().requestFocus());
        press(KeyCode.F2);
        press(KeyCode.CONTROL, KeyCode.A);
        type("77");
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(shown("$.player.gold")).isEqualTo("77");
    }

    @Test
    void everyTabSpeaksIt() {
        open(sampleFile("one.save"));
        set("$.player.gold", 5000);
        open(sampleFile("two.save"));
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(window.workspace().all()).hasSize(2);
        run(Command.PREVIOUS_TAB);
        settle();
        assertThat(shown("$.player.gold")).isEqualTo("5000");
        assertThat(on(() -> model().history().canUndo())).isTrue();
        assertThat(text("tool-save")).isEqualTo("保存");
    }

    @Test
    void theSameLanguageChangesNothing() {
        edit();
        var page = editor();
        run(Command.LANGUAGE_ENGLISH);
        assertThat(editor()).isSameAs(page);
        assertThat(settings.language()).isEqualTo(LanguageChoice.ENGLISH);
    }

    @Test
    void anEmptyWindowOffersTheSameInTheOtherLanguage() {
        run(Command.LANGUAGE_JAPANESE);
        settle();
        assertThat(window.workspace().all()).singleElement()
                .satisfies(tab -> assertThat(tab.getText()).isEqualTo("開始"));
    }

    private void speakJapanese() {
        settle();
        run(Command.LANGUAGE_JAPANESE);
        settle();
    }

    private String tab() {
        return on(() -> window.workspace().front().orElseThrow().getText());
    }

    @Test
    void textThatIsPastedStaysOnItsPage() {
        run(Command.NEW);
        settle();
        on(() -> ((TextArea) find("paste-text")).setText("02 00 00 00 07 00 00 00"));
        speakJapanese();
        assertThat(tab()).isEqualTo("貼り付けたバイト列");
        assertThat(on(() -> ((TextArea) find("paste-text")).getText())).isEqualTo("02 00 00 00 07 00 00 00");
    }

    @Test
    void aFileThatIsRefusedIsRefusedInTheOtherLanguage() {
        open(write("empty.save", new byte[0]));
        settle();
        List<String> before = labels();
        speakJapanese();
        assertThat(labels()).hasSameSizeAs(before).doesNotContainAnyElementsOf(before.stream()
                .filter(words -> words.contains(" ")).toList());
    }

    private List<String> labels() {
        return on(() -> window.workspace().front().orElseThrow().getContent().lookupAll(".label").stream()
                .filter(Node::isVisible).map(node -> ((Labeled) node).getText())
                .filter(words -> !words.isEmpty() && !words.contains(folder.toString())).toList());
    }

    @Test
    void aPasswordThatIsTypedStays() {
        open(write("locked.save", Sample.all().getLast().bytes()));
        settle();
        on(() -> ((TextField) find("locked-hidden")).setText("secret"));
        speakJapanese();
        assertThat(text("locked-open")).isEqualTo("開く");
        assertThat(on(() -> ((TextField) find("locked-hidden")).getText())).isEqualTo("secret");
    }

    @Test
    void theGuideStaysAtItsPage() {
        openSample();
        pick("$.player.speed");
        run(Command.GUIDE);
        speakJapanese();
        assertThat(tab()).isEqualTo("ガイド");
        assertThat(on(() -> robot.lookup("#guide-page .large").queryAs(Label.class).getText())).isEqualTo("float");
        assertThat(on(() -> find("guide-back").isDisabled())).isTrue();
    }

    @Test
    void theGalleryStaysAtItsDialect() {
        run(Command.GALLERY);
        settle();
        on(() -> ((ListView<?>) find("gallery-dialects")).getSelectionModel().select(2));
        speakJapanese();
        assertThat(on(() -> ((ListView<?>) find("gallery-dialects")).getSelectionModel().getSelectedIndex()))
                .isEqualTo(2);
        assertThat(on(() -> ((TableView<?>) find("gallery-samples")).getItems())).isNotEmpty();
    }

    @Test
    void dialectsAreComparedInTheOtherLanguage() {
        openSample();
        pick("$.player.tint");
        run(Command.DIALECTS);
        settle();
        String before = text("dialects-heading");
        speakJapanese();
        assertThat(text("dialects-heading")).isNotEqualTo(before).contains("tint");
        assertThat(on(() -> ((TableView<?>) find("dialects-fields")).getItems())).isNotEmpty();
    }

    @Test
    void storedBytesAreToldInTheOtherLanguageFromTheSameCaret() {
        open(write("letters.txt", Base64.getEncoder().encode(Buffers.sample("adventure-zstd.save"))));
        settle();
        run(Command.STORED_BYTES);
        settle();
        on(() -> ((ToggleButton) find("stored-layer-1")).fire());
        settle();
        on(() -> ((HexPane) find("stored-bytes")).navigation().moveTo(9, false));
        settle();
        speakJapanese();
        assertThat(on(() -> ((ToggleButton) find("stored-layer-1")).isSelected())).isTrue();
        assertThat(on(() -> ((HexPane) find("stored-bytes")).placeProperty().get().caret())).isEqualTo(9);
        assertThat(on(() -> robot.lookup("#stored-told .explain-name").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText).toList())).contains("圧縮モード", "ブロックサイズ");
        assertThat(on(() -> window.workspace().front().orElseThrow().getText()))
                .isEqualTo("letters.txt（保存されたままのバイト）");
    }

    @Test
    void anAnswerAndHintsOfALessonStay() {
        run(Command.LESSONS);
        settle();
        on(() -> ((Button) find("lessons-take")).fire());
        settle();
        on(() -> ((TextField) find("lesson-answer")).setText("2"));
        on(() -> ((Button) find("lesson-check")).fire());
        on(() -> ((Hyperlink) find("lesson-hint")).fire());
        settle();
        String said = text("lesson-said");
        speakJapanese();
        assertThat(on(() -> ((TextField) find("lesson-answer")).getText())).isEqualTo("2");
        assertThat(text("lesson-said")).isNotEqualTo(said).startsWith("2");
        assertThat(text("lesson-hint")).contains("1");
        assertThat(find("lesson-said").isVisible()).isTrue();
    }

    @Test
    void aFilmStaysWhereItIsAndWhatWasSelectedBeforeItComesBack() {
        openSample();
        pick("$.player.gold");
        Selection before = model().selection();
        on(() -> editor().lists().goTo(ListBelow.PLAYBACK));
        settle();
        press(KeyCode.RIGHT);
        settle();
        press(KeyCode.RIGHT);
        settle();
        String place = text("playback-place");
        speakJapanese();
        assertThat(text("playback-place")).isNotEqualTo(place).contains("3");
        assertThat(text("playback-reading")).isEqualTo("個数");
        on(() -> editor().lists().goTo(ListBelow.PROBLEMS));
        settle();
        assertThat(model().selection()).isEqualTo(before);
    }

    @Test
    void whatIsSaidAboveTheTabsIsSaidInTheOtherLanguage() {
        openSample();
        on(() -> errors.take(new IllegalStateException("of a test")));
        settle();
        String before = text("internal-error-words");
        speakJapanese();
        assertThat(text("internal-error-words")).isNotEmpty().isNotEqualTo(before);
    }
}
