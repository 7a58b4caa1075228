package org.varscope.cli;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.cli.output.ExitCode;
import org.varscope.document.file.Descriptors;

/// A file of more than 64 MiB is read while a verb works on it, and released with the verb, whatever that ends with.
class FilesClosedTest {
    private static final int SIZE = 65 << 20;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {29, 'P' | 'K' << 8 | 3 << 16 | 4 << 24})
    void aFileIsClosedWithTheVerb(int begin) throws IOException {
        Descriptors.assumeTold();
        Path file = folder.resolve("large.save");
        try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
            out.write(ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt(begin).putInt(SIZE).array());
            out.setLength(SIZE + 8L);
        }
        Ran ran = Ran.of("check", file.toString());
        assertThat(ran.code()).as(ran.err()).isEqualTo(begin == 29 ? ExitCode.FINE : ExitCode.FILE);
        assertThat(Descriptors.has(file)).isFalse();
    }
}
