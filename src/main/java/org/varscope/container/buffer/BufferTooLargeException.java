package org.varscope.container.buffer;

import module java.base;

/// A buffer that holds very much more than it has bytes, which nobody has asked for.
public final class BufferTooLargeException extends IOException {
    private static final long serialVersionUID = 1L;

    private final long content;

    /// @param content bytes that it holds, as far as they were counted
    public BufferTooLargeException(long content) {
        this.content = content;
    }

    /// {@return bytes that it holds, as far as they were counted}
    public long content() {
        return content;
    }
}
