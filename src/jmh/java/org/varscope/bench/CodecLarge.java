package org.varscope.bench;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
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
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.variant.Variant;

/// Decoding a 64 MiB save to variants, and encoding them again.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = "-Xmx4g")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class CodecLarge {
    private static final int SIZE = 64 << 20;
    private final Dialect dialect = Dialects.of("godot4");
    private byte[] value = new byte[0];
    private Variant decoded = Variant.NIL;

    /// Makes the save, without its frame.
    @Setup
    public void make() throws DecodeException {
        byte[] stream = BigSave.stream(SIZE);
        value = Arrays.copyOfRange(stream, 4, stream.length);
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
}
