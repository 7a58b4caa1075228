package org.varscope.ui.card;

import module java.base;
import module javafx.controls;
import javafx.fxml.FXMLLoader;
import org.varscope.ui.message.Messages;

/// Loads the forms that are beside the classes that control them.
public final class Fxml {
    private Fxml() { }

    /// {@return the form `name`, which is with its texts beside the class of `controller`, with that for its fields
    /// and handlers}
    public static <T extends Parent> T load(String name, Object controller) {
        FXMLLoader loader = new FXMLLoader(Objects.requireNonNull(controller.getClass().getResource(name), name),
                Messages.bundle(controller.getClass().getPackageName()));
        loader.setController(controller);
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException("the form " + name + " cannot be read", e);
        }
    }
}
