package org.varscope.container;

import module java.base;
import org.varscope.container.remark.FormatRemark;
import org.varscope.remark.Remark;

/// A way to wrap a file.
public enum Wrapper {
    /// Blocks of compressed bytes: GCPF, and what the engine writes for itself, GCMP.
    COMPRESSED("compressed", FormatRemark.COMPRESSED),
    /// AES-256 under a password or a key: GDEC.
    ENCRYPTED(Encrypted.WORD, FormatRemark.ENCRYPTED),
    /// Base64 text.
    BASE64(Base64Text.WORD, FormatRemark.BASE64_FILE);

    private final String word;
    private final FormatRemark what;

    Wrapper(String word, FormatRemark what) {
        this.word = word;
        this.what = what;
    }

    /// {@return its name on the command line}
    public String word() {
        return word;
    }

    /// {@return what a file in it is}
    Remark what() {
        return what.with();
    }

    /// {@return the wrapper that `word` names}
    public static Optional<Wrapper> named(String word) {
        return Arrays.stream(values()).filter(w -> w.word.equals(word)).findFirst();
    }
}
