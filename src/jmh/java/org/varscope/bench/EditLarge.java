package org.varscope.bench;

import module java.base;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Change;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// What one edit of a value costs in the model, from the user's intent to the structure that shows it, and what the
/// hex pane then asks for.
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Thread)
@Fork(value = 1, jvmArgs = "-Xmx2g")
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class EditLarge {
    private static final long GOLD = 1;
    private static final int SCREEN = 55 * 16;

    /// Size of the save in MiB.
    @Param({"1", "64", "1024"})
    public int mebibytes;

    private final Random random = new Random(1);
    private Structure opened = Structure.pending(ByteStore.empty(), Dialects.of("godot4"), Framing.STREAM);
    private Document document = new Document(opened);
    private long entities;

    /// Reads the save.
    @Setup
    public void make() throws IOException {
        ByteStore bytes = OpenFile.read(Saves.stream(mebibytes), Progress.NONE).bytes();
        opened = Structure.scan(bytes, Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        entities = opened.record(0).children();
    }

    /// Opens the save again for each round, so that undo history does not pile up.
    @Setup(Level.Iteration)
    public void open() {
        document = new Document(opened);
    }

    private Location gold() {
        return new Location(List.of(0L, random.nextLong(entities), GOLD), false);
    }

    /// An int that grows by four bytes somewhere in the save, and its undo.
    @Benchmark
    public Change growAnIntAndUndo() throws EditException {
        document.apply(new Edit.SetValue(gold(), new Variant.Int(5_000_000_000L)));
        return document.undo();
    }

    /// A byte put in at the start, which shifts all others, and its undo.
    @Benchmark
    public Change insertAtTheStartAndUndo() throws EditException {
        document.apply(Edit.insert(0, new byte[] {7}));
        return document.undo();
    }

    /// The fields of one screen of bytes, somewhere.
    @Benchmark
    public List<Field> fieldsOfOneScreen() {
        return Fields.in(opened, new Span(random.nextLong(opened.bytes().length() - SCREEN), SCREEN));
    }
}
