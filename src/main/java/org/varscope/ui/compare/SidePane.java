package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.editor.HexSide;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.tree.StructureTree;

/// The values and bytes of one side under its name: beside each other where there is room, else above each other.
final class SidePane {
    private static final int AS_FITS = 0;
    /// As wide as values and eight bytes a row are beside each other, at zoom 1, in pixels.
    private static final double WIDE = 660;
    private static final double TREE_SHARE = 0.42;

    private final ComparedSide side;
    private final StructureTree tree;
    private final HexSide hex;
    private final SplitPane both = new SplitPane();
    private final BorderPane pane = new BorderPane();
    private final BooleanBinding wide;

    /// @param zoom  of the window
    /// @param id    for tests and style sheets; also the look of what is different: `older` or `newer`
    /// @param width of both sides together, by which both are laid out alike
    SidePane(ComparedSide side, Lifetime lifetime, Zoom zoom, String id, ReadOnlyDoubleProperty width) {
        ObservableDoubleValue factor = lifetime.number(zoom.factorProperty());
        ObservableValue<String> named = lifetime.of(side.name());
        this.side = side;
        this.hex = new HexSide(side.model(), lifetime, zoom::step, Lasting.always(HexLook.rows(AS_FITS)),
                side.writable());
        this.tree = new StructureTree(side.model(), lifetime, factor, side.writable());
        tree.view().setId("compare-" + id + "-structure");
        tree.view().getStyleClass().add(id);
        tree.view().accessibleTextProperty().bind(
                named.map(name -> Messages.get("compare.values-of", name)));
        Label name = new Label();
        name.textProperty().bind(named);
        name.getStyleClass().add("compared-name");
        Label about = new Label(side.about().get());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox heading = new HBox(name, space, about);
        heading.getStyleClass().add("pane-heading");
        hex.target().setId("compare-" + id);
        hex.target().getStyleClass().add(id);
        hex.target().accessibleTextProperty().bind(named);
        pane.getStyleClass().add("page");
        pane.setMinWidth(200);
        pane.setTop(heading);
        wide = Bindings.createBooleanBinding(() -> width.get() >= 2 * WIDE * factor.get(), width, factor);
        wide.subscribe(this::arrange);
        pane.setCenter(both);
    }

    private void arrange(boolean wide) {
        SplitPane.setResizableWithParent(tree.view(), !wide);
        both.setOrientation(wide ? Orientation.HORIZONTAL : Orientation.VERTICAL);
        both.setDividerPositions(TREE_SHARE);
    }

    /// Shows the values beside the bytes, or only the bytes.
    void showValues(boolean shown) {
        both.getItems().setAll(shown ? List.of(tree.view(), hex.target()) : List.of(hex.target()));
        both.setDividerPositions(TREE_SHARE);
    }

    EditorModel model() {
        return side.model();
    }

    /// Selects a value because the same one was selected on the other side.
    ///
    /// @param element which element of it; [Selection#WHOLE] for all of it
    void follow(Location at, long element) {
        side.model().selecting().pick(at, element);
        reveal(side.model().selection().bytes());
    }

    StructureTree tree() {
        return tree;
    }

    /// Goes by the keys of `now`.
    void use(Supplier<KeyMap> now) {
        tree.use(now);
    }

    /// {@return whether a person is in this side}
    boolean isUsed() {
        return tree.view().isFocused() || tree.editing().isEditing() || hex.hasFocus();
    }

    Region view() {
        return pane;
    }

    HexSide hex() {
        return hex;
    }

    /// Scrolls `other` by as many rows as a person scrolls this one.
    void leads(SidePane other) {
        hex.target().view().firstRow().subscribe((was, now) -> {
            boolean scrolled = hex.target().isHover() || hex.target().isFocused() && !other.hex.target().isHover();
            if (scrolled) {
                LongProperty row = other.hex.target().view().firstRow();
                row.set(Math.max(0, row.get() + now.longValue() - was.longValue()));
            }
        });
    }

    void mark(List<Span> different) {
        hex.target().marks().different().set(different);
        tree.marks().different(different);
    }

    /// Goes to a value, or to the place where one is missing.
    ///
    /// @param span its bytes
    void go(Location at, Span span, boolean bytes) {
        if (span.isEmpty()) {
            side.model().selecting().bytes(span.start(), span.start());
        } else if (bytes) {
            side.model().selecting().bytes(span.end(), span.start());
        } else {
            side.model().selecting().pick(at);
        }
    }

    void reveal(Span span) {
        hex.target().view().reveal(span);
    }
}
