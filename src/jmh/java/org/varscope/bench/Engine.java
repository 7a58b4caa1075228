package org.varscope.bench;

import module java.base;

/// The engine's own decoder and encoder on the same files, where `godot3-server` is installed.
final class Engine {
    private static final String PROGRAM = "godot3-server";

    private Engine() { }

    /// {@return milliseconds by what was done, such as `decode tree`; empty where the engine is not there}
    static Map<String, Double> run() throws IOException, InterruptedException {
        Map<String, Double> times = new HashMap<>();
        if (!isInstalled()) {
            return times;
        }
        Saves.tree();
        Saves.packed();
        Path project = Files.createDirectories(Saves.folder().resolve("project"));
        Files.writeString(project.resolve("project.godot"), "config_version=4\n");
        Path script = Path.of("src", "jmh", "godot", "bench.gd").toAbsolutePath();
        Files.copy(script, project.resolve("bench.gd"), StandardCopyOption.REPLACE_EXISTING);
        ProcessBuilder builder = new ProcessBuilder(PROGRAM, "--no-window", "--path", project.toString(),
                "-s", "bench.gd")
                .redirectErrorStream(true);
        builder.environment().putAll(Map.of("BENCH_DIR", Saves.folder().toString(), "HOME", project.toString()));
        Process process = builder.start();
        try (BufferedReader lines = process.inputReader()) {
            lines.lines().filter(line -> line.startsWith("bench ")).map(line -> List.of(line.split(" ")))
                    .forEach(words -> times.put(words.get(1) + " " + words.get(2), Double.valueOf(words.get(3))));
        }
        process.waitFor();
        return times;
    }

    private static boolean isInstalled() {
        String path = System.getenv().getOrDefault("PATH", "");
        return List.of(path.split(File.pathSeparator)).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, PROGRAM)));
    }
}
