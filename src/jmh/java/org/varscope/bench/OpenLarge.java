package org.varscope.bench;

import module java.base;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.document.Document;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Opening a save of 1 GiB, from its name on, with a heap of 128 MiB.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx128m")
@Warmup(iterations = 0)
@Measurement(iterations = 3)
public class OpenLarge {
    private static final int SIZE = 1024;
    private static final int ROWS = 100;

    /// Makes the save.
    @Setup
    public void make() {
        Saves.stream(SIZE);
    }

    /// Up to the first rows of the tree. The first round is that of a program that has just started.
    @Benchmark
    public List<Node> firstRows() throws IOException {
        Probe.Result.Found found = found();
        Structure structure = Structure.preview(found.wrapping().content(), found.dialect(), found.framing(),
                Document.INLINE);
        return structure.children(structure.record(0), 0, ROWS);
    }

    /// Up to the whole structure.
    @Benchmark
    public Structure complete() throws IOException {
        Probe.Result.Found found = found();
        return Structure.scan(found.wrapping().content(), found.dialect(), found.framing(), Progress.NONE);
    }

    private static Probe.Result.Found found() throws IOException {
        OpenFile file = OpenFile.read(Saves.stream(SIZE), Progress.NONE);
        if (Probe.open(file.bytes(), Layers.ANY, null, null, Progress.NONE) instanceof Probe.Result.Found found) {
            return found;
        }
        throw new IllegalStateException("the save was not recognised");
    }
}
