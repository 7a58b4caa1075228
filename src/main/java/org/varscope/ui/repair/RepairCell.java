package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.RepairWords;
import org.varscope.repair.Losses;
import org.varscope.repair.Repair;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;

/// One repair to choose: its rank, what it does, and what it leaves.
final class RepairCell extends ListCell<Repair> {
    private final Structure structure;
    private final Label rank = new Label();
    private final Label title = new Label();
    private final Label cost = new Label();
    private final Label left = new Label();
    private final HBox row = new HBox(rank, title, cost, left);

    RepairCell(Structure structure) {
        this.structure = structure;
        row.getStyleClass().add("repair-row");
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMouseTransparent(true);
        rank.getStyleClass().addAll("muted", "rank");
        left.getStyleClass().add("muted");
        cost.getStyleClass().add("warn-text");
        cost.managedProperty().bind(cost.textProperty().isNotEmpty());
        List.of(cost, left).forEach(label -> label.setMinWidth(Region.USE_PREF_SIZE));
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Repair repair, boolean empty) {
        super.updateItem(repair, empty);
        if (empty || repair == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        rank.setText("%d".formatted(getIndex() + 1));
        title.setText(Messages.get("repair.at", RepairWords.title(repair, structure, Messages.language()),
                "0x%08X".formatted(RepairWords.place(repair))));
        left.setText(RepairWords.left(repair, Messages.language()));
        cost.setText(cost(repair.losses()));
        setAccessibleText(Messages.get("repair.spoken", getIndex() + 1, title.getText(),
                cost.getText().isEmpty() ? left.getText()
                        : Messages.get("repair.both", cost.getText(), left.getText())));
        setGraphic(row);
    }

    /// How much is lost, in short: that values become others is said of the repair that is chosen.
    private static String cost(Losses losses) {
        long lost = losses.lostValues() > 0 ? losses.lostValues()
                : losses.shortened().stream().mapToLong(Losses.Shortened::gone).sum();
        return lost == 0 ? "" : Messages.get("repair.loses", lost);
    }
}
