package org.varscope.container.cipher;

import module java.base;
import org.varscope.container.Secret;
import org.varscope.container.cipher.EncryptedHeader.Generation;

/// AES-256 as the two generations use it. For one thread.
final class Cipher256 {
    private final Cipher cipher;

    private Cipher256(Cipher cipher) {
        this.cipher = cipher;
    }

    /// {@return what writes a file: to be given all blocks, in order}
    static Cipher256 encrypting(EncryptedHeader header, Secret secret) {
        return header.generation() == Generation.GODOT_3 ? of("AES/ECB/NoPadding", Cipher.ENCRYPT_MODE, secret)
                : of("AES/CFB/NoPadding", Cipher.ENCRYPT_MODE, secret, new IvParameterSpec(header.iv()));
    }

    /// {@return what reads any block of the older generation}
    static Cipher256 undoing(Secret secret) {
        return of("AES/ECB/NoPadding", Cipher.DECRYPT_MODE, secret);
    }

    /// {@return what turns the encrypted block before a block into what that block is xored with}
    static Cipher256 masking(Secret secret) {
        return of("AES/ECB/NoPadding", Cipher.ENCRYPT_MODE, secret);
    }

    private static Cipher256 of(String transformation, int mode, Secret secret, IvParameterSpec... iv) {
        byte[] key = secret.key();
        try {
            Cipher cipher = Cipher.getInstance(transformation);
            cipher.init(mode, new SecretKeySpec(key, "AES"), iv.length == 0 ? null : iv[0]);
            return new Cipher256(cipher);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has AES-256", e);
        } finally {
            Arrays.fill(key, (byte) 0);
        }
    }

    /// Turns `count` bytes of `from`, whole blocks, the first of them at `at`, into as many at the start of `to`.
    void turn(byte[] from, int at, int count, byte[] to) {
        try {
            int done = cipher.update(from, at, count, to, 0);
            if (done != count) {
                throw new IllegalStateException("%s bytes of whole blocks gave %s".formatted(count, done));
            }
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("whole blocks need no padding", e);
        }
    }
}
