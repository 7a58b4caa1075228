package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The app in the zip for a Mac, laid out as there and started by its scripts, with programs in the place of Java and
/// of what shows a dialog that write down what they are told.
@EnabledOnOs({OS.LINUX, OS.MAC})
class MacAppTest {
    @TempDir
    private Path folder;
    private Path contents;
    private Path tools;

    @BeforeEach
    void layOut() throws IOException {
        contents = folder.resolve("Some Apps/Varscope.app/Contents");
        tools = folder.resolve("tools");
        Files.createDirectories(contents.resolve("Resources/lib"));
        copy("installers/macos/Varscope", contents.resolve("MacOS/Varscope"));
        copy("installers/varscope", contents.resolve("Resources/bin/varscope"));
        script(tools.resolve("osascript"));
        script(folder.resolve("jdk/bin/java"));
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
    }

    private static void copy(String from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(Path.of(from), to);
        assertThat(to.toFile().setExecutable(true)).isTrue();
    }

    /// Writes its arguments, one a line, to a file beside it.
    private static void script(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\nprintf '%s\\n' \"$@\" > \"$0.told\"\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private int start(String java, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(contents.resolve("MacOS/Varscope").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile());
        builder.environment().put("VARSCOPE_JAVA", folder.resolve(java).toString());
        builder.environment().put("PATH", tools + File.pathSeparator + builder.environment().get("PATH"));
        return builder.start().waitFor();
    }

    @Test
    void openedItIsTheWindowUnderItsNameInTheDock() throws Exception {
        assertThat(start("jdk")).isZero();
        String resources = contents.toRealPath().resolve("Resources").toString();
        assertThat(Files.readAllLines(folder.resolve("jdk/bin/java.told"))).contains("-Xdock:name=Varscope",
                "-Xdock:icon=" + resources + "/varscope.icns", resources + "/lib",
                "org.varscope/org.varscope.app.Main");
    }

    @Test
    void theCommandLineIsInside() throws Exception {
        assertThat(start("jdk", "check", "a file.save")).isZero();
        assertThat(Files.readAllLines(folder.resolve("jdk/bin/java.told")))
                .endsWith("org.varscope.app.Main", "check", "a file.save");
    }

    @Test
    void aDialogSaysThatThereIsNoJava() throws Exception {
        assertThat(start("none")).isEqualTo(3);
        assertThat(folder.resolve("said")).content().contains("which is no Java 25 or newer");
        assertThat(tools.resolve("osascript.told")).content()
                .contains("display alert", folder.resolve("none") + ", which is no Java 25 or newer.");
    }

    @Test
    void aVerbSaysItWithoutADialog() throws Exception {
        assertThat(start("none", "check", "a.save")).isEqualTo(3);
        assertThat(folder.resolve("said")).content().contains("which is no Java 25 or newer");
        assertThat(tools.resolve("osascript.told")).doesNotExist();
    }
}
