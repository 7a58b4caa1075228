package org.varscope.problem;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.remark.Clause;
import org.varscope.remark.Remark;

/// What is wrong with some bytes, as data: each code with the numbers and names that belong to it. Sentences are made
/// of these where people read them.
public sealed interface Flaw extends Clause {
    /// {@return the rule that is broken}
    Code code();

    /// {@return what it has in common with flaws of the same cause: its names, and none of its numbers}
    default List<Object> cause() {
        return switch (this) {
            case Cut cut -> List.of(code(), cut.part);
            case PayloadCut cut -> List.of(code(), cut.type);
            case PastEnd past -> List.of(code(), past.what);
            case ElementMismatch misfit -> List.of(code(), misfit.type, misfit.expected, misfit.dropped);
            case FlagsUnknown flags -> List.of(code(), flags.type);
            case ChildrenMissing missing -> List.of(code(), missing.children);
            case Plain plain -> List.of(plain);
            case Measure _, Content _, Wrapper _, Unlisted _ -> List.of(code(), getClass());
        };
    }

    /// Lengths and counts that are too large, too small or odd, and bytes that are missing or left over.
    sealed interface Measure extends Flaw {
        @Override
        default Code code() {
            return switch (this) {
                case Cut cut -> cut.part.code;
                case PayloadCut _ -> Code.PAYLOAD_CUT;
                case PaddingMissing _ -> Code.PADDING_MISSING;
                case PastEnd past -> past.what.isText() ? Code.TEXT_PAST_END : Code.FRAME_PAST_END;
                case TextSwallows _ -> Code.TEXT_PAST_END;
                case CountPastEnd _ -> Code.COUNT_PAST_END;
                case FrameEmpty _ -> Code.FRAME_EMPTY;
                case FrameLengthOdd _ -> Code.FRAME_LENGTH_ODD;
                case FrameSlack _ -> Code.FRAME_SLACK;
                case KeyLengthShort _ -> Code.KEY_LENGTH_SHORT;
                case FieldsMissing _, RecordsMissing _ -> Code.FIELDS_MISSING;
                case ChildrenMissing _ -> Code.CHILDREN_MISSING;
                case TrailingData _ -> Code.TRAILING_DATA;
                case EventLengthOdd _ -> Code.EVENT_LENGTH_ODD;
            };
        }
    }

    /// A word of fixed size that the bytes end within.
    ///
    /// @param left bytes that are there
    record Cut(Part part, long left) implements Measure {
        @Override
        public List<Object> parts() {
            return List.of(part, left, part.size);
        }
    }

    /// A payload of known size that the bytes end within.
    ///
    /// @param type  the dialect's name of what it is of
    /// @param needs its bytes
    /// @param left  those that are there
    record PayloadCut(String type, long needs, long left) implements Measure { }

    /// Padding of which only some bytes are there.
    record PaddingMissing(long size, long there) implements Measure { }

    /// A length that reaches past the end.
    ///
    /// @param left bytes that are left after the length
    record PastEnd(Measured what, long length, long left) implements Measure {
        @Override
        public String form() {
            return what == Measured.RECORD ? "record" : length <= left ? "padding" : "";
        }

        @Override
        public List<Object> parts() {
            return List.of(what, length, left, length + 3 & ~3L);
        }
    }

    /// A text's length that reaches over the values after it.
    ///
    /// @param fits the length up to the first NUL
    record TextSwallows(long length, long fits) implements Measure { }

    /// A count whose elements take more bytes than are left.
    ///
    /// @param needs bytes that the elements have at least
    record CountPastEnd(long count, long needs, long left) implements Measure { }

    /// A record too short for any value.
    record FrameEmpty(Measured what, long length) implements Measure { }

    /// A length of a record that is no multiple of four.
    record FrameLengthOdd(long length) implements Measure { }

    /// Bytes after the value in its record.
    record FrameSlack(long bytes) implements Measure { }

    /// A key's length in characters.
    ///
    /// @param bytes those that the key has
    record KeyLengthShort(long length, long bytes) implements Measure { }

    /// Fewer items than a list of fields asks for.
    record FieldsMissing(long asked, long there) implements Measure { }

    /// Fewer records than a number before them says.
    ///
    /// @param name of that number in the list of fields
    record RecordsMissing(String name, long asked, long there) implements Measure { }

    /// Fewer whole children than the count says.
    record ChildrenMissing(Children children, long claimed, long whole) implements Measure { }

    /// Bytes at the end of the file that belong to nothing.
    record TrailingData(long bytes, After after) implements Measure {
        @Override
        public String form() {
            return after.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        @Override
        public List<Object> parts() {
            return List.of(bytes);
        }
    }

    /// The length of an input event that fits no form of it.
    record EventLengthOdd(int length, int needed) implements Measure { }

    /// Bytes that are not as the engine writes them.
    sealed interface Content extends Flaw {
        @Override
        default Code code() {
            return switch (this) {
                case TypeUnknown _, EntryUnreadable _ -> Code.TYPE_UNKNOWN;
                case ElementTypeUnknown _ -> Code.ELEMENT_TYPE_UNKNOWN;
                case TextNotUtf8 _ -> Code.TEXT_NOT_UTF8;
                case TextReplaced _ -> Code.TEXT_REPLACED;
                case TextAfterNul _ -> Code.TEXT_AFTER_NUL;
                case CountNegative _ -> Code.COUNT_NEGATIVE;
                case NodePathOld _ -> Code.NODE_PATH_OLD_FORM;
                case TooDeep _ -> Code.DEPTH_PAST_LIMIT;
                case ImageFormatUnknown _ -> Code.IMAGE_FORMAT_UNKNOWN;
                case MagicWrong _, MagicOther _ -> Code.MAGIC_WRONG;
                case DigestOther _ -> Code.DIGEST_WRONG;
                case ElementMismatch _ -> Code.ELEMENT_MISMATCH;
                case DuplicateKey _ -> Code.DUPLICATE_KEY;
                case HeaderByteNotZero _ -> Code.HEADER_BYTE_NOT_ZERO;
                case FlagsUnknown _ -> Code.FLAGS_UNKNOWN;
                case WideInt _, WideFloat _ -> Code.WIDE_UNNEEDED;
                case BoolOdd _ -> Code.BOOL_NOT_CANONICAL;
            };
        }
    }

    /// A type number that the dialect does not have.
    ///
    /// @param types how many it has
    record TypeUnknown(long type, int header, int types) implements Content {
        @Override
        public List<Object> parts() {
            return List.of(type, header, types - 1);
        }
    }

    /// The header of an entry's value that is not one with another entry after it.
    record EntryUnreadable(int header) implements Content { }

    /// The type number of a typed collection's elements that the dialect does not have.
    record ElementTypeUnknown(long type, int types) implements Content {
        @Override
        public List<Object> parts() {
            return List.of(type, types - 1);
        }
    }

    /// A byte of a text that is no UTF-8; the engine refuses it.
    record TextNotUtf8(int value) implements Content { }

    /// A byte of a text that is no UTF-8; the engine reads an empty text.
    record TextReplaced(int value) implements Content { }

    /// Bytes after a NUL in a text.
    record TextAfterNul(long bytes) implements Content { }

    /// A count that is negative to the engine.
    record CountNegative(int count) implements Content { }

    /// The word that begins a NodePath of the old form.
    record NodePathOld(int word) implements Content { }

    /// More nesting than the engine reads.
    record TooDeep(int depth, int limit) implements Content { }

    /// A format number of an image that the engine does not have.
    record ImageFormatUnknown(long format, int formats) implements Content {
        @Override
        public List<Object> parts() {
            return List.of(format, formats - 1);
        }
    }

    /// A beginning other than that of a project's settings.
    record MagicWrong(int word) implements Content { }

    /// Other bytes than the magic that a list of fields names.
    ///
    /// @param found    both as the list writes them
    record MagicOther(String found, String expected) implements Content { }

    /// A digest that does not fit.
    ///
    /// @param digest as the list of fields writes it
    record DigestOther(String digest) implements Content { }

    /// An element of another type than its collection says.
    ///
    /// @param dropped whether the engine drops it when it loads
    record ElementMismatch(String type, String expected, boolean dropped) implements Content {
        @Override
        public String form() {
            return dropped ? "dropped" : "";
        }

        @Override
        public List<Object> parts() {
            return List.of(type, expected);
        }
    }

    /// A key that occurs again.
    ///
    /// @param root whether it is a key of the file's own entries
    record DuplicateKey(long again, boolean root) implements Content {
        @Override
        public List<Object> parts() {
            return List.of((root ? "$" : "#") + again);
        }
    }

    /// A second byte of a header that is not 0.
    record HeaderByteNotZero(int value) implements Content { }

    /// Flags that no engine writes on this type.
    record FlagsUnknown(int flags, String type) implements Content { }

    /// An int in 64 bits that 32 hold.
    record WideInt(long value) implements Content { }

    /// A float in 64 bits that 32 hold.
    record WideFloat(double value) implements Content { }

    /// A bool that is neither 0 nor 1.
    record BoolOdd(int value) implements Content { }

    /// What is wrong with the wrapper of a file.
    sealed interface Wrapper extends Flaw {
        @Override
        default Code code() {
            return switch (this) {
                case ContentSumOther _, ContentByteOther _ -> Code.CONTENT_SUM_WRONG;
                case ContentCut _ -> Code.CONTENT_CUT;
                case ContentLengthOther _, CipherModeOther _, EncryptedMagicOther _ -> Code.ENCRYPTED_HEAD_WRONG;
                case BlockDamaged _ -> Code.BLOCK_DAMAGED;
                case BufferDamaged _, BufferSizeWrong _ -> Code.BLOCK_DAMAGED;
                case BlockSlack _, BufferSlack _ -> Code.BLOCK_SLACK;
                case CompressionModeWrong _ -> Code.COMPRESSION_MODE_WRONG;
                case EndMarkOdd _ -> Code.END_MARK_ODD;
            };
        }
    }

    /// A block that does not unpack as it should.
    ///
    /// @param blocks      how many there should be
    /// @param given       bytes that it gives
    /// @param size        those that it should give
    /// @param fault       what its packed bytes break, as the unpacker says; null where they break nothing
    /// @param packedThere bytes of it that are in the file
    /// @param packed      those that it should have there
    record BlockDamaged(int block, int blocks, long given, long size, @Nullable Remark fault, long packedThere,
            long packed) implements Wrapper {
        /// {@return whether the file ends before the block does}
        public boolean isCut() {
            return packedThere < packed;
        }

        @Override
        public String form() {
            return given == size ? "whole" : !isCut() ? "" : packedThere == 0 ? "missing" : "cut";
        }

        @Override
        public List<? extends @Nullable Object> parts() {
            return Arrays.asList(block + 1, blocks, given, size, fault, packed - packedThere, packedThere, packed);
        }
    }

    /// A block with more than its content.
    ///
    /// @param size of the content
    /// @param unread packed bytes after the end of the block, or 0 where the block itself goes on
    record BlockSlack(int block, long size, long unread) implements Wrapper {
        @Override
        public String form() {
            return unread == 0 ? "" : "short";
        }

        @Override
        public List<Object> parts() {
            return List.of(block + 1, size, unread);
        }
    }

    /// A packed buffer that cannot be read to its end, or cannot be trusted.
    ///
    /// @param given bytes that come out
    /// @param size  that should; -1 where nobody says
    record BufferDamaged(long given, long size, Remark fault) implements Wrapper {
        @Override
        public String form() {
            return size < 0 ? "" : "short";
        }
    }

    /// Bytes after the end of a packed buffer.
    ///
    /// @param unread how many
    record BufferSlack(long unread) implements Wrapper { }

    /// A size before a packed buffer that is not its size.
    ///
    /// @param said  by the bytes before it
    /// @param right the size
    record BufferSizeWrong(long said, long right) implements Wrapper { }

    /// A mode of a compressed file that is not that of its blocks.
    ///
    /// @param blocks the name of how the blocks are packed
    /// @param right  the mode that says so
    record CompressionModeWrong(long mode, String blocks, long right) implements Wrapper { }

    /// An end of a compressed file without the mark that the engine writes.
    ///
    /// @param bytes other ones that are there
    record EndMarkOdd(long bytes, String mark) implements Wrapper { }

    /// What is wrong with an encrypted file, of which the engine then reads nothing.
    sealed interface Encryption extends Wrapper { }

    /// A sum that is not the one of the content.
    ///
    /// @param content whether it is the content that is damaged; else the sum itself, which is the right one but for a
    ///                few of its bytes
    record ContentSumOther(boolean content) implements Encryption {
        @Override
        public String form() {
            return content ? "" : "itself";
        }
    }

    /// A byte of the encrypted content, or of the initialization vector, that is not the one for which the sum fits.
    ///
    /// @param at    its offset in the file
    /// @param found both as they are stored there
    record ContentByteOther(long at, int found, int right) implements Encryption { }

    /// A content of which the file has only the beginning.
    ///
    /// @param length bytes that it should have
    /// @param there  bytes of it that can be read
    record ContentCut(long length, long there) implements Encryption {
        @Override
        public String form() {
            return length == there ? "padding" : "";
        }

        @Override
        public List<Object> parts() {
            return List.of(Long.toUnsignedString(length), there);
        }
    }

    /// A length that is not the one for which the sum fits.
    ///
    /// @param found in the header, without a sign
    record ContentLengthOther(long found, long right) implements Encryption {
        @Override
        public List<Object> parts() {
            return List.of(Long.toUnsignedString(found), right);
        }
    }

    /// A mode of encryption that no engine has.
    record CipherModeOther(long mode) implements Encryption { }

    /// Other letters where an encrypted file has its own.
    ///
    /// @param found as hexadecimal digits
    record EncryptedMagicOther(String found) implements Encryption { }

    /// What is not looked for or listed.
    sealed interface Unlisted extends Flaw {
        @Override
        default Code code() {
            return switch (this) {
                case KeysNotCompared _, NotListed _, MoreFollow _ -> Code.MORE_FOLLOW;
            };
        }
    }

    /// Keys of one collection that are too many to be compared with each other.
    record KeysNotCompared(long keys, long most) implements Unlisted { }

    /// Findings that are not listed, of each severity, at most so many of which are.
    record NotListed(Map<Severity, Integer> counts, int most) implements Unlisted {
        @Override
        public List<Object> parts() {
            List<More> more = counts.entrySet().stream().filter(count -> count.getValue() > 0)
                    .sorted(Map.Entry.comparingByKey()).map(count -> new More(count.getValue(), count.getKey()))
                    .toList();
            return List.of(more, most);
        }
    }

    /// Findings of one severity that are not listed.
    record More(int count, Severity severity) implements Clause {
        @Override
        public String form() {
            return severity.name().toLowerCase(Locale.ROOT);
        }
    }

    /// More of something than is kept.
    record MoreFollow(int most) implements Unlisted { }

    /// What is wrong in one way only.
    enum Plain implements Flaw {
        /// No bytes at all.
        NO_VALUE(Code.NO_VALUE),
        /// A complete object.
        OBJECT_PRESENT(Code.OBJECT_PRESENT),
        /// The path of a script that begins otherwise than paths in a project.
        SCRIPT_PATH_BAD(Code.SCRIPT_PATH_BAD),
        /// A script that is neither null nor a path.
        SCRIPT_NO_TEXT(Code.SCRIPT_PATH_BAD),
        /// Padding that is not zero.
        PADDING_NOT_ZERO(Code.PADDING_NOT_ZERO),
        /// The top bit of a count.
        SHARED_BIT(Code.SHARED_BIT),
        /// A byte order mark.
        TEXT_BOM(Code.TEXT_BOM),
        /// A packed text without its NUL.
        NUL_MISSING(Code.NUL_MISSING);

        private final Code code;

        Plain(Code code) {
            this.code = code;
        }

        @Override
        public Code code() {
            return code;
        }
    }

    /// A word that says how much follows, or what.
    enum Part {
        /// Of a value.
        HEADER(Code.HEADER_CUT, 4),
        /// Before a record.
        RECORD_LENGTH(Code.FRAME_CUT, 4),
        /// Before a text.
        TEXT_LENGTH(Code.LENGTH_CUT, 4),
        /// Of a collection's children.
        COUNT(Code.LENGTH_CUT, 4),
        /// Of an object's properties.
        PROPERTY_COUNT(Code.LENGTH_CUT, 4),
        /// Of a NodePath's names.
        NAME_COUNT(Code.LENGTH_CUT, 4),
        /// The count of a NodePath's subnames, and its flags.
        SUBNAME_COUNT(Code.LENGTH_CUT, 8),
        /// Of a typed collection.
        ELEMENT_TYPE(Code.LENGTH_CUT, 4),
        /// The lengths of an entry's key and value.
        ENTRY_LENGTHS(Code.LENGTH_CUT, 8),
        /// The magic of a project's settings and the count of entries.
        PROJECT_HEAD(Code.LENGTH_CUT, 8);

        private final Code code;
        private final int size;

        Part(Code code, int size) {
            this.code = code;
            this.size = size;
        }

        /// {@return its bytes}
        public int size() {
            return size;
        }
    }

    /// What a length is of.
    enum Measured {
        /// A String.
        TEXT,
        /// A name of a NodePath.
        NAME,
        /// A NodePath in one text.
        PATH,
        /// The key of an entry.
        KEY,
        /// A record.
        RECORD,
        /// The value of an entry.
        VALUE;

        private boolean isText() {
            return this != RECORD && this != VALUE;
        }
    }

    /// What a collection holds.
    enum Children {
        /// Of an Array.
        ELEMENTS,
        /// Of a Dictionary, or of a project.
        ENTRIES,
        /// Of an object.
        PROPERTIES
    }

    /// After what a file goes on.
    enum After {
        /// Its values.
        VALUE,
        /// The last entry of a project.
        LAST_ENTRY,
        /// The last item of a list of fields.
        LAST_ITEM
    }
}
