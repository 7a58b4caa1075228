package org.varscope.explain.field;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.RandomValues;
import org.varscope.container.Layer;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.letters.Base64Text;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Framing;
import org.varscope.dialect.HeaderBits;
import org.varscope.document.place.PathBuilder;
import org.varscope.document.place.Values;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.said.Language;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Progress;
import org.varscope.scan.walk.Purpose;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The arithmetic that is shown gives what the codec gives, on random values.
class FigureTest {
    private static final int VALUES = 2000;
    private static final List<Dialect> DIALECTS = List.of(Dialects.of("godot2"), Dialects.of("godot3"),
            Dialects.of("godot4"));

    private static List<Explanation> explained(Variant value, Dialect dialect) throws EncodeException {
        Structure structure = Structure.scan(ByteStore.of(Encoder.encode(value, dialect)), dialect, Framing.BARE,
                Progress.NONE);
        Explainer explainer = new Explainer(structure, Language.ENGLISH, new PathBuilder(structure)::shown);
        return Fields.in(structure, new Span(0, structure.bytes().length())).stream().map(explainer::of).toList();
    }

    private static <F extends Figure> Optional<F> figure(List<Explanation> explained, Class<F> kind) {
        return explained.stream().flatMap(each -> each.figures().stream()).filter(kind::isInstance).map(kind::cast)
                .reduce((_, last) -> last);
    }

    private static Dialect dialect(Random random) {
        return DIALECTS.get(random.nextInt(DIALECTS.size()));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void headersPutTogetherAgainAreTheHeaders(long seed) throws EncodeException {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES; i++) {
            byte[] bytes = new byte[12];
            int word = random.nextInt();
            Dialect dialect = dialect(random);
            ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(random.nextBoolean() ? word : word & 0xF001F);
            Structure structure = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE);
            new Explainer(structure, Language.ENGLISH,
                    new PathBuilder(structure)::shown).at(0).orElseThrow().figures().forEach(figure -> {
                if (figure instanceof Figure.Header header) {
                    assertThat(header.joined()).isEqualTo(header.word());
                }
            });
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {3, 4})
    void signExponentAndFractionMakeTheFloat(long seed) throws EncodeException {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES; i++) {
            double number = random.nextBoolean() ? Double.longBitsToDouble(random.nextLong())
                    : Float.intBitsToFloat(random.nextInt());
            Dialect dialect = dialect(random);
            List<Explanation> said = explained(new Variant.Real(Double.doubleToRawLongBits(number)), dialect);
            Figure.Parts parts = figure(said, Figure.Parts.class).orElseThrow();
            double stored = parts.bits().wide() ? number : (float) number;
            assertThat(parts.isFinite()).isEqualTo(Double.isFinite(stored));
            if (parts.isFinite()) {
                assertThat(parts.number()).as("seed " + seed + ", " + number)
                        .isEqualByComparingTo(new BigDecimal(stored));
            }
            figure(said, Figure.Width.class).ifPresent(width -> {
                assertThat(width.wide()).isEqualTo(parts.bits().wide());
                assertThat(width.needs()).isEqualTo((float) number != number);
            });
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {5, 6})
    void bytesInTheirOrderAndTwosComplementMakeTheInt(long seed) throws EncodeException {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES; i++) {
            long number = random.nextLong() >> random.nextInt(64);
            Dialect dialect = DIALECTS.get(1 + random.nextInt(2));
            List<Explanation> said = explained(new Variant.Int(number), dialect);
            BigInteger stored = ((Figure.Order) said.getLast().figures().getFirst()).number();
            assertThat(figure(said, Figure.Complement.class).map(Figure.Complement::number).orElse(stored))
                    .as("seed " + seed).isEqualTo(BigInteger.valueOf(number));
            assertThat(figure(said, Figure.Width.class).orElseThrow())
                    .isEqualTo(new Figure.Width((int) number != number, (int) number != number));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {7, 8})
    void bytesOfUtf8MakeTheCodePointsAndLengthsThePadding(long seed) throws EncodeException {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES; i++) {
            String text = text(random);
            Dialect dialect = dialect(random);
            List<Explanation> said = explained(new Variant.Text(text), dialect);
            int size = text.getBytes(StandardCharsets.UTF_8).length;
            figure(said, Figure.Utf8.class).ifPresent(utf8 -> {
                int[] points = text.codePoints().toArray();
                assertThat(utf8.characters()).as("seed " + seed).hasSize(Math.min(points.length, 8));
                for (int k = 0; k < utf8.characters().size(); k++) {
                    assertThat(utf8.characters().get(k).point()).isEqualTo(points[k]);
                }
                assertThat(utf8.more()).isEqualTo(points.length > 8);
            });
            Optional<Figure.Padding> padding = figure(said, Figure.Padding.class);
            assertThat(padding.map(Figure.Padding::content)).isEqualTo(
                    size % 4 == 0 ? Optional.empty() : Optional.of((long) size));
            padding.ifPresent(sum -> assertThat(sum.sum() % 4).isZero());
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int count = random.nextInt(12); count > 0; count--) {
            int point = 1 + random.nextInt(Character.MAX_CODE_POINT) >> random.nextInt(16);
            text.appendCodePoint(point == 0 || point >= 0xD800 && point < 0xE000 || point == 0xFEFF ? 'x' : point);
        }
        return text.toString();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {9})
    void countsTimesSizesAreTheBytesOfPackedArrays(long seed) throws EncodeException {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            int[] numbers = random.ints(random.nextInt(20)).toArray();
            List<Explanation> said = explained(
                    new Variant.PackedInts(VariantKind.PACKED_INT32_ARRAY, numbers), dialect(random));
            Figure.Product product = figure(said, Figure.Product.class).orElseThrow();
            assertThat(product.count()).isEqualTo(numbers.length);
            assertThat(product.bytes()).isEqualTo(4L * numbers.length);
            assertThat(said).filteredOn(each -> each.field().purpose() instanceof Purpose.Scalar)
                    .hasSize(numbers.length);
        }
    }

    /// Numbers without headers, of every kind, in both byte orders.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {10, 11})
    void bytesInBothOrdersMakeTheNumbersThatTheCodecReads(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES / 10; i++) {
            List<String> kinds = new ArrayList<>();
            for (FieldKind kind : FieldKind.values()) {
                if (kind.isInteger() || kind.isReal() && kind != FieldKind.HALF) {
                    kinds.add((random.nextBoolean() ? "be, " : "le, ") + kind.word());
                }
            }
            byte[] bytes = new byte[64];
            random.nextBytes(bytes);
            Structure structure = Structure.scan(ByteStore.of(bytes), dialect(random), Framing.named(
                    Framing.FIELDS + String.join(", ", kinds)).orElseThrow(), Progress.NONE);
            Explainer explainer = new Explainer(structure, Language.ENGLISH, _ -> "");
            for (long place = 0; place < structure.records(); place++) {
                Node node = structure.record(place);
                checkStored(explainer.at(node.span().start()).orElseThrow().figures(),
                        Values.of(structure, node, bytes.length).orElseThrow());
            }
        }
    }

    /// Base64 text of every length, in one line and in lines that part letters which belong together.
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {13, 14})
    void lettersOfBase64MakeTheBytesThatTheDecoderReads(long seed) throws IOException {
        Random random = new Random(seed);
        for (int i = 0; i < VALUES / 10; i++) {
            byte[] bytes = new byte[1 + random.nextInt(40)];
            random.nextBytes(bytes);
            Base64.Encoder encoder = random.nextBoolean() ? Base64.getEncoder() : Base64.getEncoder().withoutPadding();
            String text = encoder.encodeToString(bytes).replaceAll("(.{" + (1 + random.nextInt(9)) + "})", "$1\r\n");
            Layer layer = Base64Text.open(ByteStore.of(text.getBytes(StandardCharsets.US_ASCII))).layers().getFirst();
            WrapperExplainer explainer = new WrapperExplainer(layer, Language.ENGLISH);
            SequencedMap<Span, Figure.Base64> figures = new LinkedHashMap<>();
            layer.fields(new Span(0, text.length())).stream().filter(field -> field.part() == WrapperPart.LETTERS)
                    .forEach(field -> figures.put(field.content(),
                            (Figure.Base64) explainer.of(field).figures().getFirst()));
            figures.forEach((content, figure) -> {
                assertThat(figure.bytes()).as(text + " " + figure).hasSize((int) content.length());
                assertThat(figure.spare()).isEqualTo(figure.bits().size() * 6 - figure.bytes().size() * 8);
                assertThat(figure.letters()).startsWith(figure.numbers().stream().map(FigureTest::letter)
                        .collect(Collectors.joining()));
            });
            assertThat(figures.values().stream().flatMap(figure -> figure.bytes().stream()).map(Integer::byteValue))
                    .as("seed " + seed + ", " + text).containsExactlyElementsOf(IntStream.range(0, bytes.length)
                            .mapToObj(at -> bytes[at]).toList());
        }
    }

    /// {@return the letter that stands for a number, as the encoder writes it}
    private static String letter(int number) {
        return Base64.getEncoder().encodeToString(new byte[] {(byte) (number << 2), 0, 0}).substring(0, 1);
    }

    private static void checkStored(List<Figure> figures, Variant read) {
        switch (read) {
            case Variant.Int(long number) -> assertThat(switch (figures.getLast()) {
                case Figure.Complement sum -> sum.number();
                case Figure.Order order -> order.number();
                default -> throw new AssertionError(figures);
            }).isEqualTo(BigInteger.valueOf(number));
            case Variant.Real real -> {
                Figure.Parts parts = (Figure.Parts) figures.getLast();
                double number = Double.longBitsToDouble(real.bits());
                assertThat(parts.isFinite()).isEqualTo(Double.isFinite(number));
                if (parts.isFinite()) {
                    assertThat(parts.number()).isEqualByComparingTo(new BigDecimal(number));
                }
            }
            default -> throw new AssertionError(read);
        }
    }

    static List<Dialect> everyDialect() {
        return Dialects.all();
    }

    /// What lengths, counts and headers say is what the encoder has written behind them, in values of every type.
    @ParameterizedTest
    @MethodSource("everyDialect")
    void lengthsCountsAndHeadersSayWhatTheEncoderWrites(Dialect dialect) throws EncodeException {
        RandomValues values = new RandomValues(new Random(12), dialect);
        for (int i = 0; i < VALUES / 10; i++) {
            List<Explanation> said = explained(values.value(3), dialect);
            for (int k = 0; k < said.size(); k++) {
                checkFollowing(said, k, dialect);
            }
        }
    }

    private static void checkFollowing(List<Explanation> said, int at, Dialect dialect) {
        Explanation field = said.get(at);
        List<Explanation> behind = said.subList(at + 1, said.size());
        BigInteger number = field.figures().stream().filter(Figure.Order.class::isInstance)
                .map(figure -> ((Figure.Order) figure).number()).findFirst().orElse(BigInteger.ZERO);
        switch (field.field().purpose()) {
            case Purpose.Header(int word, var bits) -> {
                assertThat(number.intValue()).isEqualTo(word);
                assertThat(bits.stream().filter(group -> group.use() == HeaderBits.Use.TYPE).findFirst().orElseThrow()
                        .in(word)).isEqualTo(dialect.row(word).id());
            }
            case Purpose.Length(Part part, _, _) when part != Part.EVENT && number.signum() > 0 ->
                    assertThat(behind.getFirst().span().length()).isEqualTo(number.longValue());
            case Purpose.Padding _ -> {
                Figure.Padding sum = (Figure.Padding) field.figures().getFirst();
                assertThat(sum.content()).isEqualTo(said.get(at - 1).span().length());
                assertThat(sum.padding()).isEqualTo(field.span().length());
                assertThat(sum.sum() % 4).isZero();
            }
            case Purpose.Count(var of) when of == Purpose.Counted.PACKED
                    && field.figures().getLast() instanceof Figure.Product product -> assertThat(behind.stream()
                            .takeWhile(each -> each.field().owner().equals(field.field().owner())
                                    && !(each.field().purpose() instanceof Purpose.Padding))
                            .mapToLong(each -> each.span().length()).sum()).isEqualTo(product.bytes());
            default -> assertThat(field.span().length()).isPositive();
        }
    }
}
