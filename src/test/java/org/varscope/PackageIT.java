package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.varscope.document.file.Pipes;
import org.varscope.scan.walk.Buffers;

/// Runs the packaged folder as a person would, by its script. Runs in the phase `integration-test`.
@Execution(ExecutionMode.CONCURRENT)
class PackageIT {
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");
    private static final Path SCRIPT = Path.of("target", "varscope", "bin", WINDOWS ? "varscope.bat" : "varscope")
            .toAbsolutePath();
    /// The folder of the JDK that runs this test.
    private static final String JDK = System.getProperty("java.home");

    @TempDir
    private Path folder;
    private String save = "";

    private record Ran(int code, String out, String err) { }

    @BeforeEach
    void copyTheSample() throws IOException {
        Path file = folder.resolve("adventure save.save");
        Files.write(file, Buffers.sample("adventure.save"));
        save = file.toString();
    }

    private Ran varscope(String... arguments) throws Exception {
        return varscope(Map.of("VARSCOPE_JAVA", JDK), arguments);
    }

    private Ran varscope(Map<String, String> environment, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(SCRIPT.toString()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("VARSCOPE_JAVA", "JAVA_HOME", "VARSCOPE_JAVA_OPTIONS"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("ends by itself").isTrue();
        return new Ran(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8), Files.readString(err));
    }

    /// {@return what tells Java where a window that is ended before its time may leave copies of fonts, and where its
    /// home is; in quotes, which the script does not take apart: any folder may have a space in its name}
    private String folders(Path home) {
        return "\"-Djava.io.tmpdir=%s\" \"-Duser.home=%s\"".formatted(folder, home);
    }

    /// Waits for the first frame of a window without a file, which is that of the window that takes keys.
    private void assertOpens(Path settings) throws Exception {
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString()).redirectError(err.toFile());
        builder.environment().putAll(Map.of("VARSCOPE_JAVA", JDK, "XDG_CONFIG_HOME", settings.toString(),
                "XDG_RUNTIME_DIR", folder.resolve("run").toString(), "VARSCOPE_JAVA_OPTIONS",
                "-Dglass.platform=Headless -Dprism.order=sw -Dvarscope.first-frame=true",
                "JDK_JAVA_OPTIONS", folders(folder)));
        Process process = builder.start();
        try (BufferedReader out = process.inputReader()) {
            assertThat(CompletableFuture.supplyAsync(() -> out.lines().findFirst()).get(60, TimeUnit.SECONDS))
                    .as("what is printed, beside %s", Files.readString(err)).contains("painted");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theWindowOpensWithTheKeysThatItsPageHasWritten() throws Exception {
        Path settings = folder.resolve("settings");
        Files.createDirectories(settings.resolve("varscope"));
        Files.writeString(settings.resolve("varscope/keys.txt"), "fold-lists = F12\n");
        assertOpens(settings);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theWindowOpensWhateverLiesInThePlaceOfItsSettings() throws Exception {
        Path settings = folder.resolve("settings");
        Path kept = Files.createDirectories(settings.resolve("varscope"));
        Pipes.make(kept.resolve("settings.properties"));
        Pipes.make(kept.resolve("keys.txt"));
        Pipes.make(kept.resolve("errors.log"));
        Files.createDirectories(kept.resolve("tabs.properties/inside"));
        Files.writeString(kept.resolve("journal"), "no folder");
        assertOpens(settings);
    }

    @Test
    void treePrintsTheStructure() throws Exception {
        Ran ran = varscope("tree", "--jsonl", save);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines()).contains("{\"path\":\"$.player.name\",\"role\":\"value\",\"type\":\"String\","
                + "\"offset\":116,\"length\":24,\"header\":4,\"value\":\"\\\"Åsa the Brave\\\"\"}");
        assertThat(ran.code()).isZero();
    }

    @Test
    void checkSaysWhatTheEngineWould() throws Exception {
        Ran ran = varscope("check", "--jsonl", save);
        assertThat(ran.out()).contains("\"accepted\":true,\"error\":null,\"problems\":[]");
        assertThat(ran.code()).isZero();
    }

    @Test
    void getPrintsOneValue() throws Exception {
        assertThat(varscope("get", save, "$.quests[2]").out().strip()).isEqualTo("\"Cross the river 🌊\"");
    }

    @Test
    void setWritesWhatGetThenReads() throws Exception {
        assertThat(varscope("set", save, "$.player.gold", "5000000000", "$.player.hp", "-5"))
                .isEqualTo(new Ran(0, "", ""));
        assertThat(varscope("get", save, "$.player.gold").out().strip()).isEqualTo("5000000000");
        assertThat(Files.size(Path.of(save))).isEqualTo(1872);
    }

    @Test
    void argumentsAreUtf8EvenWithoutALocale() throws Exception {
        Map<String, String> environment = Map.of("VARSCOPE_JAVA", JDK, "LC_ALL", "C");
        assertThat(varscope(environment, "set", save, "$.player.name", "\"Ødegård 矢\"").code()).isZero();
        assertThat(varscope(environment, "get", save, "$.player.name").out().strip()).isEqualTo("\"Ødegård 矢\"");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void argumentsAreUtf8WhereTheLocaleIsNotInstalled() throws Exception {
        Map<String, String> environment = Map.of("VARSCOPE_JAVA", JDK, "LC_ALL", "xx_XX.UTF-8");
        Path file = Files.move(Path.of(save), folder.resolve("sp\u00E9cial \u77E2.save"));
        assertThat(varscope(environment, "get", file.toString(), "$.player.hp").out().strip()).isEqualTo("87");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anArgumentThatIsNoTextIsRefused() throws Exception {
        Path err = folder.resolve("err.txt");
        // A name with the byte 0xFF, which Java itself cannot pass on.
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "exec \"$0\" tree \"$(printf 'a\\377.save')\"",
                SCRIPT.toString()).redirectError(err.toFile());
        builder.environment().put("VARSCOPE_JAVA", JDK);
        assertThat(builder.start().waitFor()).isEqualTo(2);
        assertThat(Files.readString(err)).startsWith("varscope: argument 2 is no text");
    }

    @Test
    void exitCodesComeThrough() throws Exception {
        assertThat(varscope("tree", folder.toString()).code()).isEqualTo(3);
        assertThat(varscope("get", save, "$.nobody").code()).isEqualTo(4);
        assertThat(varscope("tree").code()).isEqualTo(2);
        Path bad = folder.resolve("bad.var");
        Files.write(bad, HexFormat.of().parseHex("63000000"));
        assertThat(varscope("check", bad.toString()).code()).isEqualTo(1);
    }

    @Test
    void theTablesOfForksLieInTheFolder() throws Exception {
        Path table = SCRIPT.resolve("../../dialects/segs.dialect").normalize();
        assertThat(varscope("tree", "--dialect", table.toString(), "--container", "bare", save).out())
                .contains(", segs, ");
    }

    @Test
    void aJavaThatIsNoneIsSaidPlainly() throws Exception {
        Ran ran = varscope(Map.of("VARSCOPE_JAVA", folder.resolve("nothing").toString()), "tree", save);
        assertThat(ran.err()).contains("VARSCOPE_JAVA is ").contains("which is no Java 25 or newer.");
        assertThat(ran.code()).isEqualTo(3);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void anOldJavaIsPassedOver() throws Exception {
        Path old = folder.resolve("old");
        Files.createDirectories(old.resolve("bin"));
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        Path fake = old.resolve("bin/java");
        Files.writeString(fake, "#!/bin/sh\nexit 9\n");
        assertThat(fake.toFile().setExecutable(true)).isTrue();
        Ran ran = varscope(Map.of("JAVA_HOME", old.toString(), "PATH", JDK + "/bin:" + System.getenv("PATH")),
                "--version");
        assertThat(ran.out()).startsWith("varscope ");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theScriptRunsThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("vs"), SCRIPT);
        ProcessBuilder builder = new ProcessBuilder(link.toString(), "--version").redirectErrorStream(true);
        builder.environment().put("VARSCOPE_JAVA", JDK);
        Process process = builder.start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).startsWith("varscope ");
        Files.delete(link);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayTheTreeIsPrintedAndNothingIsWritten() throws Exception {
        Path here = Files.createDirectory(folder.resolve("here"));
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(SCRIPT.toString(), save).directory(here.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(Map.of("VARSCOPE_JAVA", JDK, "DISPLAY", "", "WAYLAND_DISPLAY", "",
                "XDG_CONFIG_HOME", folder.resolve("home").toString()));
        Process process = builder.start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("$.player.name");
        assertThat(process.waitFor()).isZero();
        assertThat(err).hasContent("There is no display here: the tree is printed instead of a window.");
        assertThat(here).isEmptyDirectory();
    }

    /// Starts a window off screen that does not know that it is, with settings of its own. Where starts meet is said
    /// from its folder on, as a socket has at most some hundred bytes for its path.
    private Process window(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(SCRIPT.toString()));
        command.addAll(List.of(arguments));
        Path home = folder.resolve("home");
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile()).inheritIO();
        builder.environment().putAll(Map.of("VARSCOPE_JAVA", JDK, "DISPLAY", "", "WAYLAND_DISPLAY", "",
                "XDG_CONFIG_HOME", home.toString(), "APPDATA", home.toString(), "XDG_RUNTIME_DIR", "run",
                "VARSCOPE_JAVA_OPTIONS", "-Dglass.platform=Headless -Dprism.order=sw",
                "JDK_JAVA_OPTIONS", folders(home)));
        return builder.start();
    }

    private @Nullable Path inHome(String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve("home"))) {
            return files.filter(path -> path.getFileName().toString().endsWith(end)).findFirst().orElse(null);
        }
    }

    private String settings() throws IOException {
        Path file = inHome("settings.properties");
        return file == null ? "" : Files.readString(file);
    }

    @Test
    void aSecondStartHandsItsFileToTheFirst() throws Exception {
        Files.createDirectories(folder.resolve("home"));
        Process first = window();
        try {
            // Of two that start at once, either may become the one that others hand their files to.
            for (int i = 0; i < 600 && inHome(".sock") == null; i++) {
                assertThat(first.waitFor(100, TimeUnit.MILLISECONDS)).as("is still starting").isFalse();
            }
            assertThat(inHome(".sock")).as("where starts meet").isNotNull();
            String handed = "";
            // The first may still be opening its window, and not take the file in time: then the second has its own.
            for (int i = 0; i < 6 && handed.isEmpty(); i++) {
                Path file = Files.copy(Path.of(save), folder.resolve("asked-%d.save".formatted(i)));
                Process second = window(file.toString());
                if (second.waitFor(20, TimeUnit.SECONDS)) {
                    assertThat(second.exitValue()).isZero();
                    handed = file.getFileName().toString();
                } else {
                    second.destroyForcibly().waitFor();
                }
            }
            assertThat(handed).as("a second start ended by itself").isNotEmpty();
            for (int i = 0; i < 100 && !settings().contains(handed); i++) {
                assertThat(first.waitFor(100, TimeUnit.MILLISECONDS)).as("goes on").isFalse();
            }
            assertThat(settings()).as("files that were opened lately").contains(handed);
        } finally {
            first.descendants().forEach(ProcessHandle::destroyForcibly);
            first.destroyForcibly().waitFor();
        }
    }
}
