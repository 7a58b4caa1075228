package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Packing;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.cipher.Encrypted;
import org.varscope.container.cipher.EncryptedHeader;
import org.varscope.container.letters.Base64Text;
import org.varscope.container.letters.HexText;
import org.varscope.container.remark.FormatRemark;
import org.varscope.container.surround.Envelope;
import org.varscope.container.surround.XorBytes;
import org.varscope.remark.Remark;

/// A way to wrap a file.
public enum Wrapper {
    /// Blocks of compressed bytes: GCPF, and what the engine writes for itself, GCMP.
    COMPRESSED("compressed", FormatRemark.COMPRESSED),
    /// AES-256 under a password or a key: GDEC.
    ENCRYPTED(Encrypted.WORD, FormatRemark.ENCRYPTED),
    /// Base64 text.
    BASE64(Base64Text.WORD, FormatRemark.BASE64_FILE),
    /// Hexadecimal digits as text.
    HEXADECIMAL(HexText.WORD, FormatRemark.HEX_FILE),
    /// One packed buffer, of whatever form: zlib, gzip, zstd, deflate or FastLZ. See [BufferForm].
    BUFFER("buffer", FormatRemark.BUFFER),
    /// Bytes that a game has combined by XOR with a key, over and over.
    XOR(XorBytes.WORD, FormatRemark.XOR),
    /// Items of a game's own around another wrapper. See [Envelope].
    SURROUNDINGS("surroundings", FormatRemark.SURROUNDED_FILE);

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

    /// {@return its names on the command line: more than one where it has several forms}
    public List<String> words() {
        return switch (this) {
            case BUFFER -> Arrays.stream(Packing.values()).map(Packing::word).toList();
            case XOR -> List.of(word + ":HEX");
            case SURROUNDINGS -> List.of();
            case COMPRESSED, ENCRYPTED, BASE64, HEXADECIMAL -> List.of(word);
        };
    }

    /// {@return what a file in it is}
    Remark what() {
        return what.with();
    }

    /// {@return the wrapper that `word` names by itself}
    public static Optional<Wrapper> named(String word) {
        return Arrays.stream(values()).filter(w -> w != XOR && w != SURROUNDINGS && w.word.equals(word))
                .findFirst();
    }

    /// {@return the wrapper that `bytes` begin like}
    static Optional<Wrapper> begun(ByteStore bytes) {
        if (Compressed.isNamed(bytes)) {
            return Optional.of(COMPRESSED);
        }
        Head head = Head.of(bytes);
        if (EncryptedHeader.isMeant(head)) {
            return Optional.of(ENCRYPTED);
        }
        return TextFormat.isBase64(head) ? Optional.of(BASE64) : Optional.empty();
    }
}
