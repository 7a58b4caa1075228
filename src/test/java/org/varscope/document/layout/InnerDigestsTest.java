package org.varscope.document.layout;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Paths;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotReader;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// Digests that are values, as scripts make them: found where they fit, and made anew after an edit.
class InnerDigestsTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");

    private static byte[] bytes(String text) throws Exception {
        return Encoder.encode(GodotReader.read(text, GODOT4), GODOT4);
    }

    private static String digest(String algorithm, byte[] of) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(of));
    }

    /// The save with `gold`, whose text `#` is the digest of what `of` says.
    private static byte[] save(String save, String of, String algorithm, int gold) throws Exception {
        String made = of.replace("GOLD", "" + gold);
        return bytes(save.replace("GOLD", "" + gold).replace("#", digest(algorithm, bytes(made))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
        {"gold": GOLD, "sum": "#"} | {"gold": GOLD} | SHA-256 | $.sum
        {"gold": GOLD, "_meta": {"v": 2, "sum": "#"}} | {"gold": GOLD, "_meta": {"v": 2}} | SHA-256 | $._meta.sum
        {"gold": GOLD, "_meta": {"v": 2, "sum": "#"}} | {"gold": GOLD} | SHA-1 | $._meta.sum
        {"gold": GOLD, "sum": "#"} | {"gold": GOLD, "sum": ""} | MD5 | $.sum
        {"data": {"gold": GOLD}, "hash": "#"} | {"gold": GOLD} | SHA-256 | $.hash
        {"hash": "#", "data": {"gold": GOLD}} | {"gold": GOLD} | MD5 | $.hash
        """)
    void oneThatFitsIsFoundAndMadeAnew(String save, String of, String algorithm, String path) throws Exception {
        for (boolean framed : List.of(false, true)) {
            ByteStore file = ByteStore.of(file(save(save, of, algorithm, 100), framed));
            Framing framing = framed ? Framing.STREAM : Framing.BARE;
            Structure structure = Structure.scan(file, GODOT4, framing, Progress.NONE);
            assertThat(InnerDigests.in(structure, Progress.NONE)).singleElement().satisfies(remark ->
                    assertThat(Clauses.clause(remark)).contains(path + " is the " + algorithm));

            Document document = new Document(structure);
            String gold = save.contains("data") ? "$.data.gold" : "$.gold";
            document.apply(new Edit.SetValue(Paths.resolve(structure, PathText.read(gold, GODOT4)).node().location(),
                    new Variant.Int(7)));
            assertThat(Digests.mayBeDue(document.structure())).isTrue();
            Digests.Due due = Digests.due(file, document.structure(), Progress.NONE);
            document.apply(Objects.requireNonNull(due.edit()));
            assertThat(due.said()).singleElement().satisfies(remark ->
                    assertThat(Clauses.clause(remark)).contains("the " + algorithm + " at 0x", "was updated"));
            ByteStore after = document.structure().bytes();
            assertThat(after.bytes(new Span(0, after.length())))
                    .isEqualTo(file(save(save, of, algorithm, 7), framed));
        }
    }

    /// A save as a script makes it of a number, and where in it the number stands.
    private record Made(String what, String gold, IntFunction<byte[]> file) {
        @Override
        public String toString() {
            return what;
        }
    }

    private static byte[] data(int gold) {
        return parsed("{\"gold\": " + gold + ", \"items\": [\"rope\"]}");
    }

    private static byte[] parsed(String text) {
        try {
            return bytes(text);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static String sum(String algorithm, byte[] of) {
        try {
            return digest(algorithm, of);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] text(String algorithm, byte[] of) {
        return parsed('"' + sum(algorithm, of) + '"');
    }

    private static byte[] base64(String algorithm, byte[] of) {
        return parsed('"' + Base64.getEncoder().encodeToString(HexFormat.of().parseHex(sum(algorithm, of))) + '"');
    }

    /// A PackedByteArray with the digits of a digest.
    private static byte[] packedDigits(String algorithm, byte[] of) {
        byte[] digits = sum(algorithm, of).getBytes(StandardCharsets.US_ASCII);
        return parsed("PackedByteArray(" + IntStream.range(0, digits.length).mapToObj(i -> "" + digits[i])
                .collect(Collectors.joining(", ")) + ")");
    }

    private static byte[] packed(String algorithm, byte[] of) {
        String numbers = HexFormat.ofDelimiter(", 0x").formatHex(HexFormat.of().parseHex(sum(algorithm, of)));
        return parsed("PackedByteArray(" + Stream.of(("0x" + numbers).split(", "))
                .map(number -> "" + Integer.decode(number)).collect(Collectors.joining(", ")) + ")");
    }

    private static byte[] records(byte[]... values) {
        Buffers.Out out = new Buffers.Out();
        for (byte[] value : values) {
            out.raw(file(value, true));
        }
        return out.bytes();
    }

    private static byte[] array(byte[]... values) {
        Buffers.Out out = new Buffers.Out().u32(28).u32(values.length);
        for (byte[] value : values) {
            out.raw(value);
        }
        return records(out.bytes());
    }

    private static byte[] entries(byte[]... keysAndValues) {
        Buffers.Out out = new Buffers.Out().u32(27).u32(keysAndValues.length / 2);
        for (byte[] each : keysAndValues) {
            out.raw(each);
        }
        return out.bytes();
    }

    private static byte[] json(int gold) {
        return ("{'gold': " + gold + "}").getBytes(StandardCharsets.UTF_8);
    }

    static List<Made> made() {
        byte[] key = parsed("\"data\"");
        byte[] hash = parsed("\"hash\"");
        byte[] meta = parsed("\"meta\"");
        byte[] version = parsed("7");
        return List.of(
                new Made("text record, value", "$1.gold", gold -> records(text("MD5", data(gold)), data(gold))),
                new Made("text record, record", "$1.gold", gold -> records(text("SHA-256", records(data(gold))),
                        data(gold))),
                new Made("text record behind", "$0.gold", gold -> records(data(gold), text("SHA-1", data(gold)))),
                new Made("text record, all behind", "$1.gold", gold -> records(text("SHA-256",
                        records(data(gold), version)), data(gold), version)),
                new Made("text record, all before", "$0.gold", gold -> records(data(gold), version, text("MD5",
                        records(data(gold), version)))),
                new Made("base64 record", "$1.gold", gold -> records(base64("SHA-256", data(gold)), data(gold))),
                new Made("base64 entry", "$.data.gold", gold -> records(entries(hash, base64("MD5", data(gold)), key,
                        data(gold)))),
                new Made("packed record", "$1.gold", gold -> records(packed("SHA-256", data(gold)), data(gold))),
                new Made("packed digits", "$1.gold", gold -> records(packedDigits("MD5", data(gold)), data(gold))),
                new Made("packed entry", "$.data.gold", gold -> records(entries(key, data(gold), hash,
                        packed("MD5", data(gold))))),
                new Made("element", "$[0].gold", gold -> array(data(gold), text("SHA-256", data(gold)))),
                new Made("entry that is not next", "$.data.gold", gold -> records(entries(key, data(gold), meta,
                        version, hash, text("SHA-256", data(gold))))),
                new Made("beside the entry around", "$.data.gold", gold -> records(entries(meta,
                        entries(hash, text("MD5", data(gold))), key, data(gold)))),
                new Made("text of JSON", "$.data", gold -> records(entries(key,
                        parsed('"' + new String(json(gold), StandardCharsets.UTF_8) + '"'), hash,
                        text("MD5", json(gold))))));
    }

    @ParameterizedTest
    @MethodSource("made")
    void oneInAnotherRecordOrBesideAValueIsMadeAnew(Made made) throws Exception {
        ByteStore file = ByteStore.of(made.file.apply(100));
        Structure structure = Structure.scan(file, GODOT4, Framing.STREAM, Progress.NONE);
        assertThat(InnerDigests.in(structure, Progress.NONE)).hasSize(1);
        Document document = new Document(structure);
        Variant other = made.gold.equals("$.data")
                ? new Variant.Text(new String(json(7), StandardCharsets.UTF_8)) : new Variant.Int(7);
        document.apply(new Edit.SetValue(Paths.resolve(structure, PathText.read(made.gold, GODOT4)).node().location(),
                other));
        Digests.Due due = Digests.due(file, document.structure(), Progress.NONE);
        document.apply(Objects.requireNonNull(due.edit()));
        assertThat(due.said()).hasSize(1);
        ByteStore after = document.structure().bytes();
        assertThat(after.bytes(new Span(0, after.length()))).isEqualTo(made.file.apply(7));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'gold': 100, 'id': '00112233445566778899aabbccddeeff'}", "{'gold': 100, 'sum': 'abc'}"})
    void othersAreNoDigests(String save) throws Exception {
        ByteStore file = ByteStore.of(bytes(save.replace('\'', '"')));
        Structure structure = Structure.scan(file, GODOT4, Framing.BARE, Progress.NONE);
        assertThat(InnerDigests.in(structure, Progress.NONE)).isEmpty();
        Document document = new Document(structure);
        document.apply(new Edit.SetValue(Paths.resolve(structure, PathText.read("$.gold", GODOT4)).node().location(),
                new Variant.Int(7)));
        Digests.Due due = Digests.due(file, document.structure(), Progress.NONE);
        assertThat(due.edit()).isNull();
        assertThat(due.said()).isEmpty();
    }

    private static byte[] file(byte[] value, boolean framed) {
        return framed ? new Buffers.Out().u32(value.length).raw(value).bytes() : value;
    }
}
