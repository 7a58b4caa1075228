package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.BlockTable;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.scan.walk.Progress;

/// A compressed file that no longer begins like one: mode, block size, total size and the sizes of its blocks
/// are all as the engine writes them, and its blocks end where the file does but for the mark at its end.
///
/// Encrypted files are not looked for: of what is left of them, only a length could be held against the file.
///
/// @param magic  that it began with: what its end says, or GCPF
/// @param endsAt offset of the mark at its end, which is the same
/// @param inside what is found in it once it begins with that again
public record LostMagic(String magic, long endsAt, Probe.Result.Found inside) {
    /// {@return the magic that `file` has lost; empty where it begins with one, or may never have had one}
    ///
    /// @param progress follows the bytes unpacked, and may stop it
    /// @throws CancellationException if the progress says to stop
    public static Optional<LostMagic> of(ByteStore file, Progress progress) {
        Optional<BlockTable> table = Compressed.isNamed(file) ? Optional.empty() : BlockTable.unnamed(file);
        long mark = file.length() - BlockTable.MAGIC.length();
        if (table.filter(found -> found.end() == mark && found.blockSize() == BlockTable.ENGINE_BLOCK
                && Compression.of(found.mode()).isPresent()).isEmpty()) {
            return Optional.empty();
        }
        byte[] end = file.bytes(new Span(mark, BlockTable.MAGIC.length()));
        String magic = new String(end, StandardCharsets.ISO_8859_1).equals(BlockTable.OLD_MAGIC)
                ? BlockTable.OLD_MAGIC : BlockTable.MAGIC;
        return inside(file, magic, progress)
                .filter(found -> found.wrapping().problems().stream().filter(problem -> problem.isError()).count()
                        < table.get().count())
                .map(found -> new LostMagic(magic, mark, found));
    }

    private static Optional<Probe.Result.Found> inside(ByteStore file, String magic, Progress progress) {
        ByteStore named = ByteStore.of(magic.getBytes(StandardCharsets.ISO_8859_1));
        ByteStore whole = named.concat(file.slice(Span.between(named.length(), file.length() - named.length())))
                .concat(named);
        try {
            return Probe.open(whole, Layers.ANY, null, null, progress) instanceof Probe.Result.Found found
                    ? Optional.of(found) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty(); // no room for it: it cannot be known
        }
    }
}
