package org.varscope.bench;

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
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class ScanLarge {
    /// Size of the save in MiB.
    @Param({"1", "64"})
    public int mebibytes;

    private ByteStore bytes = ByteStore.empty();

    /// Makes the save.
    @Setup
    public void make() {
        bytes = ByteStore.of(BigSave.stream(mebibytes << 20));
    }

    /// One scan.
    @Benchmark
    public Structure scan() {
        return Structure.scan(bytes, Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
    }
}
