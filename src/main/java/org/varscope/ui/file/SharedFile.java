package org.varscope.ui.file;

import module java.base;
import org.varscope.ui.lifetime.Lifetime;

/// A file that several read: the last one who releases it closes it. For the thread of the window.
public final class SharedFile {
    private final Runnable close;
    private final Set<Lifetime> holders = new HashSet<>();

    /// @param close closes it
    public SharedFile(Runnable close) {
        this.close = close;
    }

    /// Lets the file stay open for one more, until `lifetime` ends.
    public void hold(Lifetime lifetime) {
        holders.add(lifetime);
        lifetime.atEnd(() -> {
            if (holders.remove(lifetime) && holders.isEmpty()) {
                close.run();
            }
        });
    }
}
