package org.varscope.explain;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Overflow;
import org.varscope.bytes.Span;
import org.varscope.check.Finding;
import org.varscope.check.Inspection;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.TypeSamples;
import org.varscope.container.BufferFiles;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.PackedBuffer;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapper;
import org.varscope.container.Wrapping;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.buffer.BufferRead;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.letters.Base64Text;
import org.varscope.container.letters.HexText;
import org.varscope.container.surround.XorBytes;
import org.varscope.corpus.Fixture;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Row;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.explain.field.FieldDescription;
import org.varscope.explain.field.Figure;
import org.varscope.explain.field.Pages;
import org.varscope.explain.wrapper.WrapperContext;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.explain.wrapper.WrapperExplanation;
import org.varscope.guide.Guide;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Numbers;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Rule;
import org.varscope.variant.VariantKind;

/// Every byte of every fixture, of every wrapper and in every dialect has a field, a sentence with the numbers of its
/// file, a source and a page of the guide, in both languages; every problem of what is damaged is explained there.
class CoverageTest {
    /// Deeper than any file but those that are made to be deep. There, only some fields are explained: what is said is
    /// the same at every depth, and finding the value takes as long as it is deep.
    private static final int DEEP = 200;
    private static final int SOME = 10;
    /// Fields of a file that are explained one by one; of the rest, which is more of the same, each of so many.
    private static final int FIRST = 1000;
    private static final int STEP = 23;
    private static final Pattern PLACE = Pattern.compile("\\{\\d|\\?\\?|null \\{");
    private static final Pattern NUMBERS = Pattern.compile("[0-9\"]");
    private static final Pattern JAPANESE = Pattern.compile("[\\p{IsHiragana}\\p{IsKatakana}]");
    private static final Set<String> ENGLISH_PAGES = Set.copyOf(new Guide(Language.ENGLISH).names());
    private static final Set<String> JAPANESE_PAGES = Set.copyOf(new Guide(Language.JAPANESE).names());

    static List<String> groups() {
        return Fixture.groups();
    }

    @ParameterizedTest
    @MethodSource("groups")
    void everyByteOfEveryFixtureAndWhateverIsAroundItIsExplained(String group) {
        Set<List<Object>> known = new HashSet<>();
        Fixture.in(group).forEach(fixture -> {
            if (known.add(content(fixture.structure()))) {
                check(fixture.structure(), fixture.name());
            }
            fixture.wrapping().layers().forEach(layer -> check(layer, fixture.name()));
        });
    }

    /// What files have in common that hold the same in several wrappers.
    private static List<Object> content(Structure structure) {
        return List.of(structure.dialect(), structure.framing(), structure.known(),
                ByteBuffer.wrap(structure.bytes().bytes(new Span(0, structure.bytes().length()))));
    }

    static Stream<Dialect> dialects() {
        return Stream.concat(Dialects.all().stream(), Dialects.presets().stream());
    }

    @ParameterizedTest
    @MethodSource("dialects")
    void everyByteOfEveryTypeIsExplainedInEveryDialect(Dialect dialect) {
        Set<VariantKind> left = dialect.rows().stream().map(Row::kind)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(VariantKind.class)));
        for (TypeSamples sample : TypeSamples.all()) {
            try {
                Structure structure = Structure.scan(ByteStore.of(Encoder.encode(sample.value(), dialect)), dialect,
                        Framing.BARE, Progress.NONE);
                assertThat(structure.errors()).as(sample.name()).isZero();
                left.remove(structure.record(0).kind());
                check(structure, sample.name() + " in " + dialect);
            } catch (EncodeException _) {
                continue; // this engine has no such value
            }
        }
        assertThat(left).isEmpty();
    }

    private static void check(Structure structure, String what) {
        long length = structure.bytes().length();
        List<Field> fields = Fields.in(structure, new Span(0, length));
        long reached = 0;
        for (Field field : fields) {
            assertThat(field.span().start()).as(what).isEqualTo(reached);
            reached = field.span().end();
        }
        assertThat(reached).as(what).isEqualTo(length);
        boolean isDeep = structure.deepestAt(length / 2).map(Node::depth).orElse(0) > DEEP;
        Explainer english = new Explainer(structure, Language.ENGLISH, _ -> "$");
        Explainer japanese = new Explainer(structure, Language.JAPANESE, _ -> "$");
        Set<Problem> explained = new HashSet<>();
        (isDeep ? new Random(length).ints(SOME, 0, fields.size()) : IntStream.range(0, fields.size())
                .filter(i -> i < FIRST || i % STEP == 0)).forEach(i -> {
            Explanation said = english.atLength(fields.get(i));
            check(said, japanese.atLength(fields.get(i)), what);
            checkRule(said, structure.dialect(), what);
            explained.addAll(said.problems());
        });
        if (!isDeep && length > 0 && fields.size() <= FIRST) {
            assertThat(explained.containsAll(structure.problems())).as(what).isTrue();
        }
        (isDeep ? structure.problems() : findings(structure)).forEach(problem -> {
            assertThat(Clauses.clause(problem.flaw())).as(what).isNotBlank();
            assertThat(Clauses.clause(problem.flaw(), Language.JAPANESE)).as(what).containsPattern(JAPANESE);
            assertThat(Pages.of(problem.code())).as(what).isIn(ENGLISH_PAGES).isIn(JAPANESE_PAGES);
        });
    }

    private static void check(FieldDescription said, FieldDescription inJapanese, String what) {
        Supplier<String> where = () -> what + " " + said.span() + " " + said.name() + ": " + said.sentence();
        assertThat(said.sentence()).as(where).endsWith(".");
        assertThat(unquoted(said)).as(where).doesNotContainPattern(PLACE);
        assertThat(said.name()).as(where).isNotBlank();
        assertThat(said.page()).as(where).isIn(ENGLISH_PAGES);
        assertThat(inJapanese.sentence()).as(where).endsWith("\u3002").containsPattern(JAPANESE);
        assertThat(unquoted(inJapanese)).as(where).doesNotContainPattern(PLACE);
        assertThat(inJapanese.name()).as(where).isNotBlank();
        assertThat(inJapanese.page()).as(where).isEqualTo(said.page()).isIn(JAPANESE_PAGES);
        assertThat(inJapanese.figures()).as(where).isEqualTo(said.figures());
        assertThat(said.source()).as(where).isNotBlank();
        assertThat(inJapanese.source()).as(where).isNotBlank();
        for (Problem problem : said.problems().stream().limit(3).toList()) {
            assertThat(said.sentence()).as(where).contains(Clauses.clause(problem.flaw()));
            assertThat(inJapanese.sentence()).as(where).contains(Clauses.clause(problem.flaw(), Language.JAPANESE));
        }
    }

    /// The sentence without the texts of the file in it.
    private static String unquoted(FieldDescription said) {
        return said.sentence().replaceAll("\".*\"", "");
    }

    /// What stands in the bytes is said; only what no rule reads has none as its source.
    private static void checkRule(Explanation said, Dialect dialect, String what) {
        Supplier<String> where = () -> what + " " + said.field() + " " + said.sentence();
        switch (said.field().purpose()) {
            case Purpose.LineEnd _ -> assertThat(said.source()).as(where).startsWith(dialect.traits().title());
            case Purpose.Unclaimed _, Purpose.Damage _ -> {
                assertThat(said.field().rule()).as(where).isEqualTo(Rule.NONE);
                assertThat(said.page()).as(where).startsWith(Pages.PROBLEMS);
            }
            case Purpose.Pending _ -> assertThat(said.sentence()).as("everything was read").isEmpty();
            case Purpose.RecordLength _, Purpose.Length _, Purpose.Count _ when said.field().span().length() == 4 ->
                    checkNumber(said, where);
            case Purpose.Scalar _ -> assertThat(said.sentence()).as(where).contains(said.value());
            default -> {
                assertThat(said.source()).as(where).startsWith(dialect.traits().title() + ", ");
                assertThat(NUMBERS.matcher(said.sentence()).find()).as(where).isTrue();
            }
        }
    }

    /// The number that the bytes give is in the sentence, but for the highest bit of a count.
    private static void checkNumber(FieldDescription said, Supplier<String> where) {
        long number = ((Figure.Order) said.figures().getFirst()).number().longValue();
        assertThat(said.sentence()).as(where).containsAnyOf(Numbers.grouped(number),
                Numbers.grouped(number & 0x7FFF_FFFF), Long.toString(number));
    }

    private static List<Problem> findings(Structure structure) {
        List<Problem> problems = new ArrayList<>();
        Inspection inspection = new Inspection(structure);
        for (Finding finding = inspection.next(); finding != null; finding = inspection.next()) {
            if (finding instanceof Finding.Trouble trouble) {
                problems.add(trouble.problem());
            }
        }
        return problems;
    }

    /// Files in every form of every wrapper, around contents that end before, with and behind a block.
    @Test
    void everyByteOfEveryWrapperIsExplained() throws IOException {
        Set<WrapperPart> met = EnumSet.noneOf(WrapperPart.class);
        for (Wrapping wrapping : wrapped()) {
            for (Layer layer : wrapping.layers()) {
                met.addAll(check(layer, Clauses.clause(wrapping.title())));
            }
        }
        assertThat(met).containsAll(EnumSet.complementOf(EnumSet.of(WrapperPart.AFTER, WrapperPart.REST)));
    }

    /// Files that nobody can open, as they are cut off, damaged or locked.
    @Test
    void everyByteOfWhatCannotBeOpenedIsExplained() throws IOException {
        Random random = new Random(30);
        Set<WrapperPart> met = EnumSet.noneOf(WrapperPart.class);
        for (Wrapping wrapping : wrapped()) {
            byte[] file = wrapping.file().bytes(new Span(0, wrapping.file().length()));
            Layers asked = Layers.named(wrapping.word()).orElseThrow();
            for (int i = 0; i < SOME; i++) {
                byte[] damaged = Arrays.copyOf(file, random.nextInt(Math.min(file.length, 80)) + 1);
                int at = random.nextInt(damaged.length);
                damaged[at] = at < 4 ? damaged[at] : (byte) random.nextInt();
                String what = Clauses.clause(wrapping.title()) + ", " + damaged.length + " bytes, " + at;
                for (Layer layer : Probe.layers(ByteStore.of(damaged), asked, null, Progress.NONE)) {
                    met.addAll(check(layer, what));
                }
            }
        }
        assertThat(met).containsAll(EnumSet.complementOf(EnumSet.of(WrapperPart.AFTER)));
    }

    private static List<Wrapping> wrapped() throws IOException {
        List<Wrapping> all = new ArrayList<>();
        Secret secret = Secret.ofPassword("secret".toCharArray());
        for (int size : new int[] {1, 2, 15, 16, 17, 4095, 4096, 9000}) {
            byte[] bytes = new byte[size];
            new Random(size).nextBytes(bytes);
            ByteStore content = ByteStore.of(bytes);
            for (Compression how : Compression.values()) {
                if (how.isWritable()) {
                    all.add(Compressed.open(Compressed.write(content, how, Progress.NONE).file(),
                            Overflow.REFUSED, Progress.NONE));
                }
            }
            for (boolean old : new boolean[] {true, false}) {
                all.add(Encrypted.open(Encrypted.write(content, secret, old, Progress.NONE).file(), secret,
                        Progress.NONE));
            }
            for (String text : List.of(Base64.getEncoder().encodeToString(bytes),
                    " \n" + Base64.getMimeEncoder().encodeToString(bytes) + "\n",
                    Base64.getMimeEncoder(8, new byte[] {'\n'}).encodeToString(bytes).replace("\n", " \n ")
                            .replaceFirst("^(.)(.)", "$1 $2"))) {
                all.add(Base64Text.open(ByteStore.of(text.getBytes(StandardCharsets.US_ASCII))));
            }
            all.add(HexText.open(ByteStore.of((" " + HexFormat.ofDelimiter("\n").formatHex(bytes))
                    .getBytes(StandardCharsets.US_ASCII))));
        }
        for (Packing how : Packing.values()) {
            for (String sized : List.of("", ":u64", ":packed-u32-be")) {
                byte[] bytes = new byte[400];
                new Random(how.ordinal()).nextBytes(bytes);
                all.add(packed(ByteStore.of(bytes), BufferForm.named(how.word() + sized).orElseThrow()));
            }
        }
        ByteStore buffer = all.getLast().file();
        all.add(XorBytes.of(buffer, "5ac301"));
        byte[] head = "SAVE\1\0\0\0line\n".getBytes(StandardCharsets.US_ASCII);
        Layers layers = Layers.named("\"SAVE\", n=u32, line, xor:01(auto):n, sha256(before), u16, crc32(value)")
                .orElseThrow();
        all.add(Probe.unwrap(ByteStore.of(head).concat(buffer).concat(ByteStore.of(new byte[38])), layers, null,
                Progress.NONE).wrapping());
        return all;
    }

    private static Wrapping packed(ByteStore content, BufferForm form) throws IOException {
        return PackedBuffer.open(BufferFiles.of(content, form), form, Overflow.REFUSED, BufferRead.Limit.NONE,
                Progress.NONE);
    }

    /// Checks one wrapper and gives the parts that it has.
    private static Set<WrapperPart> check(Layer layer, String what) {
        Span file = new Span(0, layer.file().length());
        List<WrapperField> fields = layer.fields(file);
        WrapperExplainer english = new WrapperExplainer(layer, Language.ENGLISH);
        WrapperExplainer japanese = new WrapperExplainer(layer, Language.JAPANESE);
        Set<WrapperPart> parts = EnumSet.noneOf(WrapperPart.class);
        Set<Problem> explained = new HashSet<>();
        long reached = 0;
        for (WrapperField field : fields) {
            assertThat(field.span().start()).as(what).isEqualTo(reached);
            reached = field.span().end();
            parts.add(field.part());
            WrapperExplanation said = english.of(field);
            check(said, japanese.of(field), what);
            assertThat(NUMBERS.matcher(said.sentence()).find()).as(said.sentence()).isTrue();
            for (Figure figure : said.figures()) {
                if (figure instanceof Figure.Base64(String letters)) {
                    assertThat(said.sentence()).as(what).contains(letters);
                } else {
                    checkNumber(said, () -> what + " " + said.sentence());
                }
            }
            explained.addAll(said.problems());
        }
        assertThat(reached).as(what).isEqualTo(file.length());
        assertThat(explained).as(what).containsAll(layer.problems());
        Random random = new Random(file.length());
        for (int i = 0; i < SOME && !file.isEmpty(); i++) {
            long at = random.nextLong(file.length());
            assertThat(layer.fields(new Span(at, 1))).as(what).containsExactlyElementsOf(
                    fields.stream().filter(field -> field.span().contains(at)).toList());
        }
        checkAround(layer, fields, random, what);
        return parts;
    }

    /// The bytes that a byte of the content is read from are those of a field that says so.
    private static void checkAround(Layer layer, List<WrapperField> fields, Random random, String what) {
        long length = layer.length();
        for (int i = 0; i < SOME && length > 0; i++) {
            long at = random.nextLong(length);
            Span around = layer.around(at);
            List<WrapperField> holding = fields.stream().filter(field -> field.content().contains(at)
                    && field.part() != WrapperPart.PACKED_SIZE).toList();
            // Of a block that is cut off there is no byte.
            assertThat(holding.isEmpty()).as(what + " " + at + " " + around).isEqualTo(around.isEmpty());
            assertThat(holding.isEmpty() || holding.stream().anyMatch(
                    field -> field.span().intersection(around).length() > 0)).as(what + " " + around).isTrue();
        }
    }

    @Test
    void aWrapperAroundAWrapperHasTwoLayers() throws IOException {
        ByteStore record = ByteStore.of(HexFormat.of().parseHex("080000000200000007000000"));
        ByteStore packed = Compressed.write(record, Compression.DEFLATE, Progress.NONE).file();
        String text = Base64.getEncoder().encodeToString(packed.bytes(new Span(0, packed.length())));
        Probe.Result.Found found = (Probe.Result.Found) Probe.open(ByteStore.of(text.getBytes(
                StandardCharsets.US_ASCII)), Layers.ANY, null, null, Progress.NONE);
        assertThat(found.wrapping().layers()).extracting(Layer::wrapper)
                .containsExactly(Wrapper.BASE64, Wrapper.COMPRESSED);
        found.wrapping().layers().forEach(layer -> check(layer, found.word()));
        assertThat(WrapperContext.of(found.wrapping(), 0, Language.ENGLISH)).extracting(WrapperContext::held)
                .isEqualTo(WrapperContext.of(found.wrapping(), 11, Language.ENGLISH).stream().map(WrapperContext::held)
                        .toList()).doesNotContain(new Span(0, 0));
    }
}
