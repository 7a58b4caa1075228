package org.varscope.container.block;

import module java.base;

/// Blocks that are gzip members. RFC 1952.
final class Gzip extends Deflate {
    private static final int HEADER = 10;
    private static final int TRAILER = 8;
    private static final byte DEFLATED = 8;
    private static final byte UNIX = 3;
    private static final int HEADER_CRC = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;

    Gzip() {
        super(true);
    }

    @Override
    public Unpacked unpack(byte[] packed, int count, byte[] into, int size) {
        int header = header(packed, count);
        if (header < 0) {
            return Unpacked.broken(0, BlockRemark.NO_GZIP_HEADER.with());
        }
        Unpacked body = unpack(packed, header, count, into, size);
        if (!body.isWhole() || body.more()) {
            return body;
        }
        if (body.unread() < TRAILER) {
            return Unpacked.broken(body.length(), BlockRemark.CHECKSUM_CUT.with());
        }
        var crc = new CRC32();
        crc.update(into, 0, body.length());
        ByteBuffer trailer = ByteBuffer.wrap(packed, count - body.unread(), TRAILER)
                .order(ByteOrder.LITTLE_ENDIAN);
        if (trailer.getInt() != (int) crc.getValue()) {
            return Unpacked.broken(body.length(), BlockRemark.WRONG_CHECKSUM.with());
        }
        if (trailer.getInt() != body.length()) {
            return Unpacked.broken(body.length(), BlockRemark.WRONG_LENGTH.with());
        }
        return Unpacked.whole(body.length(), false, body.unread() - TRAILER);
    }

    /// {@return length of the header, or -1 if there is none}
    static int header(byte[] packed, int count) {
        if (count < HEADER || packed[0] != 0x1F || packed[1] != (byte) 0x8B
                || packed[2] != DEFLATED) {
            return -1;
        }
        int flags = packed[3];
        int length = HEADER;
        if ((flags & EXTRA) != 0) {
            if (count < length + 2) {
                return -1;
            }
            length += 2 + (packed[length] & 0xFF | (packed[length + 1] & 0xFF) << 8);
        }
        for (int text : new int[] {NAME, COMMENT}) {
            if ((flags & text) != 0) {
                while (length < count && packed[length] != 0) {
                    length++;
                }
                length++;
            }
        }
        length += (flags & HEADER_CRC) != 0 ? 2 : 0;
        return length <= count ? length : -1;
    }

    @Override
    public byte[] pack(byte[] plain) {
        byte[] member = pack(plain, HEADER, TRAILER);
        member[0] = 0x1F;
        member[1] = (byte) 0x8B;
        member[2] = DEFLATED;
        member[9] = UNIX;
        var crc = new CRC32();
        crc.update(plain);
        ByteBuffer.wrap(member, member.length - TRAILER, TRAILER).order(ByteOrder.LITTLE_ENDIAN)
                .putInt((int) crc.getValue()).putInt(plain.length);
        return member;
    }
}
