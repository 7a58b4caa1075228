package org.varscope.document.file;

import module java.base;
import org.varscope.document.Document;

/// Another Java program that a test starts, and that may be killed at any moment.
public final class Child implements AutoCloseable {
    private final Process process;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Thread reader;

    private Child(Process process) {
        this.process = process;
        BufferedReader from = process.inputReader(StandardCharsets.UTF_8);
        this.reader = Thread.ofPlatform().daemon().start(() -> from.lines().forEach(lines::add));
    }

    /// Starts the `main` of `program`, which is small and starts fast.
    public static Child start(Class<?> program, String... arguments) throws IOException {
        return start(List.of(), program, arguments);
    }

    /// Starts the `main` of `program` by way of another command, such as a shell that sets limits first.
    public static Child start(List<String> by, Class<?> program, String... arguments) throws IOException {
        return start(by, Path.of(System.getProperty("java.io.tmpdir")), program, arguments);
    }

    /// Starts the `main` of `program`, whose folder of temporary files is `temporary`.
    public static Child start(Path temporary, Class<?> program, String... arguments) throws IOException {
        return start(List.of(), temporary, program, arguments);
    }

    private static Child start(List<String> by, Path temporary, Class<?> program, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(by);
        command.addAll(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto",
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "-XX:-UsePerfData",
                "-Djava.io.tmpdir=" + temporary,
                "--enable-native-access=ALL-UNNAMED", "-cp", classPath(),
                program.getName()));
        command.addAll(List.of(arguments));
        return new Child(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    }

    /// {@return what tests run with, as a class path}
    public static String classPath() {
        return Stream.of(place(Document.class), place(Child.class), System.getProperty("jdk.module.path"),
                        System.getProperty("java.class.path"))
                .filter(Objects::nonNull).filter(path -> !path.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /// Addresses write a space, and letters outside ASCII, in another way than paths.
    private static String place(Class<?> of) {
        return Path.of(URI.create(of.getProtectionDomain().getCodeSource().getLocation().toString())).toString();
    }

    /// Waits until it prints `line`; what it printed before that is forgotten.
    ///
    /// @throws IOException if it ends, or a minute passes, without
    public void await(String line) throws IOException, InterruptedException {
        for (String next = ""; !line.equals(next); ) {
            next = lines.poll(1, TimeUnit.MINUTES);
            if (next == null || lines.isEmpty() && !line.equals(next) && !process.isAlive()) {
                throw new IOException("the other program did not print " + line);
            }
        }
    }

    /// Ends it on the spot, as a power cut does, and waits until it is gone.
    public void kill() throws InterruptedException {
        // Killed by its handle, as the process itself would forget what was printed.
        process.toHandle().destroyForcibly();
        process.waitFor();
    }

    /// Asks it to end, as logging out does.
    public void ask() {
        process.toHandle().destroy();
    }

    /// {@return what it has printed since the line that was waited for last, once it has ended}
    public List<String> rest() throws InterruptedException {
        reader.join();
        List<String> rest = new ArrayList<>();
        lines.drainTo(rest);
        return rest;
    }

    /// {@return its exit code, once it has ended}
    public int end() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() throws InterruptedException {
        kill();
    }

    /// A program that locks a file until it is killed.
    public static final class Lock {
        private Lock() { }

        /// @param arguments the file
        public static void main(String[] arguments) throws Exception {
            try (FileChannel channel = FileChannel.open(Path.of(arguments[0]), StandardOpenOption.WRITE)) {
                if (channel.lock().isValid()) {
                    System.out.println("locked");
                    Thread.sleep(Long.MAX_VALUE);
                }
            }
        }
    }
}
