package org.varscope.document.patch;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

/// Applies patches as their specifications say, knowing nothing of how they were made.
public final class AppliedPatch {
    private final byte[] patch;
    private int at;

    private AppliedPatch(byte[] patch) {
        this.patch = patch;
    }

    /// {@return what an IPS patch makes of `before`}
    public static byte[] ips(byte[] before, byte[] patch) {
        return new AppliedPatch(patch).ips(before);
    }

    /// {@return what a BPS patch makes of `before`}
    public static byte[] bps(byte[] before, byte[] patch) {
        return new AppliedPatch(patch).bps(before);
    }

    private int big(int bytes) {
        int value = 0;
        for (int i = 0; i < bytes; i++) {
            value = value << 8 | patch[at++] & 0xFF;
        }
        return value;
    }

    private String letters(int count) {
        at += count;
        return new String(patch, at - count, count, StandardCharsets.US_ASCII);
    }

    private byte[] ips(byte[] before) {
        assertThat(letters(5)).isEqualTo("PATCH");
        byte[] file = before.clone();
        while (!letters(3).equals("EOF")) {
            at -= 3;
            int offset = big(3);
            int size = big(2);
            assertThat(size).as("runs are not written").isPositive();
            file = Arrays.copyOf(file, Math.max(file.length, offset + size));
            System.arraycopy(patch, at, file, offset, size);
            at += size;
        }
        if (at < patch.length) {
            file = Arrays.copyOf(file, big(3));
        }
        assertThat(at).isEqualTo(patch.length);
        return file;
    }

    private long number() {
        long data = 0;
        long shift = 1;
        while (true) {
            int x = patch[at++];
            data += (x & 0x7F) * shift;
            if ((x & 0x80) != 0) {
                return data;
            }
            shift <<= 7;
            data += shift;
        }
    }

    private static long crc(byte[] bytes, int count) {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, count);
        return crc.getValue();
    }

    private byte[] bps(byte[] before) {
        assertThat(letters(4)).isEqualTo("BPS1");
        assertThat(number()).isEqualTo(before.length);
        byte[] file = new byte[(int) number()];
        long metadata = number();
        at += (int) metadata;
        int out = 0;
        int source = 0;
        while (at < patch.length - 12) {
            long action = number();
            int length = (int) (action >> 2) + 1;
            switch ((int) action & 3) {
                case 0 -> System.arraycopy(before, out, file, out, length);
                case 1 -> {
                    System.arraycopy(patch, at, file, out, length);
                    at += length;
                }
                case 2 -> {
                    long way = number();
                    source += (int) ((way & 1) != 0 ? -(way >> 1) : way >> 1);
                    System.arraycopy(before, source, file, out, length);
                    source += length;
                }
                default -> throw new AssertionError("copies within the target are not written");
            }
            out += length;
        }
        assertThat(out).isEqualTo(file.length);
        ByteBuffer sums = ByteBuffer.wrap(patch, patch.length - 12, 12).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(Integer.toUnsignedLong(sums.getInt())).isEqualTo(crc(before, before.length));
        assertThat(Integer.toUnsignedLong(sums.getInt())).isEqualTo(crc(file, file.length));
        assertThat(Integer.toUnsignedLong(sums.getInt())).isEqualTo(crc(patch, patch.length - 4));
        return file;
    }
}
