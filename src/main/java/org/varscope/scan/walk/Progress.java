package org.varscope.scan.walk;

/// Follows long work and may stop it.
@FunctionalInterface
public interface Progress {
    /// Work that nobody watches.
    Progress NONE = _ -> true;

    /// Takes how far the work has come.
    ///
    /// @param bytes read so far
    /// @return whether to go on
    boolean reached(long bytes);
}
