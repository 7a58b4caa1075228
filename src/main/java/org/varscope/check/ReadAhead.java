package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.scan.audit.ForwardWindow;

/// Windows on a store that a thread of its own reads in time, while the pass is still busy with the ones before.
///
/// A jump far ahead, as over a large packed array, starts anew there, so that what is jumped over is not read.
final class ReadAhead implements ForwardWindow {
    private static final int WINDOW = 1 << 20;
    private static final int WINDOWS = 4;
    private static final long FAR = 4L * WINDOW;

    private final ByteStore store;
    private @Nullable Reading reading;
    private Block block = new Block();

    /// Bytes of the store, with room in front for the rest of the block before.
    private static final class Block {
        /// Read beyond the end as zeros, so that whole words may be read.
        private static final int BEYOND = 64;

        final byte[] bytes = new byte[LEAST + WINDOW + BEYOND];
        long start;
        int size;
        @Nullable RuntimeException failure;

        long end() {
            return start + size;
        }
    }

    private ReadAhead(ByteStore store) {
        this.store = store;
    }

    /// {@return windows on `store`: the very array where that is what it consists of}
    static ForwardWindow of(ByteStore store) {
        if (!store.isEmpty() && store.pieces().size() == 1) {
            ByteReader reader = store.reader();
            reader.load(0);
            if (reader.arrayEnd() - reader.arrayOffset() == store.length()) {
                return new InPlace(reader);
            }
        }
        return new ReadAhead(store);
    }

    /// The one array of a store, and a copy of its last bytes beyond which words may be read too.
    private static final class InPlace implements ForwardWindow {
        private byte[] array;
        private long origin;
        private int end;

        InPlace(ByteReader reader) {
            this.array = reader.array();
            this.origin = -reader.arrayOffset();
            this.end = reader.arrayEnd();
        }

        @Override
        public void moveTo(long at) {
            int index = (int) (at - origin);
            if (end - index <= LEAST && array.length - end < Block.BEYOND) {
                array = Arrays.copyOf(Arrays.copyOfRange(array, index, end), end - index + Block.BEYOND);
                end -= index;
                origin = at;
            }
        }

        @Override
        public byte[] array() {
            return array;
        }

        @Override
        public long origin() {
            return origin;
        }

        @Override
        public int end() {
            return end;
        }

        @Override
        public void close() { }
    }

    @Override
    public void moveTo(long at) {
        if (reading == null || at >= block.end() + FAR) {
            close();
            reading = new Reading(store, at);
            block = reading.next(block, at);
        }
        while (at + LEAST > block.end() && block.end() < store.length()) {
            block = reading.next(block, at);
        }
    }

    @Override
    public byte[] array() {
        return block.bytes;
    }

    @Override
    public long origin() {
        return block.start - LEAST;
    }

    @Override
    public int end() {
        return LEAST + block.size;
    }

    @Override
    public void close() {
        if (reading != null) {
            reading.stop();
            reading = null;
            block = new Block();
        }
    }

    /// One thread that reads from an offset on.
    private static final class Reading implements Runnable {
        private final ByteStore store;
        private final BlockingQueue<Block> free = new ArrayBlockingQueue<>(WINDOWS + 1);
        private final BlockingQueue<Block> full = new ArrayBlockingQueue<>(WINDOWS + 1);
        private long at;
        private volatile boolean stopped;

        Reading(ByteStore store, long at) {
            this.store = store;
            this.at = at;
            for (int i = 1; i < WINDOWS; i++) {
                free.add(new Block());
            }
            Thread.ofPlatform().daemon().name("read ahead").start(this);
        }

        @Override
        public void run() {
            try {
                while (!stopped && at < store.length()) {
                    Block next = free.take();
                    next.start = at;
                    next.size = (int) Math.min(WINDOW, store.length() - at);
                    try {
                        store.read(at, next.bytes, LEAST, next.size);
                        Arrays.fill(next.bytes, LEAST + next.size, LEAST + next.size + Block.BEYOND, (byte) 0);
                    } catch (RuntimeException e) {
                        next.failure = e;
                        stopped = true;
                    }
                    at += next.size;
                    full.put(next);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        /// The block after `last`, with what `last` holds from `keep` on put before it.
        Block next(Block last, long keep) {
            try {
                Block next = full.take();
                if (next.failure != null) {
                    throw next.failure;
                }
                int kept = Math.clamp(last.end() - keep, 0, LEAST);
                System.arraycopy(last.bytes, LEAST + last.size - kept, next.bytes, LEAST - kept, kept);
                free.offer(last);
                return next;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while waiting for bytes", e);
            }
        }

        void stop() {
            stopped = true;
            free.offer(new Block());
        }
    }
}
