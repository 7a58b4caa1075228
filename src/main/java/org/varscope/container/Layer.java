package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.BlockTable;
import org.varscope.container.block.Compression;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.cipher.EncryptedHeader;
import org.varscope.container.field.HeadLayout;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperFieldSink;
import org.varscope.container.field.WrapperPart;
import org.varscope.container.letters.HexText;
import org.varscope.container.letters.LetterIndex;
import org.varscope.container.surround.Envelope;
import org.varscope.container.surround.XorBytes;
import org.varscope.problem.Problem;

/// One wrapper by itself: the bytes of its file as they are stored, and what they say of what is inside, which may be
/// damaged or locked. Immutable, and usable from any thread.
public final class Layer {
    private final Wrapper wrapper;
    private final ByteStore file;
    private final Form form;
    private final long length;
    private final Outside outside;
    private final Supplier<List<Problem>> problems;

    /// What a wrapper says of itself.
    public sealed interface Form {
        /// Blocks of compressed bytes.
        ///
        /// @param how   they are packed; empty where nobody knows
        /// @param count how many there are
        /// @param size  bytes of content in each block but the last
        record Blocks(Optional<Compression> how, int count, long size) implements Form { }

        /// Encrypted blocks.
        ///
        /// @param engines that write them: `Godot 4`
        /// @param mode    how they depend on one another: `CFB`, or `ECB` where they do not
        record Cipher(String engines, String mode) implements Form { }

        /// Letters that are bits.
        record Letters() implements Form { }

        /// Hexadecimal digits.
        record Digits() implements Form { }

        /// One packed buffer.
        ///
        /// @param how    it is packed, and what comes before it
        /// @param isRead whether anything came out of it
        record Buffer(BufferForm how, boolean isRead) implements Form { }

        /// Bytes that are combined with a key.
        ///
        /// @param key in hexadecimal digits
        record Xor(String key) implements Form { }

        /// Items of a game's own around another wrapper.
        ///
        /// @param around what they are
        record Items(Envelope around) implements Form { }

        /// A head that is cut off, or that no engine reads on from.
        record Broken() implements Form { }
    }

    /// Tells what bytes of a file are.
    public interface Outside {
        /// Tells the fields of the file, as far as `sink` wants to know.
        void tell(WrapperFieldSink sink);

        /// {@return the bytes that the byte at `offset` of the content is read from, of a file of `length` bytes}
        Span around(long offset, long length);

        /// {@return how many bytes `field` has in a file that is not cut}
        default long whole(WrapperField field) {
            return Math.max(field.part().size(), field.span().length());
        }
    }

    /// A head that is cut off or not valid: what the bytes after it are is unknown.
    ///
    /// @param layout of the head
    public record BrokenHead(HeadLayout layout) implements Outside {
        @Override
        public void tell(WrapperFieldSink sink) {
            layout.tell(sink);
            sink.add(layout.size(), Math.max(0, sink.length() - layout.size()), WrapperPart.REST);
        }

        @Override
        public Span around(long offset, long length) {
            return new Span(length, 0);
        }
    }

    /// @param wrapper  what kind of wrapper it is
    /// @param file     the bytes as they are stored
    /// @param form     what it says of itself
    /// @param length   bytes that it says are inside
    /// @param outside  tells what the bytes are
    /// @param problems gives what is wrong, with spans in the content
    public Layer(Wrapper wrapper, ByteStore file, Form form, long length, Outside outside,
            Supplier<List<Problem>> problems) {
        this.wrapper = wrapper;
        this.file = file;
        this.form = form;
        this.length = length;
        this.outside = outside;
        this.problems = problems;
    }

    /// {@return `file` as its outside shows it, with nothing around; what is inside is not looked at}
    public static Layer outside(Layers.Step step, ByteStore file) {
        Wrapper wrapper = step.wrapper();
        try {
            return switch (wrapper) {
                case COMPRESSED -> BlockTable.read(file).unread(file);
                case ENCRYPTED -> EncryptedHeader.readings(file).getFirst().layer(file, List.of());
                case BASE64 -> LetterIndex.of(file).layer();
                case HEXADECIMAL -> HexText.open(file).layers().getFirst();
                case XOR -> XorBytes.of(file, step.key()).layers().getFirst();
                case SURROUNDINGS -> throw new IllegalStateException("a wrapper has surroundings, and is none");
                case BUFFER -> {
                    Form form = step.form() == null ? new Form.Broken() : new Form.Buffer(step.form(), false);
                    yield new Layer(wrapper, file, form, 0, new PackedBuffer.Outside(step.form(), file.length(), 0),
                            List::of);
                }
            };
        } catch (WrapperException _) {
            return new Layer(wrapper, file, new Form.Broken(), 0, wrapper == Wrapper.ENCRYPTED
                    ? EncryptedHeader.broken(file) : BlockTable.BROKEN, List::of);
        }
    }

    /// {@return `file` as a wrapper in which nothing can be distinguished}
    public static Layer broken(Wrapper wrapper, ByteStore file) {
        return new Layer(wrapper, file, new Form.Broken(), 0, new BrokenHead(HeadLayout.of()), List::of);
    }

    /// {@return what kind of wrapper it is}
    public Wrapper wrapper() {
        return wrapper;
    }

    /// {@return the bytes as they are stored}
    public ByteStore file() {
        return file;
    }

    /// {@return what it says of itself}
    public Form form() {
        return form;
    }

    /// {@return how many bytes it says are inside}
    public long length() {
        return length;
    }

    /// {@return what the bytes of the file in `window` are, in order: the fields that overlap it, none cut}
    public List<WrapperField> fields(Span window) {
        return WrapperFieldSink.collect(window, file.length(), outside::tell);
    }

    /// {@return the bytes of the file that the byte at `offset` of the content is read from}
    public Span around(long offset) {
        return outside.around(offset, file.length());
    }

    /// {@return how many bytes `field` has in a file that is not cut: more than are there where the file ends in it}
    public long whole(WrapperField field) {
        return outside.whole(field);
    }

    /// {@return what is wrong with it, with spans in the content; reads what it has to for that}
    public List<Problem> problems() {
        return problems.get();
    }
}
