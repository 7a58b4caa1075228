package org.varscope.bench;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.concurrent.TimeUnit;
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
import org.varscope.scan.Progress;
import org.varscope.scan.Structure;

/// Reading a whole save as a structure.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx4g")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ScanLarge {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /// Size of the save in MiB.
    @Param({"1", "64", "1024"})
    public int mebibytes;

    private byte[] array = {};
    private ByteStore bytes = ByteStore.empty();

    /// Makes the save.
    @Setup
    public void make() {
        array = BigSave.stream(mebibytes << 20);
        bytes = ByteStore.of(array);
    }

    /// The plain pass over the same memory that a scan is held against: the sum of its words.
    @Benchmark
    public long sum() {
        long sum = 0;
        for (int at = 0; at + 8 <= array.length; at += 8) {
            sum += (long) LONGS.get(array, at);
        }
        return sum;
    }

    /// One scan.
    @Benchmark
    public Structure scan() {
        return Structure.scan(bytes, Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }
}
