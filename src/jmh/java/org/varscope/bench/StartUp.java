package org.varscope.bench;

import module java.base;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Whole processes of the command line, from their start to their end.
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(1)
@Warmup(iterations = 1)
@Measurement(iterations = 3)
public class StartUp {
    /// The program says its version.
    @Benchmark
    public int version() throws IOException, InterruptedException {
        return run("--version");
    }

    /// The verdict on 1 GiB of small values.
    @Benchmark
    public int checkOfOneGibibyte() throws IOException, InterruptedException {
        return run("check", "--quiet", Saves.stream(1024).toString());
    }

    private static int run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java")
                .toString(), "-XX:+UseSerialGC", "-Xms16m", "-Xmx1g", "-XX:-UsePerfData", "-Xshare:auto", "-cp",
                System.getProperty("java.class.path"), "org.varscope.app.Main"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(new File(Saves.folder().toFile(), "out.txt")).start();
        return process.waitFor();
    }
}
