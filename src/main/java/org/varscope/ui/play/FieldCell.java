package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.field.Explanation;
import org.varscope.play.FieldChange;
import org.varscope.play.Frame;
import org.varscope.said.Language;

/// A field of a value that is written: its bytes, what they do, and what has become of them. Empty until it is written.
final class FieldCell extends ListCell<FieldChange> {
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final PseudoClass GONE = PseudoClass.getPseudoClass("gone");

    private final Language language;
    private final ObservableValue<@Nullable Frame> frame;
    private final Region role = new Region();
    private final Label bytes = new Label();
    private final Label name = new Label();
    private final Label why = new Label();
    private final Label sentence = new Label();
    private final HBox line = new HBox(role, bytes, name, why, sentence);

    FieldCell(Language language, ObservableValue<@Nullable Frame> frame) {
        this.language = language;
        this.frame = frame;
        bytes.getStyleClass().addAll("mono", "encode-bytes");
        name.getStyleClass().add("encode-name");
        why.getStyleClass().add("encode-why");
        why.managedProperty().bind(why.textProperty().isNotEmpty());
        line.getStyleClass().add("encode-field");
        getStyleClass().add("encode-cell");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable FieldChange change, boolean empty) {
        super.updateItem(change, empty);
        boolean shown = !empty && change != null && isWritten(change);
        pseudoClassStateChanged(CHANGED, shown && change != null && !change.same());
        pseudoClassStateChanged(GONE, shown && change != null && change.after() == null);
        setGraphic(shown ? line : null);
        if (!shown || change == null) {
            setAccessibleText(null);
            return;
        }
        Explanation field = change.field();
        role.getStyleClass().setAll("field-role",
                "role-" + field.field().role().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        bytes.setText(field.bytes());
        name.setText(field.path() + " " + field.name());
        why.setText(change.why(language));
        sentence.setText(field.sentence());
        setAccessibleText(String.join(", ", field.bytes(), name.getText(), why.getText(), sentence.getText()));
    }

    /// Fields that are gone are told once all others are there.
    private boolean isWritten(FieldChange change) {
        Frame now = frame.getValue();
        Explanation after = change.after();
        long length = getListView().getItems().stream().map(FieldChange::after).filter(Objects::nonNull)
                .mapToLong(said -> said.field().span().end()).max().orElse(0);
        return now != null && (after == null ? now.head() >= length : after.field().span().start() < now.head());
    }
}
