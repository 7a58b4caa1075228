package org.varscope.document.save;

import module java.base;

/// Puts a new file in the place of an old one in one step.
///
/// Where something else has one of the two open for a moment, as virus scanners and indexers on Windows do with every
/// new file, the system refuses that; so it is tried a few times before it fails.
public final class AtomicMove {
    /// Before each further try; together less than a second.
    private static final List<Duration> PAUSES =
            IntStream.of(20, 40, 80, 160, 320).mapToObj(Duration::ofMillis).toList();

    private AtomicMove() { }

    /// Moves a file once.
    @FunctionalInterface
    interface Mover {
        void move(Path from, Path to) throws IOException;
    }

    /// Moves `from` over `to`, whether or not that is there. For threads that may wait.
    ///
    /// @throws IOException if that cannot be done; both files are as they were
    public static void replace(Path from, Path to) throws IOException {
        replace(from, to, (file, place) ->
                // Whether an atomic move replaces is up to the file system, and some want to be told.
                Files.move(file, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING), PAUSES);
    }

    static void replace(Path from, Path to, Mover mover, List<Duration> pauses) throws IOException {
        for (Duration pause : pauses) {
            try {
                mover.move(from, to);
                return;
            } catch (IOException e) {
                if (!mayPass(e) || isInterrupted(pause)) {
                    throw e;
                }
            }
        }
        mover.move(from, to);
    }

    /// Windows says that access is denied, or that another program uses the file. What else is known by a name stays as
    /// it is.
    private static boolean mayPass(IOException e) {
        return e instanceof AccessDeniedException || e.getClass() == FileSystemException.class;
    }

    private static boolean isInterrupted(Duration pause) {
        try {
            Thread.sleep(pause);
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
