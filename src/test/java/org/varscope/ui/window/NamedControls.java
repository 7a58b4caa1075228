package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;

/// What controls are called: whoever hears the window instead of seeing it is told what each is, and which of several
/// alike.
final class NamedControls {
    /// Parts that the toolkit makes of its own, within controls that have a name.
    private static final Set<String> PARTS = Set.of("arrow-button", "increment-arrow-button",
            "decrement-arrow-button", "virtual-flow", "scroll-bar");

    private NamedControls() { }

    /// {@return the controls without a name, and those that have the name of another of their kind beside them}
    static List<String> unnamed(Parent root) {
        List<Node> controls = new ArrayList<>();
        collect(root, controls);
        Map<Parent, List<Node>> beside = controls.stream().collect(Collectors.groupingBy(Node::getParent));
        return controls.stream().filter(node -> name(node).isBlank() || beside.get(node.getParent()).stream().anyMatch(
                other -> other != node && other.getClass() == node.getClass() && name(other).equals(name(node))))
                .map(NamedControls::way).toList();
    }

    private static void collect(Node node, List<Node> into) {
        if (!node.isVisible() || node instanceof Cell<?> || !Collections.disjoint(PARTS, node.getStyleClass())) {
            return;
        }
        if (node.isFocusTraversable() || node instanceof ButtonBase || node instanceof TextInputControl) {
            into.add(node);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
        }
    }

    /// {@return what assistive technology says of it: what was set, the words on it, or the label that is for it}
    private static String name(Node node) {
        String text = node.getAccessibleText();
        if (text == null && node instanceof Labeled labeled) {
            text = labeled.getText();
        }
        if (text == null || text.isBlank()) {
            text = node.getScene().getRoot().lookupAll(".label").stream()
                    .filter(label -> label instanceof Label words && words.getLabelFor() == node)
                    .map(label -> ((Label) label).getText()).findFirst().orElse("");
        }
        Object role = node.queryAccessibleAttribute(AccessibleAttribute.ROLE_DESCRIPTION);
        return text.isBlank() && role instanceof String words ? words : text;
    }

    private static String way(Node node) {
        return "\"" + name(node) + "\" " + Stream.iterate(node, at -> at != null, Node::getParent).limit(6)
                .map(at -> at.getClass().getSimpleName() + (at.getId() == null ? "" : "#" + at.getId()))
                .collect(Collectors.joining(" < "));
    }
}
