package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.transform.Scale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.app.Png;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.ThemeChoice;

/// Draws every state of the window in every look, on displays of several sizes and enlarged, to be looked at by people.
@EnabledIfSystemProperty(named = "varscope.pictures", matches = ".*\\S.*")
class PicturesTest extends WindowTestBase {
    private static final List<Display> DISPLAYS = List.of(new Display("1440x900", 1440, 900, 1, 1),
            new Display("900x600", 900, 600, 1, 1), new Display("1920x1080-at-200", 960, 540, 2, 1),
            new Display("1440x900-zoomed-200", 1440, 900, 1, 2));

    /// Those to be drawn; all where none is named.
    private static final Set<String> WANTED = Set.of(System.getProperty("varscope.sights", "").split(","));

    /// The language of the window: `ENGLISH` or `JAPANESE`.
    private static final LanguageChoice LANGUAGE =
            LanguageChoice.valueOf(System.getProperty("varscope.language", "SYSTEM"));

    /// A window as large as `width` and `height` units, each drawn with `scale` pixels.
    ///
    /// @param zoom how much larger everything in it is than usual
    private record Display(String name, double width, double height, double scale, double zoom) { }

    @BeforeAll
    static void speak() {
        Messages.speak(LANGUAGE);
    }

    @AfterAll
    static void speakAsBefore() {
        Messages.speak(LanguageChoice.SYSTEM);
    }

    private static Stream<Sight> wanted() {
        return Stream.of(Sight.values()).filter(sight -> WANTED.contains("") || WANTED.contains(sight.name()));
    }

    @ParameterizedTest
    @MethodSource("wanted")
    void isDrawn(Sight sight) throws IOException {
        Path folder = Files.createDirectories(Path.of(System.getProperty("varscope.pictures")));
        sight.reach(this);
        double zoom = theme.zoom().factor();
        for (Display display : DISPLAYS) {
            on(() -> theme.zoom().set(zoom * display.zoom()));
            size(display.width(), display.height());
            // Else canvases would be painted with a pixel for each unit, and only enlarged.
            on(() -> {
                stage.setRenderScaleX(display.scale());
                stage.setRenderScaleY(display.scale());
            });
            for (Look look : Look.values()) {
                sight.popDown(this);
                on(() -> theme.choiceProperty().set(ThemeChoice.of(look)));
                settle();
                List<PopupWindow> over = sight.popUp(this);
                WritableImage image = on(() -> drawn(display, over));
                assertThat(image.getWidth()).isEqualTo(display.width() * display.scale());
                Files.write(folder.resolve("%s-%s-%s.png".formatted(sight, look, display.name()
                        + (LANGUAGE == LanguageChoice.JAPANESE ? "-ja" : ""))
                        .toLowerCase(Locale.ROOT)), Png.of(image));
            }
        }
    }

    private WritableImage drawn(Display display, List<PopupWindow> over) {
        Group all = new Group(picture(window.scene(), display.scale(), 0, 0));
        for (PopupWindow popUp : over) {
            all.getChildren().add(picture(popUp.getScene(), display.scale(), popUp.getX() - stage.getX(),
                    popUp.getY() - stage.getY()));
        }
        SnapshotParameters inside = new SnapshotParameters();
        inside.setViewport(new Rectangle2D(0, 0, display.width() * display.scale(),
                display.height() * display.scale()));
        return all.snapshot(inside, null);
    }

    /// {@return what is painted in `scene`, so far from the corner of the window}
    private static ImageView picture(Scene scene, double scale, double x, double y) {
        SnapshotParameters how = new SnapshotParameters();
        how.setTransform(new Scale(scale, scale));
        how.setViewport(new Rectangle2D(0, 0, scene.getWidth() * scale, scene.getHeight() * scale));
        how.setFill(Color.TRANSPARENT);
        ImageView picture = new ImageView(scene.getRoot().snapshot(how, null));
        picture.relocate(x * scale, y * scale);
        return picture;
    }
}
