package org.varscope.bench;

import module java.base;
import java.lang.management.ManagementFactory;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.file.OpenFile;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Runs the benchmarks and prints one table: what, on how much, the value, and where there is something to compare
/// with, the ratio to it and what is aimed at.
public final class Benchmarks {
    private static final double MEBIBYTE = 1 << 20;
    private static final double GIGABYTE = 1e9;

    private final Map<String, Double> engine;
    private final List<String> rows = new ArrayList<>();

    private Benchmarks(Map<String, Double> engine) {
        this.engine = engine;
    }

    /// @param arguments which benchmarks to run, a regular expression
    public static void main(String[] arguments) throws RunnerException, IOException, InterruptedException {
        String chosen = arguments.length == 0 ? ".*" : arguments[0];
        Map<String, Double> engine = chosen.equals(".*")
                || "CodecLarge ScanLarge".contains(chosen) ? Engine.run() : Map.of();
        Benchmarks table = new Benchmarks(engine);
        Collection<RunResult> results = new Runner(new OptionsBuilder().include(chosen).shouldFailOnError(false)
                .verbosity(VerboseMode.SILENT).jvmArgsAppend("--sun-misc-unsafe-memory-access=allow").build()).run();
        results.forEach(table::add);
        if (chosen.equals(".*")) {
            table.heap();
        }
        System.out.println(engine.isEmpty() ? "godot3-server was not asked, so there are no ratios to it." : "");
        System.out.printf(Locale.ROOT, "%-44s %8s  %22s  %-18s %s%n", "what", "size", "value", "ratio", "target");
        table.rows.forEach(System.out::println);
    }

    private void add(RunResult result) {
        BenchmarkParams params = result.getParams();
        String name = params.getBenchmark().replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1");
        double score = result.getPrimaryResult().getScore();
        switch (name) {
            case "CodecLarge.decode", "CodecLarge.encode" -> codec(name.substring(11), params.getParam("kind"), score);
            case "ScanLarge.plainPass" -> speed("plain pass over the memory", score, mebibytes(params), "", "");
            case "ScanLarge.stream" -> speed("scan of small values", score, mebibytes(params), "", "1.5 GB/s");
            case "ScanLarge.check" -> speed("check of small values", score, mebibytes(params), "", "");
            case "CodecLarge.scan" -> speed("scan " + params.getParam("kind"), score, size(params.getParam("kind")),
                    ratio("decode " + params.getParam("kind"), score), "20x bytes2var on the tree");
            case "EditLarge.growAnIntAndUndo", "EditLarge.insertAtTheStartAndUndo", "EditLarge.fieldsOfOneScreen" ->
                    edit(name.substring(10), params.getParam("mebibytes"), result.getPrimaryResult().getStatistics());
            case "OpenLarge.firstRows" -> row("open: choose file to first rows", "1 GiB", millis(worst(result)), "",
                    "300 ms");
            case "OpenLarge.complete" -> speed("open: all of it, in 128 MiB", score, 1024, "", "");
            case "FindLarge.bytes" -> speed("find " + params.getParam("bytes"), score, mebibytes(params), "", "2 GB/s");
            case "FindValues.all", "FindValues.first" ->
                    row("find " + params.getParam("hits") + " of 1,000,000 values: " + name.substring(11), "100 MB",
                            "%.1f ms".formatted(score), "", "1000 ms");
            case "ExplainLarge.explain" -> row("explain, as " + params.getParam("form"),
                    "%.0f MiB".formatted(mebibytes(params)),
                    "%.1f MB/s".formatted(mebibytes(params) * MEBIBYTE / 1000 / score), "", "4 MB/s");
            case "FindBusy.heartbeat" -> busy(params, result.getPrimaryResult().getStatistics());
            case "ReplaceLarge.replaceAndUndo" -> row("replace 100,000 of 200,000 ints, and undo", "2 MiB",
                    millis(score), "",
                    "1000 ms");
            case "StartUp.version" -> row("start-up: --version", "", millis(score), "", "");
            case "StartUp.checkOfOneGibibyte" -> speed("check, the whole process", score, 1024, "", "0.8 GB/s");
            case "HexFrames.repaint" -> row("hex pane: full repaints", "940x700",
                    "%.0f a second".formatted(score), "", "60 a second");
            default -> row(name, "", "%.3f %s".formatted(score, result.getPrimaryResult().getScoreUnit()), "", "");
        }
    }

    private void codec(String what, String kind, double millis) {
        String name = what + " " + kind;
        String target = kind.equals("packed") ? "1x" : what.equals("decode") ? "3x" : "5x";
        speed(name, millis, size(kind), ratio(name, millis),
                target + (what.equals("decode") ? " bytes2var" : " var2bytes"));
    }

    private void edit(String what, String mebibytes, Statistics micros) {
        row(what, mebibytes + " MiB", "p50 %.0f p99 %.0f us"
                .formatted(micros.getPercentile(50), micros.getPercentile(99)), "", "1000 and 5000 us");
    }

    private void busy(BenchmarkParams params, Statistics millis) {
        String query = params.getParam("query");
        row("window thread late: " + (query.isEmpty() ? "no search" : "searching " + query),
                params.getParam("mebibytes") + " MiB", "p99 %.1f worst %.1f ms"
                        .formatted(millis.getPercentile(99), millis.getMax()), "", "8 ms");
    }

    private static double mebibytes(BenchmarkParams params) {
        return Double.parseDouble(params.getParam("mebibytes"));
    }

    private static double worst(RunResult result) {
        return result.getPrimaryResult().getStatistics().getMax();
    }

    private String ratio(String name, double millis) {
        Double theirs = engine.get(name);
        return theirs == null ? "" : "%.1fx of %.0f ms".formatted(theirs / millis, theirs);
    }

    private static double size(String kind) {
        try {
            return Files.size(kind.equals("tree") ? Saves.tree() : Saves.packed()) / MEBIBYTE;
        } catch (IOException e) {
            return Double.NaN;
        }
    }

    private void speed(String what, double millis, double mebibytes, String ratio, String target) {
        row(what, "%.0f MiB".formatted(mebibytes), "%.2f GB/s, %s".formatted(
                mebibytes * MEBIBYTE / GIGABYTE / (millis / 1000), millis(millis)), ratio, target);
    }

    private static String millis(double millis) {
        return "%.0f ms".formatted(millis);
    }

    /// What the structure of 1 GiB takes.
    private void heap() throws IOException {
        long before = used();
        OpenFile file = OpenFile.read(Saves.stream(1024), Progress.NONE);
        Structure structure = Structure.scan(file.bytes(), Dialects.of("godot4"), Framing.STREAM, Progress.NONE);
        long after = used();
        Reference.reachabilityFence(structure);
        row("heap: a file that is open", "1 GiB", "%.0f MiB".formatted((after - before) / MEBIBYTE), "", "128 MiB");
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private void row(String what, String size, String value, String ratio, String target) {
        rows.add(String.format(Locale.ROOT, "%-44s %8s  %22s  %-18s %s", what, size, value, ratio, target));
    }
}
