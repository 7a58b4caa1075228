package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.container.unknown.PictureHead;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.ElementNumbers;
import org.varscope.document.place.Elements;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.command.Commands;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Selection;
import org.varscope.ui.packed.ElementsHeading.View;
import org.varscope.variant.VariantKind;

/// The packed array that is selected, or of which an element is: its elements in a table, in a chart or on a map, and
/// what can be done with them.
public final class ElementsPane implements ClipboardTarget {
    private final EditorModel model;
    private final Lifetime lifetime;
    private final ElementTable table;
    private final ElementKeys acts;
    private final ElementClipboard clipboard;
    private final ElementsHeading heading;
    private final Label none = new Label(Messages.get("packed.none"));
    private final BorderPane pane = new BorderPane();
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private @Nullable ElementChart chart;
    private @Nullable ElementMap map;
    private @Nullable BytesView bytes;
    private @Nullable PictureView picture;
    private Optional<PictureHead> head = Optional.empty();
    private boolean wereBytes;

    /// @param zoom  how large everything is, 1 for the usual
    /// @param large lets the lists below have the whole page, or again what they had
    public ElementsPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom, Runnable large) {
        this.model = model;
        this.lifetime = lifetime;
        this.table = new ElementTable(model, zoom, this::moved);
        this.clipboard = new ElementClipboard(model, table);
        this.acts = new ElementKeys(table);
        this.heading = new ElementsHeading(items(), large);
        none.setId("elements-none");
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "elements-none");
        pane.getStyleClass().add("pane");
        pane.setMinHeight(0);
        pane.setCenter(none);
        table.rangeProperty().subscribe(_ -> tell());
        heading.chosenProperty().subscribe((_, _) -> show());
        shows.subscribe(_ -> show());
        lifetime.follow(model.stateProperty().map(EditorState::looks), (_, _) -> show());
    }

    private Map<String, Runnable> items() {
        Map<String, Runnable> items = new LinkedHashMap<>();
        items.put(Messages.get("packed.insert"), acts::insert);
        items.put(Messages.get("packed.remove"), acts::remove);
        items.put(Messages.get("packed.paste"), () -> clipboard.paste(false));
        items.put(Messages.get("packed.paste-new", ElementKeys.PASTE_NEW.shown()), () -> clipboard.paste(true));
        items.put(Messages.get("packed.copy"), this::copy);
        items.put(Messages.get("packed.sort"), () -> sort(false));
        items.put(Messages.get("packed.sort-down"), () -> sort(true));
        return items;
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        return table.elements().isPresent() && pane.getCenter() != none ? List.of(pane.getCenter()) : List.of();
    }

    /// {@return whether anybody looks; nothing is read otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    /// {@return whether they are looked at as no table}
    public boolean isPicture() {
        return heading.chosenProperty().get() != ElementsHeading.View.TABLE;
    }

    /// {@return whether the keyboard is in the table, or in the bytes}
    public boolean hasFocus() {
        return table.view().isFocused() || isInBytes();
    }

    /// {@return whether the keyboard is in the table}
    public boolean isInTable() {
        return table.view().isFocused();
    }

    private boolean isInBytes() {
        return bytes != null && bytes.view().isFocused();
    }

    /// Opens the bytes of the selected array as values by a command, and names the keys of commands.
    public void use(Commands commands) {
        heading.use(commands);
    }

    /// {@return the elements of the selected packed array, or of that of which an element is selected}
    private Optional<Elements> selected() {
        return model.selecting().node().flatMap(node -> model.awaited().find(() -> model.elements(node)));
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
        boolean areBytes = now.array().kind() == VariantKind.PACKED_BYTE_ARRAY;
        head = areBytes ? PictureView.head(model, now) : Optional.empty();
        heading.offer(views(now));
        if (areBytes != wereBytes) {
            wereBytes = areBytes;
            heading.chosenProperty().set(areBytes ? View.BYTES : View.TABLE);
        }
        table.show(now, model.selection().element());
        pane.setTop(heading.view());
        Node wanted = view(now);
        if (wanted != pane.getCenter()) {
            boolean had = heading.view().isFocusWithin() || pane.getCenter().isFocusWithin();
            pane.setCenter(wanted);
            if (had) {
                wanted.requestFocus();
            }
        }
        tell();
    }

    private Set<View> views(Elements of) {
        Set<View> views = EnumSet.of(View.TABLE);
        if (ElementNumbers.has(of)) {
            views.add(View.CHART);
        }
        if (of.array().kind() == VariantKind.PACKED_BYTE_ARRAY) {
            views.add(View.BYTES);
        }
        head.ifPresent(_ -> views.add(View.PICTURE));
        if (ElementMap.isOf(of.kind())) {
            views.add(View.MAP);
        }
        return views;
    }

    private Node view(Elements now) {
        long row = table.range().current();
        return switch (heading.chosenProperty().get()) {
            case TABLE -> table.view();
            case BYTES -> {
                bytes = bytes == null ? new BytesView(model, lifetime, now) : bytes;
                bytes.show(now);
                yield bytes.view();
            }
            case PICTURE -> {
                picture = picture == null ? new PictureView(model) : picture;
                picture.show(now, head.orElseThrow());
                yield picture;
            }
            case CHART -> {
                chart = chart == null ? new ElementChart(model, this::goTo) : chart;
                chart.show(now, row);
                yield chart;
            }
            case MAP -> {
                map = map == null ? new ElementMap(model, this::goTo) : map;
                map.show(now, row);
                yield map;
            }
        };
    }

    private void tell() {
        Elements now = table.elements().orElse(null);
        if (now == null) {
            return;
        }
        RowRange range = table.range();
        String what = Messages.get("packed.words", PathWords.atOnce(now.structure(), now.array()),
                TypeWords.of(now.structure(), now.array(), Messages.language()),
                Messages.get("packed.count", now.count()));
        heading.say(range.count() < 2 ? what
                : Messages.get("packed.joined", what, Messages.get("packed.chosen", range.count())));
    }

    private void moved(long row) {
        Elements now = table.elements().orElse(null);
        if (now != null) {
            model.selecting().pick(now.array().location(), row < now.count() ? row : Selection.WHOLE);
        }
    }

    private void goTo(long row) {
        table.go(row, table.columnIndex(), false);
    }

    /// Selects all elements.
    public void selectAll() {
        if (isInBytes() && bytes != null) {
            bytes.selectAll();
        } else {
            table.selectAll();
        }
    }

    /// Brings the elements into order, by the column that has the keyboard first.
    public void sort(boolean descending) {
        Elements all = table.elements().orElse(null);
        if (all != null) {
            int by = table.column() instanceof ElementColumn.Part(var part) ? part.numbers().getFirst() : 0;
            model.edits().apply(new Edit.Sort(all.array().location(), descending, by));
        }
    }

    @Override
    public boolean canDelete() {
        return isInBytes() ? bytes != null && bytes.canDelete()
                : table.elements().filter(all -> table.range().from() < all.count()).isPresent();
    }

    @Override
    public boolean canPaste() {
        return table.elements().isPresent();
    }

    @Override
    public void cut() {
        if (isInBytes() && bytes != null) {
            bytes.cut();
            return;
        }
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
        if (isInBytes() && bytes != null) {
            bytes.copy();
            return;
        }
        clipboard.copy(() -> { });
    }

    @Override
    public void paste() {
        if (isInBytes() && bytes != null) {
            bytes.paste();
            return;
        }
        clipboard.paste(false);
    }

    @Override
    public void delete() {
        if (isInBytes() && bytes != null) {
            bytes.delete();
        } else {
            acts.remove();
        }
    }
}
