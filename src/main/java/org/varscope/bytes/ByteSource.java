package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Bytes that never change, read at any offset from any thread.
///
/// Offsets run from 0 to [#length]. What has been readable once stays readable and stays the same; a source may only
/// grow at its end, and a [ByteStore] keeps to the length it saw.
public interface ByteSource {
    /// {@return bytes that can be read}
    long length();

    /// Copies `count` bytes that start at `at` to `into`, from index `offset` on.
    ///
    /// @throws IndexOutOfBoundsException if not every byte of the range exists, here or in `into`
    /// @throws UncheckedIOException      if the bytes cannot be had
    void read(long at, byte[] into, int offset, int count);

    /// {@return the array in which byte `i` of this source has index `i`, or null if the bytes are not held so}
    ///
    /// It spares readers a copy. It may be longer than the source; whoever asks must only read, and only below
    /// [#length].
    default byte @Nullable [] array() {
        return null;
    }

    /// Writes `count` bytes that start at `at` to `to`, which must block until it takes them.
    ///
    /// @throws IndexOutOfBoundsException if not every byte of the range exists
    /// @throws UncheckedIOException      if the bytes cannot be had
    /// @throws IOException               if `to` does not take them
    default void transferTo(long at, long count, WritableByteChannel to) throws IOException {
        Objects.checkFromIndexSize(at, count, length());
        byte[] held = array();
        if (held != null) {
            writeAll(ByteBuffer.wrap(held, (int) at, (int) count), to);
            return;
        }
        byte[] buffer = new byte[(int) Math.min(count, 256 * 1024)];
        for (long done = 0; done < count; ) {
            int step = (int) Math.min(buffer.length, count - done);
            read(at + done, buffer, 0, step);
            writeAll(ByteBuffer.wrap(buffer, 0, step), to);
            done += step;
        }
    }

    private static void writeAll(ByteBuffer bytes, WritableByteChannel to) throws IOException {
        while (bytes.hasRemaining()) {
            to.write(bytes);
        }
    }
}
