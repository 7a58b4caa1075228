package org.varscope.text.cell;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.codec.RandomValues;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.text.TextException;
import org.varscope.text.Visible;
import org.varscope.text.godot.GodotReader;
import org.varscope.variant.Variant;

class ValueTextTest {
    private static final Dialect DIALECT = Dialects.of("godot4");

    private static Stream<Dialect> engines() {
        return Dialects.all().stream().filter(dialect -> !dialect.traits().document());
    }

    private static String written(String text, ValueText as) {
        try {
            return as.write(GodotReader.read(text, DIALECT), DIALECT, 1 << 20);
        } catch (TextException e) {
            throw new AssertionError(e);
        }
    }

    private static List<ValueText> fitting(Variant value) {
        return Stream.of(ValueText.values()).filter(as -> as.fits(value)).toList();
    }

    @Test
    void aTextIsItselfAndItsLinesKeepTheirEnds() throws TextException {
        Variant text = new Variant.Text("say \"hi\"\r\n\tto \u00e9\r\n");
        assertThat(fitting(text)).contains(ValueText.PLAIN);
        assertThat(ValueText.PLAIN.write(text, DIALECT, 1000)).isEqualTo("say \"hi\"\n\tto \u00e9\n");
        assertThat(ValueText.PLAIN.write(text, DIALECT, 5)).isEqualTo("say \u2026");
        assertThat(ValueText.PLAIN.readOver("a\nb", text, DIALECT)).isEqualTo(new Variant.Text("a\r\nb"));
    }

    @Test
    void onlyATextOfWhichAllIsSeenIsItself() {
        for (Variant value : List.of(new Variant.Text("a\r\nb\n"), new Variant.Text("\u202e"), new Variant.Int(7),
                new Variant.Name("a"))) {
            assertThat(fitting(value)).doesNotContain(ValueText.PLAIN);
        }
    }

    @Test
    void entriesHaveLinesOfTheirOwnAndWhatFitsALineStaysInOne() {
        assertThat(written("{\"hp\": 87, \"at\": Vector2(3, 4), \"bag\": [{\"id\": 1}, {\"id\": 2}], \"no\": {}}",
                ValueText.GODOT_TEXT)).isEqualTo("""
                {
                  "hp": 87,
                  "at": Vector2(3, 4),
                  "bag": [{"id": 1}, {"id": 2}],
                  "no": {}
                }""");
    }

    @Test
    void whatDoesNotFitALineIsIndented() {
        String item = "{\"name\": \"a sword with a name of its own\", \"quantity\": 12}";
        assertThat(written("[" + item + ", " + item + "]", ValueText.JSON)).isEqualTo("""
                [
                  {"name": "a sword with a name of its own", "quantity": 12},
                  {"name": "a sword with a name of its own", "quantity": 12}
                ]""");
    }

    @Test
    void manyNumbersFillLines() {
        String text = written(IntStream.range(0, 100).mapToObj(Integer::toString)
                .collect(Collectors.joining(", ", "PackedInt32Array(", ")")), ValueText.GODOT_TEXT);
        assertThat(text.lines()).hasSize(7).allMatch(line -> line.length() <= 100);
        assertThat(text).startsWith("PackedInt32Array(\n  0, 1, 2, ").endsWith("\n  99\n)");
    }

    @Test
    void whatIsLongerThanAskedForEndsInAnEllipsis() {
        Variant value = Variant.Array.of(Collections.nCopies(1000, new Variant.Int(7)));
        for (ValueText as : fitting(value)) {
            assertThat(as.write(value, DIALECT, 100).replaceAll("\\s", "")).hasSizeLessThan(101).endsWith("…");
        }
    }

    @Test
    void nothingIsWrittenThatCannotBeSeen() {
        Variant value = new Variant.Text("bell \u0007 override \u202e feed \n separator \u2028");
        for (ValueText as : fitting(value)) {
            String text = as.write(value, DIALECT, 1000);
            assertThat(text).isEqualTo(Visible.line(text)).contains("\\u202e", "\\n", "\\u2028", "\\u0007");
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void whatIsReadBackOverTheValueKeepsEveryByteOfIt(Dialect dialect)
            throws TextException, EncodeException {
        RandomValues values = new RandomValues(new Random(31), dialect, RandomValues.Range.HELD);
        for (int i = 0; i < 300; i++) {
            Variant value = values.value(3);
            byte[] bytes = Encoder.encode(value, dialect);
            for (ValueText as : fitting(value)) {
                String text = as.write(value, dialect, 1 << 20);
                Variant again = as.readOver(text, value, dialect);
                assertThat(over(again, bytes, dialect)).as("seed 31, value %d, %s, %s: %s", i, dialect, as, text)
                        .isEqualTo(bytes);
            }
        }
    }

    private static byte[] over(Variant value, byte[] bytes, Dialect dialect) throws EncodeException {
        return Encoder.encodeOver(value, dialect, bytes,
                (typed, was) -> Coerce.isSameInside(typed, was, dialect));
    }

    @ParameterizedTest
    @CsvSource({"godot2, godot2", "godot3, godot3", "godot4, godot4", "godot4double, godot4-double",
            "godot4double, godot4"})
    void whatEnginesWroteKeepsEveryByteReadBackFromItsText(String folder, String name) throws Exception {
        Dialect dialect = Dialects.of(name);
        int read = 0;
        for (EngineCase one : EngineCase.variantsIn(folder)) {
            Variant value;
            try {
                value = new Decoder(dialect, ObjectRule.ALLOWED).decode(one.bytes(), 0, one.bytes().length).value();
            } catch (DecodeException _) {
                continue;
            }
            for (ValueText as : fitting(value)) {
                String text = as.write(value, dialect, 1 << 24);
                assertThat(over(as.readOver(text, value, dialect), one.bytes(), dialect))
                        .as("%s: %s", as, text).isEqualTo(one.bytes());
            }
            read++;
        }
        assertThat(read).isGreaterThan(50);
    }

    /// The ints are stored in 64 bits though 32 hold them, which nobody types.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[1, 2, 3] | [0, 1, 2, 3] | 3",
        "[1, 2, 3] | [3, 1] | 2",
        "[1, 2, 3] | [2, 3, 4, 5] | 2",
        "[{\"a\": 1}, {\"a\": 2}] | [{\"a\": 0}, {\"a\": 1}, {\"a\": 2}] | 2",
        "[{\"a\": 1}, {\"a\": 2}] | [{\"a\": 2}, {\"a\": 1}] | 2",
        "{\"a\": 1, \"b\": 2} | {\"b\": 2, \"c\": 1} | 2",
        "{\"a\": [1, 2]} | {\"b\": [1, 2]} | 2",
        "{\"a\": 1, \"b\": 2} | {\"a\": 5, \"b\": 2} | 2"
    })
    void whatIsTheSameKeepsItsBytesWhereverItGoes(String before, String after, int wide) throws Exception {
        byte[] bytes = wide(before);
        Variant old = new Decoder(DIALECT, ObjectRule.ALLOWED).decode(bytes, 0, bytes.length).value();
        byte[] over = over(ValueText.GODOT_TEXT.readOver(after, old, DIALECT), bytes, DIALECT);
        String hex = HexFormat.of().formatHex(over);
        assertThat(hex.split("02000100").length - 1).isEqualTo(wide);
        assertThat(new Decoder(DIALECT, ObjectRule.ALLOWED).decode(over, 0, over.length).value())
                .isEqualTo(GodotReader.read(after, DIALECT));
    }

    /// {@return the bytes of what `text` says, with every int in 64 bits}
    private static byte[] wide(String text) throws Exception {
        String large = Pattern.compile("\\d+").matcher(text)
                .replaceAll(number -> Long.toString(Long.parseLong(number.group()) + (1L << 40)));
        String hex = HexFormat.of().formatHex(Encoder.encode(GodotReader.read(large, DIALECT), DIALECT));
        return HexFormat.of().parseHex(hex.replaceAll("(02000100..00000000)01(0000)", "$100$2"));
    }
}
