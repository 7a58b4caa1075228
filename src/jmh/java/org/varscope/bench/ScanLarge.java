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
import org.varscope.check.Check;
import org.varscope.check.Verdict;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Reading a whole save in memory as a structure.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
public class ScanLarge {
    /// Size of the save in MiB.
    @Param({"64", "1024"})
    public int mebibytes;

    private final VarHandle longs = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private byte[] stream = {};
    private ByteStore streamed = ByteStore.empty();

    /// Reads the save.
    @Setup
    public void make() throws IOException {
        stream = Files.readAllBytes(Saves.stream(mebibytes));
        streamed = ByteStore.of(stream);
    }

    /// One look at every word of a stream, to compare with.
    @Benchmark
    public long plainPass() {
        long sum = 0;
        for (int at = 0; at + 8 <= stream.length; at += 8) {
            sum += (long) longs.get(stream, at);
        }
        return sum;
    }

    /// The stream as a structure.
    @Benchmark
    public Structure stream() {
        return Structure.scan(streamed, Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }

    /// The verdict on the stream.
    @Benchmark
    public Verdict check() {
        Check check = new Check(streamed, Dialects.of("godot4"), Framing.STREAM, true, ObjectRule.FORBIDDEN,
                Progress.NONE, this::stream);
        return check.next(100);
    }
}
