package org.varscope.container.field;

import org.varscope.scan.walk.FieldRole;

/// What bytes of a wrapper are. Those of a fixed size are in a [HeadLayout], by which they are read.
public enum WrapperPart {
    /// Four letters that say what kind of file it is.
    MAGIC(FieldRole.HEADER, 4),
    /// How blocks are compressed.
    COMPRESSION_MODE(FieldRole.HEADER, 4),
    /// How much content a block holds.
    BLOCK_SIZE(FieldRole.LENGTH, 4),
    /// How much content there is.
    TOTAL_SIZE(FieldRole.LENGTH, 4),
    /// How many bytes a block has in the file.
    PACKED_SIZE(FieldRole.LENGTH, 4),
    /// A compressed block.
    BLOCK(FieldRole.TEXT, 0),
    /// The magic once more, or what is in its place.
    END_MARK(FieldRole.HEADER, 0),
    /// How the content is encrypted.
    CIPHER_MODE(FieldRole.HEADER, 4),
    /// The MD5 sum of the content.
    SUM(FieldRole.NUMBER, 16),
    /// How much content there is.
    CONTENT_LENGTH(FieldRole.LENGTH, 8),
    /// The initialization vector.
    VECTOR(FieldRole.NUMBER, 16),
    /// The encrypted content.
    CIPHERTEXT(FieldRole.TEXT, 0),
    /// Bytes that nobody reads.
    AFTER(FieldRole.GAP, 0),
    /// Up to four letters that are up to three bytes.
    LETTERS(FieldRole.TEXT, 0),
    /// White space around letters and between them, or the mark of UTF-8.
    SPACE(FieldRole.PADDING, 0),
    /// Hexadecimal digits.
    DIGITS(FieldRole.TEXT, 0),
    /// The size of a packed buffer, or of what is inside.
    BUFFER_SIZE(FieldRole.LENGTH, 0),
    /// A buffer that is packed as a whole.
    BUFFER(FieldRole.TEXT, 0),
    /// An item of a game's own.
    OWN_ITEM(FieldRole.NUMBER, 0),
    /// A number of a game's own that says a size.
    OWN_SIZE(FieldRole.LENGTH, 0),
    /// A digest of a game's own.
    OWN_DIGEST(FieldRole.NUMBER, 0),
    /// What a game has put its own items around.
    INSIDE(FieldRole.TEXT, 0),
    /// Bytes that are combined with a key.
    COMBINED(FieldRole.TEXT, 0),
    /// What follows a head that fits nothing.
    REST(FieldRole.DAMAGE, 0);

    private final FieldRole role;
    private final int size;

    WrapperPart(FieldRole role, int size) {
        this.role = role;
        this.size = size;
    }

    /// {@return what it is for, roughly}
    public FieldRole role() {
        return role;
    }

    /// {@return how many bytes it always has; 0 where that differs}
    public int size() {
        return size;
    }
}
