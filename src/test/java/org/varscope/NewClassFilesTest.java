package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// What the installers do to a jar with class files that no cache of the start keeps.
class NewClassFilesTest {
    private static final int MAJOR = 6;

    @TempDir
    private Path folder;
    private Path old;
    private Path fresh;

    @BeforeEach
    void run() throws Exception {
        old = Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        fresh = Files.copy(old, folder.resolve("picocli.jar"));
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                Path.of("installers", "NewClassFiles.java").toString(), fresh.toString()).inheritIO().start();
        assertThat(process.waitFor()).isZero();
    }

    @Test
    void noClassStaysAsOldAsItWasAndEachCanBeUsed() throws Exception {
        assertThat(names(fresh)).isEqualTo(names(old));
        try (JarFile jar = new JarFile(fresh.toFile());
                URLClassLoader loader = new URLClassLoader(new URL[] {fresh.toUri().toURL()}, null)) {
            for (String name : names(fresh)) {
                if (name.endsWith(".class")) {
                    byte[] bytes = jar.getInputStream(jar.getEntry(name)).readAllBytes();
                    assertThat(ByteBuffer.wrap(bytes).getShort(MAJOR)).as(name).isGreaterThan((short) 50);
                }
            }
            // Those that other libraries are needed for are left out.
            for (String name : names(fresh)) {
                if (name.startsWith("picocli/CommandLine") && name.endsWith(".class")) {
                    String type = name.substring(0, name.length() - ".class".length()).replace('/', '.');
                    assertThat(Class.forName(type, true, loader).getClassLoader()).as("verified").isSameAs(loader);
                }
            }
        }
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(ZipEntry::getName).toList();
        }
    }
}
