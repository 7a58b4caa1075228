package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.RemarkedIOException;

/// Takes bytes one after the other and gives them back as a [ByteStore], whether or not memory could hold them.
///
/// Few bytes stay in memory. More go to a temporary file that only this user may read, which no longer has a name where
/// the system allows that, and elsewhere is removed when the bytes are no longer used or the program ends.
///
/// One thread writes. The store that [#finish] returns may be read by any thread, for as long as it is kept.
public final class Spool implements WritableByteChannel, Closeable {
    /// Bytes that stay in memory: 64 MiB.
    public static final int IN_MEMORY = 64 * 1024 * 1024;

    private static final int FIRST = 8 * 1024;
    /// Bytes that are gathered for one write to the file.
    private static final int WRITE = 256 * 1024;

    /// No array holds more.
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    private final int inMemory;
    private final Overflow overflow;
    private byte[] held = new byte[0];
    private int count;
    private @Nullable UnnamedFile file;
    private boolean open = true;

    /// Makes an empty spool of [#IN_MEMORY]; it takes memory when it is first written to.
    public Spool() {
        this(IN_MEMORY);
    }

    /// Makes an empty spool.
    ///
    /// @param inMemory bytes that stay in memory; with more, all go to the file
    public Spool(int inMemory) {
        this(inMemory, Overflow.TO_DISK);
    }

    /// Makes an empty spool of which all bytes stay in memory where none may go to a file, and [#IN_MEMORY] otherwise.
    public Spool(Overflow overflow) {
        this(overflow == Overflow.TO_DISK ? IN_MEMORY : LARGEST, overflow);
    }

    private Spool(int inMemory, Overflow overflow) {
        this.inMemory = inMemory;
        this.overflow = overflow;
    }

    /// {@return bytes written so far}
    public long length() {
        return (file == null ? 0 : file.length()) + count;
    }

    /// Adds the `size` bytes from index `offset` on, of which a copy is taken.
    ///
    /// @throws IndexOutOfBoundsException if `bytes` does not have them
    /// @throws IOException               with a reason for people, if there is no room for them
    public void write(byte[] bytes, int offset, int size) throws IOException {
        Objects.checkFromIndexSize(offset, size, bytes.length);
        if (!open) {
            throw new ClosedChannelException();
        }
        if (file == null && size > inMemory - count) {
            file = overflowing(length() + size);
        }
        if (file == null) {
            hold(bytes, offset, size);
            return;
        }
        if (count + (long) size > WRITE) {
            flush(file);
        }
        if (size > WRITE) {
            file.append(bytes, offset, size);
        } else {
            hold(bytes, offset, size);
        }
    }

    private UnnamedFile overflowing(long size) throws IOException {
        if (overflow == Overflow.REFUSED) {
            throw new RemarkedIOException(SourceRemark.TOO_MANY.with(size));
        }
        return UnnamedFile.create();
    }

    @Override
    public int write(ByteBuffer from) throws IOException {
        int size = from.remaining();
        if (from.hasArray()) {
            write(from.array(), from.arrayOffset() + from.position(), size);
            from.position(from.limit());
            return size;
        }
        byte[] part = new byte[Math.min(size, WRITE)];
        while (from.hasRemaining()) {
            int step = Math.min(part.length, from.remaining());
            from.get(part, 0, step);
            write(part, 0, step);
        }
        return size;
    }

    private void hold(byte[] bytes, int offset, int size) {
        if (size > held.length - count) {
            long doubled = Math.clamp(2L * held.length, FIRST, Math.max(FIRST, file == null ? inMemory : WRITE));
            held = Arrays.copyOf(held, (int) Math.max(doubled, (long) count + size));
        }
        System.arraycopy(bytes, offset, held, count, size);
        count += size;
    }

    private void flush(UnnamedFile to) throws IOException {
        to.append(held, 0, count);
        count = 0;
        if (held.length > WRITE) {
            held = new byte[0];
        }
    }

    /// {@return everything that was written}
    ///
    /// Nothing can be written from now on, and closing the spool no longer takes the bytes away.
    ///
    /// @throws IOException with a reason for people, if there is no room for the last of them
    public ByteStore finish() throws IOException {
        if (!open) {
            throw new ClosedChannelException();
        }
        if (file == null) {
            open = false;
            // An array that is not nearly full would waste memory for as long as the bytes are kept.
            return ByteStore.of(count == held.length ? held : Arrays.copyOf(held, count));
        }
        flush(file);
        open = false;
        return ByteStore.of(new PagedSource(file.length(), file::read));
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    /// Gives up what was written, unless [#finish] has been called.
    @Override
    public void close() {
        if (open && file != null) {
            file.close();
        }
        open = false;
        held = new byte[0];
    }
}
