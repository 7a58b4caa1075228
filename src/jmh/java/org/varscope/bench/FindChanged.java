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
import org.varscope.find.ChangeQuery;
import org.varscope.find.ChangeSearch;
import org.varscope.find.Narrowed;
import org.varscope.find.QueryException;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Finding by change between two saves of 30 MB: an Array of a million Dictionaries, of which some have a larger number
/// in the second.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class FindChanged {
    private static final int ELEMENTS = 1_000_000;
    private static final int BYTES = 28;

    /// How many values are larger.
    @Param({"10000", "1000000"})
    public int grown;

    private Structure before = save(0);
    private Structure after = before;
    private ChangeQuery grew = ChangeQuery.ALL;

    /// Makes both.
    @Setup
    public void make() throws QueryException {
        after = save(grown);
        grew = ChangeQuery.read("grew");
    }

    private static Structure save(int grown) {
        ByteBuffer out = ByteBuffer.allocate(8 + ELEMENTS * BYTES).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(28).putInt(ELEMENTS);
        for (int i = 0; i < ELEMENTS; i++) {
            boolean more = (long) i * grown / ELEMENTS != (long) (i + 1) * grown / ELEMENTS;
            out.putInt(27).putInt(1).putInt(4).putInt(2).putInt('h' | 'p' << 8);
            out.putInt(2).putInt(more ? 2 * i + 1 : 2 * i);
        }
        return Structure.scan(ByteStore.of(out.array()), Dialects.of("godot4"), Framing.BARE, Progress.NONE);
    }

    /// {@return how many are kept for another search}
    @Benchmark
    public int kept() throws QueryException {
        Narrowed found = Narrowed.of(null, new ChangeSearch(before, after, grew), Progress.NONE);
        return found.places().size();
    }

    /// {@return how many are told with what stands there, as the command line lists them}
    @Benchmark
    public int told() {
        int[] found = {0};
        new ChangeSearch(before, after, grew).run(Progress.NONE, hit -> {
            found[0] += hit.is().span().isEmpty() ? 0 : 1;
            return true;
        });
        return found[0];
    }
}
