package org.varscope.container.cipher;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Head;
import org.varscope.container.Layer;
import org.varscope.container.Wrapper;
import org.varscope.container.WrapperException;
import org.varscope.container.field.HeadLayout;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.problem.EngineError;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;

/// The header of an encrypted file, `core/io/file_access_encrypted.cpp`. All numbers are little-endian.
///
/// @param generation which engines write it
/// @param sum        MD5 of the content; 16 bytes
/// @param length     bytes of the content, which are encrypted with zero bytes up to a multiple of 16; of a file that
///                   is cut, those that are left
/// @param iv         16 bytes; none in the older generation
/// @param said       the length that is written there
public record EncryptedHeader(Generation generation, byte[] sum, long length, byte[] iv, long said)
        implements Layer.Outside {
    /// Bytes of a block of the cipher.
    static final int BLOCK = 16;

    static final String MAGIC = "GDEC";
    private static final int AES_256 = 1;
    /// Bytes of content beyond which the length itself is likelier to be wrong than the file to be cut.
    private static final long LARGEST = 1L << 40;

    EncryptedHeader(Generation generation, byte[] sum, long length, byte[] iv) {
        this(generation, sum, length, iv, length);
    }

    /// Who writes a form of this header.
    public enum Generation {
        /// Each block on its own.
        GODOT_3("Godot 1\u20133", WrapperPart.MAGIC, WrapperPart.CIPHER_MODE, WrapperPart.SUM,
                WrapperPart.CONTENT_LENGTH),
        /// Each block depends on the one before.
        GODOT_4("Godot 4", WrapperPart.MAGIC, WrapperPart.SUM, WrapperPart.CONTENT_LENGTH, WrapperPart.VECTOR);

        /// The parts of the header.
        final HeadLayout layout;
        /// Bytes of the header.
        final int size;
        /// Which engines.
        private final String engines;

        Generation(String engines, WrapperPart... parts) {
            this.layout = HeadLayout.of(parts);
            this.size = layout.size();
            this.engines = engines;
        }

        /// {@return their name}
        public String engines() {
            return engines;
        }

        /// Where the length is.
        int lengthAt() {
            return layout.at(WrapperPart.CONTENT_LENGTH);
        }
    }

    /// {@return whether a file that begins like this says it is encrypted, if only by three of four letters and a
    /// length that is exactly that of the file}
    public static boolean isMeant(Head head) {
        return head.has(0, MAGIC) || letters(head.bytes()) == MAGIC.length() - 1
                && Arrays.stream(Generation.values()).anyMatch(generation -> trouble(generation, head.bytes(),
                        head.length()) == null && of(generation, head.bytes()).end() == head.length());
    }

    /// {@return whether `file` has all letters of the magic but one at least}
    public static boolean isLike(ByteStore file) {
        return letters(file.bytes(new Span(0, Math.min(MAGIC.length(), file.length())))) >= MAGIC.length() - 1;
    }

    /// How many letters of the magic are there.
    private static long letters(byte[] head) {
        return IntStream.range(0, Math.min(MAGIC.length(), head.length))
                .filter(i -> (head[i] & 0xFF) == MAGIC.charAt(i)).count();
    }

    /// {@return how the header of a damaged file may be read, the likelier way first: with as much content as the file
    /// has, where the header says another length; none where the file ends in the header}
    public static List<EncryptedHeader> damaged(ByteStore file) {
        byte[] head = file.bytes(new Span(0, Math.min(Generation.GODOT_4.size, file.length())));
        int modeAt = Generation.GODOT_3.layout.at(WrapperPart.CIPHER_MODE);
        byte[] mode = {AES_256, 0, 0, 0};
        boolean isOld = head.length >= modeAt + mode.length && IntStream.range(0, mode.length)
                .filter(i -> head[modeAt + i] == mode[i]).count() >= mode.length - 1;
        return (isOld ? Stream.of(Generation.GODOT_3, Generation.GODOT_4)
                : Stream.of(Generation.GODOT_4, Generation.GODOT_3))
                .filter(generation -> file.length() > generation.size)
                .map(generation -> of(generation, head)).map(header -> header.ofLength(
                        header.isThere(file.length()) ? header.said : header.there(file.length()))).toList();
    }

    /// Whether a file of `size` bytes has all content that the header says.
    private boolean isThere(long size) {
        return said >= 0 && said <= there(size);
    }

    /// {@return how many bytes of content can be read out of a file of `size` bytes: where blocks stand alone, none of
    /// one that is cut}
    long there(long size) {
        long left = size - generation.size;
        return generation == Generation.GODOT_3 ? left / BLOCK * BLOCK : left;
    }

    /// {@return the same with as much content}
    EncryptedHeader ofLength(long other) {
        return new EncryptedHeader(generation, sum, other, iv, said);
    }

    /// {@return the same that says the length of its content}
    EncryptedHeader exact(byte[] rightSum, byte[] rightIv) {
        return new EncryptedHeader(generation, rightSum, length, rightIv);
    }

    /// {@return whether the length that is written there is one that a file may have had}
    boolean isCut() {
        return said > length && said <= LARGEST;
    }

    /// {@return whether a file that begins like this has the magic}
    static boolean isNamed(byte[] head) {
        return letters(head) == MAGIC.length();
    }

    /// {@return the mode of encryption that `head` says, where its generation has one, if it is none of an engine}
    OptionalLong otherMode(byte[] head) {
        if (!generation.layout.has(WrapperPart.CIPHER_MODE)) {
            return OptionalLong.empty();
        }
        long mode = Integer.toUnsignedLong(ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN)
                .getInt(generation.layout.at(WrapperPart.CIPHER_MODE)));
        return mode == AES_256 ? OptionalLong.empty() : OptionalLong.of(mode);
    }

    /// {@return how the header may be read, the likelier way first: only the generation whose length fits the file
    /// exactly, or, with bytes after the content, whichever fits}
    ///
    /// @throws WrapperException if it is no such file, or its header fits neither generation
    public static List<EncryptedHeader> readings(ByteStore file) throws WrapperException {
        byte[] head = file.bytes(new Span(0, Math.min(Generation.GODOT_4.size, file.length())));
        if (head.length < MAGIC.length() || !MAGIC.equals(new String(head, 0, MAGIC.length(),
                StandardCharsets.ISO_8859_1))) {
            throw new WrapperException(EngineError.ERR_FILE_UNRECOGNIZED,
                    WrapperRemark.NOT_ENCRYPTED.with());
        }
        List<EncryptedHeader> fitting = new ArrayList<>();
        List<Remark> troubles = new ArrayList<>();
        for (Generation generation : Generation.values()) {
            Remark trouble = trouble(generation, head, file.length());
            if (trouble == null) {
                fitting.add(of(generation, head));
            } else if (isLikely(generation, head)) {
                troubles.add(WrapperRemark.NO_ENGINE_FOR.with(generation.engines, trouble));
            }
        }
        if (fitting.isEmpty() && troubles.size() == 1
                && ((Remark) troubles.getFirst().parts().getLast()).kind() == WrapperRemark.CONTENT_CUT) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT, (Remark) troubles.getFirst().parts().getLast());
        }
        if (fitting.isEmpty()) {
            throw new WrapperException(EngineError.ERR_FILE_CORRUPT, WrapperRemark.NO_ENGINE.with(troubles));
        }
        List<EncryptedHeader> exact = fitting.stream().filter(h -> h.end() == file.length()).toList();
        return exact.size() == 1 ? exact : fitting;
    }

    /// Whether a header that fits nothing is worth a word as one of this generation: the older one has a small number
    /// where the newer one has the start of a sum.
    private static boolean isLikely(Generation generation, byte[] head) {
        if (head.length < 8) {
            return true;
        }
        int mode = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN)
                .getInt(Generation.GODOT_3.layout.at(WrapperPart.CIPHER_MODE));
        boolean isSmall = mode >= 0 && mode < 256;
        return generation == Generation.GODOT_3 ? isSmall : mode != AES_256;
    }

    private static @Nullable Remark trouble(Generation generation, byte[] head, long size) {
        if (head.length < generation.size) {
            return WrapperRemark.HEADER_CUT.with(generation.size, size);
        }
        ByteBuffer in = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        HeadLayout layout = generation.layout;
        int mode = layout.has(WrapperPart.CIPHER_MODE) ? in.getInt(layout.at(WrapperPart.CIPHER_MODE)) : AES_256;
        if (mode != AES_256) {
            return WrapperRemark.CIPHER_MODE.with("0x%X".formatted(layout.at(WrapperPart.CIPHER_MODE)),
                    Integer.toUnsignedLong(mode), AES_256);
        }
        long length = in.getLong(generation.lengthAt());
        long left = size - generation.size;
        if (length >= 0 && length <= LARGEST && padded(length) > left) {
            return WrapperRemark.CONTENT_CUT.with(padded(length), left);
        }
        if (length < 0 || length > left) {
            return WrapperRemark.LENGTH_PAST_END.with("0x%X".formatted(generation.lengthAt()),
                    Long.toUnsignedString(length), left);
        }
        return null;
    }

    /// {@return what the bytes of a header of `generation` say}
    static EncryptedHeader of(Generation generation, byte[] head) {
        ByteBuffer in = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        byte[] sum = new byte[WrapperPart.SUM.size()];
        in.get(generation.layout.at(WrapperPart.SUM), sum);
        byte[] iv = new byte[generation.layout.has(WrapperPart.VECTOR) ? BLOCK : 0];
        if (iv.length > 0) {
            in.get(generation.layout.at(WrapperPart.VECTOR), iv);
        }
        return new EncryptedHeader(generation, sum, in.getLong(generation.lengthAt()), iv);
    }

    /// {@return its bytes}
    byte[] bytes() {
        ByteBuffer out = ByteBuffer.allocate(generation.size).order(ByteOrder.LITTLE_ENDIAN);
        for (WrapperPart part : generation.layout.parts()) {
            switch (part) {
                case MAGIC -> out.put(MAGIC.getBytes(StandardCharsets.ISO_8859_1));
                case CIPHER_MODE -> out.putInt(AES_256);
                case SUM -> out.put(sum);
                case CONTENT_LENGTH -> out.putLong(length);
                case VECTOR -> out.put(iv);
                default -> throw new IllegalStateException("no header has a " + part);
            }
        }
        return out.array();
    }

    /// {@return how the blocks of the cipher depend on one another: `CFB`, or `ECB` where they do not}
    String mode() {
        return generation == Generation.GODOT_3 ? "ECB" : "CFB";
    }

    /// {@return `file`, which begins with this header}
    ///
    /// @param problems what is wrong with it
    public Layer layer(ByteStore file, List<Problem> problems) {
        return new Layer(Wrapper.ENCRYPTED, file, new Layer.Form.Cipher(generation.engines, mode()), length, this,
                () -> problems);
    }

    /// {@return the outside of `file`, whose header fits no engine: by the likelier one}
    public static Layer.Outside broken(ByteStore file) {
        byte[] head = file.bytes(new Span(0, Math.min(Generation.GODOT_4.size, file.length())));
        Generation likely = isLikely(Generation.GODOT_3, head) ? Generation.GODOT_3 : Generation.GODOT_4;
        return new Layer.BrokenHead(likely.layout);
    }

    @Override
    public void tell(WrapperFieldSink sink) {
        generation.layout.tell(sink);
        long end = isCut() ? Math.max(generation.size, sink.length()) : end();
        sink.add(Span.between(generation.size, end), WrapperPart.CIPHERTEXT, -1, new Span(0, length));
        sink.add(end, Math.max(0, sink.length() - end), WrapperPart.AFTER);
    }

    @Override
    public long whole(WrapperField field) {
        return isCut() && field.part() == WrapperPart.CIPHERTEXT ? padded(said) : Layer.Outside.super.whole(field);
    }

    @Override
    public Span around(long offset, long fileLength) {
        return new Span(generation.size + offset / BLOCK * BLOCK, BLOCK);
    }

    /// {@return what makes the sum of the content}
    public static MessageDigest md5() {
        try {
            return MessageDigest.getInstance("MD5");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has MD5", e);
        }
    }

    /// {@return where the encrypted blocks end}
    public long end() {
        return generation.size + padded(length);
    }

    /// {@return `length` up to a multiple of the block}
    static long padded(long length) {
        return (length + BLOCK - 1) / BLOCK * BLOCK;
    }

    /// {@return the header of an encrypted file, damaged or not}
    /// @throws WrapperException if it is none
    public static EncryptedHeader likely(ByteStore file) throws WrapperException {
        try {
            return readings(file).getFirst();
        } catch (WrapperException e) {
            return damaged(file).stream().filter(_ -> isLike(file)).findFirst()
                    .orElseThrow(() -> e);
        }
    }
}
