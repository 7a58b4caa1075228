package org.varscope.document.journal;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.RemarkedIOException;

/// Encrypts what a journal says of a file that is encrypted itself: AES-256 in GCM, under a key derived from that of
/// the file by HKDF-SHA256 with a salt of this journal. Each record has a random nonce, which comes first.
final class Seal {
    static final int SALT = 16;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final String CIPHER = "AES/GCM/NoPadding";
    private static final byte[] PURPOSE =
            {'v', 'a', 'r', 's', 'c', 'o', 'p', 'e', ' ', 'j', 'o', 'u', 'r', 'n', 'a', 'l'};
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] salt;
    private final @Nullable SecretKey key;

    private Seal(byte[] salt, @Nullable SecretKey key) {
        this.salt = salt;
        this.key = key;
    }

    /// {@return a seal with a fresh salt; one that does nothing where there is no key}
    static Seal fresh(byte @Nullable [] fileKey) {
        byte[] salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        return of(fileKey, salt);
    }

    /// {@return the seal of a journal that was made with `salt`}
    static Seal of(byte @Nullable [] fileKey, byte[] salt) {
        if (fileKey == null) {
            return new Seal(salt, null);
        }
        try {
            HKDFParameterSpec derive = HKDFParameterSpec.ofExtract().addIKM(fileKey).addSalt(salt)
                    .thenExpand(PURPOSE, 32);
            return new Seal(salt, KDF.getInstance("HKDF-SHA256").deriveKey("AES", derive));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java platform lacks HKDF-SHA256", e);
        }
    }

    byte[] salt() {
        return salt;
    }

    boolean encrypts() {
        return key != null;
    }

    byte[] close(byte[] open) {
        if (key == null) {
            return open;
        }
        byte[] nonce = new byte[NONCE];
        RANDOM.nextBytes(nonce);
        try {
            Cipher cipher = Cipher.getInstance(CIPHER);
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, nonce));
            byte[] sealed = Arrays.copyOf(nonce, NONCE + cipher.getOutputSize(open.length));
            cipher.doFinal(open, 0, open.length, sealed, NONCE);
            return sealed;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java platform lacks AES in GCM", e);
        }
    }

    /// @throws WrongKeyException if it was sealed with another key
    byte[] open(byte[] sealed) throws IOException {
        if (key == null) {
            return sealed;
        }
        if (sealed.length < NONCE) {
            throw new RemarkedIOException(JournalRemark.SEALED_SHORT.with(sealed.length));
        }
        try {
            Cipher cipher = Cipher.getInstance(CIPHER);
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, sealed, 0, NONCE));
            return cipher.doFinal(sealed, NONCE, sealed.length - NONCE);
        } catch (AEADBadTagException e) {
            throw new WrongKeyException(JournalRemark.OTHER_KEY.with(), e);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("this Java platform lacks AES in GCM", e);
        }
    }
}
