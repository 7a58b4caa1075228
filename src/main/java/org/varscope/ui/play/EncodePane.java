package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.play.Encoding;
import org.varscope.play.FieldChange;
import org.varscope.play.Frame;
import org.varscope.said.Language;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Shows how a value becomes bytes, field by field: live while it is typed, with what is other than for the value
/// before, or played from the beginning.
final class EncodePane {
    private static final double ROW = 26;

    private final EditorModel model;
    private final Language language;
    private final Background.Lane writing;
    private final Player player;
    private final Transport transport;
    private final TextField text;
    private final ComboBox<Dialect> dialect = new ComboBox<>();
    private final Label error = new Label();
    private final ListView<FieldChange> fields = new ListView<>();
    private final BorderPane view;
    private @Nullable Encoding encoding;

    /// What came of a text.
    private record Written(Encoding encoding, List<FieldChange> fields) { }

    /// @param typed the value to begin with
    EncodePane(EditorModel model, ObservableDoubleValue zoom, Language language, String typed) {
        this.model = model;
        this.language = language;
        this.writing = model.background().lane();
        this.player = new Player(model.background(), failure -> model.say(FailureWords.of(failure)));
        this.transport = new Transport(player, () -> encoding == null ? 0 : encoding.film().length());
        this.text = new TextField(typed);
        text.setId("encode-text");
        text.setAccessibleText(Messages.get("play.encode-text"));
        text.getStyleClass().add("mono");
        HBox.setHgrow(text, Priority.ALWAYS);
        dialect.setId("encode-dialect");
        dialect.setAccessibleText(Messages.get("play.encode-dialect"));
        dialect.getItems().setAll(Dialects.all());
        dialect.setValue(model.structure().dialect());
        dialect.setConverter(new Titles());
        error.setId("encode-error");
        error.getStyleClass().add("bad-text");
        error.setWrapText(true);
        error.managedProperty().bind(error.textProperty().isNotEmpty());
        fields.setId("encode-fields");
        fields.setAccessibleText(Messages.get("play.encode-fields"));
        fields.getStyleClass().add("encode-fields");
        fields.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        fields.setCellFactory(_ -> new FieldCell(language, player.frameProperty()));
        HBox line = new HBox(text, dialect);
        line.getStyleClass().add("encode-line");
        view = new BorderPane(fields, new VBox(line, error), null, null, null);
        text.textProperty().subscribe((_, _) -> write());
        dialect.valueProperty().subscribe((_, _) -> write());
        player.frameProperty().subscribe(this::follow);
        write();
    }

    Region view() {
        return view;
    }

    Transport transport() {
        return transport;
    }

    TextField text() {
        return text;
    }

    /// Stands still, as nobody looks.
    void rest() {
        player.pause();
    }

    private void write() {
        String typed = text.getText();
        Dialect by = dialect.getValue();
        Encoding before = encoding;
        writing.run(_ -> {
            Encoding now = Encoding.of(typed, by, language);
            return new Written(now, FieldChange.between(before == null ? now : before, now));
        }, this::written, this::refused);
    }

    private void written(Written now) {
        encoding = now.encoding();
        error.setText("");
        fields.getItems().setAll(now.fields());
        player.pause();
        player.load(now.encoding().film(), now.encoding().film().length());
        IntStream.range(0, now.fields().size()).filter(i -> !now.fields().get(i).same()).findFirst()
                .ifPresent(first -> fields.scrollTo(Math.max(0, first - 1)));
    }

    private void refused(Throwable failure) {
        error.setText(FailureWords.of(failure));
    }

    private void follow(@Nullable Frame frame) {
        fields.refresh();
        Encoding shown = encoding;
        if (frame == null || shown == null) {
            transport.show(null, "");
            return;
        }
        transport.show(frame, Messages.get("play.bytes-of", frame.head(), shown.film().length()));
        if (player.playingProperty().get()) {
            IntStream.range(0, fields.getItems().size())
                    .filter(i -> frame.explanation().equals(fields.getItems().get(i).after())).findFirst()
                    .ifPresent(row -> fields.scrollTo(Math.max(0, row - 2)));
        }
    }

    /// Dialects by their titles.
    private static final class Titles extends StringConverter<Dialect> {
        @Override
        public String toString(@Nullable Dialect one) {
            return one == null ? "" : one.traits().title();
        }

        @Override
        public Dialect fromString(String title) {
            return Dialects.all().stream().filter(one -> one.traits().title().equals(title)).findFirst().orElseThrow();
        }
    }
}
