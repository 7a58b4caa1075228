package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.explain.field.FieldDescription;
import org.varscope.explain.wrapper.WrapperContext;
import org.varscope.problem.Problem;
import org.varscope.ui.toolkit.Wrapped;

/// Explanations below each other in a column that scrolls. Those of bytes that are asked about stand out, and the first
/// of them comes into view.
public final class DescriptionColumn {
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

    private final VBox content = new VBox();
    private final ScrollPane pane = new ScrollPane(content);

    /// @param id   for tests and style sheets
    /// @param name what a screen reader calls it
    public DescriptionColumn(String id, String name) {
        content.getStyleClass().add("explain");
        pane.setId(id);
        pane.getStyleClass().addAll("inspector-scroll", "edge-to-edge");
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.setFitToWidth(true);
        pane.setMinHeight(0);
        pane.setAccessibleText(name);
    }

    /// {@return the control}
    public ScrollPane view() {
        return pane;
    }

    /// Shows `nodes` below each other.
    public void show(List<? extends Node> nodes) {
        content.getChildren().setAll(nodes);
        nodes.stream().flatMap(node -> Stream.concat(Stream.of(node), node instanceof Parent parent
                        ? parent.getChildrenUnmodifiable().stream() : Stream.of()))
                .filter(node -> node.getPseudoClassStates().contains(CURRENT)).findFirst().ifPresent(this::reveal);
    }

    /// Scrolls as little as lets the whole of `block` be seen, from the top on.
    private void reveal(Node block) {
        pane.applyCss();
        pane.layout();
        double shown = pane.getViewportBounds().getHeight();
        double hidden = content.getHeight() - shown;
        Bounds place = content.sceneToLocal(block.localToScene(block.getLayoutBounds()));
        pane.setVvalue(hidden <= 0 || place.getMaxY() <= shown ? 0
                : Math.min(1, Math.min(place.getMinY(), place.getMaxY() - shown) / hidden));
    }

    /// {@return how a wrapper begins, and those of its bytes that are asked about}
    ///
    /// @param heading of it
    /// @param below   the heading
    public static Region around(WrapperContext around, String heading, Node... below) {
        Label title = Wrapped.of(heading);
        title.getStyleClass().add("explain-heading");
        VBox top = new VBox(title);
        top.getChildren().addAll(below);
        VBox fields = new VBox(top);
        fields.getStyleClass().add("explain-around");
        around.fields().forEach(field -> fields.getChildren().add(
                block(field, field.span().intersection(around.held()).length() > 0)));
        return fields;
    }

    /// {@return what bytes are and do, and what is wrong with them}
    ///
    /// @param current whether they are asked about
    /// @param mend    leads to what would mend them
    static Region block(FieldDescription told, boolean current, Node... mend) {
        Region role = new Region();
        role.getStyleClass().addAll("field-role",
                "role-" + told.role().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        Label name = new Label(told.name());
        name.getStyleClass().add("explain-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label bytes = new Label(told.bytes());
        bytes.getStyleClass().addAll("mono", "explain-bytes");
        HBox top = new HBox(role, name, bytes);
        top.getStyleClass().add("explain-top");
        VBox block = new VBox(top, Wrapped.of(told.does()));
        block.getChildren().addAll(FigureView.of(told.figures()));
        if (!told.trouble().isEmpty()) {
            VBox trouble = new VBox(Wrapped.of(told.trouble().strip()));
            trouble.getStyleClass().add("explain-trouble");
            trouble.pseudoClassStateChanged(ERROR, isError(told) || told.problems().isEmpty());
            trouble.getChildren().addAll(mend);
            block.getChildren().add(trouble);
        }
        block.getStyleClass().add("explain-field");
        block.pseudoClassStateChanged(CURRENT, current);
        return block;
    }

    /// {@return whether something is wrong there that an engine minds}
    static boolean isError(FieldDescription told) {
        return told.problems().stream().anyMatch(Problem::isError);
    }
}
