package org.varscope.document.edit;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Values put into damaged collections: each is where it was put, or was refused.
class InsertBesideDamageTest {
    private static final Dialect GODOT4 = Dialects.of("godot4");
    private static final Variant NEW = new Variant.Int(7);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void whatIsAcceptedIsReadWhereItWasPut(long seed) throws EncodeException {
        Random random = new Random(seed);
        int accepted = 0;
        for (int i = 0; i < 400; i++) {
            Structure damaged = damaged(random);
            Preorder all = damaged.preorder();
            for (Node node = all.next(); node != null; node = all.next()) {
                if (node.isCollection() && node.state() != State.DAMAGED && node.role() != Role.GAP) {
                    String what = "seed %d file %d %s".formatted(seed, i, node);
                    accepted += insert(damaged, node, random.nextLong(node.children() + 1), what);
                    accepted += insert(damaged, node, node.children(), what);
                }
            }
        }
        assertThat(accepted).isGreaterThan(100);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {5, 60})
    void severalThatAreAcceptedAreReadWhereTheyWerePut(long seed) throws EncodeException {
        Random random = new Random(seed);
        int accepted = 0;
        for (int i = 0; i < 1500; i++) {
            Structure damaged = damaged(random);
            List<Node> arrays = new ArrayList<>();
            Preorder all = damaged.preorder();
            for (Node node = all.next(); node != null; node = all.next()) {
                if (node.kind() == VariantKind.ARRAY && node.state() != State.DAMAGED && node.role() != Role.GAP) {
                    arrays.add(node);
                }
            }
            for (Node node : arrays) {
                List<Long> places = LongStream.rangeClosed(0, node.children()).filter(_ -> random.nextInt(3) > 0)
                        .boxed().toList();
                accepted += insert(damaged, node, places, "seed %d file %d %s".formatted(seed, i, node));
            }
        }
        assertThat(accepted).isGreaterThan(100);
    }

    /// Puts a value before each of the children, the last one first, so that they are lowered together.
    private static int insert(Structure damaged, Node into, List<Long> places, String what) {
        List<Edit> edits = places.reversed().stream().map(place -> (Edit) new Edit.Insert(into.location(), place, null,
                new Variant.Int(700 + place))).toList();
        Review review = edits.isEmpty() ? null : Review.of(damaged, Edit.Batch.of(edits), Progress.NONE);
        if (review == null || review.obstacle() != null || !review.objections().isEmpty()) {
            return 0;
        }
        for (int i = 0; i < places.size(); i++) {
            assertThat(review.after().node(into.location().child(places.get(i) + i))
                    .flatMap(node -> Values.of(review.after(), node, 100)))
                    .as(what).get().isIn(new Variant.Int(700 + places.get(i)),
                            Variant.Real.of(700 + places.get(i))); // where damage made it an Array[float]
        }
        return 1;
    }

    /// `[Transform2D(..., 30840]`, the first cut off by 8 bytes: what comes behind the second would complete it.
    private static Structure cut() {
        return bare("1c000000020000000b0000000000003f900000000200000078780000");
    }

    private static Structure bare(String hex) {
        return Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex)), GODOT4, Framing.BARE, Progress.NONE);
    }

    @Test
    void aValueThatWouldBeReadAtAnotherPlaceIsObjectedToAmongSeveral() {
        Location array = Location.record(0);
        // The first takes what is put at 1, and 30840, so that what is put behind them comes two places earlier.
        List<Objection> against = Review.of(cut(), Edit.Batch.of(List.of(new Edit.Insert(array, 2, null, NEW),
                new Edit.Insert(array, 1, null, NEW))), Progress.NONE).objections();
        assertThat(against).containsExactly(new Objection.WithinSibling(0), new Objection.Unread(3));
    }

    @Test
    void aValueThatWouldServeAsThePaddingOfAnotherIsObjectedTo() {
        // [16, PackedByteArray(1)], without the three bytes after the 1: only a warning
        Structure unpadded = bare("1c0000000200000002000000100000001d0000000100000001");
        assertThat(unpadded.errors()).isZero();
        Edit insert = new Edit.Insert(Location.record(0), 2, null, NEW);
        assertThat(Review.of(unpadded, insert, Progress.NONE).objections()).containsExactly(new Objection.Unread(2));
    }

    @Test
    void whatIsNotReadIsToldBesideWhatElseSpeaksAgainstSeveralEdits() {
        Location array = Location.record(0);
        Variant.Entry entry = new Variant.Entry(NEW, NEW);
        List<Objection> against = Review.of(cut(), Edit.Batch.of(List.of(new Edit.Insert(array, 2, null, NEW),
                new Edit.Insert(array, 0, null, Variant.Dictionary.of(List.of(entry, entry))))), Progress.NONE)
                .objections();
        assertThat(against).containsExactly(new Objection.DuplicateKey("7", -1), new Objection.Unread(3));
    }

    @Test
    void aLargeFileTakesValuesFarFromItsDamage() throws EncodeException {
        List<Variant> numbers = Collections.nCopies(300_000, NEW);
        byte[] bytes = Encoder.encode(Variant.Array.of(numbers), GODOT4);
        bytes[8 + 8 * 150_000] = 99;
        Structure damaged = Structure.scan(ByteStore.of(bytes), GODOT4, Framing.BARE, Progress.NONE);
        assertThat(damaged.errors()).isPositive();
        for (long place : new long[] {0, 1000, 150_000, damaged.record(0).children()}) {
            Edit edit = new Edit.Insert(damaged.record(0).location(), place, null, NEW);
            assertThat(Review.of(damaged, edit, Progress.NONE).objections()).as("at %d", place).isEmpty();
        }
    }

    private static int insert(Structure damaged, Node into, long place, String what) {
        Variant key = into.kind() == VariantKind.DICTIONARY ? new Variant.Text("new") : null;
        Edit edit = new Edit.Insert(into.location(), place, key, NEW);
        Review review = Review.of(damaged, edit, Progress.NONE);
        if (review.obstacle() != null || !review.objections().isEmpty()) {
            return 0;
        }
        assertThat(review.after().node(into.location().child(place))
                .flatMap(node -> Values.of(review.after(), node, 100))).as(what).contains(NEW);
        return 1;
    }

    private static Structure damaged(Random random) throws EncodeException {
        Framing framing = random.nextBoolean() ? Framing.BARE : Framing.VALUES;
        byte[] bytes = Encoder.encode(collection(random, 0), GODOT4);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(bytes.length / 4) * 4;
            switch (random.nextInt(3)) {
                case 0 -> bytes[at] = (byte) (100 + random.nextInt(100));
                case 1 -> bytes[at + random.nextInt(4)] ^= (byte) (1 << random.nextInt(8));
                default -> bytes = bytes.length < 20 ? bytes : Arrays.copyOf(bytes, bytes.length - random.nextInt(12));
            }
        }
        return Structure.scan(ByteStore.of(bytes), GODOT4, framing, Progress.NONE);
    }

    private static Variant collection(Random random, int depth) {
        int count = 1 + random.nextInt(4);
        List<Variant> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(depth < 3 && random.nextInt(3) == 0 ? collection(random, depth + 1) : leaf(random));
        }
        if (random.nextBoolean()) {
            return Variant.Array.of(values);
        }
        List<Variant.Entry> entries = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            entries.add(new Variant.Entry(new Variant.Text("key" + i), values.get(i)));
        }
        return Variant.Dictionary.of(entries);
    }

    private static Variant leaf(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> new Variant.Int(random.nextInt(100));
            case 1 -> new Variant.Text("x".repeat(random.nextInt(9)));
            case 2 -> Variant.Real.of(0.5);
            default -> new Variant.Bool(random.nextBoolean());
        };
    }
}
