package org.varscope.document.place;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Framing;
import org.varscope.dialect.KeyEquality;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Keys are distinguished by their bytes; the answer is that of decoding each of them and comparing them as the engine
/// does.
class KeySearchTest {
    private static final long SEED = 20_260_611;
    private static final int ROUNDS = 400;
    /// Texts as the engine writes them, and in every odd form that some engine reads.
    private static final List<String> TEXTS = List.of("", "61", "6162", "6163", "616200", "61620063", "0061", "C3A9",
            "C3A961", "61C3A9", "C381", "E28282", "E282AC", "C1A1", "61C1A2", "EFBBBF61", "EFBBBF", "EFBBBFEFBBBF61",
            "EFB981", "EFBFBD", "EFBF41", "EFBFBD41", "FF", "61FF", "6180", "EDA0BDEDB880", "F09F9880", "EDA080", "C3",
            "6100FF", "F0808080", "E08090", "10");

    private final Random random = new Random(SEED);

    @ParameterizedTest
    @ValueSource(strings = {"godot2", "godot3", "godot4"})
    void aKeyIsFoundWhereDecodingEveryKeyFindsIt(String name) throws EncodeException {
        Dialect dialect = Dialects.of(name);
        int found = 0;
        for (int round = 0; round < ROUNDS; round++) {
            byte[] bytes = dictionary(dialect);
            if (round % 3 == 0) {
                bytes[random.nextInt(8, bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            Structure structure = Structure.scan(ByteStore.of(bytes), dialect, Framing.BARE, Progress.NONE);
            Node root = structure.record(0);
            for (Variant key : asked(structure, root)) {
                Optional<Span> expected = byDecoding(structure, root, key);
                found += expected.isPresent() ? 1 : 0;
                assertThat(byPath(structure, key)).as("%s in round %d of seed %d", key, round, SEED)
                        .isEqualTo(expected);
            }
        }
        assertThat(found).isGreaterThan(ROUNDS);
    }

    private static Optional<Span> byPath(Structure structure, Variant key) {
        try {
            return Optional.of(Paths.resolve(structure, ValuePath.ROOT.then(new PathStep.Key(key))).node().span());
        } catch (PathException _) {
            return Optional.empty();
        }
    }

    private static Optional<Span> byDecoding(Structure structure, Node root, Variant key) {
        Span last = null;
        KeyEquality equality = KeyEquality.of(structure.dialect());
        Optional<Variant> identity = equality.identity(key);
        for (Structure.Entry entry : structure.entries(root, 0, root.children())) {
            Optional<Variant> there = Values.of(structure, entry.key(), 1 << 20).flatMap(equality::identity);
            if (there.isPresent() && there.equals(identity)) {
                last = entry.value().span();
            }
        }
        return Optional.ofNullable(last);
    }

    /// Every key that is there, and some that are not.
    private static Set<Variant> asked(Structure structure, Node root) {
        Set<Variant> keys = new LinkedHashSet<>(List.of(new Variant.Text(""), new Variant.Text("a"),
                new Variant.Text("ab"),
                new Variant.Text("\uFEFFa"), new Variant.Text("é"), new Variant.Text("\uD83D\uDE00"),
                new Variant.Int(7), new Variant.Text("\uFFFDA"), new Variant.Text("a\0c"), new Variant.Text("\uD800"),
                Variant.Real.of(7)));
        for (Structure.Entry entry : structure.entries(root, 0, root.children())) {
            Values.of(structure, entry.key(), 1 << 20).ifPresent(keys::add);
        }
        return keys;
    }

    private byte[] dictionary(Dialect dialect) throws EncodeException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int count = 1 + random.nextInt(12);
        word(bytes, dialect.rowOf(VariantKind.DICTIONARY).orElseThrow().id());
        word(bytes, count);
        for (int i = 0; i < count; i++) {
            key(bytes, dialect);
            bytes.writeBytes(Encoder.encode(value(), dialect));
        }
        return bytes.toByteArray();
    }

    private void key(ByteArrayOutputStream bytes, Dialect dialect) throws EncodeException {
        switch (random.nextInt(8)) {
            case 0 -> bytes.writeBytes(Encoder.encode(value(), dialect));
            case 1, 2 -> number(bytes, dialect.rowOf(VariantKind.INT).orElseThrow(), random.nextInt(6, 9));
            default -> text(bytes, dialect.rowOf(random.nextInt(5) == 0 ? VariantKind.STRING_NAME : VariantKind.STRING)
                    .orElseGet(() -> dialect.rowOf(VariantKind.STRING).orElseThrow()));
        }
    }

    private void number(ByteArrayOutputStream bytes, Row row, int number) {
        boolean wide = row.wide() && random.nextBoolean();
        word(bytes, row.id() | (wide ? Flag.WIDE : 0));
        word(bytes, number);
        if (wide) {
            word(bytes, random.nextInt(4) == 0 ? 1 : 0);
        }
    }

    private void text(ByteArrayOutputStream bytes, Row row) {
        byte[] text = HexFormat.of().parseHex(TEXTS.get(random.nextInt(TEXTS.size())));
        word(bytes, row.id());
        word(bytes, text.length);
        bytes.writeBytes(text);
        for (int i = text.length; i % 4 != 0; i++) {
            bytes.write(random.nextInt(6) == 0 ? 0x61 : 0);
        }
    }

    private static void word(ByteArrayOutputStream bytes, int word) {
        for (int i = 0; i < 4; i++) {
            bytes.write(word >>> 8 * i);
        }
    }

    /// Small and large, so that some stand in runs and some alone.
    private Variant value() {
        return switch (random.nextInt(6)) {
            case 0 -> Variant.NIL;
            case 1 -> Variant.Real.of(random.nextInt(3) == 0 ? -0.0 : random.nextInt(3) == 0
                    ? Double.NaN : random.nextInt(2));
            case 2 -> Variant.Array.of(List.of(new Variant.Int(random.nextInt(9))));
            case 3 -> Variant.Dictionary.of(List.of(new Variant.Entry(new Variant.Text("a"), new Variant.Int(1))));
            case 4 -> {
                List<Variant> many = new ArrayList<>();
                for (int i = random.nextInt(3) == 0 ? 1200 : 3; i > 0; i--) {
                    many.add(new Variant.Int(i));
                }
                yield Variant.Array.of(many);
            }
            default -> new Variant.Int(random.nextInt());
        };
    }
}
