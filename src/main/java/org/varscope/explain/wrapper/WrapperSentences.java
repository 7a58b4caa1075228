package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.container.Compressed;
import org.varscope.container.Encrypted;
import org.varscope.container.WrapperField;
import org.varscope.container.WrapperPart;
import org.varscope.container.Wrapping;
import org.varscope.container.block.Compression;
import org.varscope.explain.Phrases;

/// Says what a field of a wrapper is and does, with the numbers of this file.
///
/// @param in      reads the bytes of the file
/// @param phrases of the language
record WrapperSentences(Wrapping wrapping, ByteReader in, Phrases phrases) {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
    /// Bytes of a block of the cipher.
    private static final int CIPHER_BLOCK = 16;

    private static String key(WrapperField field) {
        return field.part().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// {@return what it is called}
    String name(WrapperField field) {
        return field.index() < 0 ? phrases.get("name." + key(field))
                : phrases.get("name." + key(field), Long.toString(field.index()));
    }

    /// {@return what it means, in a few words}
    String value(WrapperField field) {
        return switch (field.part()) {
            case MAGIC -> text(field.span());
            case COMPRESSION_MODE -> Compression.of(word(field)).map(Compression::title).orElse("?");
            case BLOCK_SIZE, TOTAL_SIZE, PACKED_SIZE -> phrases.get("bytes", word(field));
            case CONTENT_LENGTH, BLOCK, CIPHERTEXT -> phrases.get("inside", field.part().size() > 0
                    ? wrapping.content().length() : field.content().length());
            case CIPHER_MODE -> "AES-256";
            case LETTERS -> HEX.formatHex(wrapping.content().bytes(field.content()));
            case END_MARK, SUM, VECTOR, AFTER, SPACE -> "";
        };
    }

    /// {@return one sentence or several}
    String of(WrapperField field) {
        long length = field.span().length();
        return switch (field.part()) {
            case MAGIC -> phrases.get("magic." + text(field.span()));
            case COMPRESSION_MODE -> Compression.of(word(field)).map(mode ->
                    phrases.get("compression-mode", Long.toString(word(field)), mode.title())).orElseGet(() ->
                    phrases.get("compression-mode.unknown", Long.toString(word(field))));
            case BLOCK_SIZE -> phrases.get("block-size", word(field));
            case TOTAL_SIZE -> total((Compressed) wrapping, word(field));
            case PACKED_SIZE -> phrases.get("packed-size", field.index() + 1, blocks(), word(field));
            case BLOCK -> block(field, length);
            case END_MARK -> text(field.span()).equals(magic()) ? phrases.get("end-mark", magic())
                    : phrases.get("end-mark.odd", length, magic());
            case CIPHER_MODE -> phrases.get("cipher-mode", Long.toString(word(field)));
            case SUM -> phrases.get("sum", wrapping.content().length(), hex(field.span()));
            case CONTENT_LENGTH -> phrases.get("content-length", in.i64(field.span().start()), CIPHER_BLOCK);
            case VECTOR -> phrases.get("vector", hex(field.span()));
            case CIPHERTEXT -> phrases.get("ciphertext", field.content().length(), length,
                    ((Encrypted) wrapping).mode(), length - field.content().length());
            case AFTER -> phrases.get("after", length);
            case LETTERS -> letters(field);
            case SPACE -> phrases.get("space", length);
        };
    }

    private long blocks() {
        return ((Compressed) wrapping).blocks();
    }

    private long word(WrapperField field) {
        return in.u32(field.span().start());
    }

    private String text(Span span) {
        long count = Math.min(span.length(), CIPHER_BLOCK);
        return new String(wrapping.file().bytes(new Span(span.start(), count)), StandardCharsets.ISO_8859_1);
    }

    private String magic() {
        return text(new Span(0, WrapperPart.MAGIC.size()));
    }

    private String hex(Span span) {
        return HEX.formatHex(wrapping.file().bytes(span));
    }

    private String total(Compressed file, long total) {
        return blocks() == 1 ? phrases.get("total-size.one-block", total, file.blockSize())
                : phrases.get("total-size", total, file.blockSize(), total / file.blockSize(), blocks())
                        + (total % file.blockSize() == 0 ? phrases.get("total-size.whole") : "");
    }

    private String block(WrapperField field, long length) {
        Span content = field.content();
        Compression how = ((Compressed) wrapping).compression();
        return content.isEmpty() ? phrases.get("block.empty", field.index() + 1, blocks(), length, how.title())
                : phrases.get("block", field.index() + 1, blocks(), length, how.title(), content.length(),
                        "0x%08X".formatted(content.start()));
    }

    private String letters(WrapperField field) {
        String letters = text(field.span());
        Span content = field.content();
        return phrases.get("letters", letters, letters.length(), content.length(),
                HEX.formatHex(wrapping.content().bytes(content)), "0x%08X".formatted(content.start()))
                + (letters.endsWith("=") ? phrases.get("letters.padded") : "");
    }

    /// {@return what the wrapper is, in a few words}
    String title() {
        long length = wrapping.content().length();
        return switch (wrapping) {
            case Compressed file -> phrases.get("title.compressed", length, file.compression().title());
            case Encrypted file -> phrases.get("title.encrypted", length, file.engines());
            default -> phrases.get("title.base64", length);
        };
    }

    /// {@return where the rule is written}
    String source() {
        return switch (wrapping) {
            case Compressed _ -> "%s, core/io/file_access_compressed.cpp, open_after_magic".formatted(
                    magic().equals("GCMP") ? "Godot 2" : "Godot 3, 4");
            case Encrypted file -> file.engines() + ", core/io/file_access_encrypted.cpp, open_and_parse";
            default -> "Godot, core/core_bind.cpp, base64_to_variant";
        };
    }
}
