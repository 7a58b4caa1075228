package org.varscope.document;

import static org.assertj.core.api.Assertions.assertThatIOException;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.varscope.scan.Progress;

/// Reading what says no true size.
class OpenFileTest {
    @Test
    void aDeviceWithoutEndIsRefused() {
        Path device = Path.of("/dev/zero");
        Assumptions.assumeTrue(Files.exists(device), "there is no /dev/zero here");
        assertThatIOException().isThrownBy(() -> OpenFile.read(device, Progress.NONE))
                .withMessage("/dev/zero goes on after %,d bytes; expected 0, its size".formatted(64 << 20));
    }
}
