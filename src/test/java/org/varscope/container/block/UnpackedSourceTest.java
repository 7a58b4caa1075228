package org.varscope.container.block;

import module java.base;
import org.varscope.container.block.BlockReading.UnpackedSource;
import static org.assertj.core.api.Assertions.assertThat;
import static org.varscope.container.CompressedFiles.BLOCK;
import static org.varscope.container.CompressedFiles.bytes;
import static org.varscope.container.CompressedFiles.open;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.bytes.ByteStore;
import org.varscope.container.CompressedFiles;
import org.varscope.scan.walk.Progress;

/// Content that is unpacked where it is read is what would have been unpacked at once.
class UnpackedSourceTest {
    @ParameterizedTest
    @EnumSource(value = Compression.class, names = "BROTLI", mode = EnumSource.Mode.EXCLUDE)
    void everyStretchIsThatOfTheContentDamagedOrNot(Compression compression) throws IOException {
        byte[] file = bytes(Compressed.write(ByteStore.of(CompressedFiles.words(5 * BLOCK + 7)), compression,
                Progress.NONE).file());
        Random random = new Random(15);
        for (int round = 0; round < 20; round++) {
            byte[] damaged = file.clone();
            damaged[60 + random.nextInt(file.length - 60)] ^= (byte) (1 + random.nextInt(255));
            byte[] content = bytes(open(damaged).content());
            UnpackedSource source = new UnpackedSource(ByteStore.of(damaged), BlockTable.read(ByteStore.of(damaged)),
                    compression);
            assertThat(source.length()).isEqualTo(content.length);
            for (int i = 0; i < 20; i++) {
                int at = random.nextInt(content.length);
                int count = random.nextInt(content.length - at + 1);
                byte[] into = new byte[count + 2];
                source.read(at, into, 1, count);
                assertThat(Arrays.copyOfRange(into, 1, count + 1)).as("seed 15, round %d", round)
                        .isEqualTo(Arrays.copyOfRange(content, at, at + count));
            }
        }
    }
}
