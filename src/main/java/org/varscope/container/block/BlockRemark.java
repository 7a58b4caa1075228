package org.varscope.container.block;

import org.varscope.remark.Remark;

/// Why a packed block cannot be read to its end, or not be written.
enum BlockRemark implements Remark.Kind {
    NO_BYTES,
    FASTLZ_LEVEL(1),
    /// How many there should be, and how many follow.
    LITERALS_CUT(2),
    MATCH_CUT,
    DISTANCE_CUT,
    /// How far back, and how many bytes there are.
    MATCH_TOO_FAR(2),
    FRAME_CUT,
    DICTIONARY_NEEDED,
    STREAM_CUT,
    NO_DEFLATE,
    NO_GZIP_HEADER,
    CHECKSUM_CUT,
    WRONG_CHECKSUM,
    WRONG_LENGTH,
    NO_BROTLI,
    /// What the library says.
    NO_BROTLI_FOR(1),
    BROTLI_UNWRITTEN,
    /// How many bytes a whole buffer may hold.
    BUFFER_TOO_LARGE(1),
    /// How many bytes a buffer has at least.
    BUFFER_TOO_SHORT(1),
    /// What a library says.
    SAID(1),
    /// What the system says.
    ZSTD_MISSING(1);

    private final int places;

    BlockRemark() {
        this(0);
    }

    BlockRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
