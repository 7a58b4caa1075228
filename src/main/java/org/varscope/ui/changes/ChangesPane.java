package org.varscope.ui.changes;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Difference;
import org.varscope.compare.Merge;
import org.varscope.scan.index.Location;
import org.varscope.text.Visible;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.ComparedValue;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Lists what differs from the bytes that were opened or saved last, value by value; each can be gone to and reverted
/// alone.
public final class ChangesPane {
    private static final double ROW = 26;

    private final EditorModel model;
    private final Comparing comparing;
    private final ListView<ComparedValue> list = new ListView<>();
    private final Background.Lane merging;
    private final Label words = new Label();
    private final Hyperlink all = new Hyperlink(Messages.get("changes.revert-all"));
    private final BorderPane pane = new BorderPane(list);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(Messages.get("changes.title"));
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private Comparing.@Nullable Found found;

    /// @param zoom how large everything is, 1 for the usual
    public ChangesPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom) {
        this.model = model;
        this.merging = model.background().lane(lifetime);
        this.comparing = new Comparing(model, this::show, failure -> {
            found = null;
            say(Messages.get("changes.failed", FailureWords.of(failure)), List.of());
        });
        list.setId("changes");
        list.getStyleClass().add("changes");
        list.setAccessibleText(Messages.get("changes.title"));
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new ChangeCell(this::revert));
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
        list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        words.setId("changes-words");
        words.setWrapText(true);
        all.setId("changes-revert-all");
        all.setMinWidth(Region.USE_PREF_SIZE);
        all.setOnAction(_ -> {
            all.setVisited(false);
            revert(list.getItems());
        });
        all.managedProperty().bind(all.visibleProperty());
        all.visibleProperty().bind(Bindings.isNotEmpty(list.getItems()));
        HBox heading = new HBox(words, all);
        heading.getStyleClass().add("changes-heading");
        heading.setAlignment(Pos.BASELINE_LEFT);
        pane.getStyleClass().add("pane");
        pane.setTop(heading);
        shows.subscribe(this::look);
        lifetime.follow(model.stateProperty().map(EditorState::snapshot), (_, _) -> look());
        lifetime.follow(model.modifiedProperty(), _ -> look());
    }

    /// {@return the control}
    public Node view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        return all.isVisible() ? List.of(all, list) : List.of(list);
    }

    /// {@return whether anybody looks; nothing is compared otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    /// {@return the title with the number of changes, where it is known}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    private void look() {
        found = null;
        comparing.cancel();
        if (!model.modifiedProperty().get()) {
            say(Messages.get("changes.none"), List.of());
            title.set(Messages.get("changes.title"));
        } else if (!model.structure().isComplete()) {
            say(Messages.get("changes.reading"), list.getItems());
        } else if (shows.get()) {
            say(Messages.get("changes.comparing"), list.getItems());
            comparing.start();
        } else {
            title.set(Messages.get("changes.title"));
        }
    }

    private void show(Comparing.Found now) {
        found = now;
        int count = now.values().size();
        boolean complete = now.all().complete();
        title.set(Messages.get(complete ? "changes.tab" : "changes.tab-more", count));
        say(count == 0 ? Messages.get("changes.same")
                : Messages.get(complete ? "changes.count" : "changes.first", count), now.values());
    }

    private void say(String text, List<ComparedValue> values) {
        words.setText(text);
        if (!list.getItems().equals(values)) {
            int selected = list.getSelectionModel().getSelectedIndex();
            list.getItems().setAll(values);
            list.getSelectionModel().clearAndSelect(Math.min(selected, values.size() - 1));
        }
    }

    private void pressed(KeyEvent event) {
        ComparedValue selected = list.getSelectionModel().getSelectedItem();
        if (selected != null && event.getCode() == KeyCode.ENTER) {
            event.consume();
            goToSelected();
        } else if (selected != null && event.getCode() == KeyCode.DELETE) {
            event.consume();
            revert(selected);
        }
    }

    private void goToSelected() {
        ComparedValue selected = list.getSelectionModel().getSelectedItem();
        if (selected == null || found == null || found.now() != model.structure()) {
            return;
        }
        Difference one = selected.difference();
        boolean gone = one.kind() == Difference.Kind.ADDED && !one.before().isRecord();
        Location at = gone ? one.before().parent() : one.before();
        if (one.kind() == Difference.Kind.BYTES) {
            model.selecting().bytes(one.was().end(), one.was().start());
        } else {
            model.selecting().pick(at);
        }
    }

    private void revert(ComparedValue one) {
        revert(List.of(one));
    }

    /// Gives values what was saved; nothing where an edit has overtaken the list.
    private void revert(List<ComparedValue> values) {
        Comparing.Found now = found;
        if (now == null || now.now() != model.structure()) {
            return;
        }
        boolean whole = values.size() == now.values().size() && !now.all().complete();
        List<Difference> some = values.stream().map(ComparedValue::difference).toList();
        merging.run(_ -> Merge.of(now.now(), now.saved(), some), merge -> {
            if (now.now() == model.structure()) {
                revert(merge, whole);
            }
        }, failure -> model.say(Messages.get("changes.failed", FailureWords.of(failure))));
    }

    private void revert(Merge merge, boolean whole) {
        merge.edit().ifPresent(one -> model.edits().apply(one, true));
        if (!merge.left().isEmpty()) {
            model.say(Messages.get("changes.left", merge.left().size()));
        } else if (whole) {
            model.say(Messages.get("changes.more"));
        }
    }

    /// One change: what became of the value, where it is, what was saved and what is there now, and how to take it
    /// back.
    static final class ChangeCell extends ListCell<ComparedValue> {
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
}
