package org.varscope.said;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Obstacle;
import org.varscope.document.place.PathException;
import org.varscope.document.place.PathRemark;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Role;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class RefusalClausesTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final Span BYTES = new Span(0x40, 8);

    /// Every kind of refusal, and the sentence with what it was made with.
    private record Said(EditRefusal refusal, String words) { }

    static List<Said> refusals() {
        return Stream.of(objections(), ofText(), ofPlace(), ofValue(), ofCount()).flatMap(List::stream).toList();
    }

    private static List<Said> objections() {
        return List.of(
                new Said(new Objection.OtherType("int", "String"), "type change from int to String"),
                new Said(new Objection.Inexact("2.5", "2"), "2.5 would become 2"),
                new Said(new Objection.Replaced("2.5", "Dictionary", "{}"),
                        "2.5 cannot become Dictionary; {} would replace it"),
                new Said(new Objection.Misfit("Array[int]", Role.ELEMENT, "int", "String"),
                        "an element of Array[int] is int, not String; the engine drops others when it loads"),
                new Said(new Objection.Misfit("Dictionary[String, int]", Role.VALUE, "int", "String"),
                        "a value of Dictionary[String, int] is int, not String"),
                new Said(new Objection.DuplicateKey("\"a\"", 2),
                        "duplicate key \"a\", already at #2; the engine keeps only the last"),
                new Said(new Objection.DuplicateKey("\"a\"", -1),
                        "duplicate key \"a\", given twice; the engine keeps only the last"),
                new Said(new Objection.NoScript(),
                        "the script of an object must be null or a String starting with res://; "
                                + "otherwise the engine rejects the whole record"),
                new Said(new Objection.WithinRecord(3), "$3 is damaged and its end is unknown, so anything added "
                        + "after it would be read as part of it; fix or delete it first"),
                new Said(new Objection.WithinSibling(3), "#3 is damaged and its end is unknown, so anything added "
                        + "after it would be read as part of it; insert before it, or repair it first"),
                new Said(new Objection.Unread(3), "damage before #3 would swallow anything inserted there; insert "
                        + "before the damage, or repair it first"),
                new Said(new Objection.TooDeep(1024), "values nested more than 1,024 levels deep; "
                        + "the engine would reject the whole record"),
                new Said(new Objection.Breaks(new Problem(Flaw.Plain.NO_VALUE, BYTES), 2),
                        "would break the reading at 0x00000040: empty: there is no value here, and 2 more errors"),
                new Said(new Objection.Disturbs(2, 1, false), "would lose 2 values and change 1 value"),
                new Said(new Objection.Disturbs(0, 200, true), "would change at least 200 values"),
                new Said(new Objection.Renames(1, false), "would give 1 value another path"),
                new Said(new Objection.Unchecked(),
                        "the effect on the values around it was not checked, as that would take too long"));
    }

    private static List<Said> ofText() {
        return List.of(
                new Said(new Obstacle.InBatch(1, 3, new Obstacle.OnlyValue()),
                        "edit 2 of 3: the only value of a file cannot be removed"),
                new Said(new Obstacle.Illegible(new TextException(4, "`x`", TextRemark.VALUE.with())),
                        "character 5: found `x`; expected a value"),
                new Said(new Obstacle.NoSuchPlace(new PathException(PathRemark.RECORD_UNREAD.with(7))),
                        "record 7 is still being read"),
                new Said(new Obstacle.NoSuchType("integer", GODOT4), "there is no type integer in godot4"),
                new Said(new Obstacle.NoKeyInPath(Obstacle.Keyed.SETTINGS),
                        "expected the key of the new entry, as in $[\"application/config/name\"]"),
                new Said(new Obstacle.NoKeyInPath(Obstacle.Keyed.DICTIONARY),
                        "expected the key of the new entry, as in $.name or $[\"a key\"]"),
                new Said(new Obstacle.NoPlaceInPath(new PathStep.Name("x"), GODOT4),
                        "found `.x`; expected a place in the Array, such as [0]"),
                new Said(new Obstacle.BeforeElsewhere(),
                        "the value to insert before is in another collection"),
                new Said(new Obstacle.NoCollectionInPath(),
                        "a value is inserted into an Array or a Dictionary; expected a path such as $.items[0]"),
                new Said(new Obstacle.PartOfValue(), "this is a part of a value; set the whole value"),
                new Said(new Obstacle.WithoutKey(), "only an entry of a Dictionary has a key"),
                new Said(new Obstacle.KeyAlone(), "a key cannot be removed without its value; remove the entry"));
    }

    private static List<Said> ofPlace() {
        return List.of(
                new Said(new Obstacle.Outdated(), "the document has changed in the meantime; try again"),
                new Said(new Obstacle.Gone(Location.record(0)), "that value no longer exists"),
                new Said(new Obstacle.Pending(BYTES), "the bytes 0x00000040 - 0x00000047 are still being read; "
                        + "try again when they are there"),
                new Said(new Obstacle.Damaged(BYTES),
                        "the bytes 0x00000040 - 0x00000047 are damaged; repair them first"),
                new Said(new Obstacle.ElementsAlone(GODOT4.rowNamed("PackedByteArray").orElseThrow()),
                        "PackedByteArray takes elements, which are no values by themselves; insert the element, and "
                                + "remove this value"),
                new Said(new Obstacle.HoldsNone(null), "a field without a header holds no other values"),
                new Said(new Obstacle.HoldsNone(GODOT4.rowNamed("int").orElseThrow()), "int holds no other values"),
                new Said(new Obstacle.HoldsNone(GODOT4.rowNamed("PackedByteArray").orElseThrow()),
                        "PackedByteArray holds elements of one kind; expected a place among them, such as [0]"),
                new Said(new Obstacle.PlaceOutside(9, 3), "place 9 is outside; expected 0 to 3"),
                new Said(new Obstacle.PlaceOutside(9, 0), "place 9 is outside; expected 0"),
                new Said(new Obstacle.BytesOutside(BYTES, 66), "8 bytes at offset 64 are outside; the file has 66"),
                new Said(new Obstacle.LengthKept(8), "these bytes are part of a value, which has room for exactly "
                        + "8 bytes; replace as many, or search for the value"),
                new Said(new Obstacle.Overlapping(), "this is part of a match that is already replaced"),
                new Said(new Obstacle.TooLong(40_000_000, 33_554_432),
                        "this value has 40,000,000 bytes; at most 33,554,432 can be replaced"),
                new Said(new Obstacle.PropertyName(), "the name of a property cannot be changed"),
                new Said(new Obstacle.IntoItself(), "a value cannot be moved into itself"),
                new Said(new Obstacle.TooLongAsText(2_000_000, 1_000_000),
                        "these are 2,000,000 bytes; at most 1,000,000 are written as text"),
                new Said(new Obstacle.NotWrapped(-1), "this is not a collection that holds a value"),
                new Said(new Obstacle.NotWrapped(0), "this holds no value that could take its place"),
                new Said(new Obstacle.NotWrapped(1200),
                        "this holds 1,200 values; only a collection that holds one can be unwrapped"),
                new Said(new Obstacle.NotPacked(null), "a field without a header is not a packed array"),
                new Said(new Obstacle.ElementsOutside(2, 3, 4), "there is no element [4]; the array has 4"),
                new Said(new Obstacle.NotSortable(null), "a field without a header has nothing to sort; expected an "
                        + "Array, a packed array or a Dictionary"),
                new Said(new Obstacle.OneWidth(null), "a field without a header has only one width; only int and float "
                        + "(Godot 3 and 4) have two"),
                new Said(new Obstacle.NoKeyLike("(1, 2)"), "the key (1, 2) is already there, and no other can be "
                        + "derived from it; insert an entry with a key of your own"),
                new Said(new Obstacle.OnlyValue(), "the only value of a file cannot be removed"),
                new Said(new Obstacle.SingleValue(), "the file holds one value; expected a place inside it"),
                new Said(new Obstacle.FieldListed(2), "the list of fields says what is at $2; "
                        + "only items that `...` repeats or a number counts can be more or fewer"),
                new Said(new Obstacle.OpenQuotes(BYTES), "the line before, at 0x00000040 - 0x00000047, "
                        + "ends within quotes; expected a quote that closes them"));
    }

    private static List<Said> ofValue() {
        EncodeException unwritable = unwritable();
        return List.of(
                new Said(new Obstacle.FixedType(), "the list of fields says what type this is"),
                new Said(new Obstacle.NoConversion("2.5", VariantKind.DICTIONARY, GODOT4),
                        "2.5 cannot become Dictionary"),
                new Said(new Obstacle.OtherElements(VariantKind.PACKED_INT32_ARRAY, VariantKind.PACKED_BYTE_ARRAY,
                        GODOT4), "the elements are those of a PackedByteArray; expected a PackedInt32Array"),
                new Said(new Obstacle.Unfit(new Variant.Text("a"), new Obstacle.Number(), GODOT4),
                        "\"a\" is not a number"),
                new Said(new Obstacle.Unfit(Variant.Real.of(1e300), new Obstacle.Narrow(), GODOT4),
                        "1e+300 does not fit in 32 bits"),
                new Said(new Obstacle.Unfit(new Variant.Text("a"), new Obstacle.OfKind(VariantKind.VECTOR2), GODOT4),
                        "\"a\" is not of type Vector2; type for example Vector2(1, 2)"),
                new Said(new Obstacle.Unfit(new Variant.Int(256), new Obstacle.Whole(0, 255), GODOT4),
                        "256 is out of range; this takes 0 to 255"),
                new Said(new Obstacle.Unfit(new Variant.Int(256), new Obstacle.Text(), GODOT4),
                        "256 is not a String"),
                new Said(new Obstacle.Unwritable(unwritable), String.valueOf(Clauses.why(unwritable))),
                new Said(new Obstacle.NoKey(Obstacle.Keyed.OBJECT), "a property needs a name"),
                new Said(new Obstacle.NoKey(Obstacle.Keyed.DICTIONARY), "an entry needs a key"),
                new Said(new Obstacle.KeyNotText(Obstacle.Keyed.OBJECT), "a property's name is a String"),
                new Said(new Obstacle.KeyNotText(Obstacle.Keyed.SETTINGS),
                        "the key of an entry is a String that is not empty"));
    }

    private static List<Said> ofCount() {
        return List.of(
                new Said(new Obstacle.RecordTooLong(2_147_483_648L, Integer.MAX_VALUE),
                        "the record would be 2,147,483,648 bytes; the engine reads at most 2,147,483,647"),
                new Said(new Obstacle.NoSettingsCount(),
                        "the file has no count of entries; expected 8 bytes of a magic and a count"),
                new Said(new Obstacle.CountsRecords(2),
                        "it counts the records after it, and there are 2: insert or remove some, and it follows"),
                new Said(new Obstacle.SettingsCount(-1), "the count of entries would be -1"),
                new Said(new Obstacle.ChildrenCount(new Span(4, 4), 0x7FFF_FFFFL),
                        "the collection is full, or its count at 0x00000004 - 0x00000007 is damaged: 2147483647"));
    }

    /// What the codec throws for a value that Godot 4 does not have.
    private static EncodeException unwritable() {
        try {
            Encoder.encode(new Variant.Image(0, 0, 0, 0, new byte[0]), GODOT4);
        } catch (EncodeException e) {
            return e;
        }
        throw new AssertionError("an Image was written");
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void aRefusalIsOneClauseWithWhatItWasMadeWith(Said said) {
        assertThat(Clauses.clause(said.refusal)).isEqualTo(said.words);
        assertThat(said.words).isNotBlank().doesNotContain("\n", "%").doesNotEndWith(".");
    }

    @Test
    void everyKindOfRefusalHasAClause() {
        assertThat(refusals()).extracting(said -> (Object) said.refusal.getClass())
                .containsAll(kinds(EditRefusal.class).toList());
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isSealed() ? Arrays.stream(family.getPermittedSubclasses()).flatMap(RefusalClausesTest::kinds)
                : Stream.of(family);
    }

    @Test
    void severalObjectionsAreSaidOneAfterTheOther() {
        EditException refusal = new EditException(List.of(new Objection.OtherType("int", "String"),
                new Objection.DuplicateKey("\"a\"", 2)));
        assertThat(Clauses.clause(refusal.remark())).isEqualTo(
                "type change from int to String; duplicate key \"a\", already at #2; the engine keeps only the last");
    }

    @Test
    void theMessageOfAnExceptionHoldsNothingOfAFile() {
        assertThat(new EditException(List.of(new Objection.Inexact("\"secret\"", "0")))).hasMessage("Inexact");
        assertThat(new EditException(new Obstacle.NoConversion("\"secret\"", VariantKind.RID, GODOT4)))
                .hasMessage("NoConversion");
    }
}
