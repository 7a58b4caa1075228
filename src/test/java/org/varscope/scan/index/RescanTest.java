package org.varscope.scan.index;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.scan.field.Tiling;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Reading again only what an edit touched gives what reading everything gives.
@Order(3)
class RescanTest {
    private static final Dialect GODOT = Dialects.of("godot4");
    /// Of values that are all alike, one in so many.
    private static final int SOME = 31;

    /// {@return enough that each framing is read}
    static LongStream seeds() {
        return LongStream.rangeClosed(1, Math.max(Framing.all().size(), Buffers.MOST / 1250));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aRescanEqualsAScanFromScratch(long seed) {
        Random random = new Random(seed);
        Framing framing = Framing.all().get((int) (seed % Framing.all().size()));
        byte[] start = framing.isStream()
                ? Buffers.frames(random, 5, 20_000) : Buffers.value(random, 40_000);
        check(random, start, framing, "seed " + seed);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void ofAListOfFieldsToo(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 4; i++) {
            FieldList list = Roots.list(random);
            check(random, Roots.bytes(random, list, 1000), Framing.of(list),
                    "seed %d list %s".formatted(seed, list));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void ofSettingsToo(long seed) {
        Random random = new Random(seed);
        check(random, Roots.settings(random, 1 + random.nextInt(12), 5000), Framing.PROJECT, "seed " + seed);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void howeverLittleMayBeReadWhatIsReadEqualsAScanFromScratch(long seed) {
        Random random = new Random(seed);
        Framing framing = Framing.all().get((int) (seed % Framing.all().size()));
        byte[] bytes = framing.isStream()
                ? Buffers.frames(random, 5, 20_000) : Buffers.value(random, 40_000);
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT, framing, Progress.NONE);
        for (int i = 0; i < 200; i++) {
            Edit edit = edit(random, structure);
            ByteStore after = structure.bytes().replace(new Span(edit.at, edit.removed), ByteStore.of(edit.with));
            Structure rescanned = structure.edited(after, List.of(edit.patch()), 1 + random.nextInt(6000));
            String what = "seed %d edit %d at %d".formatted(seed, i, edit.at);
            Tiling.check(rescanned, what);
            if (rescanned.isComplete()) {
                assertThat(Dump.of(rescanned)).as(what)
                        .isEqualTo(Dump.of(Structure.scan(after, GODOT, framing, Progress.NONE)));
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void manyEditsAtOnceToo(long seed) {
        Random random = new Random(seed);
        Framing framing = Framing.all().get((int) (seed % Framing.all().size()));
        byte[] bytes = framing.isStream()
                ? Buffers.frames(random, 9, 20_000) : Buffers.value(random, 20_000);
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT, framing, Progress.NONE);
        for (int i = 0; i < 20; i++) {
            List<Edit> edits = edits(random, structure);
            ByteStore after = structure.bytes();
            for (Edit edit : edits.reversed()) {
                after = after.replace(new Span(edit.at, edit.removed), ByteStore.of(edit.with));
            }
            List<Patch> patches = edits.stream().map(Edit::patch).toList();
            String what = "seed %d edits %d: %s".formatted(seed, i, patches);
            Structure fresh = Structure.scan(after, GODOT, framing, Progress.NONE);
            assertThat(Dump.of(structure.edited(after, patches, Long.MAX_VALUE))).as(what).isEqualTo(Dump.of(fresh));
            Structure limited = structure.edited(after, patches, 1 + random.nextInt(6000));
            Tiling.check(limited, what);
            if (limited.isComplete()) {
                assertThat(Dump.of(limited)).as(what).isEqualTo(Dump.of(fresh));
            }
        }
    }

    @Test
    void readingAgainCanBeStopped() {
        byte[] many = new byte[1 << 20];
        ByteBuffer.wrap(many).order(ByteOrder.LITTLE_ENDIAN).putInt(0x1c).putInt((many.length - 8) / 4 + 1);
        Structure damaged = Structure.scan(ByteStore.of(many), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
        ByteStore after = damaged.bytes().replace(new Span(4, 1), ByteStore.of(new byte[] {(byte) (many[4] - 1)}));
        List<Patch> patches = List.of(new Patch(4, 1, 1));
        assertThat(damaged.edited(after, patches, Long.MAX_VALUE).errors()).isZero();
        assertThatThrownBy(() -> damaged.edited(after, patches, Long.MAX_VALUE, _ -> false))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void paddingThatAnEditTakesIsMadeUpOfWhatFollows() {
        byte[] one = HexFormat.of().parseHex("1d0000000100000041000000");
        ByteArrayOutputStream array = new ByteArrayOutputStream();
        // Several runs of values.
        array.writeBytes(HexFormat.of().parseHex("1c000000b80b0000"));
        IntStream.range(0, 3000).forEach(_ -> array.writeBytes(one));
        array.writeBytes(new byte[4]);
        for (byte[] bytes : List.of(HexFormat.of().parseHex("1d00000001000000410000000000"), array.toByteArray())) {
            Structure structure = Structure.scan(ByteStore.of(bytes), GODOT, Framing.BARE, Progress.NONE);
            for (int at = 0; at < bytes.length - 1; at++) {
                if (at < 100 || at > bytes.length - 100 || bytes[at] == 0x41 && at % SOME == 0) {
                    ByteStore after = structure.bytes().replace(new Span(at + 1, 1), ByteStore.of(new byte[0]));
                    List<Patch> patches = List.of(new Patch(at + 1, 1, 0));
                    assertThat(Dump.of(structure.edited(after, patches, Long.MAX_VALUE))).as("byte %d", at + 1)
                            .isEqualTo(Dump.of(Structure.scan(after, GODOT, Framing.BARE, Progress.NONE)));
                }
            }
        }
    }

    /// Several in order of offset, most of which leave lengths as they are.
    private static List<Edit> edits(Random random, Structure structure) {
        List<Edit> edits = new ArrayList<>();
        long free = 0;
        for (int i = 2 + random.nextInt(5); i > 0; i--) {
            Edit edit = edit(random, structure);
            long at = free + random.nextLong(Math.max(1, structure.bytes().length() - free));
            long removed = random.nextInt(4) > 0 ? edit.with.length : edit.removed;
            if (at + removed <= structure.bytes().length()) {
                edits.add(new Edit(at, removed, edit.with));
                free = at + removed + 1;
            }
        }
        return edits;
    }

    @Test
    void editsFarFromEachOtherReadLittle() {
        Buffers.Out out = new Buffers.Out().u32(28).u32(20_000);
        for (int i = 0; i < 20_000; i++) {
            out.u32(28).u32(2).u32(2).u32(i).u32(2).u32(7);
        }
        AtomicLong read = new AtomicLong();
        ByteStore bytes = ByteStore.of(new Zeros(out.bytes(), out.bytes().length, read));
        Structure structure = Structure.scan(bytes, GODOT, Framing.BARE, Progress.NONE);
        read.set(0);
        ByteStore after = bytes;
        List<Patch> patches = new ArrayList<>();
        for (int i = 19; i >= 0; i--) {
            // The first of two elements becomes an int of 64 bits.
            long at = 8 + i * 24_000L + 8;
            after = after.replace(new Span(at, 8),
                    ByteStore.of(new Buffers.Out().u32(2 | 1 << 16).u32(1).u32(1).bytes()));
            patches.addFirst(new Patch(at, 8, 12));
        }
        Structure edited = structure.edited(after, patches, 1 << 16);
        assertThat(edited.isComplete()).isTrue();
        assertThat(edited.problems()).isEmpty();
        assertThat(edited.record(0).children()).isEqualTo(20_000);
        assertThat(read.get()).isLessThan(bytes.length() / 2);
    }

    /// Bytes and then zeros.
    private record Zeros(byte[] head, long length, AtomicLong read) implements ByteSource {
        @Override
        public void read(long at, byte[] into, int offset, int count) {
            read.addAndGet(count);
            for (int i = 0; i < count; i++) {
                into[offset + i] = at + i < head.length ? head[(int) at + i] : 0;
            }
        }
    }

    @Test
    void editsBesideAndWithinAGiantValueReadLittle() {
        AtomicLong read = new AtomicLong();
        byte[] head = new Buffers.Out().u32(28).u32(3).u32(2).u32(7).u32(29).u32(0x7FFF_FFF0).bytes();
        ByteStore bytes = ByteStore.of(new Zeros(head, 24 + 0x7FFF_FFF0L + 4, read));
        Structure structure = Structure.scan(bytes, GODOT, Framing.BARE, Progress.NONE);
        assertThat(structure.problems()).isEmpty();
        read.set(0);
        for (long at : new long[] {12, 1 << 30}) {
            byte[] with = {8, 9, 10, 11};
            ByteStore after = bytes.replace(new Span(at, 4), ByteStore.of(with));
            Structure edited = structure.edited(after, List.of(new Patch(at, 4, 4)), 1 << 16);
            assertThat(edited.isComplete()).as("complete after an edit at %d", at).isTrue();
            assertThat(edited.record(0).children()).isEqualTo(3);
        }
        assertThat(read.get()).isLessThan(1 << 20);
    }

    @Test
    void anEditThatBreaksADeepNestDoesNotReadItOnceForEachLevel() {
        Buffers.Out out = new Buffers.Out();
        for (int i = 0; i < 200; i++) {
            out.u32(28).u32(1);
        }
        int elements = 1 << 19;
        byte[] bytes = out.u32(28).u32(elements).raw(new byte[4 * elements]).bytes();
        Structure structure = Structure.scan(ByteStore.of(bytes), GODOT, Framing.BARE, Progress.NONE);
        long at = 200 * 8 + 8;
        ByteStore after = structure.bytes().replace(new Span(at, 4), ByteStore.of(new byte[] {99, 0, 0, 0}));
        Structure edited = structure.edited(after, List.of(new Patch(at, 4, 4)), Long.MAX_VALUE,
                new Progress() {
                    private long last;
                    private long read;

                    @Override
                    public boolean reached(long to) {
                        read += Math.max(0, to - last);
                        last = to;
                        return read < 40L * bytes.length;
                    }
                });
        assertThat(edited.errors()).isPositive();
    }

    private static void check(Random random, byte[] start, Framing framing, String what) {
        Structure structure = Structure.scan(ByteStore.of(start), GODOT, framing, Progress.NONE);
        for (int i = 0; i < 100; i++) {
            Edit edit = edit(random, structure);
            ByteStore after = structure.bytes().replace(new Span(edit.at, edit.removed), ByteStore.of(edit.with));
            Structure rescanned = structure.edited(after,
                    List.of(edit.patch()), Long.MAX_VALUE);
            Structure fresh = Structure.scan(after, structure.dialect(), framing, Progress.NONE);
            assertThat(Dump.of(rescanned)).as("%s edit %d at %d", what, i, edit.at).isEqualTo(Dump.of(fresh));
            assertThat(rescanned.bytes().length()).isEqualTo(rescanned.root().length());
            // Damage is healed half of the time, so that most edits meet healthy bytes.
            if (!fresh.root().damaged() || random.nextInt(3) == 0) {
                structure = rescanned;
            }
        }
    }

    private record Edit(long at, long removed, byte[] with) {
        Patch patch() {
            return new Patch(at, removed, with.length);
        }
    }

    private static Edit edit(Random random, Structure structure) {
        long length = structure.bytes().length();
        long at = length == 0 ? 0 : random.nextLong(length);
        if (random.nextBoolean()) {
            at &= ~3L;
        }
        byte[] with = new byte[random.nextInt(3) * 4];
        for (int i = 0; i < with.length; i += 4) {
            with[i] = (byte) random.nextInt(40);
        }
        long removed = switch (random.nextInt(3)) {
            case 0 -> with.length;
            case 1 -> 0;
            default -> random.nextInt(3) * 4L;
        };
        return new Edit(at, Math.min(removed, length - at), with);
    }
}
