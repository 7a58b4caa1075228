package org.varscope.container.letters;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.WrapperException;
import org.varscope.container.Wrapping;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.FormatRemark;
import org.varscope.corpus.EngineCase;
import org.varscope.corpus.EngineText;
import org.varscope.corpus.EngineView;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.explain.Saying;
import org.varscope.remark.Remark;
import org.varscope.scan.detect.Reason;
import org.varscope.scan.walk.Progress;

class Base64TextTest {
    private static final String DICTIONARY = "1b0000000100000004000000010000006b0000000200000001000000";

    static Stream<EngineCase> files() {
        return Stream.of("godot3", "godot4", "godot4double").flatMap(folder -> EngineCase.in(folder).stream())
                .filter(c -> c.file().startsWith("b64_"));
    }

    private static ByteStore text(String text) {
        return ByteStore.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(ByteStore bytes) {
        return new String(bytes.bytes(new Span(0, bytes.length())), StandardCharsets.UTF_8);
    }

    private static ByteStore hex(String hex) {
        return ByteStore.of(HexFormat.of().parseHex(hex));
    }

    private static String shown(String escaped) {
        return escaped.replace("\\n", "\n").replace("\\r", "\r").replace("_", " ").replace("\\uFEFF", "\uFEFF");
    }

    /// A record behind a magic, which begins like no value; and a word that happens to have no other letters.
    @Test
    void valuesBehindAMagicAreFoundInLetters() throws IOException {
        byte[] inside = HexFormat.of().parseHex("53415645" + "1c000000" + DICTIONARY);
        Probe.Result read = Probe.open(text(Base64.getEncoder().encodeToString(inside)), Layers.ANY, null, null,
                Progress.NONE);
        assertThat(read).isInstanceOfSatisfying(Probe.Result.Found.class, found ->
                assertThat(found.layout()).isEqualTo("base64+\"SAVE\", var..."));
        assertThat(Probe.open(text("swordsandshieldsofdoom"), Layers.ANY, null, null, Progress.NONE))
                .isInstanceOf(Probe.Result.Foreign.class);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileOpensToTheValueThatWasEncoded(EngineCase file) throws IOException, DecodeException {
        Probe.Result result = Probe.open(ByteStore.of(file.bytes()), Layers.ANY, null, null, Progress.NONE);

        assertThat(result).isInstanceOf(Probe.Result.Found.class);
        Probe.Result.Found found = (Probe.Result.Found) result;
        assertThat(found.framing()).isEqualTo(Framing.BARE);
        assertThat(found.whole()).isTrue();
        assertThat(found.word()).isEqualTo("base64+bare");
        if (!file.text().isEmpty()) {
            Dialect dialect = Dialects.of(file.folder().replace("double", "-double"));
            ByteStore content = found.wrapping().content();
            var value = new Decoder(dialect, ObjectRule.ALLOWED).decode(content.bytes(new Span(0, content.length())))
                    .value();
            assertThat(EngineText.of(EngineView.of(dialect, false).of(value), dialect)).isEqualTo(file.text());
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileWithTheSameContentIsTheSame(EngineCase file) throws IOException {
        Base64Text opened = Base64Text.open(ByteStore.of(file.bytes()));
        ByteStore content = opened.content();
        ByteStore copy = ByteStore.of(content.bytes(new Span(0, content.length())));

        assertThat(text(opened.wrap(copy, Progress.NONE).file())).isEqualTo(text(ByteStore.of(file.bytes())));
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileIsWrittenAsTheEngineWritesIt(EngineCase file) throws IOException {
        Base64Text opened = Base64Text.open(ByteStore.of(file.bytes()));

        Wrapping.Rewrapped other = opened.wrap(hex("00000000"), Progress.NONE);
        ByteStore again = other.wrapping().wrap(opened.content(), Progress.NONE).file();

        assertThat(text(other.file())).isEqualTo("AAAAAA==");
        assertThat(text(again)).isEqualTo(text(ByteStore.of(file.bytes())));
    }

    @ParameterizedTest
    @CsvSource({
        "AgAAAAUAAAA=,                 AgAAAAYAAAA=",
        "AgAAAAUAAAA=\\n,              AgAAAAYAAAA=\\n",
        "AgAA\\nAAUA\\nAAA=\\n,        AgAA\\nAAYA\\nAAA=\\n",
        "AgAA\\r\\nAAUA\\r\\nAAA=,     AgAA\\r\\nAAYA\\r\\nAAA=",
        "__AgAAAAUAAAA=__\\n\\n,       __AgAAAAYAAAA=__\\n\\n",
        "AgAAAAUAAAA,                  AgAAAAYAAAA",
        "\\uFEFFAgAAAAUAAAA=,          \\uFEFFAgAAAAYAAAA=",
    })
    void otherContentIsLaidOutInTheSameWay(String before, String after) throws IOException {
        Base64Text opened = Base64Text.open(text(shown(before)));

        assertThat(text(opened.wrap(hex("0200000006000000"), Progress.NONE).file())).isEqualTo(shown(after));
    }

    @Test
    void textThatLacksOnlyItsLastMarkIsReadAndStaysAsItIs() throws IOException {
        Base64Text opened = Base64Text.open(text("AgAAAAUAAAAAAA="));

        assertThat(opened.content().contentEquals(hex("02000000050000000000"))).isTrue();
        assertThat(text(opened.wrap(hex("02000000050000000000"), Progress.NONE).file())).isEqualTo("AgAAAAUAAAAAAA=");
        assertThat(text(opened.wrap(hex("02000000060000000001"), Progress.NONE).file())).startsWith("AgAAAAYAAAAAAQ=");
    }

    @ParameterizedTest
    @ValueSource(strings = {"AgAA AAUA\nAAA=", "AgAAAAUAA AA=", "AgAAAAUAAAB="})
    void evenAnOddFormStaysWhereNothingChanges(String odd) throws IOException {
        Base64Text opened = Base64Text.open(text(odd));

        assertThat(text(opened.wrap(hex("0200000005000000"), Progress.NONE).file())).isEqualTo(odd);
    }

    @ParameterizedTest
    @CsvSource({
        "AgA\\nAAAUAA\\r\\nAA\\n=,                           0200000006000000, AgA\\nAAAYAA\\r\\nAA\\n=",
        "AgAA AAUA\\nAAA=,                              0200000006000000, AgAA AAYA\\nAAA=",
        "__AgAA\\n\\nAAUAAAA_=_\\n__,                   0200000006000000, __AgAA\\n\\nAAYAAAA_=_\\n__",
        "'AAAAAA\\nAAAAAAAAAA\\nAAAAA\\nAAA',            000000000000010000000000000000000000, "
                + "'AAAAAA\\nAAAQAAAAAA\\nAAAAA\\nAAA'",
        "'AAAAAA\\nAAAAAAAAAA\\nAAAAA\\nAAA',            000000000000, 'AAAAAA\\nAA'",
        "'AQID\\nAAAAAAAA\\nBAUG\\nBw==\\n',             01020304050607, 'AQID\\nBAUG\\nBw==\\n'",
        "'AQID\\nAAAAAAAA\\nBAUG\\nBw==\\n',             010203000000000000FFFFFFFFFFFF04050607, "
                + "'AQID\\nAAAAAAAA\\n////////\\nBAUG\\nBw==\\n'",
        "'AQIDBAUG\\nBwgJCgsM\\nDQ4P\\nEBES',            010203FFFFFF0405060708090A0B0C0D0E0F101112, "
                + "'AQID////\\nBAUG\\nBwgJCgsM\\nDQ4P\\nEBES'",
    })
    void linesOfAnyLengthStayWhereNothingChanges(String before, String content, String after)
            throws IOException {
        Base64Text opened = Base64Text.open(text(shown(before)));
        Wrapping.Rewrapped written = opened.wrap(hex(content), Progress.NONE);
        assertThat(text(written.file())).isEqualTo(shown(after));
        assertThat(Base64Text.open(written.file()).content().contentEquals(hex(content))).isTrue();
    }

    @Test
    void anyChangeOfAnyTextIsReadAgainAndEverythingElseStays() throws IOException {
        Random random = new Random(18);
        for (int round = 0; round < 2000; round++) {
            String before = irregular(random);
            Base64Text opened = Base64Text.open(text(before));
            long at = random.nextLong(opened.content().length());
            long removed = Math.min(opened.content().length() - at, random.nextInt(12));
            byte[] inserted = new byte[random.nextBoolean() ? (int) removed : random.nextInt(1, 40)];
            random.nextBytes(inserted);
            ByteStore changed = opened.content().replace(new Span(at, removed), ByteStore.of(inserted));
            if (changed.isEmpty()) {
                continue;
            }
            String after = text(opened.wrap(changed, Progress.NONE).file());
            String as = "seed 18, round %d: %s".formatted(round, before);
            assertThat(Base64Text.open(text(after)).content().contentEquals(changed)).as(as).isTrue();
            String head = before.substring(0, end(before, (int) (at / 3 * 4)));
            assertThat(after).as(as).startsWith(head);
            if (inserted.length == removed) {
                assertThat(after.replaceAll("[A-Za-z0-9+/]", "A")).as(as)
                        .isEqualTo(before.replaceAll("[A-Za-z0-9+/]", "A"));
            }
        }
    }

    /// Text of up to 60 bytes with lines of up to nine letters, ended and indented in any way.
    private static String irregular(Random random) {
        byte[] content = new byte[1 + random.nextInt(60)];
        random.nextBytes(content);
        StringBuilder text = new StringBuilder();
        int line = 0;
        Base64.Encoder encoder = random.nextBoolean() ? Base64.getEncoder() : Base64.getEncoder().withoutPadding();
        for (char letter : encoder.encodeToString(content).toCharArray()) {
            text.append(letter);
            if (line-- == 0) {
                text.append(List.of("\n", "\r\n", " \n", "\n\n ", " ").get(random.nextInt(5)));
                line = random.nextInt(9);
            }
        }
        return text.toString();
    }

    private static int end(String text, int letters) {
        int at = 0;
        for (int seen = 0; seen < letters; at++) {
            seen += Base64Lines.isLetter(text.charAt(at)) ? 1 : 0;
        }
        return at;
    }

    @Test
    void anotherByteIsNamedWithItsPlace() {
        assertThatThrownBy(() -> Base64Text.open(text("AgAA*AAA"))).isInstanceOf(WrapperException.class)
                .satisfies(Saying.exactly("the byte 0x2A at 0x4 is not a letter of base64"));
    }

    @Test
    void quotesAroundTheLettersStay() throws IOException {
        Base64Text quoted = Base64Text.open(text("\"AgAAAGQA\nAAA=\"\n"));
        ByteStore seven = ByteStore.of(new byte[] {2, 0, 0, 0, 7, 0, 0, 0});
        assertThat(quoted.content().reader().u8(4)).isEqualTo(100);
        assertThat(quoted.wrap(seven, Progress.NONE).file().contentEquals(text("\"AgAAAAcA\nAAA=\"\n"))).isTrue();
        assertThatThrownBy(() -> Base64Text.open(text("AgAA\"AAA"))).isInstanceOf(WrapperException.class);
    }

    @Test
    void aPackedBufferInBase64IsOpened() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(HexFormat.of().parseHex("1b00000001000000040000000400000067" + "6f6c640200000064000000"));
        }
        Probe.Result found = Probe.open(text(Base64.getEncoder().encodeToString(packed.toByteArray())), Layers.ANY,
                null, null, Progress.NONE);
        assertThat(((Probe.Result.Found) found).word()).isEqualTo("base64+gzip+bare");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n \n", "A", "AAAA=AAA", "======"})
    void whatIsNoWholeTextIsRefused(String text) {
        assertThatThrownBy(() -> Base64Text.open(text(text))).isInstanceOf(WrapperException.class);
    }

    @Test
    void aWrappedFileInsideIsUnwrappedToo() throws IOException {
        String file = "R0RFQwEAAACHgZFG2aNE85c8fm1eZhFVIAAAAAAAAAAcxJI3ot2fZ9Gqs4BfNaTERiaP80DEbamubOdfDblnVQ==\n";
        Secret secret = Secret.ofPassword("secret".toCharArray());

        Probe.Result.Found found =
                (Probe.Result.Found) Probe.open(text(file), Layers.ANY, null, secret, Progress.NONE);
        Wrapping.Rewrapped other = found.wrapping().wrap(hex("00000000"), Progress.NONE);
        ByteStore again = other.wrapping().wrap(found.wrapping().content(), Progress.NONE).file();

        assertThat(found.word()).isEqualTo("base64+encrypted+stream");
        assertThat(text(again)).isEqualTo(file);
    }

    @Test
    void itSaysWhatItFound() throws IOException {
        Probe.Result.Found found = (Probe.Result.Found) Probe.open(
                text("GwAAAAEAAAAEAAAAAQAAAGsAAAACAAAAAQAAAA=="), Layers.ANY, null, null, Progress.NONE);

        assertThat(found.why()).first().isEqualTo(
                new Reason.Wrapped(FormatRemark.BASE64_TITLE.with(28L)));
        assertThat(found.wrapping().content().contentEquals(hex(DICTIONARY))).isTrue();
    }

    /// Bytes of text that counts how many of them were read.
    private record Counted(byte[] text, LongAdder bytesRead) implements ByteSource {
        @Override
        public long length() {
            return text.length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            bytesRead.add(count);
            System.arraycopy(text, (int) at, into, offset, count);
        }
    }

    @Test
    void muchWhiteSpaceIsOneFieldAndFoundWithoutReadingAllOfIt() throws WrapperException {
        String blank = " ".repeat(3_000_000);
        Counted counted = new Counted(("GwAA" + blank + "AAEAAAAE" + blank).getBytes(StandardCharsets.US_ASCII),
                new LongAdder());
        Layer layer = Base64Text.open(ByteStore.of(counted)).layers().getFirst();
        counted.bytesRead.reset();
        assertThat(layer.fields(new Span(2_000_000, 1))).singleElement().satisfies(field -> {
            assertThat(field.part()).isEqualTo(WrapperPart.SPACE);
            assertThat(field.span()).isEqualTo(new Span(4, blank.length()));
        });
        assertThat(layer.fields(new Span(5_000_000, 1))).extracting(WrapperField::span)
                .containsExactly(new Span(blank.length() + 12L, blank.length()));
        assertThat(counted.bytesRead.sum()).isLessThan(1_000_000);
    }
}
