package org.varscope.ui.changes;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Difference;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.ComparedValue;
import org.varscope.ui.theme.Tip;

/// One change: what became of the value, where it is, what was saved and what is there now, and how to take it back.
final class ChangeCell extends ListCell<ComparedValue> {
    private final Label kind = new Label();
    private final Label path = new Label();
    private final Label values = new Label();
    private final Hyperlink revert = new Hyperlink(Messages.get("changes.revert"));
    private final HBox row = new HBox(kind, path, values, revert);
    private final Tip keys = new Tip("");

    ChangeCell(Consumer<ComparedValue> taker) {
        row.getStyleClass().add("change-row");
        row.setAlignment(Pos.CENTER_LEFT);
        kind.getStyleClass().add("change-kind");
        path.getStyleClass().addAll("change-path", "mono");
        values.getStyleClass().add("mono");
        values.setMinWidth(0);
        values.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(values, Priority.ALWAYS);
        revert.setMinWidth(Region.USE_PREF_SIZE);
        revert.setFocusTraversable(false);
        revert.setOnAction(_ -> {
            revert.setVisited(false);
            taker.accept(getItem());
        });
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable ComparedValue item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            setTooltip(null);
            setAccessibleText(null);
            return;
        }
        Difference one = item.difference();
        // The list leads from the document to what was saved; what a person has done is the other way round.
        String done = Messages.get("changes.kind." + word(one.kind()));
        String change = Messages.get("changes.change", Visible.line(item.is()), Visible.line(item.was()));
        kind.setText(done);
        kind.getStyleClass().setAll("label", "change-kind", "change-" + word(one.kind()));
        path.setText(Visible.line(item.path()));
        values.setText(change);
        keys.setText(Messages.get("changes.keys", path.getText()));
        setTooltip(keys);
        setAccessibleText(Messages.get("changes.spoken", done, path.getText(), change));
        setGraphic(row);
    }

    private static String word(Difference.Kind kind) {
        return switch (kind) {
            case ADDED -> "removed";
            case REMOVED -> "added";
            case CHANGED -> "changed";
            case RETYPED -> "retyped";
            case MOVED -> "moved";
            case ENCODING -> "encoding";
            case BYTES -> "bytes";
        };
    }
}
