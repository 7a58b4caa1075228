package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.TypeWords;
import org.varscope.scan.field.Field;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// One field of the selected value: its role as a colour, its name, its bytes, what they mean.
///
/// Its item is a place in the list whose line may change, as a list whose items change makes all its cells anew.
final class FieldCell extends ListCell<ObservableValue<FieldCell.Line>> {
    /// What a line shows.
    record Line(Field field, String name, String bytes, String meaning) { }

    /// How many times the width of its name a row has that holds the bytes beside it, and what they mean.
    private static final double ROOM = 3.2;

    private final Region role = new Region();
    private final Label name = new Label();
    private final Label bytes = new Label();
    private final Label meaning = new Label();
    private final Tooltip whole = new Tip("");
    private Lifetime here = new Lifetime();
    private final HBox row = new HBox(8, role, name, bytes, meaning);

    FieldCell() {
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMouseTransparent(true);
        name.getStyleClass().addAll("muted", "field-name");
        bytes.getStyleClass().addAll("mono", "field-bytes");
        meaning.setMinWidth(0);
        HBox.setHgrow(meaning, Priority.ALWAYS);
        // Where it is narrow, what the bytes mean says more than they do; the hex pane and the tip have them too.
        bytes.visibleProperty().bind(Bindings.createBooleanBinding(
                () -> getWidth() >= ROOM * name.getWidth(), widthProperty(), name.widthProperty()));
        bytes.managedProperty().bind(bytes.visibleProperty());
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable ObservableValue<Line> place, boolean empty) {
        boolean same = place == getItem() && place != null && !empty && getGraphic() == row;
        super.updateItem(place, empty);
        if (same) {
            return;
        }
        here = here.next();
        if (empty || place == null) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        here.follow(new Lasting<>(place), this::show);
        setGraphic(row);
        setTooltip(whole);
    }

    private void show(Line line) {
        String style = line.field().role().name().toLowerCase(Locale.ROOT).replace('_', '-');
        role.getStyleClass().setAll(List.of("field-role", "role-" + style));
        name.setText(line.name());
        bytes.setText(line.bytes());
        meaning.setText(line.meaning());
        whole.setText("%s: %s\n%s\n%s".formatted(line.name(), line.meaning(), line.bytes(),
                Messages.get("model.span", TypeWords.offsets(line.field().span()), line.field().span().length())));
        setAccessibleText("%s, %s, %s".formatted(line.name(), line.bytes(), line.meaning()));
    }
}
