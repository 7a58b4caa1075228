package org.varscope.problem;

/// Where a walk over bytes reports what it finds.
@FunctionalInterface
public interface Sink {
    /// A sink that forgets everything.
    Sink NONE = _ -> { };

    /// Takes one finding.
    void report(Problem problem);
}
