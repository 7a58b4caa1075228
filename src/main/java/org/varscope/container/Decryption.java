package org.varscope.container;

import org.varscope.bytes.ByteStore;
import org.varscope.container.EncryptedHeader.Generation;

/// Reads the blocks of an encrypted file, at any place: in the newer generation a block depends on the encrypted bytes of
/// the one before, and on nothing else. For one thread.
final class Decryption {
    private static final int BLOCK = EncryptedHeader.BLOCK;
    /// Blocks that are read at once.
    static final int MOST = (256 << 10) / BLOCK;

    private final ByteStore file;
    private final EncryptedHeader header;
    private final Cipher256 cipher;
    private byte[] encrypted = new byte[0];
    private byte[] mask = new byte[0];

    Decryption(ByteStore file, EncryptedHeader header, Secret secret) {
        this.file = file;
        this.header = header;
        this.cipher = header.generation() == Generation.GODOT_3 ? Cipher256.undoing(secret)
                : Cipher256.masking(secret);
    }

    /// Writes the content of `blocks` blocks, at most {@link #MOST}, from number `first` on to the start of `into`.
    void read(long first, int blocks, byte[] into) {
        int count = blocks * BLOCK;
        long at = header.generation().size + first * BLOCK;
        if (encrypted.length < count + BLOCK) {
            encrypted = new byte[count + BLOCK];
            mask = new byte[count + BLOCK];
        }
        if (header.generation() == Generation.GODOT_3) {
            file.read(at, encrypted, 0, count);
            cipher.turn(encrypted, count, into, 0);
            return;
        }
        if (first == 0) {
            System.arraycopy(header.iv(), 0, encrypted, 0, BLOCK);
            file.read(at, encrypted, BLOCK, count);
        } else {
            file.read(at - BLOCK, encrypted, 0, count + BLOCK);
        }
        cipher.turn(encrypted, count, mask, 0);
        for (int i = 0; i < count; i++) {
            into[i] = (byte) (mask[i] ^ encrypted[i + BLOCK]);
        }
    }
}
