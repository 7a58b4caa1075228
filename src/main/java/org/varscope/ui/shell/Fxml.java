package org.varscope.ui.shell;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/// Loads the forms that lie beside this class.
final class Fxml {
    private Fxml() { }

    /// {@return the form `name`, with `controller` for its fields and handlers}
    static <T extends Parent> T load(String name, Object controller) {
        FXMLLoader loader = new FXMLLoader(Objects.requireNonNull(Fxml.class.getResource(name), name));
        loader.setController(controller);
        try {
            return loader.load();
        } catch (IOException e) {
            throw new UncheckedIOException("the form " + name + " cannot be read", e);
        }
    }
}
