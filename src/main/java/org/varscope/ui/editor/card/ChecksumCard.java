package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Checksum;
import org.varscope.explain.TypeWords;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Sums and hashes of bytes, found in the background; each can be selected and copied. Escape stops and closes.
public final class ChecksumCard extends Card {
    private final Background.Lane work;
    private final Map<Checksum, TextField> fields = new EnumMap<>(Checksum.class);
    private final Label state = text(Messages.get("editor.sums.working"), "muted");

    /// @param of the bytes that they are of
    public ChecksumCard(EditorModel model, Selection of) {
        super("checksums", 640);
        GridPane grid = new GridPane(12, 6);
        for (Checksum sum : Checksum.values()) {
            TextField field = new TextField();
            field.setId("checksums-" + sum.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            field.setEditable(false);
            field.setAccessibleText(sum.title());
            field.getStyleClass().add("mono");
            GridPane.setHgrow(field, Priority.ALWAYS);
            Label name = new Label(sum.title());
            name.setMinWidth(USE_PREF_SIZE);
            grid.addRow(sum.ordinal(), name, field);
            fields.put(sum, field);
        }
        ProgressBar bar = new ProgressBar();
        bar.setMaxWidth(Double.MAX_VALUE);
        state.setId("checksums-state");
        getChildren().setAll(title(Messages.get("editor.sums.title", TypeWords.bytes(of.length(), Messages.language()),
                of.where())), grid, bar, state);
        ByteStore bytes = of.of(model.bytes());
        work = model.background().lane();
        bar.progressProperty().bind(work.shareProperty());
        bar.visibleProperty().bind(work.shareProperty().greaterThanOrEqualTo(0));
        bar.managedProperty().bind(bar.visibleProperty());
        work.run(running -> Checksum.all(bytes, running.over(bytes.length())::reached), this::show,
                failure -> say(state, Messages.get("editor.sums.failed", FailureWords.of(failure)), "bad-text"));
    }

    @Override
    protected Node first() {
        return fields.get(Checksum.CRC_32);
    }

    @Override
    protected void dismissed() {
        work.cancel();
    }

    private void show(Map<Checksum, String> found) {
        found.forEach((sum, text) -> fields.get(sum).setText(text));
        say(state, Messages.get("editor.sums.done"), "muted");
    }
}
