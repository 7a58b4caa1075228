package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Document;
import org.varscope.document.file.FileStamp;
import org.varscope.document.journal.FileState;
import org.varscope.document.journal.Found;
import org.varscope.document.journal.Journals;
import org.varscope.document.journal.Recovery;
import org.varscope.scan.walk.Progress;

/// What a crash left of a journal, whatever it is: it is refused or played as far as it goes, and what comes back can
/// be undone to its beginning.
///
/// Input: how many bytes the file has to which the steps were made, whether entries follow or a whole file does, then
/// for each entry its kind, number and length, and its content; checksums are put in.
final class JournalTarget implements Target {
    private static final String NAME = "fuzzed.journal";

    private final Path folder = Path.of(System.getProperty("varscope.findings", "target/fuzz"),
            "journal-" + ProcessHandle.current().pid());
    private final Journals journals = new Journals(folder);

    @Override
    public void take(Input input) throws IOException {
        byte[] content = new byte[input.u8()];
        boolean raw = input.flag();
        byte[] rest = input.rest();
        Path file = Files.createDirectories(folder).resolve(NAME);
        Files.write(file, raw ? rest : entries(new Input(rest), rest.length));
        try {
            for (Found found : journals.unfinished()) {
                recovered(found, ByteStore.of(content));
            }
        } finally {
            Files.deleteIfExists(file);
        }
    }

    private void recovered(Found found, ByteStore content) throws IOException {
        Recovery recovery;
        try {
            FileState.of(found, journals.keptFiles(found));
            recovery = journals.recover(found, null);
        } catch (IOException e) {
            Must.be(!e.getMessage().isBlank(), "words");
            return;
        }
        try (recovery) {
            Recovery.Start start = recovery.match(content, FileStamp.noted(content.length(), FileTime.fromMillis(0)))
                    .orElseGet(recovery::start);
            recovery.steps();
            try (Recovery.Restored restored =
                    recovery.replay(start, recovery.untitled().orElse(content), Progress.NONE)) {
                undone(restored.document());
            }
        } catch (IOException e) {
            Must.be(!e.getMessage().isBlank(), "words");
        }
    }

    private static void undone(Document document) {
        while (document.canRedo()) {
            document.redo();
        }
        while (document.canUndo()) {
            document.undo();
        }
    }

    /// Entries as they lie in the file: length of the content, checksum, kind, number, time, content.
    private static byte[] entries(Input input, int most) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(out);
        for (int left = most; left > 0; left -= 4) {
            int kind = input.u8();
            int number = input.u8();
            byte[] content = input.bytes(input.u16());
            left -= content.length;
            byte[] body = ByteBuffer.allocate(17 + content.length).put((byte) kind).putLong(number).putLong(0)
                    .put(content).array();
            CRC32C sum = new CRC32C();
            sum.update(body);
            data.writeInt(content.length);
            data.writeInt((int) sum.getValue());
            data.write(body);
        }
        return out.toByteArray();
    }

    /// {@return an input that is the journal in `file`, of steps made to `length` bytes}
    static byte[] input(byte[] file, int length) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(length);
        out.write(0);
        ByteBuffer in = ByteBuffer.wrap(file);
        while (in.remaining() > 25) {
            int size = in.getInt();
            in.getInt();
            out.write(in.get());
            out.write((int) in.getLong());
            in.getLong();
            byte[] content = new byte[size];
            in.get(content);
            out.write(size);
            out.write(size >> 8);
            out.writeBytes(content);
        }
        return out.toByteArray();
    }
}
