package org.varscope.ui.tree;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Key, place or property name of a row. Keys can be edited.
final class NameCell extends RowCell {
    NameCell(StructureTree tree) {
        super(tree);
        getStyleClass().add("name-cell");
    }

    @Override
    void show(@Nullable RowView view) {
        setGraphic(null);
        setText(view == null ? null : view.name());
        getStyleClass().removeAll("place", "mono");
        if (view != null) {
            switch (view.kind()) {
                case PLACE, RANGE -> getStyleClass().add("place");
                case LITERAL -> getStyleClass().add("mono");
                case KEY, PROPERTY -> { }
            }
        }
    }

    @Override
    Optional<EditableCells.Editing> editing(RowItem item) {
        return tree().editable().key(item);
    }
}
