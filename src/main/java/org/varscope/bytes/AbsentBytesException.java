package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.RemarkedIOException;

/// Bytes of a slow source that a [PromptThread] has asked for and that are not at hand: they are being read, or reading
/// them has failed.
public final class AbsentBytesException extends UncheckedIOException {
    private final Span span;
    private final CompletableFuture<Void> arrival;
    private final @Nullable Runnable retry;

    private AbsentBytesException(IOException cause, Span span, CompletableFuture<Void> arrival,
            @Nullable Runnable retry) {
        super(cause.getMessage(), cause);
        this.span = span;
        this.arrival = arrival;
        this.retry = retry;
    }

    /// Bytes that are being read until `arrival` is complete.
    static AbsentBytesException coming(Span span, CompletableFuture<Void> arrival) {
        return new AbsentBytesException(new RemarkedIOException(SourceRemark.PENDING.with()), span, arrival, null);
    }

    /// It is thrown for every row that a window shows too early, and tells of no fault here.
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }

    /// Bytes that could not be read.
    ///
    /// @param retry forgets that, so that they are read again when they are asked for next
    static AbsentBytesException failed(Span span, IOException cause, Runnable retry) {
        return new AbsentBytesException(cause, span, new CompletableFuture<>(), retry);
    }

    /// {@return the bytes, by their place in the source}
    public Span span() {
        return span;
    }

    /// {@return whether reading them has failed, so that they come only after a [#retry]}
    public boolean isFailure() {
        return retry != null;
    }

    /// Runs `then` by `owner` once the bytes are there, or known to be unreadable; never where they are already.
    public void whenThere(Executor owner, Runnable then) {
        arrival.thenRunAsync(then, owner);
    }

    /// Lets bytes that could not be read be read again when they are asked for next.
    public void retry() {
        if (retry != null) {
            retry.run();
        }
    }
}
