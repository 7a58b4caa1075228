package org.varscope.scan.walk;

import module java.base;

/// Follows long work and may stop it.
@FunctionalInterface
public interface Progress {
    /// Work that nobody watches. An object of a class with a name, as no cache of the start keeps a lambda of an
    /// interface that has both a constant and a method with a body.
    Progress NONE = new Unwatched();

    /// Takes how far the work has come.
    ///
    /// @param bytes read so far
    /// @return whether to go on
    boolean reached(long bytes);

    /// Takes how far the work has come.
    ///
    /// @param work what is being done, such as `saving`
    /// @throws CancellationException if it is to stop
    default void report(long bytes, String work) {
        if (!reached(bytes)) {
            throw new CancellationException(work + " was stopped at " + bytes);
        }
    }

    /// Goes on and on.
    final class Unwatched implements Progress {
        private Unwatched() { }

        @Override
        public boolean reached(long bytes) {
            return true;
        }
    }
}
