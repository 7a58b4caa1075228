package org.varscope.ui.hex.sheet;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;

/// What a pane of bytes shows. Every method is called on the thread of the toolkit, for the bytes in view only, and has
/// to answer immediately, be it with an [AbsentBytesException]. When answers change, the pane is to be told.
public interface HexContent {
    /// {@return how many bytes there are; `>= 0`}
    long length();

    /// Copies `count` bytes from `at` to `into[offset...]`. All of them exist.
    ///
    /// @throws AbsentBytesException where one is not at hand
    void read(long at, byte[] into, int offset, int count);

    /// Writes what the `count` bytes from `at` are for to `rolesOut[0...]`, as [HexRole#code].
    ///
    /// @throws AbsentBytesException where bytes that tell are not at hand
    void roles(long at, int count, byte[] rolesOut);

    /// Is told of bytes that were to be shown and are not at hand; whoever can tells the pane when they are.
    void missed(AbsentBytesException absent);

    /// Hands a copy of `span` to `then`: immediately where it is at hand, and later where it has to be read first,
    /// which may fail, and be said elsewhere.
    void take(Span span, Consumer<byte[]> then);
}
