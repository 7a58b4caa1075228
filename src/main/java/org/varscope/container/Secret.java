package org.varscope.container;

import module java.base;
import org.varscope.container.cipher.EncryptedHeader;

/// What opens an encrypted file: a key of 32 bytes, given as it is or made of a password.
///
/// It is kept only in memory, is never part of a text, and can be wiped. A password is not kept: what the engine makes
/// of it is. Usable from any thread.
public final class Secret {
    /// Bytes of a key.
    public static final int LENGTH = 32;

    private final byte[] key;
    private final boolean insists;
    private boolean wiped;

    private Secret(byte[] key) {
        this(key, false);
    }

    private Secret(byte[] key, boolean insists) {
        this.key = key;
        this.insists = insists;
    }

    /// {@return a copy that is held to be right by who gave it: what it decrypts to is shown even where nothing in that
    /// makes sense, and the sum does not fit}
    /// @throws IllegalStateException if it was wiped
    public Secret insisting() {
        return new Secret(key(), true);
    }

    /// {@return whether it is held to be right whatever it decrypts to}
    public boolean insists() {
        return insists;
    }

    /// {@return the secret of a file that was opened with `open_encrypted_with_pass`: the lower-case hexadecimal digits
    /// of the MD5 sum of the password in UTF-8, as ASCII}
    ///
    /// @param password may be empty; the caller wipes it
    public static Secret ofPassword(char[] password) {
        ByteBuffer utf8 = StandardCharsets.UTF_8.encode(CharBuffer.wrap(password));
        MessageDigest md5 = EncryptedHeader.md5();
        md5.update(utf8.duplicate());
        Arrays.fill(utf8.array(), (byte) 0);
        byte[] sum = md5.digest();
        byte[] key = new byte[LENGTH];
        for (int i = 0; i < sum.length; i++) {
            key[2 * i] = (byte) HexFormat.of().toHighHexDigit(sum[i]);
            key[2 * i + 1] = (byte) HexFormat.of().toLowHexDigit(sum[i]);
        }
        Arrays.fill(sum, (byte) 0);
        return new Secret(key);
    }

    /// {@return the secret of a file that was opened with `open_encrypted`}
    ///
    /// @param key 32 bytes, which are copied
    /// @throws IllegalArgumentException if there are more or fewer
    public static Secret ofKey(byte[] key) {
        if (key.length != LENGTH) {
            throw new IllegalArgumentException("a key has %s bytes; expected %s".formatted(key.length, LENGTH));
        }
        return new Secret(key.clone());
    }

    /// {@return the key that `digits` are, or nothing if they are not 64 hexadecimal digits}
    public static Optional<Secret> ofHex(CharSequence digits) {
        boolean isKey = digits.length() == 2 * LENGTH && digits.chars().allMatch(HexFormat::isHexDigit);
        return isKey ? Optional.of(new Secret(HexFormat.of().parseHex(digits))) : Optional.empty();
    }

    /// {@return a copy of the 32 bytes, to be wiped by the caller}
    /// @throws IllegalStateException if they were wiped
    public synchronized byte[] key() {
        if (wiped) {
            throw new IllegalStateException("the key of this file was wiped when it was closed");
        }
        return key.clone();
    }

    /// Overwrites the key; nothing can be read or written with it from now on.
    public synchronized void wipe() {
        wiped = true;
        Arrays.fill(key, (byte) 0);
    }

    @Override
    public String toString() {
        return "Secret";
    }
}
