package org.varscope.ui.repair;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.explain.RepairWords;
import org.varscope.repair.Repair;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;

/// One repair to choose: its rank, what it does, and what it leaves.
final class RepairCell extends ListCell<Repair> {
    private final Structure structure;
    private final Label rank = new Label();
    private final Label title = new Label();
    private final Label left = new Label();
    private final HBox row = new HBox(rank, title, left);

    RepairCell(Structure structure) {
        this.structure = structure;
        row.getStyleClass().add("repair-row");
        row.setAlignment(Pos.CENTER_LEFT);
        row.setMouseTransparent(true);
        rank.getStyleClass().addAll("muted", "rank");
        left.getStyleClass().add("muted");
        left.setMinWidth(Region.USE_PREF_SIZE);
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
        setAccessibleText(Messages.get("repair.spoken", getIndex() + 1, title.getText(), left.getText()));
        setGraphic(row);
    }
}
