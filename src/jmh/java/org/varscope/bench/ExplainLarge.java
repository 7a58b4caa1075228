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
import org.varscope.cli.CommandLineRun;

/// Every byte of a save in words, as `explain` prints them.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgs = {"-Xmx256m", "-XX:+UseSerialGC"})
@Warmup(iterations = 1)
@Measurement(iterations = 5)
public class ExplainLarge {
    /// Size of the save.
    @Param("10")
    public int mebibytes;

    /// As which lines.
    @Param({"text", "jsonl"})
    public String form = "";

    private String file = "";

    /// Makes the save.
    @Setup
    public void make() {
        file = Saves.stream(mebibytes).toString();
    }

    /// {@return the exit code}
    @Benchmark
    public int explain() {
        String[] arguments = form.equals("jsonl") ? new String[] {"explain", "--jsonl", file}
                : new String[] {"explain", file};
        return CommandLineRun.run(arguments, OutputStream.nullOutputStream(), System.err);
    }
}
