package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The codec's own jar, used as its README says, from a project of its own that has nothing else. Runs in the phase
/// `integration-test`.
class CodecJarIT {
    private static final Path CODEC = Path.of("target", "codec").toAbsolutePath();
    private static final Path JAR = CODEC.resolve("varscope-codec.jar");
    private static final Pattern EXAMPLE = Pattern.compile("(?s)## ([^\n]+)\n\n```java\n(.*?)```\n\n```text\n(.*?)```");
    private static final boolean WINDOWS = System.getProperty("os.name").startsWith("Windows");

    @TempDir
    private Path folder;

    private record Example(String name, String source, String output) { }

    private static List<Example> examples() throws IOException {
        return EXAMPLE.matcher(Files.readString(Path.of("src", "codec", "README.md"))).results()
                .map(found -> new Example(found.group(1).replace(" ", ""), found.group(2), found.group(3))).toList();
    }

    /// Waits for what `command` prints.
    private String printed(List<String> command) throws Exception {
        Path out = folder.resolve("out.txt");
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(180, TimeUnit.SECONDS)).as("ends by itself").isTrue();
        String all = Files.readString(out);
        assertThat(process.exitValue()).as("%s\n%s", command, all).isZero();
        return all.replace("\r", "");
    }

    /// A project that has the jar, and no other library.
    private static String project(String example) {
        return """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>example</groupId>
                  <artifactId>%s</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>25</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                    <dependency>
                      <groupId>org.varscope</groupId>
                      <artifactId>varscope</artifactId>
                      <version>0</version>
                      <classifier>codec</classifier>
                      <scope>system</scope>
                      <systemPath>%s</systemPath>
                    </dependency>
                  </dependencies>
                  <build>
                    <plugins>
                      <plugin>
                        <artifactId>maven-resources-plugin</artifactId>
                        <version>3.3.1</version>
                      </plugin>
                      <plugin>
                        <artifactId>maven-compiler-plugin</artifactId>
                        <version>3.14.1</version>
                      </plugin>
                    </plugins>
                  </build>
                </project>
                """.formatted(example, JAR);
    }

    /// Without the network: whoever builds this has the plugins that it needs.
    @Test
    void theExamplesOfItsReadmePrintWhatItSays() throws Exception {
        Path sources = Files.createDirectories(folder.resolve("src/main/java"));
        for (Example example : examples()) {
            Files.writeString(sources.resolve(example.name + ".java"), example.source);
        }
        Files.writeString(folder.resolve("pom.xml"), project("examples"));
        Path maven = Path.of(System.getProperty("varscope.maven"), "bin", WINDOWS ? "mvn.cmd" : "mvn");
        printed(List.of(maven.toString(), "-q", "-B", "-o", "-Dmaven.repo.local="
                + System.getProperty("varscope.repository"), "compile"));
        assertThat(examples()).hasSize(4);
        for (Example example : examples()) {
            assertThat(printed(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                    folder.resolve("target/classes") + File.pathSeparator + JAR, example.name)))
                    .as(example.name).isEqualTo(example.output);
            assertThat(example.source.lines().filter(line -> line.startsWith("    "))).as(example.name)
                    .hasSizeLessThan(10);
        }
    }

    @Test
    void itIsAModuleOfFivePackagesThatNeedsNothing() throws IOException {
        ModuleDescriptor module = ModuleFinder.of(JAR).find("org.varscope.codec").orElseThrow().descriptor();
        assertThat(module.exports()).extracting(ModuleDescriptor.Exports::source).containsExactlyInAnyOrder(
                "org.varscope.library", "org.varscope.codec", "org.varscope.dialect", "org.varscope.problem",
                "org.varscope.variant");
        assertThat(module.requires()).filteredOn(needed -> !needed.modifiers()
                .contains(ModuleDescriptor.Requires.Modifier.STATIC)).extracting(ModuleDescriptor.Requires::name)
                .containsExactly("java.base");
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(Object::toString)).contains("META-INF/README.md")
                    .noneMatch(name -> name.startsWith("org/varscope/scan"));
        }
    }

    /// Of what is there: enumerations of the engine need no words, nor what a first sentence says of its parameters.
    @Test
    void itsDocumentsAreMadeWithoutWarnings() {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said, true);
        int code = ToolProvider.findFirst("javadoc").orElseThrow().run(out, out, "-quiet",
                "-Xdoclint:all,-missing", "-Werror",
                "-d", folder.resolve("documents").toString(), "--module-path", System.getProperty("jdk.module.path"),
                "--module-source-path", "org.varscope.codec=" + CODEC.resolve("sources"),
                "--module", "org.varscope.codec");
        assertThat(code).as(said.toString()).isZero();
    }
}
