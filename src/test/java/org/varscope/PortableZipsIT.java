package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The zips that `mvn -Pinstaller` makes for every system, from whichever one: `mvn -Pinstaller verify` asks them.
class PortableZipsIT {
    private static final Path FOLDER = Path.of("target", "installer");

    private static Path zip(String system) throws IOException {
        assumeTrue(Files.isDirectory(FOLDER), "made by the profile installer alone");
        try (Stream<Path> files = Files.list(FOLDER)) {
            Optional<Path> zip = files.filter(file -> file.toString().endsWith("-" + system + ".zip")).findFirst();
            assumeTrue(zip.isPresent(), "made by the profile installer alone");
            return zip.get();
        }
    }

    /// The folder that holds everything, as the zip names it.
    static String root(String system) {
        return system.startsWith("macos") ? "Varscope.app/Contents/Resources/" : "varscope/";
    }

    /// What a library in machine code is for, by its first bytes, or null where it is none.
    private static String machine(byte[] start) {
        ByteBuffer bytes = ByteBuffer.wrap(start).order(ByteOrder.LITTLE_ENDIAN);
        int magic = start.length < 64 ? 0 : bytes.getInt(0);
        if (magic == 0x464C457F) {
            return "ELF " + Integer.toHexString(bytes.getShort(18));
        }
        if (magic == 0xFEEDFACF) {
            return "Mach-O " + Integer.toHexString(bytes.getInt(4));
        }
        if ((magic & 0xFFFF) == 0x5A4D) {
            return "PE " + Integer.toHexString(bytes.getShort(bytes.getInt(60) + 4) & 0xFFFF);
        }
        return null;
    }

    @ParameterizedTest
    @CsvSource({"linux-x64, ELF 3e", "linux-aarch64, ELF b7", "macos-x64, Mach-O 1000007",
        "macos-aarch64, Mach-O 100000c", "windows-x64, PE 8664"})
    void librariesInMachineCodeAreOfThatSystemAndProcessor(String system, String machine) throws IOException {
        Map<String, Set<String>> found = new TreeMap<>();
        try (ZipFile zip = new ZipFile(zip(system).toFile())) {
            for (ZipEntry jar : Collections.list(zip.entries())) {
                if (jar.getName().endsWith(".jar")) {
                    natives(new ZipInputStream(zip.getInputStream(jar)), jar.getName(), found);
                }
            }
        }
        assertThat(found).containsOnlyKeys(machine);
        assertThat(found.get(machine)).anyMatch(name -> name.contains("javafx-graphics"))
                .anyMatch(name -> name.contains("zstd-jni"));
    }

    private static void natives(ZipInputStream jar, String name, Map<String, Set<String>> found) throws IOException {
        for (ZipEntry entry = jar.getNextEntry(); entry != null; entry = jar.getNextEntry()) {
            String machine = machine(jar.readNBytes(1024));
            if (machine != null) {
                found.computeIfAbsent(machine, _ -> new TreeSet<>()).add(name);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"linux-x64", "linux-aarch64", "macos-x64", "macos-aarch64", "windows-x64"})
    void scriptsHaveTheLineEndsOfTheirSystemAndLicencesAreThere(String system) throws IOException {
        try (ZipFile zip = new ZipFile(zip(system).toFile())) {
            String root = root(system);
            assertThat(text(zip, root + "bin/varscope")).startsWith("#!/bin/sh\n").doesNotContain("\r");
            assertThat(text(zip, root + "bin/varscope.bat").split("\n")).allMatch(line -> line.endsWith("\r"));
            assertThat(text(zip, root + "sbom.json")).contains("CycloneDX");
            assertThat(text(zip, root + "THIRD-PARTY.txt")).contains("javafx-graphics");
            for (String family : List.of("Apache-2.0", "BSD", "GPL-2.0-with-classpath-exception", "MIT")) {
                assertThat(zip.getEntry(root + "licenses/" + family + ".txt")).isNotNull();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"macos-x64", "macos-aarch64"})
    void theZipOfAMacIsAnApp(String system) throws IOException {
        try (ZipFile zip = new ZipFile(zip(system).toFile())) {
            assertThat(zip.stream().map(ZipEntry::getName)).allMatch(name -> name.startsWith("Varscope.app/"))
                    .contains("Varscope.app/Contents/Resources/varscope.icns",
                            "Varscope.app/Contents/Resources/gdvar.icns");
            assertThat(text(zip, "Varscope.app/Contents/Info.plist")).contains("<string>org.varscope.Varscope</string>")
                    .doesNotContain("${", "DEPLOY_");
            assertThat(text(zip, "Varscope.app/Contents/MacOS/Varscope")).startsWith("#!/bin/sh\n")
                    .doesNotContain("\r");
        }
    }

    @Test
    void theZipForWindowsHasAProgramThatFindsJava() throws IOException {
        assumeTrue(!System.getProperty("os.arch").equals("aarch64"), "what makes it is for other processors");
        try (ZipFile zip = new ZipFile(zip("windows-x64").toFile())) {
            byte[] exe = zip.getInputStream(zip.getEntry("varscope/varscope.exe")).readAllBytes();
            assertThat(machine(exe)).isEqualTo("PE 14c");
            assertThat(new String(exe, StandardCharsets.ISO_8859_1))
                    .contains("%VARSCOPE_JAVA%;%JAVA_HOME%;%PATH%", "--module-path", "--add-modules org.varscope",
                            "No Java that Varscope can use was found").doesNotContain("${");
        }
    }

    private static String text(ZipFile zip, String name) throws IOException {
        return new String(zip.getInputStream(zip.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }
}
