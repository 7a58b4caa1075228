package org.varscope.fuzz;

/// What the fuzzer calls, in a process of its own.
public final class Fuzzed {
    private static final Runs RUNS = new Runs(Targets.of(System.getProperty("varscope.fuzz.target")));

    private Fuzzed() { }

    /// Takes one input.
    public static void fuzzerTestOneInput(byte[] input) {
        RUNS.on(input);
    }

    /// Says how many inputs there were.
    public static void fuzzerTearDown() {
        System.out.println(RUNS.report());
    }
}
