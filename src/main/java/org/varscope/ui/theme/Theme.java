package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import org.varscope.ui.lifetime.Lasting;

/// The look of every scene of the program, switched while it runs.
///
/// All sizes in the style sheets follow the font size of the root, so that zoom is one number. To be used on the
/// thread of the toolkit.
public final class Theme {
    /// Font size of the interface at zoom 1, in pixels.
    public static final double BASE_SIZE = 13;
    private static final double ICON_SIZE = 15;
    /// Where windows cannot be seen through, as on X without a compositor, a shadow would be a white frame.
    private static final String OPAQUE = ".context-menu { -fx-effect: null; -fx-background-radius: 0; }\n";

    /// Signs that the toolkit draws as large as they come, whatever the size of the font.
    private static final String SIGNS = """
            .tree-disclosure-node > .arrow, .arrow-button > .arrow, .open-button > .arrow, .tab-close-button,
            .tab-down-button > .arrow, .tool-bar-overflow-button > .arrow, .menu > .right-container > .arrow,
            .column-header .arrow { -fx-scale-x: %1$.2f; -fx-scale-y: %1$.2f; }
            """;

    private final ObjectProperty<ThemeChoice> choice = new SimpleObjectProperty<>(ThemeChoice.SYSTEM);
    private final ObjectProperty<Look> look = new SimpleObjectProperty<>(Look.DARK);
    private final Zoom zoom = new Zoom();
    private final List<Scene> scenes = new ArrayList<>();
    private final Supplier<Look> system;
    /// Kept only here, as what the system prefers outlives every window.
    private final InvalidationListener changed = _ -> decide();

    /// Begins with `first`, and follows the system while that is the choice.
    public Theme(ThemeChoice first) {
        this(first, Platform.getPreferences(), Platform.getPreferences().colorSchemeProperty());
    }

    /// @param preferences of the system
    /// @param scheme      what it calls for
    Theme(ThemeChoice first, ObservableMap<String, Object> preferences, ObservableValue<ColorScheme> scheme) {
        Fonts.load();
        choice.set(first);
        system = () -> SystemLook.of(preferences, scheme.getValue());
        preferences.addListener(new WeakInvalidationListener(changed));
        scheme.addListener(new WeakInvalidationListener(changed));
        choice.subscribe(_ -> decide());
        look.subscribe(_ -> paint());
        zoom.factor.subscribe((_, _) -> paint());
    }

    /// {@return what the person chose}
    public Lasting.Settable<ThemeChoice> choiceProperty() {
        return new Lasting.Settable<>(choice);
    }

    /// {@return what is shown now}
    public Lasting<Look> lookProperty() {
        return new Lasting<>(look);
    }

    /// {@return how large everything is}
    public Zoom zoom() {
        return zoom;
    }

    /// Gives `scene` this look from now on. Menus, tooltips and dialogs that it owns follow it.
    public void dress(Scene scene) {
        scenes.add(scene);
        paint(scene);
    }

    private void decide() {
        look.set(choice.get().look(system));
    }

    private void paint() {
        Application.setUserAgentStylesheet(look.get().base());
        for (Scene scene : scenes) {
            paint(scene);
        }
    }

    private void paint(Scene scene) {
        List<String> sheets = new ArrayList<>(look.get().sheets());
        sheets.add(inline(sizes(zoom.factor())));
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            sheets.add(inline(OPAQUE));
        }
        scene.getStylesheets().setAll(sheets);
        // The title bar follows it, where the system lets it.
        scene.getPreferences().setColorScheme(look.get().scheme());
    }

    /// Icons are text to the toolkit, so that a size in em would be one of their own size. What pops up would have the
    /// face of what it is about.
    private static String sizes(double zoom) {
        return String.format(Locale.ROOT, """
                .root { -fx-font-size: %.2fpx; -fx-font-family: "%s"; }
                .mono { -fx-font-family: "%s"; }
                .context-menu, .tooltip { -fx-font-family: "%s"; }
                .root .ikonli-font-icon { -fx-icon-size: %.0fpx; }
                """, BASE_SIZE * zoom, Fonts.INTERFACE, Fonts.MONO, Fonts.INTERFACE,
                ICON_SIZE * zoom) + (zoom == 1 ? "" : String.format(Locale.ROOT, SIGNS, zoom));
    }

    private static String inline(String css) {
        return "data:text/css," + URLEncoder.encode(css, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
