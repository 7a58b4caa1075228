package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.ui.TestToolkit.on;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.app.Png;
import org.varscope.bytes.Span;
import org.varscope.problem.Severity;
import org.varscope.scan.walk.Buffers;
import org.varscope.ui.UsesToolkit;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.hex.sheet.HexRole;

/// Draws the pane in its looks and states to `target/screenshots`, for people to look at.
@UsesToolkit
class HexPictureTest {
    private static final Span GOLD = new Span(0xAC, 8);
    private static final Span PLAYER = new Span(0x64, 0x2A0);

    @RegisterExtension
    final HexStage hex = new HexStage();

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void theSampleSaveHasEveryColorOfItsRoles(String look) throws IOException {
        ScannedContent content = new ScannedContent(Buffers.sample("adventure.save"));
        show(look, content);
        on(() -> {
            hex.pane.marks().highlight().set(GOLD);
            hex.pane.marks().parent().set(PLAYER);
            hex.pane.marks().hover().set(new Span(0x104, 0x12));
            hex.pane.select(HexCursor.at(0xB0));
            hex.pane.view().firstRow().set(8);
        });
        picture("hex-" + look, HexColor.ROLE_HEADER, HexColor.ROLE_NUMBER, HexColor.ROLE_PADDING, HexColor.HIGHLIGHT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void damageIsHatchedAndUnderlined(String look) throws IOException {
        show(look, new ScannedContent(Arrays.copyOf(Buffers.sample("adventure.save"), 0x1A6)));
        on(() -> {
            hex.pane.marks().highlight().set(new Span(0x180, 0x26));
            hex.pane.marks().problems().set(List.of(
                    new HexMarks.Problem(new Span(0x180, 0x26), Severity.ERROR, true),
                    new HexMarks.Problem(new Span(0xD8, 4), Severity.WARNING, false),
                    new HexMarks.Problem(new Span(0xE4, 8), Severity.NOTE, false)));
            hex.pane.view().firstRow().set(8);
        });
        picture("hex-damaged-" + look, HexColor.ERROR, HexColor.WARNING, HexColor.NOTE, HexColor.HATCH);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void aSelectionLargeAndSmall(String look) throws IOException {
        show(look, new ScannedContent(Buffers.sample("adventure.save")));
        on(() -> {
            hex.pane.marks().highlight().set(new Span(0x64, 0x65));
            hex.pane.select(new HexCursor(0x98, 0xFA));
            hex.pane.columnProperty().set(HexColumn.TEXT);
        });
        picture("hex-selection-" + look, HexColor.ROLE_FRAME_LENGTH, HexColor.SELECTION, HexColor.HIGHLIGHT_LINE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void guessesGapsAndWhatIsNotReadYet(String look) throws IOException {
        byte[] bytes = new byte[0x300];
        new Random(3).nextBytes(bytes);
        show(look, new PlainContent() {
            @Override
            public long length() {
                return 107_374_182_400L + 5;
            }

            @Override
            public void read(long at, byte[] into, int offset, int count) {
                for (int i = 0; i < count; i++) {
                    into[offset + i] = bytes[(int) ((at + i) % bytes.length)];
                }
            }

            @Override
            public void roles(long at, int count, byte[] rolesOut) {
                for (int i = 0; i < count; i++) {
                    rolesOut[i] = HexRole.values()[(int) ((at + i) / 20 % 9)].code((at + i) / 180 % 2 == 1);
                }
            }
        });
        on(() -> {
            hex.pane.insertModeProperty().set(true);
            hex.pane.navigation().moveToEnd(false);
            hex.pane.marks().flash(List.of(Span.between(107_374_182_000L, 107_374_182_040L)));
        });
        picture("hex-end-" + look, HexColor.ROLE_GAP, HexColor.ROLE_PENDING, HexColor.CARET);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dark", "light"})
    void zoomedForTheBackOfTheRoom(String look) throws IOException {
        show(look, new ScannedContent(Buffers.sample("adventure.save")));
        on(() -> {
            hex.pane.lookProperty().set(HexLook.rows(0));
            hex.zoom(1.6);
            hex.pane.marks().highlight().set(GOLD);
            hex.pane.view().reveal(GOLD);
        });
        picture("hex-zoomed-" + look, HexColor.ROLE_LENGTH, HexColor.ROLE_TEXT, HexColor.HIGHLIGHT_LINE);
    }

    private void show(String look, HexContent content) {
        on(() -> {
            hex.look(look);
            hex.pane.contentProperty().set(content);
        });
    }

    private void picture(String name, HexColor... colors) throws IOException {
        WritableImage image = on(() -> hex.pane.snapshot(null, null));
        Path folder = Files.createDirectories(Path.of("target", "screenshots"));
        Files.write(folder.resolve(name + ".png"), Png.of(image));
        for (HexColor color : colors) {
            assertThat(shows(image, hex.pane.colors().of(color))).as(name + " shows " + color).isTrue();
        }
    }

    private static boolean shows(Image image, Color color) {
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                Color seen = image.getPixelReader().getColor(x, y);
                if (Math.abs(seen.getRed() - color.getRed()) + Math.abs(seen.getGreen() - color.getGreen())
                        + Math.abs(seen.getBlue() - color.getBlue()) < 0.1) {
                    return true;
                }
            }
        }
        return false;
    }
}
