package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;

/// A slow source of which the pages that were used last are kept. Threads that may wait read what is missing
/// themselves; for those that may not ([PromptThread]), it is read in the background. Pages are never written to after
/// they are kept.
public final class PagedSource implements ByteSource {
    /// Values that are anywhere are read one at a time, and each costs a page.
    static final int SIZE = 16 * 1024;
    /// 8 MiB: an edit may look at one.
    private static final int MOST = 512;

    private final long length;
    private final Slow slow;
    private final Map<Long, byte[]> pages = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
        protected boolean removeEldestEntry(Map.Entry<Long, byte[]> eldest) {
            return size() > MOST;
        }
    };
    private final Map<Long, CompletableFuture<Void>> coming = new HashMap<>();
    private final Map<Long, IOException> failed = new HashMap<>();

    /// Reads what may take long.
    @FunctionalInterface
    public interface Slow {
        /// As of [ByteSource#read].
        void read(long at, byte[] into, int offset, int count);
    }

    /// @param length in bytes
    public PagedSource(long length, Slow slow) {
        this.length = length;
        this.slow = slow;
    }

    @Override
    public long length() {
        return length;
    }

    /// As of [ByteSource#read]. Reads of a page or more go to the slow source directly where the thread may wait.
    ///
    /// @throws AbsentBytesException where the thread may not wait and a byte is not at hand
    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length);
        Objects.checkFromIndexSize(offset, count, into.length);
        boolean prompt = PromptThread.is();
        if (count >= SIZE && !prompt) {
            slow.read(at, into, offset, count);
            return;
        }
        if (prompt) {
            require(at, count);
        }
        for (int done = 0; done < count; ) {
            byte[] page = page((at + done) / SIZE);
            int within = (int) ((at + done) % SIZE);
            int size = Math.min(count - done, page.length - within);
            System.arraycopy(page, within, into, offset + done, size);
            done += size;
        }
    }

    /// Two readers that miss the same page both read it: that costs less than making one wait for the other.
    private byte[] page(long number) {
        byte[] page = find(number);
        if (page == null) {
            if (PromptThread.is()) {
                // Others have pushed it out since it was seen.
                throw absent(number);
            }
            page = load(number);
        }
        return page;
    }

    private synchronized byte @Nullable [] find(long number) {
        return pages.get(number);
    }

    private byte[] load(long number) {
        byte[] page = new byte[(int) span(number).length()];
        slow.read(number * SIZE, page, 0, page.length);
        synchronized (this) {
            pages.put(number, page);
            failed.remove(number);
        }
        return page;
    }

    private Span span(long number) {
        return new Span(number * SIZE, Math.min(SIZE, length - number * SIZE));
    }

    /// Asks for all pages at once that a reader is going to need, and fails for the first that is missing.
    private synchronized void require(long at, int count) {
        AbsentBytesException first = null;
        for (long number = at / SIZE; number * SIZE < at + count; number++) {
            if (!pages.containsKey(number)) {
                AbsentBytesException absent = absent(number);
                first = first == null || absent.isFailure() && !first.isFailure() ? absent : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }

    private synchronized AbsentBytesException absent(long number) {
        IOException failure = failed.get(number);
        return failure != null ? AbsentBytesException.failed(span(number), failure, this::retry)
                : AbsentBytesException.coming(span(number), coming.computeIfAbsent(number, this::ask));
    }

    private CompletableFuture<Void> ask(long number) {
        CompletableFuture<Void> arrival = new CompletableFuture<>();
        Thread.ofVirtual().name("page").start(() -> fill(number, arrival));
        return arrival;
    }

    /// Whatever is thrown is known to whoever waits for the page: nobody waits for ever.
    private void fill(long number, CompletableFuture<Void> arrival) {
        Throwable failure = null;
        try {
            load(number);
        } catch (UncheckedIOException e) {
            failure = e.getCause();
        } catch (RuntimeException | Error e) {
            failure = e;
        }
        synchronized (this) {
            coming.remove(number);
            if (failure != null) {
                failed.put(number, failure instanceof IOException io ? io : new IOException(failure));
            }
        }
        arrival.complete(null);
    }

    private synchronized void retry() {
        failed.clear();
    }

    synchronized void clear() {
        pages.clear();
    }
}
