package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.corpus.Samples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.file.Child;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.document.place.Values;
import org.varscope.explain.Saying;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.Coerce;
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

class PartTest {
    private static final long SEED = 31;
    private static final int LARGEST_CASE = 8192;
    private static final List<String> NAMES =
            List.of("x", "y", "z", "w", "r", "a", "basis", "origin", "position", "size",
            "normal", "d", "nothing");

    private final Random random = new Random(SEED);

    private static Structure scan(byte[] bytes, Dialect dialect, Framing framing) {
        return Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
    }

    private static byte[] bytes(Document document) {
        ByteStore bytes = document.snapshot().bytes();
        return bytes.bytes(new Span(0, bytes.length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"godot2", "godot3", "godot4", "godot4-double"})
    void aPartIsReadAndReplacedAsInTheDecodedValue(String name) throws IOException {
        Dialect dialect = Dialects.of(name);
        int replaced = 0;
        for (var file : Samples.files()) {
            for (byte[] bytes : Samples.in(file)) {
                if (bytes.length >= 8 && bytes.length <= LARGEST_CASE) {
                    replaced += parts(bytes, dialect, file + " of " + bytes.length + " bytes, seed " + SEED);
                }
            }
        }
        assertThat(replaced).isGreaterThan(300);
    }

    private int parts(byte[] bytes, Dialect dialect, String what) {
        Structure structure = scan(bytes, dialect, Framing.BARE);
        int replaced = 0;
        Preorder all = structure.preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            Node at = node;
            if (node.isCollection() || node.role() == Role.GAP) {
                continue;
            }
            Variant value = Values.of(structure, node, LARGEST_CASE).orElse(null);
            for (int i = 0; value != null && i < 20; i++) {
                replaced += part(structure, at, value, steps(), what) ? 1 : 0;
            }
        }
        return replaced;
    }

    private List<PathStep> steps() {
        List<PathStep> steps = new ArrayList<>();
        do {
            steps.add(random.nextBoolean() ? new PathStep.Index(random.nextInt(4))
                    : new PathStep.Name(NAMES.get(random.nextInt(NAMES.size()))));
        } while (random.nextInt(4) == 0);
        return steps;
    }

    /// Whether there was a part, which was replaced.
    private boolean part(Structure structure, Node node, Variant value, List<PathStep> steps, String what) {
        Dialect dialect = structure.dialect();
        Variant old;
        try {
            old = DecodedPart.get(value, steps, dialect);
        } catch (PathException e) {
            assertThatThrownBy(() -> Part.of(structure, node, steps)).as(what).isInstanceOf(PathException.class)
                    .satisfies(Saying.exactly(String.valueOf(Clauses.why(e))));
            return false;
        }
        Variant with = replacement(old, dialect);
        try {
            assertSame(Part.of(structure, node, steps).read(), old, what);
            byte[] expected = whole(structure, node, value, steps, with);
            Document document = new Document(structure);
            Edit edit = new Edit.SetPart(node.location(), steps, with);
            if (expected == null) {
                assertThatThrownBy(() -> document.apply(edit)).as(what).isInstanceOf(EditException.class);
                return false;
            }
            document.apply(edit);
            assertThat(isCanonical(structure, node, value) ? bytes(document) : expected)
                    .as("%s: %s of %s", what, edit, value)
                    .isEqualTo(expected);
            return true;
        } catch (PathException | EditException e) {
            throw new AssertionError(what + ": " + steps + " of " + value + " with " + with, e);
        }
    }

    private static void assertSame(Variant found, Variant expected, String what) {
        boolean noNumber = GodotText.write(expected, Dialects.of("godot4")).contains("nan");
        assertThat(noNumber ? expected : found).as(what).isEqualTo(expected);
    }

    /// The bytes with the value decoded, changed and encoded again; null where it refuses that.
    private static byte[] whole(Structure structure, Node node, Variant value, List<PathStep> steps, Variant with) {
        try {
            byte[] encoded = Encoder.encode(DecodedPart.with(value, steps, with, structure.dialect()),
                    structure.dialect(), node.header());
            ByteStore all = structure.bytes().replace(node.span(), ByteStore.of(encoded));
            return all.bytes(new Span(0, all.length()));
        } catch (PathException | EncodeException e) {
            return null;
        }
    }

    /// Whether encoding the decoded value again gives the bytes that are there.
    private static boolean isCanonical(Structure structure, Node node, Variant value) {
        try {
            return Arrays.equals(structure.bytes().bytes(node.span()),
                    Encoder.encode(value, structure.dialect(), node.header()));
        } catch (EncodeException e) {
            return false;
        }
    }

    /// Numbers that 32 bits hold, as a wide form elsewhere in the value would be chosen for others.
    private Variant replacement(Variant old, Dialect dialect) {
        return switch (random.nextInt(8)) {
            case 0 -> new Variant.Int(random.nextInt(300) - 20);
            case 1 -> new Variant.Int(dialect.traits().wideReals() ? 1 << random.nextInt(40) : random.nextLong());
            case 2 -> new Variant.Text(random.nextBoolean() ? "é".repeat(random.nextInt(9)) : "a\0b");
            case 3 -> new Variant.Name("x".repeat(random.nextInt(9)));
            case 4 -> Variant.Real.of(dialect.traits().wideReals() ? random.nextFloat() : random.nextDouble());
            default -> other(old);
        };
    }

    private Variant other(Variant old) {
        return switch (old) {
            case Variant.Reals(VariantKind kind, double[] numbers) ->
                    new Variant.Reals(kind, Arrays.stream(numbers).map(_ -> random.nextFloat()).toArray());
            case Variant.Ints(VariantKind kind, int[] numbers) ->
                    new Variant.Ints(kind, Arrays.stream(numbers).map(_ -> random.nextInt()).toArray());
            case Variant.Text(String text) -> new Variant.Text(text + "!");
            case Variant.Real _ -> Variant.Real.of(random.nextFloat());
            default -> new Variant.Int(random.nextInt(256));
        };
    }

    private static byte[] hex(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    /// What `get` and `set` do with a part.
    private static void set(Document document, String path, String text)
            throws TextException, PathException, EditException {
        Structure structure = document.structure();
        Target target = Paths.resolve(structure, PathText.read(path, structure.dialect()));
        Part part = Part.of(structure, target.node(), target.inner());
        document.apply(new Edit.SetPart(target.node().location(), target.inner(),
                Coerce.read(text, part.read(), structure.dialect())));
    }

    /// Bytes that decoding and encoding again would have changed stand beside each part.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a text among odd ones  | godot2 | $[1] | "two" | 19000000 03000000 03000000 FF006178 03000000 61626320 02000000 61004141 | 19000000 03000000 03000000 FF006178 04000000 74776F00 02000000 61004141
            a longer text          | godot3 | $[0] | "more" | 17000000 02000000 02000000 61007777 03000000 61620099 | 17000000 02000000 05000000 6D6F7265 00000000 03000000 61620099
            a float beside a NaN   | godot4 | $[1] | 1.5 | 20000000 02000000 010080FF 00000000 | 20000000 02000000 010080FF 0000C03F
            a byte, and padding    | godot4 | $[0] | 7 | 1D000000 01000000 05AABBCC | 1D000000 01000000 07AABBCC
            a name, and subnames   | godot4 | $[0] | "b" | 16000000 01000080 01000000 08000000 01000000 61AABBCC 01000000 62AABBCC | 16000000 01000080 01000000 08000000 01000000 62000000 01000000 62AABBCC
            a narrow component     | godot4-double | $.x | 0.1 | 05000000 00000000 010080FF | 05000000 CDCCCC3D 010080FF
            a wide component       | godot4 | $.y | 0.1 | 05000100 010000000000F0FF 0000000000000000 | 05000100 010000000000F0FF 9A9999999999B93F
            """)
    void whatIsNotThePartStaysByteForByte(String what, String dialect, String path, String text, String before,
    String after)
            throws TextException, PathException, EditException {
        Document document = new Document(scan(hex(before), Dialects.of(dialect), Framing.BARE));

        set(document, path, text);

        assertThat(HexFormat.of().formatHex(bytes(document))).as(what).isEqualToIgnoringCase(after.replace(" ", ""));
        assertThat(document.checkpoint().steps().getLast().action()).extracting(Action::verb, Action::object)
                .containsExactly(Action.Verb.SET, path);
        document.undo();
        assertThat(bytes(document)).isEqualTo(hex(before));
    }

    @Test
    void aColumnOfABasisIsThreePatches() throws EncodeException, TextException, PathException, EditException {
        double[] numbers = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        byte[] bytes = Encoder.encode(new Variant.Reals(VariantKind.BASIS, numbers), Dialects.of("godot4"));
        Document document = new Document(scan(bytes, Dialects.of("godot4"), Framing.BARE));

        set(document, "$.y", "Vector3(20, 5, 80)");

        assertThat(Values.of(document.structure(), document.structure().record(0), 100)).contains(
                new Variant.Reals(VariantKind.BASIS, new double[] {1, 20, 3, 4, 5, 6, 7, 80, 9}));
    }

    @Test
    void aPartOfAKeyIsReplacedAndTheLengthOfItsRecordGrows() throws EncodeException, TextException, PathException,
            EditException {
        Variant dictionary = Variant.Dictionary.of(List.of(
                new Variant.Entry(new Variant.PackedStrings(List.of("a", "b")), new Variant.Int(1))));
        byte[] value = Encoder.encode(dictionary, Dialects.of("godot4"));
        byte[] framed = Bytes.joined(Word32.of(value.length, ByteOrder.LITTLE_ENDIAN), value);
        Document document = new Document(scan(framed, Dialects.of("godot4"), Framing.STREAM));

        set(document, "$#0~key[1]", "\"twelve bytes\"");

        Structure after = document.structure();
        assertThat(after.problems()).isEmpty();
        assertThat(after.bytes().length()).isEqualTo(framed.length + 12);
        assertThat(Values.of(after, after.node(Location.record(0).child(0).asKey()).orElseThrow(), 100))
                .contains(new Variant.PackedStrings(List.of("a", "twelve bytes")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            csv     | $0[1] | "x,y"  | "a""b",cd,"e,f"\\n | "a""b","x,y","e,f"\\n
            csv     | $0[2] | "g"    | "a""b",cd,"e,f"\\n | "a""b",cd,g\\n
            csv     | $0[0] | ""     | "a",cd              | ,cd
            bytes:3 | $0[1] | 65     | abc                 | aAc
            """)
    void aCellOfALineAndAByteOfBytesAreParts(String list, String path, String text, String before, String after)
            throws FieldListException, TextException, PathException, EditException {
        byte[] bytes = before.replace("\\n", "\n").getBytes(StandardCharsets.UTF_8);
        Document document = new Document(scan(bytes, Dialects.of("godot4"), Framing.of(FieldList.parse(list))));

        set(document, path.replace("$0", document.structure().records() == 1 ? "$" : "$0"), text);

        assertThat(new String(bytes(document), StandardCharsets.UTF_8)).isEqualTo(after.replace("\\n", "\n"));
    }

    @Test
    void settingWhatIsThereChangesNothing() throws EncodeException, PathException, EditException {
        byte[] bytes = Encoder.encode(new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, new int[] {1, 2}),
                Dialects.of("godot4"));
        Document document = new Document(scan(bytes, Dialects.of("godot4"), Framing.BARE));
        Change change = document.apply(new Edit.SetPart(Location.record(0), List.of(new PathStep.Index(1)),
                new Variant.Int(2)));
        assertThat(change.patches()).isEmpty();
    }

    private static Part element(Document document, long index) throws PathException {
        Structure structure = document.structure();
        return Part.of(structure, structure.record(0), List.of(new PathStep.Index(index)));
    }

    @Test
    void aPartOfBytesThatHaveChangedSinceIsLookedForAgain() throws EncodeException, PathException, EditException {
        byte[] bytes = Encoder.encode(new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, new int[] {1, 2}),
                Dialects.of("godot4"));
        Document document = new Document(scan(bytes, Dialects.of("godot4"), Framing.VALUES));
        Part old = element(document, 1);
        document.apply(new Edit.Insert(null, 0, null, new Variant.Text("first")));
        document.apply(new Edit.SetPart(Location.record(1), List.of(new PathStep.Index(1)), new Variant.Int(3), old));
        assertThat(Values.of(document.structure(), document.structure().record(1), LARGEST_CASE)).contains(
                new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, new int[] {1, 3}));
    }

    @Test
    void aPartOfAGigabyteIsReadAndReplacedInLittleMemory() throws IOException, InterruptedException {
        // The other program has 256 MiB of memory at most.
        try (Child child = Child.start(LargePartSession.class)) {
            child.await("done");
        }
    }
}
