package org.varscope.dialect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.variant.VariantKind;

/// The type numbers of every dialect, as the matrix of the format's specification has them.
class DialectsTest {
    private static final String GODOT_2 = """
            NIL BOOL INT FLOAT STRING VECTOR2 RECT2 VECTOR3 TRANSFORM2D PLANE QUATERNION AABB BASIS TRANSFORM3D COLOR
            IMAGE NODE_PATH RID OBJECT INPUT_EVENT DICTIONARY ARRAY PACKED_BYTE_ARRAY PACKED_INT32_ARRAY
            PACKED_FLOAT32_ARRAY PACKED_STRING_ARRAY PACKED_VECTOR2_ARRAY PACKED_VECTOR3_ARRAY PACKED_COLOR_ARRAY""";
    private static final String GODOT_3 = """
            NIL BOOL INT FLOAT STRING VECTOR2 RECT2 VECTOR3 TRANSFORM2D PLANE QUATERNION AABB BASIS TRANSFORM3D COLOR
            NODE_PATH RID OBJECT DICTIONARY ARRAY PACKED_BYTE_ARRAY PACKED_INT32_ARRAY PACKED_FLOAT32_ARRAY
            PACKED_STRING_ARRAY PACKED_VECTOR2_ARRAY PACKED_VECTOR3_ARRAY PACKED_COLOR_ARRAY""";
    private static final String TRANSITIONAL = """
            NIL BOOL INT FLOAT STRING VECTOR2 RECT2 VECTOR3 TRANSFORM2D PLANE QUATERNION AABB BASIS TRANSFORM3D COLOR
            NODE_PATH RID OBJECT DICTIONARY ARRAY PACKED_BYTE_ARRAY PACKED_INT32_ARRAY PACKED_INT64_ARRAY
            PACKED_FLOAT32_ARRAY PACKED_FLOAT64_ARRAY PACKED_STRING_ARRAY PACKED_VECTOR2_ARRAY PACKED_VECTOR3_ARRAY
            PACKED_COLOR_ARRAY""";
    private static final String GODOT_4_DEV = """
            NIL BOOL INT FLOAT STRING VECTOR2 VECTOR2I RECT2 RECT2I VECTOR3 VECTOR3I TRANSFORM2D PLANE QUATERNION AABB
            BASIS TRANSFORM3D COLOR STRING_NAME NODE_PATH RID OBJECT CALLABLE SIGNAL DICTIONARY ARRAY PACKED_BYTE_ARRAY
            PACKED_INT32_ARRAY PACKED_INT64_ARRAY PACKED_FLOAT32_ARRAY PACKED_FLOAT64_ARRAY PACKED_STRING_ARRAY
            PACKED_VECTOR2_ARRAY PACKED_VECTOR3_ARRAY PACKED_COLOR_ARRAY""";
    private static final String GODOT_4_0 = """
            NIL BOOL INT FLOAT STRING VECTOR2 VECTOR2I RECT2 RECT2I VECTOR3 VECTOR3I TRANSFORM2D VECTOR4 VECTOR4I PLANE
            QUATERNION AABB BASIS TRANSFORM3D PROJECTION COLOR STRING_NAME NODE_PATH RID OBJECT CALLABLE SIGNAL
            DICTIONARY ARRAY PACKED_BYTE_ARRAY PACKED_INT32_ARRAY PACKED_INT64_ARRAY PACKED_FLOAT32_ARRAY
            PACKED_FLOAT64_ARRAY PACKED_STRING_ARRAY PACKED_VECTOR2_ARRAY PACKED_VECTOR3_ARRAY PACKED_COLOR_ARRAY""";
    private static final String GODOT_4 = GODOT_4_0 + " PACKED_VECTOR4_ARRAY";
    private static final Map<String, String> KINDS = Map.ofEntries(
            Map.entry("godot1", GODOT_2), Map.entry("godot2", GODOT_2), Map.entry("doc-mole", GODOT_2),
            Map.entry("godot3-alpha", GODOT_2), Map.entry("godot3", GODOT_3), Map.entry("godot3.5", GODOT_3),
            Map.entry("rebel", GODOT_3), Map.entry("doc-godot3", GODOT_3), Map.entry("doc-rebel", GODOT_3),
            Map.entry("doc-godot4-transitional", TRANSITIONAL), Map.entry("godot4-dev-2021-02", GODOT_4_DEV),
            Map.entry("godot4-dev-2021-12", GODOT_4_DEV), Map.entry("godot4.0", GODOT_4_0),
            Map.entry("godot4.3", GODOT_4), Map.entry("godot4", GODOT_4), Map.entry("godot4-double", GODOT_4),
            Map.entry("godot4.0-double", GODOT_4_0),
            Map.entry("doc-godot3-double", GODOT_3), Map.entry("doc-godot4-transitional-double", TRANSITIONAL),
            Map.entry("doc-godot4", GODOT_4.replace("TRANSFORM2D VECTOR4 VECTOR4I", "VECTOR4 VECTOR4I TRANSFORM2D")),
            Map.entry("whalesstate-4.2", GODOT_4_0.replaceFirst("\\s+QUATERNION", "")));

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void theTypesHaveTheNumbersOfTheirEngine(Dialect dialect, String kinds) {
        assertThat(dialect.rows()).extracting(Row::kind)
                .isEqualTo(Stream.of(kinds.split("\\s+")).map(VariantKind::valueOf).toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("every")
    void theNumbersHaveNoHoles(Dialect dialect) {
        assertThat(dialect.rows()).extracting(Row::id)
                .isEqualTo(Stream.iterate(0, i -> i + 1).limit(dialect.typeCount()).toList());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("every")
    void aTypeIsFoundByItsName(Dialect dialect) {
        assertThat(dialect.rows()).allSatisfy(row -> assertThat(dialect.rowNamed(row.name())).contains(row));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({"godot3, VECTOR2, false", "godot4, VECTOR2, true", "godot4, COLOR, false", "godot4, VECTOR3I, false",
            "godot4, PACKED_COLOR_ARRAY, false", "godot4, PACKED_VECTOR4_ARRAY, true", "godot4.0, PROJECTION, true",
                    "godot4.0-double, PROJECTION, false", "doc-godot3-double, VECTOR2, false",
            "godot4-dev-2021-02, VECTOR2, false", "godot4-dev-2021-12, VECTOR2, true", "godot2, INT, false",
            "godot3, INT, true", "godot3-alpha, FLOAT, true"})
    void onlySomeTypesHaveAWideForm(String dialect, VariantKind kind, boolean wide) {
        assertThat(any(dialect).rowOf(kind))
                .hasValueSatisfying(row -> assertThat(row.isWide(Flag.WIDE)).isEqualTo(wide));
    }

    @ParameterizedTest(name = "{0}: arrays {1}, dictionaries {2}")
    @CsvSource({"godot4.0, false, false", "godot4.3, true, false", "godot4, true, true", "godot3, false, false",
            "godot4-double, true, true", "doc-godot4, true, true"})
    void typedCollectionsCameOneByOne(String dialect, boolean arrays, boolean dictionaries) {
        assertThat(List.of(any(dialect).rowOf(VariantKind.ARRAY).orElseThrow().layout(),
                any(dialect).rowOf(VariantKind.DICTIONARY).orElseThrow().layout()))
                .isEqualTo(List.of(new Layout.Elements(arrays), new Layout.Entries(dictionaries)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"godot2, 0x00010002, false", "godot2, 0x80000002, false", "godot3, 0x00010002, true",
            "godot3, 0x0000FF02, true", "doc-godot3, 0x0000FF02, false", "doc-godot3, 0xFFFF0002, true",
            "godot4, 0xFFFFFF02, true", "godot4, 0x00000027, false"})
    void theHeaderBitsThatAreTheTypeDiffer(String dialect, String header, boolean known) {
        assertThat(any(dialect).row(Long.decode(header).intValue()) != null).isEqualTo(known);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"godot3, 2147483647", "godot3.5, 1024", "rebel, 1024", "godot4, 1024", "godot2, 2147483647"})
    void theDepthLimitCameWithGodot35(String dialect, int limit) {
        assertThat(any(dialect).traits().depthLimit()).isEqualTo(limit);
    }

    @Test
    void dialectsAreNamedAsOnTheCommandLine() {
        assertThat(Dialects.all()).extracting(Dialect::name).containsExactly("godot4", "godot4-double", "godot4.3",
                "godot4.0", "godot4.0-double", "godot3", "godot3.5", "rebel", "godot2", "godot1", "doc-godot4",
                "doc-godot4-transitional", "doc-godot4-transitional-double", "doc-godot3", "doc-godot3-double",
                "doc-rebel",
                "doc-mole");
    }

    @Test
    void onlyDocumentsAreDocuments() {
        assertThat(Dialects.all()).filteredOn(d -> d.traits().document()).extracting(Dialect::name)
                .allMatch(name -> name.startsWith("doc-")).hasSize(7);
    }

    @Test
    void presetsAreTheSameOnesEachTime() {
        for (int i = 0; i < Dialects.presets().size(); i++) {
            assertThat(Dialects.presets().get(i)).isSameAs(Dialects.presets().get(i));
        }
    }

    @Test
    void presetsAreNotBuiltIn() {
        assertThat(Dialects.presets()).extracting(Dialect::name).noneMatch(name -> Dialects.named(name).isPresent());
    }

    @Test
    void aNameThatIsNoneIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Dialects.of("godot5"));
    }

    private static Dialect any(String name) {
        return every().filter(d -> d.name().equals(name)).findFirst().orElseThrow();
    }

    static Stream<Dialect> every() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream());
    }

    static Stream<Arguments> tables() {
        return new TreeMap<>(KINDS).entrySet().stream().map(e -> Arguments.of(any(e.getKey()), e.getValue()));
    }
}
