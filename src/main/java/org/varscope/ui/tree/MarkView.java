package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.message.Messages;

/// The marks of a row before its value, each a shape of its own: a full diamond where it was found, an empty one with a
/// number where so much was below it, a pointer for a bookmark.
final class MarkView {
    private MarkView() { }

    /// {@return the shapes for `mark`; nothing where there are none}
    static List<Node> of(RowMarks.Mark mark) {
        List<Node> shapes = new ArrayList<>();
        if (mark.bookmark() != null) {
            shapes.add(shape("bookmark-mark", "hue-" + mark.bookmark().name().toLowerCase(Locale.ROOT)));
        }
        if (mark.found()) {
            shapes.add(shape("found-mark"));
        }
        if (mark.within() > 0) {
            Label count = new Label(Integer.toString(mark.within()), shape("found-mark", "within"));
            count.getStyleClass().add("found-count");
            count.setMinWidth(Region.USE_PREF_SIZE);
            shapes.add(count);
        }
        return shapes;
    }

    private static Region shape(String... styles) {
        Region shape = new Region();
        shape.getStyleClass().addAll(styles);
        return shape;
    }

    /// {@return what the shapes say, to be put after what the row says}
    static String words(RowMarks.Mark mark) {
        String marked = "tree.mark." + mark.meaning().word();
        return (mark.found() ? ", " + Messages.get(marked) : "")
                + (mark.within() > 0 ? ", " + Messages.get(marked + "-within", mark.within()) : "")
                + (mark.bookmark() != null ? ", " + Messages.get("tree.bookmarked") : "");
    }
}
