package org.varscope.container.remark;

import org.varscope.remark.Remark;

/// Why nothing can be read out of a wrapper, or other content cannot be written into it.
public enum WrapperRemark implements Remark.Kind {
    /// The head of a resource that is compressed as a whole.
    RESOURCE_HEAD,
    /// What the file begins with: letters, [#NO_BYTE] or [#NO_LETTERS].
    OTHER_HEAD(1),
    NO_BYTE,
    NO_LETTERS,
    /// Bytes after the magic word.
    HEAD_CUT(1),
    /// The size of blocks that an engine writes.
    NO_BLOCK_SIZE(1),
    /// How many sizes there is room for, how many there should be, and of how many bytes in blocks of how many.
    TABLE_CUT(4),
    /// How many blocks, their size, and how many there may be.
    TOO_MANY_BLOCKS(3),
    /// Bytes of content, and how many there may be.
    TOO_MUCH_CONTENT(2),
    /// Bytes that the first block should give.
    NOTHING_READ(1),
    /// Why the first block gives none, and bytes that it should give.
    NOTHING_READ_FOR(2),
    /// Bytes of the first of several blocks that are in the file, and those that it should have there.
    FIRST_CUT(2),
    /// The same of the only block.
    ONLY_CUT(2),
    UNKNOWN_MODE(1),
    /// Bytes of a block, how many it may have, and how many those of an engine have.
    BLOCK_TOO_LARGE(3),
    /// Bytes of a block to be written, and how many it may have.
    BLOCK_UNWRITTEN(2),
    NOT_ENCRYPTED,
    /// Why, for each engine: [#NO_ENGINE_FOR].
    NO_ENGINE(1),
    /// Engines, and why.
    NO_ENGINE_FOR(2),
    /// Bytes of encrypted content that should be there, and those that are.
    CONTENT_CUT(2),
    /// Bytes that the header has, and those that the file has.
    HEADER_CUT(2),
    /// Its offset, what it is, and what it should be.
    CIPHER_MODE(3),
    /// Its offset, what it is, and the bytes that are left.
    LENGTH_PAST_END(3),
    WRONG_SECRET,
    /// What is wrong with the header.
    WRONG_SECRET_FOR(1),
    /// An encrypted file whose sum does not fit, and of which nobody knows where it is damaged.
    SUM_KEPT,
    /// An encrypted file of which the damage is found.
    SOUND_KEPT,
    /// Bytes of the file, and how many it may have.
    BASE64_TOO_LARGE(2),
    /// A byte, and its offset.
    BASE64_OTHER_BYTE(2),
    BASE64_EMPTY,
    /// How many letters there are.
    BASE64_CUT(1),
    /// Bytes that were to be written.
    BASE64_TOO_MANY(1),
    /// A byte, and its offset.
    DIGIT_OTHER(2),
    /// How many digits there are.
    DIGITS_ODD(1),
    /// Bytes that were to be written.
    DIGITS_UNWRITTEN(1),
    /// How it should be packed, and why it is not.
    NO_BUFFER(2),
    NO_BUFFER_FOUND,
    /// The offset of a size in hexadecimal digits.
    SIZE_RENEWED(1),
    /// The offset of a size in hexadecimal digits, which was wrong before.
    SIZE_LEFT(1),
    /// A digest, and its offset in hexadecimal digits.
    DIGEST_RENEWED(2),
    /// A digest that did not fit before, and its offset in hexadecimal digits.
    DIGEST_LEFT(2),
    /// What a number is, a size, and the largest that it can say.
    SIZE_TOO_SMALL(3),
    /// An item, its offset, and how many bytes are there.
    ITEM_CUT(3),
    /// An offset, bytes of the items at the end, and how many bytes are left for them.
    NOTHING_BETWEEN(3),
    /// A single item with parentheses.
    LAYOUT_ONE,
    /// A parenthesis.
    LAYOUT_CLOSED,
    /// The name of a number that says a size.
    LAYOUT_SIZE,
    /// An item before a wrapper.
    LAYOUT_PLAIN,
    /// An item after a wrapper.
    LAYOUT_BEHIND,
    /// How many wrappers there may be.
    LAYOUT_DEPTH(1),
    /// How many spans are damaged, and which.
    DAMAGE_CHANGED(2),
    /// As of [#DAMAGE_CHANGED].
    DAMAGE_MOVED(2),
    /// Spans, and how many more.
    MORE_SPANS(2),
    /// A block that holds more than the engine makes room for.
    MORE_THAN_ROOM,
    /// A block that holds something where the head says nothing is in it.
    MORE_THAN_NONE,
    /// The mode, how the blocks are packed, and the mode for that.
    MODE_KEPT(3);

    private final int places;

    WrapperRemark() {
        this(0);
    }

    WrapperRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
