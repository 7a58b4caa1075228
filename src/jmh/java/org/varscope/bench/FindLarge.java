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
import org.varscope.document.file.OpenFile;
import org.varscope.find.BytePattern;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.Search;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Looking through all of a save on disk, for what stands in it nowhere or seldom.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx300m")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
public class FindLarge {
    /// Size of the save in MiB.
    @Param({"100", "1024"})
    public int mebibytes;

    /// Hexadecimal digits.
    @Param({"67 6F 6C 64 65 6E", "DE AD", "FF D8 ?? E?", "?7 00 3?"})
    public String bytes;

    private Search search = new Search(Structure.pending(ByteStore.empty(), Dialects.of("godot4"),
            Framing.BARE), List::of);
    private Query query = new Query.Bytes(new BytePattern(new byte[0], new byte[0]));

    /// Opens the save.
    @Setup
    public void open() throws IOException, QueryException {
        OpenFile file = OpenFile.read(Saves.stream(mebibytes), Progress.NONE);
        search = new Search(Structure.pending(file.bytes(), Dialects.of("godot4"), Framing.STREAM), List::of);
        query = new Query.Bytes(BytePattern.ofHex(bytes));
    }

    /// {@return how many there are}
    @Benchmark
    public long bytes() throws QueryException {
        long[] hits = {0};
        search.run(query, Progress.NONE, (_, _) -> ++hits[0] > 0);
        return hits[0];
    }
}
