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
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.find.BytePattern;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.find.Search;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Looking for values in 100 MB with a million of them: an Array of ints and texts in turn, of which some ints are 100.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx600m")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class FindValues {
    private static final int VALUES = 1_000_000;
    private static final int TEXT = 184;

    /// How many of the values are found.
    @Param({"0", "500", "150000"})
    public int hits;

    private Structure save = scan(new byte[0]);
    private Query hundred = new Query.Bytes(new BytePattern(new byte[0], new byte[0]));

    /// Makes the save.
    @Setup
    public void make() throws QueryException {
        save = scan(save());
        hundred = QueryText.read("100", QueryText.Kind.NUMBER).query();
        if (count(Long.MAX_VALUE) != hits) {
            throw new IllegalStateException("not as many as were made");
        }
    }

    private static Structure scan(byte[] bytes) {
        return Structure.scan(ByteStore.of(bytes), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    }

    private byte[] save() {
        ByteBuffer out = ByteBuffer.allocate(8 + VALUES / 2 * (8 + 8 + TEXT)).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(28).putInt(VALUES);
        for (int i = 0; i < VALUES / 2; i++) {
            boolean isFound = (long) i * hits / (VALUES / 2) != (long) (i + 1) * hits / (VALUES / 2);
            out.putInt(2).putInt(isFound ? 100 : 1000 + i);
            out.putInt(4).putInt(TEXT);
            out.put("%08d".formatted(i).getBytes(StandardCharsets.US_ASCII));
            for (int c = 8; c < TEXT; c++) {
                out.put((byte) ('a' + (i + c) % 26));
            }
        }
        return out.array();
    }

    /// {@return how many there are}
    @Benchmark
    public long all() throws QueryException {
        return count(Long.MAX_VALUE);
    }

    /// {@return 1 once the first is found}
    @Benchmark
    public long first() throws QueryException {
        return count(1);
    }

    private long count(long most) throws QueryException {
        long[] found = {0};
        new Search(save, List::of).run(hundred, Progress.NONE, (_, _) -> ++found[0] < most);
        return found[0];
    }
}
