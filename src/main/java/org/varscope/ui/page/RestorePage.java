package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.document.journal.FileState;
import org.varscope.document.journal.Found;
import org.varscope.said.Language;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.file.JournalRestorer;
import org.varscope.ui.message.Messages;

/// Offers the edits that were not saved when the program closed unexpectedly.
public final class RestorePage extends FormPage {
    /// What a person can do with them.
    public interface Offer {
        /// Opens the document as it was.
        void restore(Found journal, RestorePage page);

        /// Lists what was edited.
        void list(Found journal, RestorePage page);

        /// Removes the edits for good.
        void discard(Found journal, RestorePage page);

        /// Asks again at the next start.
        void later();
    }

    private final List<JournalRestorer.Left> journals;
    private final Offer offer;
    /// When, in words of the language that is spoken.
    private final DateTimeFormatter when = DateTimeFormatter.ofPattern(Messages.get("page.restore.when"),
            Messages.language() == Language.JAPANESE ? Locale.JAPANESE : Locale.ENGLISH)
            .withZone(ZoneId.systemDefault());
    private final VBox rows = new VBox(14);
    private final Label trouble = Card.text("", "bad-text");
    private final Button later = new Button(Messages.get("page.restore.later"));
    private Supplier<String> why = () -> "";
    /// What has taken its place in another language, and is told what is meant for this one.
    private @Nullable RestorePage next;

    /// @param offer is told what the person chooses
    public RestorePage(List<JournalRestorer.Left> journals, Offer offer) {
        super(Messages.get("page.restore.tab"));
        this.journals = journals;
        this.offer = offer;
        Label heading = new Label(Messages.get("page.restore.title"));
        heading.getStyleClass().add("large");
        trouble.setId("restore-trouble");
        journals.forEach(journal -> rows.getChildren().add(row(journal)));
        later.setId("restore-later");
        later.setOnAction(_ -> offer.later());
        VBox form = new VBox(heading, Card.text(Messages.get("page.restore.about"), "muted"), rows, trouble, later);
        form.getStyleClass().add("form");
        form.setMaxWidth(900);
        ScrollPane content = new ScrollPane(form);
        content.setId("restore-page");
        content.getStyleClass().addAll("page", "edge-to-edge");
        content.setFitToWidth(true);
        content.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        setContent(content, later);
    }

    private HBox row(JournalRestorer.Left left) {
        Found journal = left.journal();
        Path file = journal.file();
        Label facts = new Label(Messages.get(
                journal.encrypted() ? "page.restore.encrypted" : "page.restore.facts",
                edits(journal), when.format(journal.last())));
        Label place = new Label(file == null ? Messages.get("page.restore.never") : Visible.line(file.toString()));
        place.getStyleClass().add("muted");
        VBox words = new VBox(3, Card.title(Visible.line(journal.name())), place, facts);
        String standing = words(left.standing());
        if (!standing.isEmpty()) {
            Label meanwhile = Card.text(standing);
            meanwhile.setId("standing-" + journal.id());
            meanwhile.setGraphic(new FontIcon("fth-alert-triangle"));
            words.getChildren().add(meanwhile);
        }
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button restore = button("page.restore.restore", "restore-" + journal.id(), journal,
                () -> offer.restore(journal, this));
        restore.getStyleClass().add("accent");
        Button list = button("page.restore.show", "list-" + journal.id(), journal, () -> offer.list(journal, this));
        HBox row = new HBox(8, words, restore, list, discard(journal));
        row.setUserData(journal);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getChildren().stream().filter(Button.class::isInstance)
                .forEach(button -> ((Button) button).setMinWidth(Region.USE_PREF_SIZE));
        return row;
    }

    private Button button(String key, String id, Found journal, Runnable act) {
        Button button = new Button(Messages.get(key));
        button.setId(id);
        button.setAccessibleText(Messages.get(key + "-name", journal.name()));
        button.setOnAction(_ -> {
            say(() -> "");
            act.run();
        });
        return button;
    }

    /// {@return what became of the file since, and what restoring does then; empty where nothing did}
    private String words(FileState standing) {
        return switch (standing) {
            case FileState.Same() -> "";
            case FileState.Written(var written, var kept) -> Messages.get(
                    kept ? "page.restore.written" : "page.restore.written-large", when.format(written));
            case FileState.Gone(var kept) -> Messages.get(kept ? "page.restore.gone" : "page.restore.gone-large");
        };
    }

    /// What cannot be undone is asked twice, in place.
    private Button discard(Found journal) {
        Button discard = new Button(Messages.get("page.restore.discard"));
        discard.setId("discard-" + journal.id());
        discard.setAccessibleText(Messages.get("page.restore.discard-name", journal.name()));
        discard.setOnAction(_ -> {
            if (discard.getStyleClass().contains("danger")) {
                offer.discard(journal, this);
            } else {
                discard.setText(Messages.get("page.restore.really"));
                discard.getStyleClass().add("danger");
            }
        });
        return discard;
    }

    /// {@return how many edits were not saved, and how many saved ones were undone}
    public static String edits(Found journal) {
        String edits = Messages.get("page.restore.edits", journal.edits());
        if (journal.takenBack() == 0) {
            return journal.edits() == 0 ? Messages.get("page.restore.unsaved") : edits;
        }
        String back = Messages.get("page.restore.undone", journal.takenBack());
        return journal.edits() == 0 ? back : Messages.get("page.restore.both", edits, back);
    }

    /// Takes `journal` off the list; it is open, or gone.
    public void remove(Found journal) {
        if (next != null) {
            next.remove(journal);
            return;
        }
        rows.getChildren().removeIf(row -> journal.equals(row.getUserData()));
        if (rows.getChildren().isEmpty()) {
            offer.later();
        }
    }

    /// Says why something could not be done.
    public void say(Supplier<String> words) {
        if (next != null) {
            next.say(words);
            return;
        }
        why = words;
        trouble.setText(words.get());
    }

    @Override
    public Page renewed() {
        RestorePage page = new RestorePage(journals.stream().filter(left -> rows.getChildren().stream()
                .anyMatch(row -> left.journal().equals(row.getUserData()))).toList(), offer);
        page.say(why);
        next = page;
        return page;
    }
}
