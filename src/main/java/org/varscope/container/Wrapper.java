package org.varscope.container;

import module java.base;

/// A way to wrap a file.
public enum Wrapper {
    /// Blocks of compressed bytes: GCPF, and what the engine writes for itself, GCMP.
    COMPRESSED("compressed", "compressed"),
    /// AES-256 under a password or a key: GDEC.
    ENCRYPTED(Encrypted.WORD, "encrypted"),
    /// Base64 text.
    BASE64(Base64Text.WORD, "base64 text");

    private final String word;
    private final String title;

    Wrapper(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /// {@return its name on the command line}
    public String word() {
        return word;
    }

    /// {@return what it is, for people}
    public String title() {
        return title;
    }

    /// {@return the wrapper that `word` names}
    public static Optional<Wrapper> named(String word) {
        return Arrays.stream(values()).filter(w -> w.word.equals(word)).findFirst();
    }
}
