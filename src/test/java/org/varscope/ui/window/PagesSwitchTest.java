package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.varscope.document.edit.Edit;
import org.varscope.document.journal.FileState;
import org.varscope.document.journal.Found;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.Command;
import org.varscope.ui.file.JournalRestorer;
import org.varscope.ui.file.Listing;
import org.varscope.ui.file.Sample;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.ListingPage;
import org.varscope.ui.page.RestorePage;
import org.varscope.ui.toolkit.QueuedExecutor;
import org.varscope.variant.Variant;

/// Pages that show no document, or two, in a window whose language is switched.
class PagesSwitchTest extends WindowTestBase {
    private EditorModel document;
    private Location gold;

    @AfterEach
    void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    private void speakJapanese() {
        settle();
        run(Command.LANGUAGE_JAPANESE);
        settle();
    }

    private String tab() {
        return on(() -> window.workspace().front().orElseThrow().getText());
    }

    private List<String> labels() {
        return on(() -> window.workspace().front().orElseThrow().getContent().lookupAll(".label").stream()
                .map(node -> ((Labeled) node).getText()).filter(Objects::nonNull).toList());
    }

    private void compare() {
        open(write("slot.save", Sample.FIRST.bytes()));
        document = model();
        gold = node("$.player.gold").location();
        on(() -> model().edits().apply(new Edit.SetValue(gold, new Variant.Int(5000))));
        on(() -> model().edits().apply(new Edit.SetValue(node("$.player.hp").location(), new Variant.Int(50))));
        run(Command.COMPARE);
        settle();
        press(KeyCode.ENTER);
        await(() -> isThere("compare"));
        settle();
    }

    private TableView<?> differences() {
        return (TableView<?>) find("compare");
    }

    @Test
    void aComparisonStaysAtItsDifferenceAndFollowsEditsOfItsDocument() {
        compare();
        on(() -> differences().getSelectionModel().clearAndSelect(1));
        on(() -> ((CheckBox) find("compare-values")).setSelected(false));
        speakJapanese();
        assertThat(tab()).contains("slot.save");
        assertThat(labels()).contains("slot.save（保存済み）", "開いているドキュメント");
        assertThat(text("compare-words")).isEqualTo(Messages.get("compare.count", 2));
        assertThat(on(() -> differences().getSelectionModel().getSelectedIndex())).isEqualTo(1);
        assertThat(on(() -> ((CheckBox) find("compare-values")).isSelected())).isFalse();
        on(() -> document.edits().apply(new Edit.SetValue(gold, new Variant.Int(100))));
        settle();
        assertThat(on(() -> differences().getItems().size())).isEqualTo(1);
        run(Command.UNDO);
        settle();
        assertThat(on(() -> differences().getItems().size())).isEqualTo(2);
    }

    @Test
    void aFilterOfAComparisonStays() {
        compare();
        on(() -> ((TextField) find("compare-filter")).setText("hp"));
        speakJapanese();
        assertThat(on(() -> ((TextField) find("compare-filter")).getText())).isEqualTo("hp");
        assertThat(on(() -> differences().getItems().size())).isEqualTo(1);
    }

    @Test
    void aFileThatIsReadAgainMeanwhileComesInTheOtherLanguage() {
        open(write("slot.save", Sample.FIRST.bytes()));
        settle();
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        run(Command.RELOAD);
        run(Command.LANGUAGE_JAPANESE);
        assertThat(text("loading-cancel")).isEqualTo("キャンセル");
        queue.runAll();
        settle();
        assertThat(shown("$.player.gold")).isEqualTo("100");
        assertThat(text("tool-save")).isEqualTo("保存");
    }

    @Test
    void aDocumentThatIsNotReadAgainAfterAllComesBackInTheOtherLanguage() {
        open(write("slot.save", Sample.FIRST.bytes()));
        settle();
        QueuedExecutor queue = new QueuedExecutor();
        background = queue;
        run(Command.RELOAD);
        run(Command.LANGUAGE_JAPANESE);
        on(() -> ((Button) find("loading-cancel")).fire());
        queue.runAll();
        settle();
        assertThat(labels()).contains("構造", "インスペクター").doesNotContain("Structure");
        assertThat(shown("$.player.gold")).isEqualTo("100");
    }

    private static Found found(String name) {
        return new Found(name, name + ".save", null, Instant.EPOCH, 3, 0, false);
    }

    private static final class Choices implements RestorePage.Offer {
        private final List<RestorePage> asked = new ArrayList<>();

        @Override
        public void restore(Found journal, RestorePage page) {
            asked.add(page);
        }

        @Override
        public void list(Found journal, RestorePage page) { }

        @Override
        public void discard(Found journal, RestorePage page) { }

        @Override
        public void later() { }
    }

    @Test
    void whatIsSaidToAnOfferOfEditsComesToTheOneInTheOtherLanguage() {
        Choices choices = new Choices();
        on(() -> window.workspace().show(_ -> new RestorePage(
                List.of(new JournalRestorer.Left(found("one"), new FileState.Same()),
                        new JournalRestorer.Left(found("two"), new FileState.Same())), choices)));
        on(() -> ((Button) find("restore-one")).fire());
        on(() -> choices.asked.getFirst().say(() -> Messages.get("window.wrong-secret")));
        speakJapanese();
        assertThat(tab()).isEqualTo("未保存の編集");
        assertThat(text("restore-trouble")).isEqualTo("パスワードが違うか、ファイルが壊れています。");
        on(() -> choices.asked.getFirst().remove(found("one")));
        assertThat(isThere("restore-one")).isFalse();
        assertThat(isThere("restore-two")).isTrue();
        assertThat(labels()).anyMatch(words -> words.contains("1970年1月1日"));
    }

    @Test
    void aListIsMadeInTheOtherLanguage() {
        on(() -> window.workspace().show(_ -> new ListingPage(() -> new Listing("list", Messages.get("file.edits", "a"),
                "", new Listing.Line(Messages.get("file.where"), "", ""), List.of(new Listing.Line("1", "2", "3"),
                new Listing.Line("4", "5", "6"))), () -> { })));
        on(() -> ((TableView<?>) find("listing")).getSelectionModel().clearAndSelect(1));
        List<String> before = labels();
        speakJapanese();
        assertThat(labels()).hasSameSizeAs(before).contains(Messages.get("file.edits", "a"));
        assertThat(on(() -> ((TableView<?>) find("listing")).getSelectionModel().getSelectedIndex())).isEqualTo(1);
    }
}
