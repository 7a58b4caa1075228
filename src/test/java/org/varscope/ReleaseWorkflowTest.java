package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/// What the hosted build is told fits what lies in the project. It runs elsewhere; here it is read.
class ReleaseWorkflowTest {
    private static final Set<String> RUNNERS = Set.of("ubuntu-24.04", "ubuntu-24.04-arm", "macos-15",
            "macos-15-intel", "windows-2025");
    private Map<String, Map<String, Object>> jobs;

    @BeforeEach
    void read() throws IOException {
        Map<String, Object> workflow = new Yaml().load(Files.readString(Path.of(".github/workflows/release.yml")));
        jobs = cast(workflow.get("jobs"));
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(Object value) {
        return (T) value;
    }

    private List<Map<String, String>> steps() {
        return jobs.values().stream()
                .flatMap(job -> ReleaseWorkflowTest.<List<Map<String, String>>>cast(job.get("steps")).stream())
                .toList();
    }

    private List<Map<String, String>> scripts() {
        List<Map<String, String>> scripts = steps().stream().filter(step -> step.containsKey("run")).toList();
        assertThat(scripts).hasSizeGreaterThan(4);
        return scripts;
    }

    @Test
    void itRunsOnKnownMachinesOfAllThreeSystems() {
        Map<String, Map<String, List<String>>> strategy = cast(jobs.get("package").get("strategy"));
        assertThat(strategy.get("matrix").get("os")).isSubsetOf(RUNNERS).anyMatch(os -> os.startsWith("ubuntu"))
                .anyMatch(os -> os.startsWith("macos")).anyMatch(os -> os.startsWith("windows"));
        assertThat(RUNNERS).contains(ReleaseWorkflowTest.<String>cast(jobs.get("release").get("runs-on")));
        assertThat(jobs).containsKey(cast(jobs.get("release").get("needs")));
    }

    @Test
    void everyStepRunsOnASystemThatHasItsShell() {
        for (Map<String, String> step : steps()) {
            assertThat(step.containsKey("run") ^ step.containsKey("uses")).as(step.toString()).isTrue();
            String on = step.getOrDefault("if", "");
            assertThat(on).matches("|runner\\.os == '(Linux|macOS|Windows)'|matrix\\.os == 'ubuntu-24\\.04'");
            assertThat("pwsh".equals(step.get("shell"))).as(step.toString()).isEqualTo(on.contains("Windows"));
        }
    }

    @Test
    void actionsOfOthersAreOfAVersion() {
        assertThat(steps().stream().map(step -> step.get("uses")).filter(Objects::nonNull))
                .isNotEmpty().allMatch(action -> action.matches("actions/[a-z-]+@v\\d+"));
    }

    @Test
    void filesAndProfilesThatStepsNameAreThere() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));
        for (Map<String, String> step : scripts()) {
            Pattern.compile("(?:src|installers|icons)/[\\w./-]+").matcher(step.get("run")).results()
                    .forEach(file -> assertThat(Path.of(file.group())).exists());
            Pattern.compile(" -P([\\w-]+)").matcher(step.get("run")).results()
                    .forEach(profile -> assertThat(pom)
                    .containsPattern("<profile>\\s*<id>" + profile.group(1) + "</id>"));
        }
    }

    @Test
    void packageManagersAreHandedWhatTheReleaseHolds() {
        assertThat(scripts().stream().map(step -> step.get("run")).filter(run -> run.contains("SHA256SUMS")))
                .singleElement().asString().containsSubsequence("sha256sum -- * > SHA256SUMS",
                        "installers/manifests.sh files/SHA256SUMS \"$version\"", "files/varscope-$version-manifests");
    }

    @Test
    void filesThatAreKeptAreThoseThatAScriptWrites() throws IOException {
        String writers = Files.readString(Path.of("pom.xml"));
        for (String script : List.of("linux/package.sh", "macos/package.sh", "windows/package.ps1")) {
            writers += Files.readString(Path.of("installers", script)).replace("'msi', 'exe'", ".msi .exe");
        }
        for (Map<String, Object> step : ReleaseWorkflowTest.<List<Map<String, Object>>>cast(steps())) {
            if (String.valueOf(step.get("uses")).startsWith("actions/upload-artifact")) {
                Map<String, String> with = cast(step.get("with"));
                for (String kept : with.get("path").split("\n")) {
                    assertThat(kept).startsWith("target/installer/*.");
                    String type = kept.substring(kept.lastIndexOf('.'));
                    assertThat(writers).contains(type.equals(".json") ? "<outputFormat>json" : type);
                }
            }
        }
    }

    @Test
    void theShellCanReadEveryScript() throws Exception {
        assumeTrue(new File("/bin/bash").canExecute());
        for (Map<String, String> step : scripts()) {
            if (!"pwsh".equals(step.get("shell"))) {
                Process bash = new ProcessBuilder("/bin/bash", "-n", "-c", step.get("run"))
                        .redirectErrorStream(true).start();
                assertThat(new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
                assertThat(bash.waitFor()).isZero();
            }
        }
    }
}
