package org.varscope.repair;

import org.varscope.scan.walk.Progress;

/// Hands on how far work has come, and counts what was read by all of it.
final class Counted implements Progress {
    private final Progress progress;
    private long last = Long.MAX_VALUE;
    private long bytes;

    Counted(Progress progress) {
        this.progress = progress;
    }

    @Override
    public boolean reached(long at) {
        bytes += Math.max(0, at - last);
        last = at;
        return progress.reached(at);
    }

    /// {@return bytes that were read, but for those before the first report of each reading}
    long bytes() {
        return bytes;
    }
}
