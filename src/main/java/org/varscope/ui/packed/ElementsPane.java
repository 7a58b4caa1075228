package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Elements;
import org.varscope.explain.Numbers;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;
import org.varscope.ui.theme.Tip;

/// The packed array that is selected, or of which an element is: its elements in a table, and what can be done with
/// them.
public final class ElementsPane implements ClipboardTarget {
    private final EditorModel model;
    private final ElementTable table;
    private final ElementKeys acts;
    private final ElementClipboard clipboard;
    private final Label words = new Label();
    private final Label none = new Label(Messages.get("packed.none"));
    private final HBox heading;
    private final BorderPane pane = new BorderPane();
    private final BooleanProperty shows = new SimpleBooleanProperty();

    /// @param zoom how large everything is, 1 for the usual
    public ElementsPane(EditorModel model, ObservableDoubleValue zoom) {
        this.model = model;
        this.table = new ElementTable(model, zoom, this::moved);
        this.clipboard = new ElementClipboard(model, table);
        this.acts = new ElementKeys(table);
        words.setId("elements-words");
        words.getStyleClass().add("muted");
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        heading = new HBox(words,
                button("insert", Messages.get("packed.insert"), Messages.get("packed.insert-tip"), acts::insert),
                button("remove", Messages.get("packed.remove"), Messages.get("packed.remove-tip"), acts::remove),
                button("paste-new", Messages.get("packed.paste-new"), Messages.get("packed.paste-new-tip"),
                        () -> clipboard.paste(true)),
                button("sort", Messages.get("packed.sort"), Messages.get("packed.sort-tip"), () -> sort(false)));
        heading.getStyleClass().add("elements-heading");
        none.setId("elements-none");
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "elements-none");
        pane.getStyleClass().add("pane");
        pane.setCenter(none);
        table.rangeProperty().subscribe(_ -> tell());
        shows.subscribe(_ -> show());
        model.stateProperty().subscribe((was, now) -> {
            if (now.isOther(was)) {
                show();
            }
        });
    }

    private static Button button(String name, String title, String tip, Runnable act) {
        Button button = new Button(title);
        button.setId("elements-" + name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setTooltip(new Tip(tip));
        button.setOnAction(_ -> act.run());
        return button;
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        return table.elements().isPresent() ? List.of(table.view()) : List.of();
    }

    /// {@return whether anybody looks; nothing is read otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    /// {@return whether the keyboard is in the table}
    public boolean hasFocus() {
        return table.view().isFocused();
    }

    /// Gives the table the keyboard.
    public void focus() {
        targets().stream().findFirst().ifPresent(Node::requestFocus);
    }

    /// {@return the elements of the selected packed array, or of that of which an element is selected}
    private Optional<Elements> selected() {
        return model.selectedNode().flatMap(node -> model.reading(() -> model.elements(node), Optional.empty()));
    }

    private void show() {
        if (!shows.get()) {
            return;
        }
        Elements now = selected().orElse(null);
        if (now == null) {
            pane.setTop(null);
            pane.setCenter(none);
            return;
        }
        table.show(now, model.selection().element());
        pane.setTop(heading);
        pane.setCenter(table.view());
        tell();
    }

    private void tell() {
        Elements now = table.elements().orElse(null);
        if (now == null) {
            return;
        }
        RowRange range = table.range();
        String what = Messages.get("packed.words", PathWords.atOnce(now.structure(), now.array()),
                TypeWords.of(now.structure(), now.array()), Messages.get("packed.count", now.count()));
        words.setText(range.count() < 2 ? what : Messages.get("packed.chosen", what, Numbers.grouped(range.count())));
    }

    private void moved(long row) {
        Elements now = table.elements().orElse(null);
        if (now != null) {
            model.pick(now.array().location(), row < now.count() ? row : Selection.WHOLE);
        }
    }

    /// Selects all elements.
    public void selectAll() {
        table.selectAll();
    }

    @Override
    public boolean canDelete() {
        return table.elements().filter(all -> table.range().from() < all.count()).isPresent();
    }

    @Override
    public boolean canPaste() {
        return table.elements().isPresent();
    }

    @Override
    public void cut() {
        RowRange range = table.range();
        Structure begun = model.structure();
        clipboard.copy(() -> {
            if (model.structure() == begun && table.range().equals(range)) {
                delete();
            }
        });
    }

    @Override
    public void copy() {
        clipboard.copy(() -> { });
    }

    @Override
    public void paste() {
        clipboard.paste(false);
    }

    /// Brings the elements into order, by the column that has the keyboard first.
    public void sort(boolean descending) {
        Elements all = table.elements().orElse(null);
        if (all != null) {
            int by = table.column() instanceof ElementColumn.Part(var part) ? part.numbers().getFirst() : 0;
            model.apply(new Edit.Sort(all.array().location(), descending, by));
        }
    }

    @Override
    public void delete() {
        acts.remove();
    }
}
