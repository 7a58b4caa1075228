package org.varscope.bytes;

/// Threads that have to answer immediately, such as that of a window: on them no byte is ever waited for. What a slow
/// source has not at hand is read elsewhere, and asking for it fails with an [AbsentBytesException] until it is there.
public final class PromptThread {
    private static final ThreadLocal<Boolean> PROMPT = ThreadLocal.withInitial(() -> false);

    private PromptThread() { }

    /// The calling thread is one from now on.
    public static void enter() {
        PROMPT.set(true);
    }

    /// The calling thread is one no more.
    public static void leave() {
        PROMPT.remove();
    }

    /// {@return whether the calling thread is one}
    public static boolean is() {
        return PROMPT.get();
    }

    /// Refuses to read a file on such a thread: a fault of this program, which shows in every test that meets it.
    ///
    /// @throws IllegalStateException where the calling thread is one
    public static void refuse(Object file) {
        if (is()) {
            throw new IllegalStateException(file + " must not be read on a thread that has to answer at once");
        }
    }
}
