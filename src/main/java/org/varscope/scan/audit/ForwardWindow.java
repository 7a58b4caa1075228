package org.varscope.scan.audit;

/// A window on bytes for one pass from front to back: contiguous bytes in an array that may be read and never written.
public interface ForwardWindow extends AutoCloseable {
    /// Bytes that the window holds from the asked offset on, or all up to the end of the store.
    int LEAST = 8192;

    /// Makes the window hold the byte at `at`, which is no smaller than ever asked for, and {@link #LEAST} from there on.
    void moveTo(long at);

    /// {@return the array of the window}
    byte[] array();

    /// {@return the offset of index 0 of the array}
    long origin();

    /// {@return the index past the last byte of the window}
    int end();

    @Override
    void close();
}
