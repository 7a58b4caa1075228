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
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Decoding a large value of Godot 3 to variants, and encoding them again.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = {"-Xms3g", "-Xmx3g", "-XX:+AlwaysPreTouch"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 4, time = 1)
public class CodecLarge {
    /// What the value holds.
    @Param({"tree", "packed"})
    public String kind = "";

    private final Dialect dialect = Dialects.of("godot3");
    private byte[] value = new byte[0];
    private Variant decoded = Variant.NIL;

    /// Reads the value.
    @Setup
    public void make() throws DecodeException, IOException {
        value = Files.readAllBytes(kind.equals("tree") ? Saves.tree() : Saves.packed());
        decoded = decode();
    }

    /// All of it to variants.
    @Benchmark
    public Variant decode() throws DecodeException {
        return new Decoder(dialect, ObjectRule.FORBIDDEN).decode(value, 0, value.length).value();
    }

    /// All of it back to bytes.
    @Benchmark
    public byte[] encode() throws EncodeException {
        return Encoder.encode(decoded, dialect);
    }

    /// All of it as a structure, which keeps no values.
    @Benchmark
    public Structure scan() {
        return Structure.scan(ByteStore.of(value), dialect, Framing.BARE, Progress.NONE);
    }
}
