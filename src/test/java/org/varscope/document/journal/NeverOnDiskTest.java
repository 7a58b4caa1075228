package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.container.cipher.Encrypted;
import org.varscope.corpus.Traces;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.Backups;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveFile;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// Content that was decrypted, looked for in every file that is written beside it: the journal, the backup, the saved
/// file, and the temporary files without a name that this process holds open.
class NeverOnDiskTest {
    private static final byte[] MARK = "what nobody else may read. ".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private Path folder;

    @Test
    void contentThatMemoryIsNotMeantToHoldIsWrittenNowhereInTheClear() throws IOException, EditException {
        Traces.assumeSeen();
        Path file = folder.resolve("secret.save");
        Files.write(file, encrypted(marked(new byte[Spool.IN_MEMORY + 100_000])));
        OpenFile read = OpenFile.read(file, Progress.NONE);
        Probe.Result.Found found = open(read.bytes());
        Document document = new Document(Structure.pending(found.wrapping().content(), found.dialect(),
                found.framing()));
        try (Journals journals = new Journals(folder.resolve("journals"));
                Journal journal = journals.start(document,
                        Base.of(file, read.stamp(), read.bytes(), ""), secret().key())) {
            document.apply(new Edit.ReplaceBytes(new Span(5, MARK.length), MARK));
            journal.flush();
            assertThat(Traces.of(MARK, folder)).isEmpty();
            FileForm form = FileForm.of(read, found.wrapping());
            ByteStore edited = document.snapshot().bytes();
            SaveFile plan = SaveFile.to(file).from(read).with(new Backups(folder.resolve("backups")));
            form.save(plan, edited, journal.saving(document.checkpoint(), ""), Progress.NONE);
            assertThat(Traces.of(MARK, folder)).isEmpty();
            assertThat(folder.resolve("secret.save.bak")).exists();
        }
    }

    /// Zero bytes pack to next to nothing.
    private static byte[] marked(byte[] bytes) {
        for (int at = 1000; at < bytes.length - MARK.length; at += 65_536) {
            System.arraycopy(MARK, 0, bytes, at, MARK.length);
        }
        return bytes;
    }

    private static Secret secret() {
        return Secret.ofPassword("secret".toCharArray());
    }

    /// A compressed file in an encrypted one.
    private static byte[] encrypted(byte[] content) throws IOException {
        ByteStore packed = Compressed.write(ByteStore.of(content), Compression.ZSTD, Progress.NONE).file();
        ByteStore sample = ByteStore.of(Buffers.sample("adventure-encrypted-secret.save"));
        ByteStore file = Encrypted.open(sample, secret(), Progress.NONE).wrap(packed, Progress.NONE).file();
        return file.bytes(new Span(0, file.length()));
    }

    private static Probe.Result.Found open(ByteStore file) throws IOException {
        return (Probe.Result.Found) Probe.open(file, Layers.named("encrypted+compressed+bare").orElseThrow(), null,
                secret(), Progress.NONE);
    }
}
