package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Variant;

/// What an edit may do is decided by the document: what the engine would drop or overwrite is refused.
class EditRulesTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final Location ROOT = Location.record(0);
    private static final String SETTINGS = "45434647 02000000 02000000 6162 08000000 02000000 05000000"
            + " 02000000 6364 08000000 02000000 06000000";

    private static Document of(String text) throws TextException, EncodeException {
        return new Document(Structure.scan(ByteStore.of(Encoder.encode(read(text), GODOT4)), GODOT4, Framing.BARE,
                Progress.NONE));
    }

    private static Document settings() {
        byte[] bytes = HexFormat.of().parseHex(SETTINGS.replace(" ", ""));
        return new Document(Structure.scan(ByteStore.of(bytes), GODOT4, Framing.PROJECT, Progress.NONE));
    }

    private static Variant read(String text) throws TextException {
        return GodotReader.read(text, GODOT4);
    }

    private static String text(Document document) {
        Variant value = Values.of(document.structure(), document.structure().record(0), 1 << 20).orElseThrow();
        return GodotText.write(value, GODOT4).replace("\n", "");
    }

    private static List<Objection> refused(Document document, Edit edit) {
        Structure before = document.structure();
        EditException e = catchThrowableOfType(EditException.class, () -> document.apply(edit));
        assertThat(document.structure()).isSameAs(before);
        assertThat(e).as("refusal of %s", edit).isNotNull();
        return e.objections();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
        "Array[float]([0.5]) | 5 | Array[float]([0.5, 5.0])",
        "Array[String](['a']) | &'b' | Array[String](['a', 'b'])",
        "Array[StringName]([&'a']) | 'b' | Array[StringName]([&'a', &'b'])",
        "Array[Object]([null]) | null | Array[Object]([null, null])",
        "Array[Node]([]) | null | Array[Node]([null])",
        "Array[int]([1]) | 2 | Array[int]([1, 2])",
        "[1] | 'b' | [1, 'b']"})
    void anElementIsConvertedWhereTheEngineConvertsIt(String array, String element, String after) throws Exception {
        Document document = of(array.replace('\'', '"'));
        long end = document.structure().record(0).children();
        document.apply(new Edit.Insert(ROOT, end, null, read(element.replace('\'', '"'))));
        assertThat(text(document)).isEqualTo(after.replace('\'', '"'));
    }

    @Test
    void anArrayOfAClassWithoutANameTakesObjectsOnly() throws Exception {
        byte[] bytes = {28, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        Document document = new Document(Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE));
        List<Objection> objections = refused(document, new Edit.Insert(ROOT, 0, null, new Variant.Text("a")));
        assertThat(objections).containsExactly(new Objection.Misfit("Array[Object]", Role.ELEMENT, "Object", "String"));
        document.apply(new Edit.Insert(ROOT, 0, null, Variant.NIL));
        assertThat(document.structure().record(0).children()).isOne();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~',
            value = {"Array[int]([1]) | 2.5", "Array[int]([1]) | 1e3", "Array[int]([1]) | 'x'",
        "Array[int]([1]) | null", "Array[Node]([]) | 5", "Array[bool]([true]) | 1",
        "Array[Vector2]([]) | Vector2i(1, 2)",
        "Array[Resource('res://a.gd')]([]) | 'a'", "Array[float]([1.0]) | 'x'"})
    void anElementThatTheEngineWouldDropIsRefused(String array, String element) throws Exception {
        Document document = of(array.replace('\'', '"'));
        Variant value = read(element.replace('\'', '"'));
        assertThat(refused(document, new Edit.Insert(ROOT, 0, null, value)))
                .hasOnlyElementsOfType(Objection.Misfit.class);
        if (document.structure().record(0).children() > 0) {
            assertThat(refused(document, new Edit.SetValue(ROOT.child(0), value)))
                    .hasAtLeastOneElementOfType(Objection.Misfit.class);
        }
    }

    @Test
    void keysAndValuesOfATypedDictionaryAreHeldToTheirTypes() throws Exception {
        Document document = of("Dictionary[String, int]({\"a\": 1})");
        assertThat(refused(document, new Edit.Insert(ROOT, 1, new Variant.Text("b"), new Variant.Text("x"))))
                .containsExactly(new Objection.Misfit("Dictionary[String, int]", Role.VALUE, "int", "String"));
        assertThat(refused(document, new Edit.Insert(ROOT, 1, new Variant.Int(1), new Variant.Int(1))))
                .containsExactly(new Objection.Misfit("Dictionary[String, int]", Role.KEY, "String", "int"));
        document.apply(new Edit.Insert(ROOT, 1, new Variant.Name("b"), new Variant.Int(2)));
        assertThat(text(document)).isEqualTo("Dictionary[String, int]({\"a\": 1,\"b\": 2})");
    }

    @Test
    void collectionsThatAreSetAreLookedThroughToAnyDepth() throws Exception {
        Document document = of("[0, []]");
        assertThat(refused(document, new Edit.SetValue(ROOT.child(1), read("[[Array[int]([1, \"x\"])]]"))))
                .hasOnlyElementsOfType(Objection.Misfit.class);
        assertThat(refused(document, new Edit.SetValue(ROOT.child(1), read("[{0.0: 1, -0.0: 2}]"))))
                .containsExactly(new Objection.DuplicateKey("-0.0", -1));
        Variant deep = Variant.Array.of(List.of());
        for (int i = 0; i < 900; i++) {
            deep = Variant.Array.of(List.of(deep));
        }
        document.apply(new Edit.SetValue(ROOT.child(1), deep));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~',
            value = {"{'a': 1, 2: 2, 0.0: 3} | 'a' | 0", "{'a': 1, 2: 2, 0.0: 3} | &'a' | 0",
        "{'a': 1, 2: 2, 0.0: 3} | 2 | 1", "{'a': 1, 2: 2, 0.0: 3} | -0.0 | 2", "{[1, {}]: 1} | [1, {}] | 0",
        "{&'a': 1} | 'a' | 0", "Dictionary[float, int]({1.0: 1}) | 1 | 0"})
    void aKeyThatIsThereIsRefusedInInsert(String dictionary, String key, long place) throws Exception {
        Document document = of(dictionary.replace('\'', '"'));
        Variant doubled = read(key.replace('\'', '"'));
        assertThat(refused(document, new Edit.Insert(ROOT, 0, doubled, new Variant.Int(1)))).singleElement()
                .isInstanceOfSatisfying(Objection.DuplicateKey.class, o -> assertThat(o.place()).isEqualTo(place));
    }

    @Test
    void aKeyThatIsThereIsRefusedInRenaming() throws Exception {
        Document document = of("{\"name\": 1, \"hp\": 2}");
        Variant hp = new Variant.Text("hp");
        assertThat(refused(document, new Edit.SetValue(ROOT.child(0).asKey(), hp)))
                .containsExactly(new Objection.DuplicateKey("\"hp\"", 1));
        assertThat(refused(document, new Edit.SetValue(ROOT.child(0).asKey(), hp)))
                .containsExactly(new Objection.DuplicateKey("\"hp\"", 1));
        document.apply(new Edit.SetValue(ROOT.child(0).asKey(), new Variant.Text("mana")));
        assertThat(text(document)).isEqualTo("{\"mana\": 1,\"hp\": 2}");
    }

    @Test
    void aKeyMayBeWrittenInAnotherFormThatIsTheSame() throws Exception {
        Document document = of("{0.0: 1}");
        document.apply(new Edit.SetValue(ROOT.child(0).asKey(), Variant.Real.of(-0.0)));
        assertThat(text(document)).isEqualTo("{-0.0: 1}");
    }

    @Test
    void aChangeInsideAKeyIsHeldAgainstTheOtherKeys() throws Exception {
        Document document = of("{[1]: 1, [2]: 2, Vector2(1, 0): 3, Vector2(2, 0): 4, [1, 2]: 5}");
        Location key = ROOT.child(1).asKey();
        assertThat(refused(document, new Edit.SetValue(key.child(0), new Variant.Int(1))))
                .containsExactly(new Objection.DuplicateKey("[1]", 0));
        assertThat(refused(document, new Edit.Insert(key, 0, null, new Variant.Int(1))))
                .containsExactly(new Objection.DuplicateKey("[1, 2]", 4));
        assertThat(refused(document, new Edit.Remove(ROOT.child(4).asKey().child(0))))
                .containsExactly(new Objection.DuplicateKey("[2]", 1));
        Location vector = ROOT.child(3).asKey();
        assertThat(refused(document, new Edit.SetPart(vector, List.of(new PathStep.Name("x")), new Variant.Int(1))))
                .containsExactly(new Objection.DuplicateKey("(1, 0)", 2));
        document.apply(new Edit.SetValue(key.child(0), new Variant.Int(3)));
    }

    @Test
    void aSettingThatIsThereIsRefused() throws Exception {
        Document document = settings();
        assertThat(refused(document, new Edit.Insert(null, 0, new Variant.Text("cd"), Variant.NIL)))
                .containsExactly(new Objection.DuplicateKey("\"cd\"", 1));
        assertThat(refused(document, new Edit.SetValue(ROOT.asKey(), new Variant.Text("cd"))))
                .containsExactly(new Objection.DuplicateKey("\"cd\"", 1));
        document.apply(new Edit.SetValue(ROOT.asKey(), new Variant.Text("ab")));
        document.apply(new Edit.Insert(null, 0, new Variant.Text("ef"), Variant.NIL));
        assertThat(document.structure().records()).isEqualTo(3);
    }

    @Test
    void aPropertyThatIsThereIsRefused() throws Exception {
        Document document = of("Object(Node, \"name\": \"a\")");
        assertThat(refused(document, new Edit.Insert(ROOT, 1, new Variant.Text("name"), Variant.NIL)))
                .containsExactly(new Objection.DuplicateKey("\"name\"", 0));
    }

    @Test
    void theScriptOfAnObjectIsNullOrAPath() throws Exception {
        Document document = of("Object(Node, \"script\": null)");
        assertThat(refused(document, new Edit.SetValue(ROOT.child(0), new Variant.Text("a.gd"))))
                .containsExactly(new Objection.NoScript());
        document.apply(new Edit.SetValue(ROOT.child(0), new Variant.Text("res://a.gd")));
        document.apply(new Edit.Remove(ROOT.child(0)));
        assertThat(refused(document, new Edit.Insert(ROOT, 0, new Variant.Text("script"), new Variant.Int(1))))
                .containsExactly(new Objection.NoScript());
    }

    @Test
    void valuesAreNotNestedDeeperThanTheEngineReads() throws Exception {
        int limit = GODOT4.traits().depthLimit();
        Document document = of("[".repeat(limit) + "]".repeat(limit));
        Location innermost = ROOT;
        for (int i = 1; i < limit; i++) {
            innermost = innermost.child(0);
        }
        Variant one = Variant.Array.of(List.of(new Variant.Int(1)));
        assertThat(refused(document, new Edit.SetValue(innermost, Variant.Array.of(List.of(one)))))
                .containsExactly(new Objection.TooDeep(limit));
        assertThat(refused(document, new Edit.Insert(innermost, 0, null, one)))
                .containsExactly(new Objection.TooDeep(limit));
        document.apply(new Edit.Insert(innermost, 0, null, new Variant.Int(1)));
        byte[] bytes = document.snapshot().bytes().bytes(new Span(0, document.snapshot().bytes().length()));
        assertThat(new Decoder(GODOT4, ObjectRule.FORBIDDEN).decode(bytes)).isNotNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~',
            value = {"[5] | 3.7 | int | float", "['a'] | &'a' | String | StringName",
        "[[1]] | {} | Array | Dictionary", "[Array[int]([1])] | ['x'] | Array[int] | Array", "[5] | null | int | Nil"})
    void aChangeOfTypeIsRefused(String before, String value, String was, String is) throws Exception {
        Document document = of(before.replace('\'', '"'));
        assertThat(refused(document, new Edit.SetValue(ROOT.child(0), read(value.replace('\'', '"')))))
                .containsExactly(new Objection.OtherType(was, is));
    }

    @Test
    void anyValueMayTakeThePlaceOfNullAndNullThatOfAnObject() throws Exception {
        Document document = of("[null, Object#5]");
        document.apply(new Edit.SetValue(ROOT.child(0), new Variant.Int(1)));
        document.apply(new Edit.SetValue(ROOT.child(1), Variant.NIL));
        assertThat(text(document)).isEqualTo("[1, null]");
    }

    @Test
    void nothingIsPutWhereTheWrongLengthOfARecordReaches() throws Exception {
        byte[] bytes = HexFormat.of().parseHex("140000000200000005000000");
        Document document = new Document(Structure.scan(ByteStore.of(bytes), GODOT4, Framing.STREAM, Progress.NONE));
        Variant value = new Variant.Int(7);
        assertThat(refused(document, new Edit.Insert(null, 1, null, value)))
                .containsExactly(new Objection.WithinRecord(0));
        document.apply(new Edit.Insert(null, 0, null, value));
        assertThat(document.structure().records()).isEqualTo(2);
        assertThat(refused(document, new Edit.Insert(null, 2, null, value)))
                .containsExactly(new Objection.WithinRecord(1));
    }

    @Test
    void nothingIsPutBehindASettingThatIsCutOff() throws Exception {
        byte[] whole = HexFormat.of().parseHex(SETTINGS.replace(" ", ""));
        for (int cut = 1; cut < 18; cut++) {
            byte[] bytes = Arrays.copyOf(whole, whole.length - cut);
            Document document = new Document(Structure.scan(ByteStore.of(bytes), GODOT4, Framing.PROJECT,
                    Progress.NONE));
            Edit behind = new Edit.Insert(null, 2, new Variant.Text("new"), new Variant.Int(7));
            assertThat(document.structure().records()).as("cut %d", cut).isEqualTo(2);
            assertThat(refused(document, behind)).as("cut %d", cut).containsExactly(new Objection.WithinRecord(1));
        }
    }

    @Test
    void nothingIsPutBehindAValueThatIsCutOff() throws Exception {
        byte[] bytes = HexFormat.of().parseHex("02000000050000000200000006");
        Document document = new Document(Structure.scan(ByteStore.of(bytes), GODOT4, Framing.VALUES, Progress.NONE));
        assertThat(refused(document, new Edit.Insert(null, 2, null, new Variant.Int(7))))
                .containsExactly(new Objection.WithinRecord(1));
    }

    /// `[5, {"a": 6`, cut off before the text `"b` of the next key is complete.
    private static Document cutOff() {
        return read("1c000000 02000000 02000000 05000000 1b000000 02000000 04000000 01000000 61000000 02000000 06000000"
                + " 04000000 01000000 62", Framing.BARE);
    }

    private static Document read(String hex, Framing framing) {
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        return new Document(Structure.scan(ByteStore.of(bytes), GODOT4, framing, Progress.NONE));
    }

    @Test
    void nothingIsPutBehindAValueThatLacksItsEnd() throws Exception {
        Document document = cutOff();
        Variant value = new Variant.Int(7);
        assertThat(refused(document, new Edit.Insert(ROOT, 2, null, value)))
                .containsExactly(new Objection.WithinSibling(1));
        assertThat(refused(document, new Edit.Insert(ROOT.child(1), 2, new Variant.Text("c"), value)))
                .containsExactly(new Objection.WithinSibling(1));
        assertThat(refused(document, new Edit.Move(ROOT.child(0), 1))).containsExactly(new Objection.WithinSibling(1));
    }

    @Test
    void whatIsPutBeforeDamageIsRead() throws Exception {
        Document document = cutOff();
        Structure structure = document.structure();
        Node inner = structure.node(ROOT.child(1)).orElseThrow();
        long place = InsertionPlace.before(structure, inner, inner.children());
        assertThat(place).isEqualTo(1);
        assertThat(InsertionPlace.before(structure, structure.record(0), 2)).isEqualTo(1);
        document.apply(new Edit.Insert(ROOT.child(1), place, new Variant.Text("c"), new Variant.Int(7)));
        Node added = document.structure().node(ROOT.child(1).child(1)).orElseThrow();
        assertThat(Values.of(document.structure(), added, 100)).contains(new Variant.Int(7));
    }

    @Test
    void aValueBehindDamageThatWasFoundAgainTellsWhereItEnds() {
        Document document = read("1c000000 03000000 99000000 05000000 02000000 05000000 02000000 06000000",
                Framing.BARE);
        Structure structure = document.structure();
        assertThat(structure.record(0).children()).isEqualTo(3);
        assertThat(InsertionPlace.before(structure, structure.record(0), 3)).isEqualTo(3);
        assertThat(InsertionPlace.before(structure, structure.record(0), 1)).isZero();
    }

    @Test
    void whoInsistsGetsWhatWasRefused() throws Exception {
        Document document = of("{\"name\": 1, \"hp\": 2}");
        Edit edit = new Edit.SetValue(ROOT.child(0).asKey(), new Variant.Text("hp"));
        assertThat(document.applyAnyway(Review.of(document.structure(), edit, Progress.NONE)).patches()).isNotEmpty();
        assertThat(text(document)).isEqualTo("{\"hp\": 1,\"hp\": 2}");
    }

    @Test
    void whatIsThereAlreadyMayBeSetAgainAndTheRestEdited() throws Exception {
        Document document = of("{\"a\": 1, \"a\": 2, \"b\": 3}");
        assertThat(document.apply(new Edit.SetValue(ROOT.child(0).asKey(), new Variant.Text("a"))).patches()).isEmpty();
        assertThat(document.apply(new Edit.SetValue(ROOT, read("{\"a\": 1, \"a\": 2, \"b\": 3}"))).patches()).isEmpty();
        document.apply(new Edit.SetValue(ROOT.child(2), new Variant.Int(4)));
        document.apply(new Edit.SetValue(ROOT.child(1).asKey(), new Variant.Text("c")));
        document.apply(new Edit.Move(ROOT.child(0), 2));
        assertThat(text(document)).isEqualTo("{\"c\": 2,\"b\": 4,\"a\": 1}");
    }

    @Test
    void aMisfitThatIsThereCanBeMended() throws Exception {
        Document document = of("Array[int]([1, \"x\"])");
        document.apply(new Edit.SetValue(ROOT.child(1), new Variant.Int(2)));
        assertThat(text(document)).isEqualTo("Array[int]([1, 2])");
    }

    @Test
    void bytesMayMakeAnything() throws Exception {
        Document document = of("{\"a\": 1, \"b\": 2}");
        document.apply(Edit.overwrite(36, new byte[] {'a'}));
        assertThat(text(document)).isEqualTo("{\"a\": 1,\"a\": 2}");
    }

    @Test
    void aReviewHoldsOnlyForWhatItLookedAt() throws Exception {
        Document document = of("[5]");
        Review review = Review.of(document.structure(), new Edit.SetValue(ROOT.child(0), new Variant.Int(6)),
                Progress.NONE);
        document.apply(new Edit.SetValue(ROOT.child(0), new Variant.Int(7)));
        assertThat(catchThrowableOfType(EditException.class, () -> document.apply(review)).objections()).isEmpty();
        assertThat(text(document)).isEqualTo("[7]");
    }
}
