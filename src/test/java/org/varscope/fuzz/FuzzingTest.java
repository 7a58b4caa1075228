package org.varscope.fuzz;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.document.file.Child;

/// Every target under the fuzzer, which follows what the code does with an input and changes it to get further.
///
/// Each runs in a process of its own where there is time, and all in one where there is not, as the fuzzer takes
/// seconds to begin; with a heap that shows that no input needs much. Inputs to start from are made of the corpus;
/// those that got further stay in `target/fuzz`, and so does what was printed. What is found once is a failure,
/// whether or not it is found again.
@Order(1)
class FuzzingTest {
    private static final int SECONDS = Integer.getInteger("varscope.fuzz.seconds", 10);
    /// Inputs of one process, seeds included; -1 for as many as there is time for.
    private static final int RUNS = Integer.getInteger("varscope.fuzz.runs", 1000);
    /// Where chance begins, so that the same inputs run everywhere; 0 for another start each time.
    private static final int SEED = Integer.getInteger("varscope.fuzz.seed", 1);
    private static final String ONLY = System.getProperty("varscope.fuzz.targets", "");
    private static final Path FOLDER = Path.of("target/fuzz").toAbsolutePath();
    /// Inputs of one process to start from, about.
    private static final int SEEDS = RUNS > 0 ? 200 : 400;
    private static final int LONGEST = 4096;
    /// What the targets and the fuzzer use. The fuzzer looks for what to watch in all that it is given, and goes
    /// through it again for each method.
    private static final String MODULES = "java.instrument,java.logging,java.management,jdk.attach,jdk.unsupported";
    private static final Pattern LIBRARIES = Pattern.compile("(jazzer|jackson-core|zstd-jni|dec)-");
    /// Seconds after which an input counts as hanging.
    private static final int HANGS = 60;
    private static final int GRACE = 120;

    static Stream<String> targets() {
        return !ONLY.isBlank() ? Arrays.stream(ONLY.split(","))
                : RUNS > 0 ? Stream.of(Targets.ALL) : Stream.of(Targets.values()).map(Targets::word);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("targets")
    void whatMustHoldHoldsForAnyBytes(String target) throws IOException, InterruptedException {
        Path seeds = seeds(target);
        Path grown = Files.createDirectories(FOLDER.resolve(target + "-grown"));
        Path log = FOLDER.resolve(target + ".log");
        Process process = new ProcessBuilder(command(target, grown, seeds)).directory(FOLDER.toFile())
                .redirectErrorStream(true).redirectOutput(log.toFile()).start();
        boolean ended = process.waitFor(SECONDS + GRACE, TimeUnit.SECONDS);
        process.destroyForcibly();
        List<String> printed = Files.readAllLines(log);
        List<String> counts = printed.stream().filter(line -> line.matches("[a-z]+: [1-9]\\d* inputs")).toList();
        counts.forEach(System.out::println);
        assertThat(ended).as("%s ends; see %s", target, log).isTrue();
        assertThat(process.exitValue()).as("%s: %s%nsee %s", target, finding(printed), log).isZero();
        assertThat(counts).as("targets that had inputs").hasSameSizeAs(Targets.named(target));
    }

    /// Where it runs for seconds only, the compiler's best would take longer than it saves.
    private static List<String> command(String target, Path grown, Path seeds) throws IOException {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx256m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=" + (RUNS > 0 ? 1 : 4),
                "-XX:+EnableDynamicAgentLoading", "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Djava.io.tmpdir=" + Files.createDirectories(FOLDER.resolve("temporary")), "-Duser.home=" + FOLDER,
                "-Dvarscope.findings=" + FOLDER, "-Dvarscope.fuzz.target=" + target,
                "--limit-modules", MODULES, "-cp", classPath(),
                "com.code_intelligence.jazzer.Jazzer", "--target_class=" + Fuzzed.class.getName(),
                "--instrumentation_includes=org.varscope.**", "--custom_hook_includes=org.varscope.**",
                "-max_total_time=" + SECONDS, "-runs=" + RUNS, "-seed=" + SEED,
                "-max_len=" + LONGEST, "-timeout=" + HANGS, "-rss_limit_mb=0",
                "-artifact_prefix=" + target + "-", grown.toString(), seeds.toString());
    }

    private static String classPath() {
        return Arrays.stream(Child.classPath().split(File.pathSeparator))
                .filter(one -> Files.isDirectory(Path.of(one))
                        || LIBRARIES.matcher(Path.of(one).getFileName().toString()).lookingAt())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path seeds(String target) throws IOException {
        Path folder = Files.createDirectories(FOLDER.resolve(target + "-seeds"));
        List<Targets> targets = Targets.named(target);
        for (Targets one : targets) {
            List<byte[]> inputs = one.inputs(Seeds.some(SEEDS / targets.size())).toList();
            for (int i = 0; i < inputs.size(); i++) {
                try (OutputStream out = Files.newOutputStream(folder.resolve("%s-%04d".formatted(one.word(), i)))) {
                    if (targets.size() > 1) {
                        out.write(one.ordinal()); // which Fuzzed chooses by
                    }
                    out.write(inputs.get(i));
                }
            }
        }
        return folder;
    }

    /// The lines that say what failed, or all that was printed where there are none.
    private static String finding(List<String> printed) {
        int at = 0;
        while (at < printed.size() && !printed.get(at).startsWith("== Java Exception")
                && !printed.get(at).contains("ERROR:")) {
            at++;
        }
        List<String> lines = at == printed.size() ? printed : printed.subList(at, printed.size());
        return String.join("\n", lines.subList(0, Math.min(40, lines.size())));
    }
}
