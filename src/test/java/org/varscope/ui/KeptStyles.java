package org.varscope.ui;

import module java.base;
import module javafx.controls;
import java.lang.reflect.Field;
import javafx.scene.Parent;

/// What the toolkit has worked out of style sheets for one window, handed on to the next window of the tests that has
/// the same sheets, and the sheets themselves, which it would read again: without that, a fifth of their time goes into
/// it.
///
/// Only where the package of the toolkit that keeps it is open to tests; elsewhere each window works it out by itself.
public final class KeptStyles {
    private static final String PACKAGE = "com.sun.javafx.css";
    private static final Map<List<String>, Object> KEPT = new HashMap<>();
    /// Never shown: what is styled by a sheet keeps it read.
    private static final Map<List<String>, Scene> READERS = new HashMap<>();

    private KeptStyles() { }

    /// Gives `scene`, which is dressed and not shown yet, what is kept for its sheets.
    public static void handTo(Scene scene) {
        READERS.computeIfAbsent(sheets(scene), _ -> reader(scene));
        Object styles = KEPT.remove(sheets(scene));
        if (styles != null) {
            byRoot().put(scene.getRoot(), styles);
        }
    }

    /// Keeps what was worked out for `scene`, which is shown no more after this.
    public static void takeFrom(Scene scene) {
        Object styles = byRoot().remove(scene.getRoot());
        if (styles != null) {
            KEPT.put(sheets(scene), styles);
        }
    }

    private static Scene reader(Scene scene) {
        Scene reader = new Scene(new Region());
        reader.getStylesheets().setAll(scene.getStylesheets());
        reader.getRoot().applyCss();
        return reader;
    }

    private static List<String> sheets(Scene scene) {
        return Stream.concat(Stream.of(String.valueOf(Application.getUserAgentStylesheet())),
                scene.getStylesheets().stream()).toList();
    }

    /// The toolkit empties it for a root as soon as the sheets of its scene change.
    @SuppressWarnings("unchecked")
    private static Map<Parent, Object> byRoot() {
        if (!Scene.class.getModule().isOpen(PACKAGE, KeptStyles.class.getModule())) {
            return new HashMap<>();
        }
        try {
            Class<?> manager = Class.forName(PACKAGE + ".StyleManager");
            Field styles = manager.getDeclaredField("cacheContainerMap");
            styles.setAccessible(true);
            return (Map<Parent, Object>) styles.get(manager.getMethod("getInstance").invoke(null));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
