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
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.EditException;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.find.Replacement;
import org.varscope.find.Replacing;
import org.varscope.find.Search;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Replacing every second of 200,000 ints in one Array: finding them, working out what becomes of each, and one edit.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx300m")
@Warmup(iterations = 2)
@Measurement(iterations = 5)
public class ReplaceLarge {
    private static final int INTS = 200_000;

    private Document document = new Document(Structure.scan(ByteStore.empty(), Dialects.of("godot4"), Framing.BARE,
            Progress.NONE));

    /// Makes the Array.
    @Setup
    public void make() {
        ByteBuffer out = ByteBuffer.allocate(8 + INTS * 8).order(ByteOrder.LITTLE_ENDIAN).putInt(28).putInt(INTS);
        for (int i = 0; i < INTS; i++) {
            out.putInt(2).putInt(i % 2 == 0 ? 100 : 1000 + i);
        }
        document = new Document(Structure.scan(ByteStore.of(out.array()), Dialects.of("godot4"), Framing.BARE,
                Progress.NONE));
    }

    /// {@return how many were replaced, after which all are taken back}
    @Benchmark
    public int replaceAndUndo() throws QueryException, EditException {
        Query query = QueryText.read("100", QueryText.Kind.NUMBER).query();
        Replacing.Plan plan = Replacing.of(new Search(document.structure(), List::of), query,
                Replacement.of(query, "5000"), Progress.NONE, _ -> { });
        document.apply(plan.review());
        document.undo();
        return plan.changed();
    }
}
