package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;

/// The two faces that come with the program, both under the SIL Open Font License: Inter for words and JetBrains Mono,
/// whose zeros are marked, for bytes. Style sheets name them by [#INTERFACE] and [#MONO].
public final class Fonts {
    /// Family of the interface face.
    public static final String INTERFACE = "Inter";
    /// Family of the face in which bytes, numbers and code are set.
    public static final String MONO = "JetBrains Mono";

    private static final List<String> FILES = List.of(
            "Inter-Regular.ttf",
            "Inter-Bold.ttf",
            "JetBrainsMono-Regular.ttf",
            "JetBrainsMono-Bold.ttf");

    private static boolean loaded;

    private Fonts() {}

    /// Makes the faces known to the toolkit; later calls do nothing. Call it before the first scene is styled. Where
    /// the toolkit cannot read a face, style sheets fall back to the system's.
    public static synchronized void load() {
        if (!loaded) {
            loaded = true;
            FILES.forEach(Fonts::load);
        }
    }

    private static void load(String file) {
        String path = "/org/varscope/ui/fonts/" + file;
        try (InputStream bytes = Objects.requireNonNull(Fonts.class.getResourceAsStream(path), file)) {
            Font.loadFont(bytes, 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
