package org.varscope.fuzz;

/// Something that takes bytes from outside, and what must hold of it for any bytes.
@FunctionalInterface
interface Target {
    /// Feeds `input` to it.
    ///
    /// @throws Throwable if what must hold does not
    void take(Input input) throws Throwable;
}
