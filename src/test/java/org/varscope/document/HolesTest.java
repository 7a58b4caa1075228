package org.varscope.document;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.document.file.Child;

/// A file of a hundred gigabytes that are nearly all holes, which take no room where the file system knows them.
class HolesTest {
    private static final long FRAME = 1L << 30;
    private static final int FRAMES = 100;

    @TempDir
    private Path folder;

    @Test
    void aHundredGigabytesAreOpenedAndEditedInLittleMemory() throws IOException, InterruptedException {
        assumeThat(knowsHoles()).as("the file system knows holes").isTrue();
        Path file = folder.resolve("large.save");
        write(file);
        assertThat(Files.size(file)).isEqualTo(FRAMES * FRAME);
        // The other program has 256 MiB of memory at most.
        try (Child child = Child.start(HolesSession.class, file.toString(), Long.toString(FRAME))) {
            child.await("done");
        }
    }

    private boolean knowsHoles() throws IOException {
        Path probe = folder.resolve("probe");
        long free = Files.getFileStore(folder).getUnallocatedSpace();
        try (SeekableByteChannel to = create(probe)) {
            to.position((1 << 28) - 1).write(ByteBuffer.wrap(new byte[1]));
        } catch (IOException e) {
            return false;
        }
        boolean isSmall = free - Files.getFileStore(folder).getUnallocatedSpace() < 1 << 27;
        Files.delete(probe);
        return isSmall;
    }

    private static SeekableByteChannel create(Path file) throws IOException {
        return Files.newByteChannel(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE,
                StandardOpenOption.SPARSE);
    }

    /// Frames of a Dictionary each: a number, and bytes that were never written.
    private static void write(Path file) throws IOException {
        try (SeekableByteChannel to = create(file)) {
            for (int i = 0; i < FRAMES; i++) {
                ByteBuffer head = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
                head.putInt((int) FRAME - 4).putInt(27).putInt(2);
                text(head, "n").putInt(2).putInt(i);
                text(head, "data").putInt(29).putInt((int) FRAME - head.position() - 4);
                to.position(i * FRAME).write(head.flip());
            }
            to.position(FRAMES * FRAME - 1).write(ByteBuffer.wrap(new byte[1]));
        }
    }

    private static ByteBuffer text(ByteBuffer to, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        to.putInt(4).putInt(bytes.length).put(bytes);
        return to.position(to.position() + 3 & ~3);
    }
}
