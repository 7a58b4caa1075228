package org.varscope.fuzz;

import module java.base;

/// What the fuzzer calls, in a process of its own: one target, or all of them, of which the first byte of an input
/// chooses one.
public final class Fuzzed {
    private static final List<Runs> RUNS =
            Targets.named(System.getProperty("varscope.fuzz.target")).stream().map(Runs::new).toList();

    private Fuzzed() { }

    /// Takes one input.
    public static void fuzzerTestOneInput(byte[] input) {
        if (RUNS.size() == 1) {
            RUNS.getFirst().on(input);
        } else if (input.length > 0) {
            RUNS.get(Byte.toUnsignedInt(input[0]) % RUNS.size()).on(Arrays.copyOfRange(input, 1, input.length));
        }
    }

    /// Says how many inputs there were.
    public static void fuzzerTearDown() {
        RUNS.forEach(runs -> System.out.println(runs.report()));
    }
}
