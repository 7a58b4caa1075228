package org.varscope.compare;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.check.Made;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

class MergeTest {
    static final int MOST = 100_000;

    static Structure structure(Variant value) throws EncodeException {
        return Structure.scan(ByteStore.of(Encoder.encode(value, Dialects.of("godot4"))), Dialects.of("godot4"),
                Framing.BARE, Progress.NONE);
    }

    private static Variant value(Structure structure) {
        return Values.of(structure, structure.record(0), Integer.MAX_VALUE).orElseThrow();
    }

    private static Structure merged(Structure before, Structure after, List<Difference> differences)
            throws EditException {
        Document document = new Document(before);
        Merge merge = Merge.of(before, after, differences);
        assertThat(merge.left()).isEmpty();
        if (!merge.edits().isEmpty()) {
            document.applyAnyway(document.review(Edit.Batch.of(merge.edits())));
        }
        return document.structure();
    }

    /// `[{"a": 1, "b": 2}, 3]`.
    private static final String WHOLE =
            "1c000000 02000000 1b000000 02000000 04000000 01000000 61000000 02000000 01000000"
            + " 04000000 01000000 62000000 02000000 02000000 02000000 03000000";

    private static Structure read(String hex) {
        return Structure.scan(ByteStore.of(HexFormat.of().parseHex(hex.replace(" ", ""))), Dialects.of("godot4"),
                Framing.BARE, Progress.NONE);
    }

    @Test
    void whatIsTakenOverIntoADamagedCollectionIsReadThere() throws EditException {
        Structure whole = read(WHOLE);
        for (String cut : List.of(" 02000000 03000000", "000000 02000000 02000000 02000000 03000000")) {
            Structure damaged = read(WHOLE.substring(0, WHOLE.length() - cut.length()));
            List<Difference> added = ChangedValues.between(damaged, whole, MOST, Progress.NONE).differences().stream()
                    .filter(one -> one.kind() == Difference.Kind.ADDED).toList();
            assertThat(added).as(cut).isNotEmpty();
            Structure merged = merged(damaged, whole, added);
            assertThat(merged.children(merged.record(0), 0, 2)).as(cut)
                    .anyMatch(one -> Values.of(merged, one, MOST).equals(Optional.of(new Variant.Int(3))));
        }
    }

    @Test
    void allDifferencesMakeTheOtherOfEither() throws EncodeException, EditException {
        for (int seed = 0; seed < 2000; seed++) {
            RandomGenerator random = new SplittableRandom(seed);
            Variant from = any(random, 4);
            Variant to = from;
            for (int edits = random.nextInt(6); edits >= 0; edits--) {
                to = changed(to, random);
            }
            Structure before = structure(from);
            Structure after = structure(to);
            ChangedValues changes = ChangedValues.between(before, after, MOST, Progress.NONE);
            assertThat(changes.differences().isEmpty()).as("seed %d", seed).isEqualTo(from.equals(to));
            assertThat(value(merged(before, after, changes.differences()))).as("seed %d", seed).isEqualTo(to);
            List<Difference> back = changes.differences().stream().map(Difference::reversed).toList();
            assertThat(value(merged(after, before, back))).as("seed %d, back", seed).isEqualTo(from);
        }
    }

    @Test
    void oneOfSeveralIsTakenAlone() throws EditException {
        Structure before = Made.bare("{\"a\": 1, \"b\": [1, 2, 3], \"c\": 3}");
        Structure after = Made.bare("{\"a\": 2, \"b\": [1, 3], \"c\": 4}");
        List<Difference> differences = ChangedValues.between(before, after, MOST, Progress.NONE).differences();
        assertThat(merged(before, after, differences.subList(1, 2)).bytes().contentEquals(
                Made.bare("{\"a\": 1, \"b\": [1, 3], \"c\": 3}").bytes())).isTrue();
    }

    @Test
    void anotherEncodingOfTheSameValueIsTakenByItsBytesWhereItIsAlone() {
        Structure before = Made.hex("01000000 01000000", Framing.BARE, "godot4");
        Structure after = Made.hex("01000000 07000000", Framing.BARE, "godot4");
        List<Difference> differences = ChangedValues.between(before, after, MOST, Progress.NONE).differences();
        assertThat(differences).extracting(Difference::kind).containsExactly(Difference.Kind.ENCODING);
        assertThat(Merge.of(before, after, differences)).satisfies(merge -> {
            assertThat(merge.left()).isEmpty();
            assertThat(merge.edit()).containsInstanceOf(Edit.ReplaceBytes.class);
        });
        List<Difference> two = List.of(differences.getFirst(), differences.getFirst());
        assertThat(Merge.of(before, after, two)).isEqualTo(new Merge(List.of(), two));
    }

    static Variant any(RandomGenerator random, int depth) {
        int most = depth == 0 ? 2 : 4;
        return switch (random.nextInt(most)) {
            case 0 -> new Variant.Int(random.nextInt(4));
            case 1 -> new Variant.Text("t" + random.nextInt(4));
            case 2 -> new Variant.Array(ElementType.ANY,
                    Stream.generate(() -> any(random, depth - 1)).limit(random.nextInt(7)).toList(), false);
            default -> dictionary(Stream.generate(() -> entry(random, depth - 1)).limit(random.nextInt(7)).toList());
        };
    }

    private static Variant.Entry entry(RandomGenerator random, int depth) {
        return new Variant.Entry(new Variant.Text("k" + random.nextInt(20)), any(random, depth));
    }

    /// Of entries with the same key, the first.
    private static Variant dictionary(List<Variant.Entry> entries) {
        Map<Variant, Variant.Entry> keyed = new LinkedHashMap<>();
        entries.forEach(entry -> keyed.putIfAbsent(entry.key(), entry));
        return new Variant.Dictionary(ElementType.ANY, ElementType.ANY, List.copyOf(keyed.values()), false);
    }

    static Variant changed(Variant value, RandomGenerator random) {
        return switch (value) {
            case Variant.Array(var of, var elements, var shared) when random.nextInt(8) > 0 ->
                    new Variant.Array(of, changed(elements, random, Function.identity(), (_, child) -> child,
                            () -> any(random, 2)), shared);
            case Variant.Dictionary(_, _, var entries, _) when random.nextInt(8) > 0 ->
                    dictionary(changed(entries, random, Variant.Entry::value,
                            (entry, child) -> new Variant.Entry(entry.key(), child), () -> entry(random, 2)));
            default -> any(random, 2);
        };
    }

    private static <T> List<T> changed(List<T> items, RandomGenerator random, Function<T, Variant> inside,
            BiFunction<T, Variant, T> with, Supplier<T> made) {
        List<T> changed = new ArrayList<>(items);
        int at = random.nextInt(items.size() + 1);
        switch (at == items.size() ? 0 : random.nextInt(4)) {
            case 0 -> changed.add(at, made.get());
            case 1 -> changed.remove(at);
            case 2 -> changed.add(random.nextInt(items.size()), changed.remove(at));
            default -> changed.set(at, with.apply(items.get(at), changed(inside.apply(items.get(at)), random)));
        }
        return changed;
    }
}
