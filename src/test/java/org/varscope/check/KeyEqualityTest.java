package org.varscope.check;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.corpus.GodotServer;
import org.varscope.corpus.KeyPair;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.KeyEquality;
import org.varscope.problem.Code;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Variant;

/// Keys are the same where the engine takes them for the same: asked of Godot 3, read in the sources of Godot 4.
class KeyEqualityTest {
    private static final KeyEquality THIRD = KeyEquality.of(Dialects.of("godot3"));
    private static final KeyEquality FOURTH = KeyEquality.of(Dialects.of("godot4"));

    static List<KeyPair> pairs() {
        return KeyPair.ofGodot3();
    }

    @Test
    void theTableIsWhatGodot3Answers(@TempDir Path folder) {
        List<Long> sizes = GodotServer.in(folder).keys(pairs().stream().map(KeyPair::dictionary).toList());
        assertThat(sizes).isEqualTo(pairs().stream().map(pair -> pair.same() ? 1L : 2L).toList());
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void twoKeysAreOneWhereGodot3SaysSo(KeyPair pair) throws DecodeException {
        assertThat(isSame(THIRD, decoded(pair.one()), decoded(pair.other()))).isEqualTo(pair.same());
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void checkNamesAKeyThatGodot3Drops(KeyPair pair) {
        Structure structure = Made.hex(pair.dictionary(), Framing.BARE, "godot3");
        Check check = new Check(structure, ObjectRule.ALLOWED);
        assertThat(check.next(ListedProblems.MOST)).isNotNull().satisfies(verdict -> assertThat(verdict.problems())
                .filteredOn(t -> t.problem().code() == Code.DUPLICATE_KEY).hasSize(pair.same() ? 1 : 0));
    }

    /// Of Godot 4 no engine is here to be asked. `core/variant/variant.cpp`, `array.cpp`, `dictionary.cpp` of 4.x.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # hash_murmur3_one_double and hash_compare_scalar
            0.0 | -0.0 | true
            nan | nan(0xfff9abcd12345678) | true
            Vector2(0, nan) | Vector2(-0.0, nan) | true
            Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, nan) | Transform3D(1, 0, 0, 0, 1, 0, 0, 0, 1, -0.0, 0, nan) | true
            Projection(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) | Projection(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -0.0) | true
            Color(0, 0, 0, 1) | Color(0, 0, 0, 0.5) | false
            1 | 1.0 | false
            1 | true | false
            0 | null | false
            # hash_compare_packed_array
            PackedFloat32Array(0, nan) | PackedFloat32Array(-0.0, nan) | true
            PackedFloat64Array(0, nan) | PackedFloat64Array(-0.0, nan) | true
            PackedVector2Array(0, nan) | PackedVector2Array(-0.0, nan) | true
            PackedVector4Array(0, 0, 0, nan) | PackedVector4Array(-0.0, 0, 0, nan) | true
            PackedByteArray() | PackedInt32Array() | false
            # StringLikeVariantComparator, at the top and where an inner Dictionary is searched for a key
            "a" | &"a" | true
            "a" | NodePath("a") | false
            {"a": 1} | {&"a": 1} | true
            {1: "a"} | {1: &"a"} | false
            ["a"] | [&"a"] | false
            # recursive_equal: by content, whatever the type, and with semantic_comparison off for what is inside
            [] | [] | true
            {} | {} | true
            [] | {} | false
            [] | Array[int]([]) | true
            [1, [2, {}]] | [1, [2, {}]] | true
            [1] | [1.0] | false
            Array[float]([1]) | [1.0] | true
            [0.0] | [-0.0] | true
            [nan] | [nan] | false
            [[nan]] | [[nan]] | false
            {1: nan} | {1: nan} | false
            {nan: 1} | {nan: 1} | true
            [Vector2(nan, 0)] | [Vector2(nan, 0)] | true
            # recursive_hash goes through the entries in order
            {1: 2, 3: 4} | {3: 4, 1: 2} | false
            {1: 2, 1: 3} | {1: 3} | true
            # EncodedObjectAsID is made anew each time; the id 0 is no object
            Object#5 | Object#5 | false
            [Object#5] | [Object#5] | false
            Object#0 | Object#0 | true
            RID(5) | RID(5) | true
            Signal("s", 5) | Signal("s", 5) | true
            """)
    void twoKeysAreOneWhereTheSourcesOfGodot4SaySo(String one, String other, boolean same) throws TextException {
        assertThat(isSame(FOURTH, read(one), read(other))).isEqualTo(same);
    }

    @Test
    void godot4LooksNoDeeperThanAHundredLevels() {
        assertThat(isSame(FOURTH, nested(1, 99), nested(2, 99))).isFalse();
        assertThat(isSame(FOURTH, nested(1, 200_000), nested(2, 200_000))).isTrue();
        assertThat(isSame(THIRD, nested(1, 200_000), nested(2, 200_000))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"1b0001000300000002000000 0200000001000000 00000000 030000000000803f 00000000, 1",
            "1b0001000400000002000000 040000000100000061000000 00000000 150000000100000061000000 00000000, 1",
            "1b0001000300000002000000 0200000001000000 00000000 0300000000000040 00000000, 0"})
    void keysThatTheTypeOfTheirDictionaryMakesTheSameAreNamed(String hex, int problems) {
        Check check = new Check(Made.hex(hex, Framing.BARE, "godot4"), ObjectRule.ALLOWED);
        assertThat(check.next(ListedProblems.MOST)).isNotNull().satisfies(verdict -> assertThat(verdict.problems())
                .filteredOn(t -> t.problem().code() == Code.DUPLICATE_KEY).hasSize(problems));
    }

    private static Variant nested(int number, int levels) {
        Variant value = new Variant.Int(number);
        for (int i = 0; i < levels; i++) {
            value = Variant.Array.of(List.of(value));
        }
        return value;
    }

    private static boolean isSame(KeyEquality rule, Variant one, Variant other) {
        Optional<Variant> identity = rule.identity(one);
        return identity.isPresent() && identity.equals(rule.identity(other));
    }

    private static Variant decoded(String hex) throws DecodeException {
        return new Decoder(Dialects.of("godot3"), ObjectRule.ALLOWED).decode(HexFormat.of().parseHex(hex)).value();
    }

    private static Variant read(String text) throws TextException {
        return GodotReader.read(text, Dialects.of("godot4"));
    }
}
