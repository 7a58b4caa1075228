package org.varscope.container.buffer;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.Packing;

/// How a buffer is packed, and the size that comes before it.
///
/// @param packing of the buffer
/// @param size    null where none is there
public record BufferForm(Packing packing, @Nullable SizeBefore size) {
    private static final char BETWEEN = ':';

    /// {@return its name on the command line, such as `zstd` or `zstd:u64`}
    public String word() {
        return size == null ? packing.word() : packing.word() + BETWEEN + size.word();
    }

    /// {@return the form that `word` names}
    public static Optional<BufferForm> named(String word) {
        int at = word.indexOf(BETWEEN);
        Optional<Packing> packing = Arrays.stream(Packing.values())
                .filter(p -> p.word().equals(at < 0 ? word : word.substring(0, at))).findFirst();
        return at < 0 ? packing.map(p -> new BufferForm(p, null)) : packing.flatMap(p ->
                SizeBefore.named(word.substring(at + 1)).map(size -> new BufferForm(p, size)));
    }

    /// {@return where the buffer begins}
    public int start() {
        return size == null ? 0 : size.bytes();
    }

    /// {@return what comes after the size in `file`}
    public ByteStore behindSize(ByteStore file) {
        return file.slice(Span.between(Math.min(start(), file.length()), file.length()));
    }
}
