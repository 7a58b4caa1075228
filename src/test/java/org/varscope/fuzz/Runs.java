package org.varscope.fuzz;

import module java.base;

/// Feeds inputs to one target and counts them. An input that fails is written to a file, which the message names.
final class Runs {
    private static final Path FOLDER = Path.of(System.getProperty("varscope.findings", "target/fuzz"));

    private final Targets target;
    private long count;

    Runs(Targets target) {
        this.target = target;
    }

    /// @throws AssertionError if what must hold does not
    void on(byte[] input) {
        count++;
        try {
            target.take(input);
        } catch (Throwable e) {
            throw new AssertionError("%s fails on %s: %s".formatted(target.word(), kept(input), e), e);
        }
    }

    /// {@return a line that says how many inputs there were}
    String report() {
        return "%s: %d inputs".formatted(target.word(), count);
    }

    private Path kept(byte[] input) {
        CRC32 sum = new CRC32();
        sum.update(input);
        Path file = FOLDER.resolve("%s-%08x.bin".formatted(target.word(), sum.getValue())).toAbsolutePath();
        try {
            Files.createDirectories(FOLDER);
            return Files.write(file, input);
        } catch (IOException e) {
            throw new IllegalStateException("cannot write " + file, e);
        }
    }
}
