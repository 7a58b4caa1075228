package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.InOneLanguage;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.theme.Contrast;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.Palette;

/// Bytes can be read on whatever is painted below them. The colours are those that the sheets set; one that is neither
/// of text nor of a sign counts as a ground, so that a new one has to be distinguished here or be one.
@InOneLanguage
class HexContrastTest {
    private static final Set<HexColor> OFFSETS = EnumSet.of(HexColor.OFFSET, HexColor.OFFSET_CURRENT);
    private static final Set<HexColor> SIGNS = EnumSet.of(HexColor.ERROR, HexColor.WARNING, HexColor.NOTE,
            HexColor.GUESS, HexColor.HIGHLIGHT_LINE, HexColor.HOVER_LINE, HexColor.DIFFERENT_LINE, HexColor.CARET,
            HexColor.MARK_BLUE, HexColor.MARK_GREEN, HexColor.MARK_YELLOW, HexColor.MARK_RED, HexColor.MARK_VIOLET);
    /// What lies below all bytes, and what others lie on.
    private static final Set<HexColor> LOWEST = EnumSet.of(HexColor.GROUP, HexColor.ROW, HexColor.PARENT);

    private static Set<HexColor> roles() {
        return Stream.of(HexColor.values()).filter(color -> color.name().startsWith("ROLE_"))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(HexColor.class)));
    }

    private static Function<HexColor, Color> colors(Look look) {
        Palette palette = HexSketch.with(look.palette());
        return color -> palette.color(color.property());
    }

    private static List<Color> with(List<Color> below, Color top) {
        return Stream.concat(below.stream(), below.stream().map(color -> Contrast.over(top, color))).toList();
    }

    /// {@return the page and the groups, with and without each of what may lie on them}
    private static Map<String, List<Color>> grounds(Look look) {
        Function<HexColor, Color> colors = colors(look);
        List<Color> lowest = with(List.of(look.palette().color("-vs-hex-page")), colors.apply(HexColor.GROUP));
        lowest = with(with(lowest, colors.apply(HexColor.ROW)), colors.apply(HexColor.PARENT));
        Map<String, List<Color>> grounds = new LinkedHashMap<>(Map.of("plain", lowest));
        Set<HexColor> fills = EnumSet.complementOf(EnumSet.copyOf(Stream.of(LOWEST, OFFSETS, SIGNS, roles(),
                Set.of(HexColor.CARET_TEXT)).flatMap(Set::stream).toList()));
        List<Color> highlit = with(lowest, colors.apply(HexColor.HIGHLIGHT));
        for (HexColor fill : fills) {
            grounds.put(fill.name(), highlit.stream().map(color -> Contrast.over(colors.apply(fill), color)).toList());
        }
        return grounds;
    }

    private static void assertStandsOut(Look look, HexColor color, double least, Map<String, List<Color>> grounds) {
        Color ink = colors(look).apply(color);
        grounds.forEach((name, below) -> assertThat(below)
                .as("%s %s on %s", color, ink, name).allMatch(ground -> Contrast.of(ink, ground) >= least));
    }

    @ParameterizedTest
    @EnumSource
    void everyRoleReadsOnEveryGround(Look look) {
        Map<String, List<Color>> grounds = grounds(look);
        assertThat(grounds).containsKeys("SELECTION", "SELECTION_CALM", "FLASH", "DIFFERENT", "HOVER", "HATCH");
        roles().forEach(role -> assertStandsOut(look, role, Contrast.READABLE, grounds));
    }

    @ParameterizedTest
    @EnumSource
    void everySignCanBeMadeOutOnEveryGround(Look look) {
        Map<String, List<Color>> grounds = grounds(look);
        SIGNS.forEach(sign -> assertStandsOut(look, sign, Contrast.VISIBLE, grounds));
    }

    @ParameterizedTest
    @EnumSource
    void offsetsAndTheCaretCanBeRead(Look look) {
        Map<String, List<Color>> plain = Map.of("plain", grounds(look).get("plain"));
        OFFSETS.forEach(offset -> assertStandsOut(look, offset, Contrast.READABLE, plain));
        assertThat(Contrast.of(colors(look).apply(HexColor.CARET_TEXT), colors(look).apply(HexColor.CARET)))
                .isGreaterThan(Contrast.READABLE);
    }

    @ParameterizedTest
    @EnumSource(names = {"CONTRAST_DARK", "CONTRAST_LIGHT"})
    void plainBytesStandOutFurtherInHighContrast(Look look) {
        Map<String, List<Color>> plain = Map.of("plain", List.of(look.palette().color("-vs-hex-page")));
        roles().forEach(role -> assertStandsOut(look, role, 7, plain));
    }
}
