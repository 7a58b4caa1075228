package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;
import org.varscope.ui.editor.HexSide;
import org.varscope.ui.theme.Zoom;

/// The bytes of one side under its name.
final class SidePane {
    private static final int AS_FITS = 0;

    private final ComparedSide side;
    private final HexSide hex;
    private final BorderPane pane = new BorderPane();

    /// @param id for tests and style sheets; also the look of what is different: `older` or `newer`
    SidePane(ComparedSide side, Zoom zoom, String id) {
        this.side = side;
        this.hex = new HexSide(side.model(), zoom, new SimpleIntegerProperty(AS_FITS).asObject(), side.writable());
        Label name = new Label();
        name.textProperty().bind(side.name());
        name.getStyleClass().add("compared-name");
        Label about = new Label(side.about());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox heading = new HBox(name, space, about);
        heading.getStyleClass().add("pane-heading");
        hex.target().setId("compare-" + id);
        hex.target().getStyleClass().add(id);
        hex.target().accessibleTextProperty().bind(side.name());
        pane.getStyleClass().add("page");
        pane.setMinWidth(200);
        pane.setTop(heading);
        pane.setCenter(hex.target());
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
    }

    /// Goes to a value, or to the place where one is missing.
    ///
    /// @param span its bytes
    void go(Location at, Span span, boolean bytes) {
        if (span.isEmpty()) {
            side.model().select(span.start(), span.start());
        } else if (bytes) {
            side.model().select(span.end(), span.start());
        } else {
            side.model().pick(at);
        }
    }

    void reveal(Span span) {
        hex.target().view().reveal(span);
    }

    void close() {
        hex.close();
        side.release().run();
    }
}
