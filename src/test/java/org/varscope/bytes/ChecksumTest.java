package org.varscope.bytes;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ChecksumTest {
    /// From RFC 1950, RFC 1321, RFC 3174 and FIPS 180, of the nine digits that others test with.
    @Test
    void theyAreThoseOfOtherTools() {
        assertThat(Checksum.all(ByteStore.of("123456789".getBytes(StandardCharsets.US_ASCII)), _ -> true)).isEqualTo(
                Map.of(Checksum.CRC_32, "cbf43926", Checksum.ADLER_32, "091e01de",
                        Checksum.MD5, "25f9e794323b453885f5181f1b624d0b",
                        Checksum.SHA_1, "f7c3bc1d808e04732adf679965ccc34ca7ae3441",
                        Checksum.SHA_256, "15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"));
        assertThat(Checksum.all(ByteStore.empty(), _ -> true)).containsEntry(Checksum.CRC_32, "00000000")
                .containsEntry(Checksum.MD5, "d41d8cd98f00b204e9800998ecf8427e");
    }

    @Test
    void bytesOfManyPiecesAreSummedUpInOnePass() throws NoSuchAlgorithmException {
        byte[] bytes = new byte[3_000_001];
        new Random(7).nextBytes(bytes);
        ByteStore store = ByteStore.empty();
        for (int at = 0; at < bytes.length; at += 99_991) {
            store = store.concat(ByteStore.of(Arrays.copyOfRange(bytes, at, Math.min(bytes.length, at + 99_991))));
        }
        CRC32 crc = new CRC32();
        crc.update(bytes);
        List<Long> told = new ArrayList<>();
        assertThat(Checksum.all(store, told::add)).containsEntry(Checksum.CRC_32, "%08x".formatted(crc.getValue()))
                .containsEntry(Checksum.SHA_256,
                        HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
        assertThat(told).isSorted().hasSizeGreaterThan(5);
    }

    @Test
    void itCanBeStopped() {
        ByteStore store = ByteStore.of(new byte[1_000_000]);
        assertThatThrownBy(() -> Checksum.all(store, at -> at < 500_000)).isInstanceOf(CancellationException.class);
    }
}
