package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;

/// The content of an encrypted file, decrypted where it is read. So content larger than memory is never written to disk
/// in the clear.
record DecryptedSource(ByteStore file, EncryptedHeader header, Secret secret) implements ByteSource {
    private static final int BLOCK = EncryptedHeader.BLOCK;

    @Override
    public long length() {
        return header.length();
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length());
        Objects.checkFromIndexSize(offset, count, into.length);
        Decryption decryption = new Decryption(file, header, secret);
        byte[] blocks = new byte[(int) Math.min((long) Decryption.MOST * BLOCK, EncryptedHeader.padded(count) + BLOCK)];
        for (int done = 0; done < count; ) {
            long first = (at + done) / BLOCK;
            int skipped = (int) ((at + done) % BLOCK);
            int size = Math.min(count - done, blocks.length - skipped);
            decryption.read(first, (int) (EncryptedHeader.padded(skipped + (long) size) / BLOCK), blocks);
            System.arraycopy(blocks, skipped, into, offset + done, size);
            done += size;
        }
    }
}
