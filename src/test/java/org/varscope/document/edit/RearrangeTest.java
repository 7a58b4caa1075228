package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.check.Made;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Values;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Copies, wrapping, unwrapping, sorting and removing several, by example; [BatchPropertiesTest] has them at random.
class RearrangeTest {
    private static Document document(String text) {
        return document(Made.bytes(text));
    }

    private static Document document(byte[] bytes) {
        return new Document(Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE));
    }

    private static Location at(Document document, String path) {
        try {
            return Paths.resolve(document.structure(), PathText.read(path, Dialects.of("godot4"))).node().location();
        } catch (PathException | TextException e) {
            throw new AssertionError(e);
        }
    }

    private static String text(Document document) {
        Structure structure = document.structure();
        return GodotText.exact(Values.of(structure, structure.record(0), Integer.MAX_VALUE).orElseThrow(),
                structure.dialect()).replace("\n", " ");
    }

    private static Copied copied(Document document, String... paths) {
        return new Copied(document.structure(),
                Siblings.joined(Arrays.stream(paths).map(path -> Siblings.of(at(document, path))).toList()));
    }

    private static String words(Document document) {
        return Clauses.clause(document.undoAction());
    }

    @Test
    void aCopyOfAnEntryGetsTheNextFreeKey() throws EditException {
        Document document = document("{\"door1\": 1, \"door2\": 2, \"hp\": 3, 7: 4, &\"n\": 5}");
        document.apply(new Edit.Copy(copied(document, "$.door1", "$.hp", "$[7]", "$[&\"n\"]"), at(document, "$"), 5));
        assertThat(text(document)).isEqualTo(text(document("{\"door1\": 1, \"door2\": 2, \"hp\": 3, 7: 4, &\"n\": 5, "
                + "\"door3\": 1, \"hp_2\": 3, 8: 4, &\"n_2\": 5}")));
        assertThat(words(document)).isEqualTo("duplicate 4 values of $");
    }

    @Test
    void aKeyOfWhichNoOtherIsMadeIsNamed() {
        Document document = document("{Vector2(1, 2): 1}");
        Siblings entry = new Siblings(at(document, "$"), 0, 1);
        assertThatThrownBy(() -> document.apply(
                new Edit.Copy(new Copied(document.structure(), List.of(entry)), at(document, "$"), 0)))
                .isInstanceOfSatisfying(EditException.class, e -> assertThat(e.obstacle())
                        .contains(new Obstacle.NoKeyLike("(1, 2)")));
    }

    @Test
    void oddBytesOfAValueAreCopiedAsTheyAre() throws EditException {
        byte[] bytes = Made.bytes("[\"a\", 1]");
        int padding = 8 + 4 + 4 + 1;
        bytes[padding] = 5;
        Document document = document(bytes);
        document.apply(new Edit.Copy(copied(document, "$[0]"), at(document, "$"), 2));
        ByteStore now = document.snapshot().bytes();
        assertThat(now.bytes(new Span(now.length() - 12, 12))).isEqualTo(Arrays.copyOfRange(bytes, 8, 20));
    }

    @Test
    void aTypedCollectionTakesOnlyWhatFits() throws EditException {
        Document document = document("[[\"a\", 2], Array[int]([1])]");
        Location into = at(document, "$[1]");
        document.apply(new Edit.Copy(copied(document, "$[0][1]"), into, 1));
        assertThat(text(document)).isEqualTo("[[\"a\", 2], Array[int]([1, 2])]");
        assertThatThrownBy(() -> document.apply(new Edit.Copy(copied(document, "$[0][0]"), into, 0)))
                .isInstanceOfSatisfying(EditException.class, e -> assertThat(e.objections())
                        .first().isInstanceOf(Objection.Misfit.class));
    }

    @Test
    void aValueIsWrappedAndUnwrappedWithoutATrace() throws EditException {
        Document document = document("{\"a\": 1, \"b\": [2]}");
        byte[] before = document.snapshot().bytes().bytes(new Span(0, document.snapshot().bytes().length()));
        document.apply(new Edit.Wrap(at(document, "$.a"), VariantKind.ARRAY, null));
        document.apply(new Edit.Wrap(at(document, "$.b"), VariantKind.DICTIONARY, new Variant.Text("value")));
        assertThat(text(document)).isEqualTo(text(document("{\"a\": [1], \"b\": {\"value\": [2]}}")));
        assertThat(words(document)).isEqualTo("wrap b in Dictionary");
        document.apply(new Edit.Unwrap(at(document, "$.a")));
        document.apply(new Edit.Unwrap(at(document, "$.b")));
        assertThat(words(document)).isEqualTo("unwrap b");
        assertThat(document.snapshot().bytes().bytes(new Span(0, before.length))).isEqualTo(before);
    }

    @Test
    void whatIsNoCollectionOfOneIsNotUnwrapped() {
        Document document = document("{\"a\": 1, \"b\": [2, 3]}");
        for (String path : List.of("$.a", "$.b")) {
            assertThatThrownBy(() -> document.apply(new Edit.Unwrap(at(document, path))))
                    .isInstanceOfSatisfying(EditException.class, e -> assertThat(e.obstacle())
                            .contains(new Obstacle.NotWrapped(path.equals("$.a") ? -1 : 2)));
        }
    }

    @Test
    void anArrayIsSortedByItsValuesAndADictionaryByItsKeys() throws EditException {
        Document document = document("{\"b\": [\"b\", 2, null, 1.5, true, [3], \"a\", nan, 2], 9: 1, \"a\": 2}");
        document.apply(new Edit.Sort(at(document, "$.b"), false));
        document.apply(new Edit.Sort(at(document, "$"), true));
        assertThat(text(document)).isEqualTo(text(document(
                "{\"b\": [null, true, 1.5, 2, 2, nan, \"a\", \"b\", [3]], \"a\": 2, 9: 1}")));
        assertThat(words(document)).isEqualTo("sort $");
    }

    @Test
    void packedArraysAreSortedElementByElement() throws EditException {
        Document document = document("[PackedInt32Array(3, -1, 2), PackedVector2Array(1, 9, 1, 3, 0, 5), "
                + "PackedStringArray(\"b\", \"a\"), PackedByteArray(200, 3)]");
        for (long i = 0; i < 4; i++) {
            document.apply(new Edit.Sort(at(document, "$").child(i), i == 0));
        }
        assertThat(text(document)).isEqualTo("[PackedInt32Array(3, 2, -1), PackedVector2Array(0, 5, 1, 3, 1, 9), "
                + "PackedStringArray(\"a\", \"b\"), PackedByteArray(3, 200)]");
    }

    @Test
    void aMillionElementsAreRemovedAsOneEdit() throws EditException {
        byte[] many = new byte[8 + 4_000_000];
        System.arraycopy(Made.bytes("[]"), 0, many, 0, 4);
        ByteBuffer.wrap(many).order(ByteOrder.LITTLE_ENDIAN).putInt(4, 1_000_000);
        Document document = document(many);
        document.apply(new Edit.Remove(at(document, "$").child(1), 999_998));
        assertThat(text(document)).isEqualTo("[null, null]");
        assertThat(words(document)).isEqualTo("remove 999998 values of $");
    }

    @Test
    void whatIsSelectedTwiceIsMeantOnce() {
        Location top = Location.record(0);
        assertThat(Siblings.joined(List.of(new Siblings(top, 3, 5), new Siblings(top.child(1), 0, 4),
                new Siblings(top, 0, 2), Siblings.of(top.child(2)), Siblings.of(top.child(9)))))
                .containsExactly(new Siblings(top, 0, 5), new Siblings(top, 9, 10));
    }
}
