package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.Yaml;

/// What package managers are handed of a release, made of files that only have their names.
@EnabledOnOs({OS.LINUX, OS.MAC})
class ManifestsTest {
    private static final String VERSION = "1.2.3";
    private static final String HOME = "https://example.org/varscope";
    private static final String DOWNLOAD = HOME + "/releases/download/v" + VERSION + "/";
    private static final List<String> FILES = Stream.of("linux-x64.tar.xz", "linux-aarch64.tar.xz", "macos-x64.dmg",
            "macos-aarch64.dmg", "windows-x64.msi").map(end -> "varscope-" + VERSION + "-" + end).toList();
    /// What schemas ask of the values that any manifest of winget has, and of those that ours have.
    private static final Map<String, String> WINGET = Map.of("PackageIdentifier",
            "[^.\\s\\\\/:*?\"<>|]{1,32}(\\.[^.\\s\\\\/:*?\"<>|]{1,32}){1,7}", "PackageVersion", VERSION,
            "ManifestVersion", "1\\.10\\.0");
    private static final Set<String> OF_FLATPAK = Set.of("id", "runtime", "runtime-version", "sdk", "command",
            "finish-args", "modules");

    @TempDir
    private Path folder;

    @BeforeEach
    void make() throws Exception {
        assertThat(run(FILES)).isZero();
    }

    private static String sum(String file) throws GeneralSecurityException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file.getBytes(
                StandardCharsets.UTF_8)));
    }

    private int run(List<String> files) throws Exception {
        StringBuilder sums = new StringBuilder();
        for (String file : files) {
            sums.append(sum(file)).append("  ").append(file).append('\n');
        }
        Path list = Files.writeString(folder.resolve("SHA256SUMS"), sums);
        return new ProcessBuilder("sh", "installers/manifests.sh", list.toString(), VERSION, HOME,
                folder.resolve("made").toString()).redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile()).start().waitFor();
    }

    private String text(String file) throws IOException {
        return Files.readString(folder.resolve("made").resolve(file));
    }

    private Map<String, Object> yaml(String file) throws IOException {
        return new Yaml().load(text(file));
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(Object value) {
        return (T) value;
    }

    @Test
    void everyPlaceIsFilledFromTheRelease() throws Exception {
        Set<String> sums = new HashSet<>();
        try (Stream<Path> made = Files.walk(folder.resolve("made")).filter(Files::isRegularFile)) {
            for (Path file : made.toList()) {
                String text = Files.readString(file);
                assertThat(text).contains(VERSION).doesNotContain("@VERSION", "@HOME", "@SHA256", "SNAPSHOT");
                Pattern.compile("\\b[0-9a-f]{64}\\b").matcher(text).results().map(MatchResult::group)
                        .forEach(sums::add);
                Pattern.compile("https?://[^/\\s'\"]+").matcher(text).results().map(MatchResult::group)
                        .forEach(host -> assertThat(host).isEqualTo("https://example.org"));
            }
        }
        for (String file : FILES) {
            assertThat(sums.remove(sum(file))).as(file).isTrue();
        }
        assertThat(sums).isEmpty();
    }

    /// The names are those that the scripts give what they write.
    @Test
    void theFilesOfTheReleaseAreWrittenUnderTheseNames() throws IOException {
        assertThat(Path.of("installers/linux/package.sh")).content().contains("varscope-$version-linux-$arch.tar.xz");
        assertThat(Path.of("installers/macos/package.sh")).content().contains("varscope-$version-macos-$arch",
                "\"$result.dmg\"");
        assertThat(Path.of("installers/windows/package.ps1")).content().contains("varscope-$Version-windows-x64.$type");
    }

    @Test
    void aFileThatIsNotInTheReleaseIsNamed() throws Exception {
        assertThat(run(FILES.subList(0, 4))).isNotZero();
        assertThat(folder.resolve("said")).content().contains("has no varscope-1.2.3-windows-x64.msi");
    }

    @ParameterizedTest
    @CsvSource({"Varscope.Varscope.yaml, version, DefaultLocale",
        "Varscope.Varscope.installer.yaml, installer, Installers",
        "Varscope.Varscope.locale.en-US.yaml, defaultLocale, "
            + "PackageLocale Publisher PackageName License ShortDescription"})
    void wingetHasWhatItsSchemasAskFor(String file, String type, String required) throws IOException {
        Map<String, Object> manifest = yaml("winget/" + file);
        assertThat(manifest).containsKeys(required.split(" ")).containsEntry("ManifestType", type)
                .doesNotContainValue(null);
        WINGET.forEach((key, pattern) -> assertThat(manifest.get(key)).asString().matches(pattern));
        manifest.forEach((key, value) -> {
            if (key.endsWith("Url")) {
                assertThat((String) value).startsWith(HOME);
            } else if (value instanceof String text) {
                assertThat(text).hasSizeBetween(2, 256);
            }
        });
    }

    @Test
    void wingetInstallsTheMsi() throws Exception {
        Map<String, Object> manifest = yaml("winget/Varscope.Varscope.installer.yaml");
        assertThat(manifest).containsEntry("InstallerType", "wix").containsEntry("Scope", "user");
        List<Map<String, String>> installers = cast(manifest.get("Installers"));
        assertThat(installers).containsExactly(Map.of("Architecture", "x64", "InstallerUrl", DOWNLOAD + FILES.get(4),
                "InstallerSha256", sum(FILES.get(4))));
        List<Map<String, String>> entries = cast(manifest.get("AppsAndFeaturesEntries"));
        assertThat(Path.of("installers/windows/installer.args")).content()
                .containsIgnoringCase(entries.getFirst().get("UpgradeCode").replaceAll("[{}]", ""));
    }

    @Test
    void flatpakPutsTheProgramWhereItsCommandIs() throws Exception {
        Map<String, Object> manifest = yaml("flatpak/org.varscope.Varscope.yaml");
        assertThat(manifest).containsOnlyKeys(OF_FLATPAK).containsEntry("id", "org.varscope.Varscope");
        assertThat(manifest.get("runtime-version")).as("no number: 24.10 would be 24.1").isInstanceOf(String.class);
        List<String> allowed = cast(manifest.get("finish-args"));
        assertThat(allowed).allMatch(option -> option.matches("--(share|socket|device|filesystem)=\\w+"))
                .doesNotContain("--share=network");
        Map<String, Object> module = ManifestsTest.<List<Map<String, Object>>>cast(manifest.get("modules"))
                .getFirst();
        assertThat(module).containsOnlyKeys("name", "buildsystem", "build-options", "build-commands", "sources")
                .containsEntry("buildsystem", "simple");
        List<Map<String, Object>> sources = cast(module.get("sources"));
        assertThat(sources).containsExactly(archive("x86_64", FILES.get(0)), archive("aarch64", FILES.get(1)));
        List<String> commands = cast(module.get("build-commands"));
        assertThat(commands.getLast()).endsWith("/app/bin/" + manifest.get("command"));
        for (String command : commands) {
            assertThat(bash("-n", "-c", command)).isEmpty();
        }
    }

    private static Map<String, Object> archive(String processor, String file) throws GeneralSecurityException {
        return Map.of("type", "archive", "only-arches", List.of(processor), "url", DOWNLOAD + file, "sha256",
                sum(file));
    }

    private static String bash(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("bash"));
        command.addAll(List.of(arguments));
        Process bash = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).as(said).isZero();
        return said;
    }

    /// Sourced, as makepkg does, and asked for what it is told, and then run on an archive that is laid out like ours.
    @Test
    void theShellReadsThePkgbuildAsMakepkgDoes() throws Exception {
        String file = folder.resolve("made/aur/PKGBUILD").toString();
        assertThat(bash("-n", file)).isEmpty();
        assertThat(bash("-c", "source \"$0\"; printf '%s\\n' \"$pkgname\" \"$pkgver\" \"$pkgrel\" \"${arch[@]}\" "
                + "\"${source_x86_64[@]}\" \"${sha256sums_x86_64[@]}\" \"${source_aarch64[@]}\" "
                + "\"${sha256sums_aarch64[@]}\"", file).lines()).containsExactly("varscope-bin", VERSION, "1",
                "x86_64", "aarch64", DOWNLOAD + FILES.get(0), sum(FILES.get(0)), DOWNLOAD + FILES.get(1),
                sum(FILES.get(1)));
        for (String part : List.of("bin/varscope", "lib/app/varscope.jar", "share/applications/a.desktop",
                "LICENSE.txt")) {
            Path lies = folder.resolve("varscope").resolve(part);
            Files.createDirectories(lies.getParent());
            Files.writeString(lies, "");
        }
        Path into = folder.resolve("into");
        assertThat(bash("-c", "set -e; cd \"$1\"; pkgdir=$2; source \"$0\"; package", file, folder.toString(),
                into.toString())).isEmpty();
        assertThat(into.resolve("usr/bin/varscope").toRealPath())
                .isEqualTo(into.toRealPath().resolve("usr/lib/varscope/bin/varscope"));
        assertThat(into.resolve("usr/share/applications/a.desktop")).exists();
        assertThat(into.resolve("usr/share/licenses/varscope-bin/LICENSE")).exists();
    }

    @Test
    void theCaskHoldsToTheRulesOfCasks() throws Exception {
        String cask = text("homebrew/varscope.rb");
        List<String> lines = cask.lines().toList();
        assertThat(lines.getFirst()).isEqualTo("cask \"varscope\" do");
        assertThat(lines.getLast()).isEqualTo("end");
        assertThat(lines.stream().filter(line -> line.endsWith(" do"))).hasSameSizeAs(lines.stream()
                .filter(line -> line.strip().equals("end")).toList());
        Matcher desc = Pattern.compile("desc \"(.*)\"").matcher(cask);
        assertThat(desc.find()).isTrue();
        assertThat(desc.group(1)).hasSizeLessThan(80).doesNotMatch("(An?|The) .*|.*\\.|.*[Vv]arscope.*");
        assertThat(lines.stream().map(String::strip).filter(line -> line.matches("(arch|version|sha256|url|name|desc|"
                + "homepage|depends_on|app|binary|preflight|zap) .*")).map(line -> line.split(" ")[0]))
                .as("in this order").containsExactly("arch", "version", "sha256", "url", "name", "desc", "homepage",
                        "depends_on", "app", "binary", "preflight", "zap");
        assertThat(cask).contains("arm:   \"" + sum(FILES.get(3)), "intel: \"" + sum(FILES.get(2)),
                "-macos-#{arch}.dmg\"");
    }
}
