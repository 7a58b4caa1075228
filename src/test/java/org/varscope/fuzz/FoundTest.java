package org.varscope.fuzz;

import module java.base;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.varscope.corpus.Samples;

/// Every input that once failed. Its name begins with that of its target. `-Dvarscope.input=PATH` runs another one
/// alone.
class FoundTest {
    static Stream<Path> inputs() {
        String one = System.getProperty("varscope.input");
        return one != null ? Stream.of(Path.of(one))
                : Samples.files().stream().filter(file -> file.getParent().endsWith("found"));
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void whatFailedOnceHolds(Path file) throws IOException {
        String name = file.getFileName().toString();
        new Runs(Targets.of(name.substring(0, name.indexOf('-')))).on(Files.readAllBytes(file));
    }
}
