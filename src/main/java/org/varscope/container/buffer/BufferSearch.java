package org.varscope.container.buffer;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.block.Packing;

/// Finds out how a file might be packed: by the head of the buffer, or by what its first bytes unpack to. Of a large
/// file no more than its beginning is looked at.
public final class BufferSearch {
    private static final List<Packing> UNMARKED = List.of(Packing.FASTLZ, Packing.DEFLATE);

    /// An archive may be large, and holds no values.
    private static final long SMALL = 1 << 20;
    private static final Set<String> WRAPPED = Set.of("GCPF", "GCMP", "GDEC", "ECFG");

    private BufferSearch() { }

    /// {@return the forms that the beginning of `file` allows, the likeliest first}
    ///
    /// @param byTrial whether buffers without a head are looked for as well
    /// @throws IOException with a reason for people, if this system cannot run a codec
    public static List<BufferForm> of(ByteStore file, boolean byTrial) throws IOException {
        List<BufferForm> found = new ArrayList<>();
        Packing.of(file).ifPresent(packing -> found.add(new BufferForm(packing, null)));
        for (SizeBefore size : SizeBefore.ALL) {
            BufferForm form = new BufferForm(Packing.ZSTD, size);
            Packing.of(form.behindSize(file)).map(packing -> new BufferForm(packing, size))
                    .filter(marked -> isLikely(marked, file)).ifPresent(found::add);
        }
        if (byTrial) {
            for (Packing packing : UNMARKED) {
                // A size that fits is no chance, and to FastLZ the zero bytes of one are bytes like any other.
                for (SizeBefore size : SizeBefore.ALL) {
                    add(found, file, new BufferForm(packing, size));
                }
                add(found, file, new BufferForm(packing, null));
            }
        }
        return found;
    }

    /// {@return whether what comes out of a buffer first is worth unpacking all of it, of a file that is not small}
    ///
    /// @throws IOException with a reason for people, if this system cannot run a codec
    public static boolean isWorth(BufferForm form, ByteStore file) throws IOException {
        if (file.length() <= SMALL) {
            return true;
        }
        byte[] first = BufferRead.first(form.behindSize(file), form, ValueStart.MOST);
        String magic = new String(first, 0, Math.min(4, first.length), StandardCharsets.ISO_8859_1);
        return ValueStart.isIn(first, Long.MAX_VALUE) || WRAPPED.contains(magic);
    }

    private static void add(List<BufferForm> found, ByteStore file, BufferForm form) throws IOException {
        if (isLikely(form, file)
                && ValueStart.isIn(BufferRead.first(form.behindSize(file), form, ValueStart.MOST), Long.MAX_VALUE)) {
            found.add(form);
        }
    }

    private static boolean isLikely(BufferForm form, ByteStore file) {
        if (form.size() == null) {
            return !file.isEmpty();
        }
        long packed = file.length() - form.start();
        OptionalLong said = form.size().in(file);
        if (packed <= 0 || said.isEmpty() || said.getAsLong() == 0) {
            return false;
        }
        // Of a file that is cut, the packed size is more than there is.
        return form.size().isPacked() ? said.getAsLong() == packed || form.packing().isMarked()
                && said.getAsLong() > packed && said.getAsLong() / 4 < packed
                : said.getAsLong() / form.packing().growth() <= packed;
    }
}
