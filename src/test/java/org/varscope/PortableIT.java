package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The zips of every system, where the profile `installer` has made them.
@EnabledIf("areMade")
class PortableIT {
    private static final Path FOLDER = Path.of("target", "installer");

    static boolean areMade() throws IOException {
        return Files.isDirectory(FOLDER) && found("linux-x64").isPresent();
    }

    private static Optional<Path> found(String system) throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.getFileName().toString().endsWith("-" + system + ".zip")).findFirst();
        }
    }

    @ParameterizedTest
    @CsvSource({"linux-x64, javafx-graphics-linux.jar, libglassgtk3.so, linux/amd64",
        "linux-aarch64, javafx-graphics-linux-aarch64.jar, libglassgtk3.so, linux/aarch64",
        "macos-x64, javafx-graphics-mac.jar, libglass.dylib, darwin/x86_64",
        "macos-aarch64, javafx-graphics-mac-aarch64.jar, libglass.dylib, darwin/aarch64",
        "windows-x64, javafx-graphics-win.jar, glass.dll, win/amd64"})
    void holdsTheLibrariesOfItsSystemAlone(String system, String javafx, String library, String zstd)
            throws IOException {
        try (ZipFile zip = new ZipFile(found(system).orElseThrow().toFile())) {
            String root = PortableZipsIT.root(system);
            assertThat(zip.stream().map(ZipEntry::getName)).contains(root + "bin/varscope",
                    root + "bin/varscope.bat", root + "lib/varscope.jar", root + "LICENSE", root + "THIRD-PARTY.txt");
            assertThat(zip.stream().map(ZipEntry::getName).filter(name -> name.contains("javafx-graphics")))
                    .containsExactly(root + "lib/" + javafx);
            assertThat(names(zip, root + "lib/" + javafx)).contains(library);
            assertThat(names(zip, root + "lib/zstd-jni.jar")).filteredOn(name -> name.contains("libzstd-jni"))
                    .singleElement().asString().startsWith(zstd + "/");
        }
    }

    private static List<String> names(ZipFile zip, String jar) throws IOException {
        List<String> names = new ArrayList<>();
        try (ZipInputStream in = new ZipInputStream(zip.getInputStream(zip.getEntry(jar)))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                names.add(entry.getName());
            }
        }
        return names;
    }
}
