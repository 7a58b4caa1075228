package org.varscope.bench;

import module java.base;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.varscope.bytes.ByteStore;
import org.varscope.compare.ChangedValues;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Comparing two saves of 100 MiB: one Array of Dictionaries with two million values in it, some of which differ all
/// over it.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class DiffLarge {
    private static final int BYTES = 100 << 20;
    private static final int TEXT = 128;

    /// How many values differ; one element is put in, besides.
    @Param({"2", "10000", "200000"})
    public int different;

    private Structure before = scan(new byte[0]);
    private Structure after = before;

    /// Makes both.
    @Setup
    public void make() {
        Set<Integer> changed = new HashSet<>();
        int elements = BYTES / 188;
        for (int i = 0; i < different; i++) {
            changed.add((int) ((long) elements * i / different));
        }
        before = scan(save(elements, Set.of(), -1));
        after = scan(save(elements, changed, elements / 3));
    }

    private static Structure scan(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    }

    private static byte[] save(int elements, Set<Integer> changed, int extra) {
        ByteBuffer out = ByteBuffer.allocate(8 + (elements + 1) * 188).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(28).putInt(elements + (extra < 0 ? 0 : 1));
        for (int i = 0; i < elements; i++) {
            if (i == extra) {
                element(out, -1, 0);
            }
            element(out, i, changed.contains(i) ? 1 : 0);
        }
        return Arrays.copyOf(out.array(), out.position());
    }

    /// `{"id": number, "hp": hp, "name": "..."}`, four values beside the keys.
    private static void element(ByteBuffer out, int number, int hp) {
        out.putInt(27).putInt(3);
        key(out, "id").putInt(2).putInt(number);
        key(out, "hp").putInt(2).putInt(hp);
        key(out, "name").putInt(4).putInt(TEXT - 8);
        for (int i = 0; i < TEXT - 8; i++) {
            out.put((byte) ('a' + (number + i) % 26));
        }
    }

    private static ByteBuffer key(ByteBuffer out, String name) {
        out.putInt(4).putInt(name.length()).put(name.getBytes(StandardCharsets.US_ASCII));
        return out.position(out.position() + 3 & ~3);
    }

    /// All differences.
    @Benchmark
    public int differences() {
        return ChangedValues.between(before, after, Integer.MAX_VALUE, Progress.NONE).differences().size();
    }
}
