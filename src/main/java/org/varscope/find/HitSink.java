package org.varscope.find;

/// Takes hits in order of offset.
@FunctionalInterface
public interface HitSink {
    /// Takes a hit.
    ///
    /// @param offset of its first byte; of a value, of its header
    /// @param length in bytes
    /// @return whether more are wanted
    boolean hit(long offset, long length);
}
