package org.varscope.fuzz;

import module java.base;
import org.varscope.container.Secret;

/// Encrypted files made with nothing but what the Java platform has.
final class Sealed {
    private static final int BLOCK = 16;

    private Sealed() { }

    /// {@return `content` as an encrypted file of Godot 4, or of the engines before}
    static byte[] file(byte[] content, boolean isNew, Secret secret) {
        try {
            byte[] padded = Arrays.copyOf(content, Math.ceilDiv(content.length, BLOCK) * BLOCK);
            Cipher cipher = Cipher.getInstance(isNew ? "AES/CFB/NoPadding" : "AES/ECB/NoPadding");
            SecretKeySpec key = new SecretKeySpec(secret.key(), "AES");
            byte[] iv = new byte[isNew ? BLOCK : 0];
            if (isNew) {
                cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(iv));
            } else {
                cipher.init(Cipher.ENCRYPT_MODE, key);
            }
            ByteBuffer file = ByteBuffer.allocate(64 + padded.length).order(ByteOrder.LITTLE_ENDIAN);
            file.put("GDEC".getBytes(StandardCharsets.US_ASCII));
            if (!isNew) {
                file.putInt(1);
            }
            file.put(MessageDigest.getInstance("MD5").digest(content)).putLong(content.length).put(iv);
            file.put(cipher.doFinal(padded));
            return Arrays.copyOf(file.array(), file.position());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
