package org.varscope.container;

import module java.base;

/// The sum that the engine keeps of what it encrypts.
final class Md5 {
    /// Bytes of a sum.
    static final int LENGTH = 16;

    private Md5() { }

    static MessageDigest fresh() {
        try {
            return MessageDigest.getInstance("MD5");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has MD5", e);
        }
    }
}
