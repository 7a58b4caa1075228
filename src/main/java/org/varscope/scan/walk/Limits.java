package org.varscope.scan.walk;

/// How far a scan may go before it breaks off.
///
/// @param stop offset from which on no value is begun
/// @param work bytes that may be looked at, each counted as often as it is looked at; what is stepped over counts as
///             much as is fetched for it, at most
public record Limits(long stop, long work) {
    /// Everything is read.
    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE);
    /// What stepping over many bytes counts for, in bytes: about what a jump in a file fetches, a page.
    public static final long JUMP = 16 * 1024;

    /// The bytes up to `stop`, and some of them again.
    public static Limits upTo(long stop) {
        return new Limits(stop, 4 * stop);
    }

    /// About `bytes` of them, wherever they are.
    public static Limits ofWork(long bytes) {
        return new Limits(Long.MAX_VALUE, bytes);
    }

    public boolean areNone() {
        return work == Long.MAX_VALUE;
    }
}
