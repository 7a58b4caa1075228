package org.varscope.problem;

/// How much a finding matters.
public enum Severity {
    /// The engine would refuse these bytes even with objects allowed.
    ERROR,
    /// The engine accepts them, but something looks wrong or risky.
    WARNING,
    /// Not what the engine would write, and harmless: padding that is not zero, a small number written wide.
    NOTE
}
