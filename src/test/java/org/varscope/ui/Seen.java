package org.varscope.ui;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Window;

/// What all windows show that a query is about: a style sheet's selector, or the text of something.
public final class Seen {
    private final String query;

    Seen(String query) {
        this.query = query;
    }

    /// {@return all of it, whether or not it is visible}
    public Set<Node> queryAll() {
        return TestToolkit.call(() -> Window.getWindows().stream().filter(Window::isShowing)
                .flatMap(window -> find(window.getScene().getRoot())).collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private Stream<Node> find(Node root) {
        if (query.startsWith("#") || query.startsWith(".")) {
            return root.lookupAll(query).stream();
        }
        return root.lookupAll("*").stream().filter(node -> query.equals(textOf(node)));
    }

    private static String textOf(Node node) {
        return switch (node) {
            case Labeled labeled -> labeled.getText();
            case TextInputControl input -> input.getText();
            case Text text -> text.getText();
            default -> null;
        };
    }

    @SuppressWarnings("unchecked")
    public <T extends Node> Set<T> queryAllAs(Class<T> kind) {
        return (Set<T>) queryAll().stream().filter(kind::isInstance).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    public <T extends Node> T queryAs(Class<T> kind) {
        return kind.cast(query());
    }

    /// {@return the first of it, if there is any}
    public <T extends Node> Optional<T> tryQuery() {
        return queryAll().stream().map(Seen::<T>as).findFirst();
    }

    /// {@return the first of it}
    public <T extends Node> T query() {
        return Seen.as(queryAll().stream().findFirst().orElseThrow(() -> new AssertionError("nothing is there of " + query)));
    }

    @SuppressWarnings("unchecked")
    private static <T extends Node> T as(Node node) {
        return (T) node;
    }
}
