package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.block.Compression;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.buffer.SizeBefore;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperPart;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldItem;
import org.varscope.explain.TypeWords;
import org.varscope.explain.field.Figure;
import org.varscope.problem.Problem;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.walk.FieldItems;

/// Says what a field of a wrapper is and does, with the numbers of this file.
///
/// @param in       reads the bytes of the file
/// @param language that is spoken
/// @param phrases  of that language
record WrapperSentences(Layer layer, ByteReader in, Language language, Phrases phrases) {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
    /// Bytes of a block of the cipher.
    private static final int CIPHER_BLOCK = 16;
    /// Bytes of a field that are looked at.
    private static final int MOST = 64;
    private static final Set<String> MAGICS = Set.of("GCPF", "GCMP", "GDEC");
    /// The mark of UTF-8, a char a byte.
    private static final String MARK = "\u00EF\u00BB\u00BF";

    private static String key(WrapperField field) {
        return field.part().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// {@return what it is called; blocks and their sizes count from 1, as in every sentence}
    String name(WrapperField field) {
        return isOfBlock(field) ? name(field, Long.toString(field.index() + 1)) : stableName(field);
    }

    /// {@return what programs know it by, from 0 on}
    String stableName(WrapperField field) {
        return field.index() < 0 ? phrases.get("name." + key(field))
                : name(field, isOfBlock(field) ? "[" + field.index() + "]" : Long.toString(field.index()));
    }

    private String name(WrapperField field, String number) {
        return phrases.get("name." + key(field), number);
    }

    private static boolean isOfBlock(WrapperField field) {
        return field.part() == WrapperPart.BLOCK || field.part() == WrapperPart.PACKED_SIZE;
    }

    /// {@return what it means, in a few words}
    String value(WrapperField field) {
        return isCut(field) ? "" : switch (field.part()) {
            case MAGIC -> MAGICS.contains(magic()) ? magic() : "?";
            case COMPRESSION_MODE -> Compression.of(word(field)).map(Compression::title).orElse("?");
            case BLOCK_SIZE, TOTAL_SIZE, PACKED_SIZE -> phrases.get("bytes", word(field));
            case CONTENT_LENGTH -> phrases.get("inside", in.i64(field.span().start()));
            case BUFFER_SIZE -> phrases.get("bytes", said());
            case BUFFER -> isRead() ? phrases.get("inside", field.content().length()) : "";
            case BLOCK, CIPHERTEXT -> phrases.get("inside", field.content().length());
            case CIPHER_MODE -> "AES-256";
            case LETTERS -> figure(field).hex();
            case OWN_SIZE -> phrases.get("bytes", number(field));
            case OWN_ITEM -> item(field).isInteger() ? Long.toUnsignedString(number(field)) : "";
            case INSIDE, COMBINED -> phrases.get("bytes", field.span().length());
            case DIGITS -> phrases.get("inside", field.content().length());
            case END_MARK, SUM, VECTOR, AFTER, SPACE, OWN_DIGEST, REST -> "";
        };
    }

    /// {@return whether the file ends before it does}
    boolean isCut(WrapperField field) {
        return field.span().length() < layer.whole(field);
    }

    /// {@return one sentence or several}
    ///
    /// @param wrong what is wrong with it, which no sentence denies
    String of(WrapperField field, List<Problem> wrong) {
        long length = field.span().length();
        if (isCut(field)) {
            return phrases.get("cut", length, layer.whole(field));
        }
        return switch (field.part()) {
            case MAGIC -> MAGICS.contains(magic()) ? phrases.get("magic." + magic())
                    : phrases.get("magic.odd", hex(field.span()));
            case COMPRESSION_MODE -> Compression.of(word(field)).map(mode ->
                    phrases.get(mode == Compression.DEFLATE ? "compression-mode.zlib" : "compression-mode",
                            Long.toString(word(field)), mode.title())).orElseGet(() ->
                    phrases.get("compression-mode.unknown", Long.toString(word(field))));
            case BLOCK_SIZE -> phrases.get("block-size", word(field));
            case TOTAL_SIZE -> total(word(field));
            case PACKED_SIZE -> phrases.get("packed-size", Long.toString(field.index() + 1), blocks().count(),
                    value(field));
            case BLOCK -> block(field, length, wrong.stream().anyMatch(Problem::isError));
            case END_MARK -> text(field.span()).equals(magic()) ? phrases.get("end-mark", magic())
                    : phrases.get("end-mark.odd", length, magic());
            case CIPHER_MODE -> phrases.get("cipher-mode", Long.toString(word(field)));
            case SUM -> layer.form() instanceof Layer.Form.Broken ? phrases.get("sum.broken", hex(field.span()))
                    : phrases.get("sum", layer.length(), hex(field.span()));
            case CONTENT_LENGTH -> phrases.get("content-length", in.i64(field.span().start()), CIPHER_BLOCK);
            case VECTOR -> phrases.get("vector", hex(field.span()));
            case CIPHERTEXT -> phrases.get("ciphertext", field.content().length(), length,
                    ((Layer.Form.Cipher) layer.form()).mode(), length - field.content().length());
            case AFTER -> phrases.get(layer.form() instanceof Layer.Form.Buffer ? "after.buffer" : "after", length);
            case BUFFER_SIZE -> phrases.get(size().isPacked() ? "buffer-size.packed" : "buffer-size.inside", said());
            case BUFFER -> phrases.get(isRead() ? "buffer" : "buffer.broken", length, buffer().packing().title(),
                    field.content().length());
            case LETTERS -> letters(field);
            case SPACE -> phrases.get(isBlank(field.span()) ? "space" : "space.odd", length);
            case OWN_ITEM -> phrases.get("own-item", length, TypeWords.of(item(field), language));
            case OWN_SIZE -> phrases.get(item(field).name().equals(around().packed()) ? "own-size.packed"
                    : "own-size.inside", TypeWords.of(item(field), language), number(field));
            case OWN_DIGEST -> phrases.get("own-digest", TypeWords.of(item(field), language));
            case INSIDE -> phrases.get("own.inside", length);
            case DIGITS -> phrases.get("digits", length, field.content().length());
            case COMBINED -> phrases.get("combined", length, xorKey());
            case REST -> rest(length);
        };
    }

    private String rest(long length) {
        return layer.fields(new Span(0, MOST)).stream()
                .filter(field -> field.part() == WrapperPart.CONTENT_LENGTH && !isCut(field))
                .map(field -> (in.i64(field.span().start()) + CIPHER_BLOCK - 1) / CIPHER_BLOCK * CIPHER_BLOCK)
                .filter(whole -> whole > length).findFirst()
                .map(whole -> phrases.get("rest.cut", length, whole)).orElseGet(() -> phrases.get("rest", length));
    }

    private org.varscope.container.surround.Envelope around() {
        return ((Layer.Form.Items) layer.form()).around();
    }

    /// {@return what an item of a game's own is}
    FieldItem item(WrapperField field) {
        return around().list().items().get((int) field.index());
    }

    /// {@return the number that an item of a game's own is}
    long number(WrapperField field) {
        return new FieldItems(in, Dialects.of("godot4")).number(item(field), field.span().start());
    }

    /// {@return the byte order of that number}
    ByteOrder order(WrapperField field) {
        return item(field).order();
    }

    private String xorKey() {
        return HEX.formatHex(HexFormat.of().parseHex(((Layer.Form.Xor) layer.form()).key()));
    }

    private Layer.Form.Blocks blocks() {
        return (Layer.Form.Blocks) layer.form();
    }

    private boolean isRead() {
        return ((Layer.Form.Buffer) layer.form()).isRead();
    }

    private BufferForm buffer() {
        return ((Layer.Form.Buffer) layer.form()).how();
    }

    /// {@return the size before a packed buffer, where one is told of}
    SizeBefore size() {
        return Objects.requireNonNull(buffer().size());
    }

    private long said() {
        return size().number(layer.file());
    }

    private long word(WrapperField field) {
        return in.u32(field.span().start());
    }

    private byte[] first(Span span) {
        return layer.file().bytes(new Span(span.start(), Math.min(span.length(), MOST)));
    }

    private String text(Span span) {
        return new String(first(span), StandardCharsets.ISO_8859_1);
    }

    private boolean isBlank(Span span) {
        String text = text(span);
        return (span.start() == 0 && text.startsWith(MARK) ? text.substring(MARK.length()) : text).isBlank();
    }

    private String magic() {
        return text(new Span(0, Math.min(WrapperPart.MAGIC.size(), layer.file().length())));
    }

    private String hex(Span span) {
        return HEX.formatHex(layer.file().bytes(span));
    }

    private String total(long total) {
        if (!(layer.form() instanceof Layer.Form.Blocks(_, int count, long size))) {
            return phrases.get("total-size.broken", total);
        }
        return count == 1 ? phrases.get("total-size.one-block", total, size)
                : phrases.get("total-size", total, size, total / size, count)
                        + (total % size == 0 ? phrases.get("total-size.whole") : "");
    }

    private String block(WrapperField field, long length, boolean damaged) {
        Span content = field.content();
        int count = blocks().count();
        return content.isEmpty() ? phrases.get("block.empty", field.index() + 1, count, length, how())
                : phrases.get(damaged ? "block.damaged" : "block", field.index() + 1, count, length, how(),
                        content.length(), "0x%08X".formatted(content.start()));
    }

    private String how() {
        return blocks().how().map(Compression::title).orElse("?");
    }

    /// {@return the arithmetic of the letters that belong together, of which white space may part some}
    Figure.Base64 figure(WrapperField field) {
        Span all = field.content().isEmpty() ? field.span() : layer.around(field.content().start());
        String text = text(all.length() <= MOST ? all : field.span());
        return new Figure.Base64(text.replaceAll("[^A-Za-z0-9+/=]", ""));
    }

    private String letters(WrapperField field) {
        Figure.Base64 figure = figure(field);
        String letters = figure.letters();
        if (figure.bytes().isEmpty()) {
            return phrases.get("letters.odd", letters);
        }
        return phrases.get("letters", letters, figure.numbers().size(), phrases.get("bytes", figure.bytes().size()),
                figure.hex(), "0x%08X".formatted(field.content().start()))
                + (letters.endsWith("=") ? phrases.get("letters.padded", figure.spare()) : "");
    }

    /// {@return what the wrapper is, in a few words}
    String title() {
        return switch (layer.form()) {
            case Layer.Form.Blocks _ -> phrases.get("title.compressed", layer.length(), how());
            case Layer.Form.Cipher(String engines, _) -> phrases.get("title.encrypted", layer.length(), engines);
            case Layer.Form.Buffer(_, boolean isRead) when !isRead -> phrases.get("title.broken.buffer");
            case Layer.Form.Buffer(var how, _) -> phrases.get("title.buffer", layer.length(), how.packing().title());
            case Layer.Form.Letters _ -> phrases.get("title.base64", layer.length());
            case Layer.Form.Digits _ -> phrases.get("title.hexadecimal", layer.length());
            case Layer.Form.Xor _ -> phrases.get("title.xor", layer.length(), xorKey());
            case Layer.Form.Items _ -> phrases.get("title.surroundings", layer.length());
            case Layer.Form.Broken _ -> phrases.get("title.broken." + layer.wrapper().word());
        };
    }

    /// {@return where the rule is written}
    String source() {
        return switch (layer.wrapper()) {
            case COMPRESSED -> "%s, core/io/file_access_compressed.cpp, open_after_magic".formatted(
                    magic().equals("GCMP") ? "Godot 2" : "Godot 3, 4");
            case ENCRYPTED -> (layer.form() instanceof Layer.Form.Cipher(String engines, _) ? engines : "Godot")
                    + ", core/io/file_access_encrypted.cpp, open_and_parse";
            case BUFFER -> "Godot, core/variant/variant_call.cpp, func_PackedByteArray_compress";
            case BASE64 -> "Godot, core/core_bind.cpp, base64_to_variant";
            case HEXADECIMAL -> "Godot, core/variant/variant_call.cpp, func_PackedByteArray_hex_encode";
            case XOR, SURROUNDINGS -> phrases.get("source.game");
        };
    }
}
