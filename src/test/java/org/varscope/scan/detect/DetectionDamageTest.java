package org.varscope.scan.detect;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.VariantKind;

/// One wrong number in a save is damage, and no sign of another engine or of other framing.
class DetectionDamageTest {
    private static final long SEED = 11;
    private static final int TRIES = 300;
    /// Bytes before damage that say how they are to be read.
    private static final int ENOUGH_TO_TELL = 100;
    /// Of a thousand: some damage leaves bytes that mean something else, or the header that told most is what is wrong.
    private static final int MOST_WRONG = 20;

    /// Bytes, and how they are read undamaged.
    private record Save(byte[] bytes, Framing framing, String dialect) {
        boolean isReadAs(Detection found) {
            return found.framing().equals(framing) && found.dialect().name().equals(dialect);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"adventure.save", "adventure-godot3.save"})
    void aWrongNumberInTheSampleLeavesItsReading(String name) {
        Save save = new Save(Buffers.sample(name), Framing.STREAM, name.contains("3") ? "godot3" : "godot4");
        Random random = new Random(SEED);
        List<String> misread = new ArrayList<>();
        int tries = 0;
        // A record of no bytes before a value is two values.
        for (int at : numbers(save).stream().skip(1).toList()) {
            int was = number(save, at);
            for (int wrong : wrong(random, was)) {
                Detection found = found(save, at, wrong);
                tries++;
                if (!save.isReadAs(found)) {
                    misread.add("0x%X: %d instead of %d: %s".formatted(at, wrong, was, found));
                }
            }
        }
        assertThat(misread).hasSizeLessThan(tries / 200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"adventure.save", "adventure-godot3.save"})
    void aByteTooFewOrTooManyLeavesTheReadingOfTheSample(String name) {
        Save save = new Save(Buffers.sample(name), Framing.STREAM, name.contains("3") ? "godot3" : "godot4");
        List<String> misread = new ArrayList<>();
        int tries = 0;
        for (int at = ENOUGH_TO_TELL; at < save.bytes.length; at += 37) {
            for (int lost : new int[] {0, 1}) {
                Buffers.Out out = new Buffers.Out().raw(Arrays.copyOf(save.bytes, at));
                out.raw(lost == 0 ? new byte[] {'X'} : new byte[0]);
                out.raw(Arrays.copyOfRange(save.bytes, at + lost, save.bytes.length));
                Detection found = Detection.of(ByteStore.of(out.bytes()), null, null);
                tries++;
                if (!save.isReadAs(found)) {
                    misread.add("0x%X, %d lost: %s".formatted(at, lost, found));
                }
            }
        }
        assertThat(misread).hasSizeLessThanOrEqualTo(tries / 25);
    }

    @ParameterizedTest
    @CsvSource({"godot2,godot2", "godot3,godot3", "godot4,godot4", "godot4double,godot4-double"})
    void aWrongNumberInASaveOfAnyEngineLeavesItsReading(String folder, String dialect) {
        Random random = new Random(SEED);
        List<Save> saves = saves(random, folder, Dialects.of(dialect));
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < TRIES; i++) {
            Save save = saves.get(random.nextInt(saves.size()));
            List<Integer> numbers = numbers(save);
            int at = numbers.get(random.nextInt(numbers.size()));
            int was = number(save, at);
            int[] values = wrong(random, was);
            int value = values[random.nextInt(values.length)];
            Detection found = found(save, at, value);
            // What another reading takes for whole is whole.
            if (value != was && !found.whole() && !save.isReadAs(found)) {
                wrong.add("%d bytes, 0x%X: %d instead of %d: %s".formatted(save.bytes.length, at, value, was, found));
            }
        }
        assertThat(wrong).hasSizeLessThanOrEqualTo(TRIES * MOST_WRONG / 1000);
    }

    private static int number(Save save, int at) {
        return ByteBuffer.wrap(save.bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
    }

    private static Detection found(Save save, int at, int number) {
        byte[] damaged = save.bytes.clone();
        ByteBuffer.wrap(damaged).order(ByteOrder.LITTLE_ENDIAN).putInt(at, number);
        return Detection.of(ByteStore.of(damaged), null, null);
    }

    private static int[] wrong(Random random, int was) {
        return new int[] {was - 1, was + 1, was ^ 1 << random.nextInt(32), was * 2 + 2, was == 0 ? 1 : 0, 0x40, -1,
                Integer.MAX_VALUE, random.nextInt()};
    }

    /// Offsets of headers, counts and lengths.
    private static List<Integer> numbers(Save save) {
        Structure structure = Structure.scan(ByteStore.of(save.bytes), Dialects.of(save.dialect), save.framing,
                Progress.NONE);
        return Fields.in(structure, new Span(0, save.bytes.length)).stream()
                .filter(f -> f.role() == FieldRole.HEADER || f.role() == FieldRole.LENGTH
                || f.role() == FieldRole.FRAME_LENGTH)
                .map(f -> (int) f.span().start()).toList();
    }

    /// Saves of values that the engine wrote, bare and as one and several records.
    private static List<Save> saves(Random random, String folder, Dialect dialect) {
        List<byte[]> values = EngineCase.variantsIn(folder).stream().map(EngineCase::bytes)
                .filter(b -> b.length >= 4 && b.length < 400).toList();
        byte[] vector = EngineCase.variantsIn(folder).stream().map(EngineCase::bytes)
                .filter(b -> b.length > 4 && (b[0] & 0xFF) == dialect.rowOf(VariantKind.VECTOR3).orElseThrow().id())
                .findFirst().orElseThrow();
        List<Save> saves = new ArrayList<>();
        while (saves.size() < 12) {
            List<byte[]> some = new ArrayList<>(List.of(vector, vector, vector));
            random.ints(5 + random.nextInt(15), 0, values.size()).forEach(i -> some.add(1, values.get(i)));
            byte[] value = dictionary(dialect, some);
            Buffers.Out frames = new Buffers.Out();
            IntStream.range(0, 1 + saves.size() % 3).forEach(_ -> frames.u32(value.length).raw(value));
            Save save = saves.size() % 4 == 3 ? new Save(value, Framing.BARE, dialect.name())
                    : new Save(frames.bytes(), Framing.STREAM, dialect.name());
            if (save.isReadAs(Detection.of(ByteStore.of(save.bytes), null, null))) {
                saves.add(save);
            }
        }
        return saves;
    }

    private static byte[] dictionary(Dialect dialect, List<byte[]> values) {
        Buffers.Out out = new Buffers.Out();
        out.u32(dialect.rowOf(VariantKind.DICTIONARY).orElseThrow().id()).u32(values.size());
        for (byte[] value : values) {
            byte[] key = ("key" + "x".repeat(out.size() % 9) + out.size()).getBytes(StandardCharsets.UTF_8);
            out.u32(dialect.rowOf(VariantKind.STRING).orElseThrow().id()).u32(key.length).raw(key);
            out.pad();
            out.raw(value);
        }
        return out.bytes();
    }
}
