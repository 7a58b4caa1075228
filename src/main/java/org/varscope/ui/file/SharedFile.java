package org.varscope.ui.file;

import module java.base;

/// A file that several read: the last one who lets go of it closes it. For the thread of the window.
public final class SharedFile {
    private final Runnable close;
    private final Set<Object> holders = new HashSet<>();

    /// @param close closes it
    public SharedFile(Runnable close) {
        this.close = close;
    }

    /// Lets the file stay open for one more.
    ///
    /// @return lets go of it; a second time does nothing
    public Runnable hold() {
        Object holder = new Object();
        holders.add(holder);
        return () -> {
            if (holders.remove(holder) && holders.isEmpty()) {
                close.run();
            }
        };
    }
}
