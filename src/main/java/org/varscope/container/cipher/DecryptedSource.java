package org.varscope.container.cipher;

import module java.base;

import org.varscope.bytes.ByteSource;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Secret;
import org.varscope.container.cipher.EncryptedHeader.Generation;

/// The content of an encrypted file, decrypted where it is read. So content larger than memory is never written to disk
/// in the clear. In the newer generation a block depends on the encrypted bytes of the one before, and on nothing else.
record DecryptedSource(ByteStore file, EncryptedHeader header, Secret secret) implements ByteSource {
    private static final int BLOCK = EncryptedHeader.BLOCK;
    /// Bytes that are read at once.
    private static final int MOST = 256 << 10;

    @Override
    public long length() {
        return header.length();
    }

    @Override
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length());
        Objects.checkFromIndexSize(offset, count, into.length);
        boolean isOld = header.generation() == Generation.GODOT_3;
        Cipher256 cipher = isOld ? Cipher256.undoing(secret) : Cipher256.masking(secret);
        byte[] plain = new byte[(int) Math.min(MOST, EncryptedHeader.padded(count) + BLOCK)];
        byte[] encrypted = new byte[BLOCK + plain.length];
        for (int done = 0; done < count; ) {
            int skipped = (int) ((at + done) % BLOCK);
            int size = Math.min(count - done, plain.length - skipped);
            int whole = (int) EncryptedHeader.padded(skipped + (long) size);
            load(at + done - skipped, whole, encrypted);
            cipher.turn(encrypted, isOld ? BLOCK : 0, whole, plain);
            for (int i = 0; !isOld && i < whole; i++) {
                plain[i] ^= encrypted[i + BLOCK];
            }
            System.arraycopy(plain, skipped, into, offset + done, size);
            done += size;
        }
    }

    /// Reads the encrypted blocks from `first` on, behind the one before them; of the last one, what the file has.
    private void load(long first, int count, byte[] into) {
        long start = header.generation().size + first;
        int there = (int) Math.min(count, file.length() - start);
        Arrays.fill(into, BLOCK + there, BLOCK + count, (byte) 0);
        if (first > 0) {
            file.read(start - BLOCK, into, 0, BLOCK + there);
        } else {
            System.arraycopy(header.iv(), 0, into, 0, header.iv().length);
            file.read(start, into, BLOCK, there);
        }
    }
}
