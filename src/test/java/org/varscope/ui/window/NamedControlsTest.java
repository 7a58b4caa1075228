package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whoever hears the window instead of seeing it is told what each control is, and which of several alike.
class NamedControlsTest extends WindowTestBase {
    /// Parts that the toolkit makes of its own, within controls that have a name.
    private static final Set<String> PARTS = Set.of("arrow-button", "increment-arrow-button",
            "decrement-arrow-button", "virtual-flow", "scroll-bar");

    @ParameterizedTest
    @EnumSource
    void everyControlHasAName(Sight sight) {
        sight.reach(this);
        assertThat(on(() -> controls().filter(node -> name(node).isBlank()).map(NamedControlsTest::way).toList()))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void noTwoControlsSideBySideHaveTheSameName(Sight sight) {
        sight.reach(this);
        List<String> same = on(() -> controls().collect(Collectors.groupingBy(Node::getParent)).values().stream()
                .flatMap(beside -> beside.stream().filter(node -> beside.stream().anyMatch(
                        other -> other != node && other.getClass() == node.getClass()
                                && name(other).equals(name(node)))))
                .map(NamedControlsTest::way).toList());
        assertThat(same).isEmpty();
    }

    /// {@return what can have the keyboard or be clicked, in view}
    private Stream<Node> controls() {
        List<Node> found = new ArrayList<>();
        collect(window.scene().getRoot(), found);
        return found.stream();
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
