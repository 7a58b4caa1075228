package org.varscope.ui.window;

import module java.base;
import module javafx.controls;

/// The program's own icon, drawn in `icons/app`.
final class AppIcon {
    private AppIcon() { }

    /// {@return the icon}
    ///
    /// @param size in pixels: 16, 24, 32, 48, 64, 128, 256 or 512
    static Image of(int size) {
        String name = "/org/varscope/icons/varscope-" + size + ".png";
        try (InputStream in = Objects.requireNonNull(AppIcon.class.getResourceAsStream(name), name)) {
            return new Image(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
