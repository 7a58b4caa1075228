package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.FileSource;
import org.varscope.bytes.MovableSource;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.file.FileStamp;
import org.varscope.document.file.OpenFile;
import org.varscope.document.save.SaveFile;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// An open file that is edited and saved under a journal, as the window does it.
final class Session {
    final Path file;
    final Document document;
    final Journal journal;
    private final List<MovableSource> sources;
    private OpenFile saved;

    Session(Path file, Document document, Journal journal, ByteStore opened, FileStamp stamp) {
        this.file = file;
        this.document = document;
        this.journal = journal;
        this.sources = MovableSource.in(opened);
        this.saved = new OpenFile(file, opened, stamp);
    }

    /// Opens `file`, which is read lazily if `lazily`.
    static Session open(Journals journals, Path file, boolean lazily, byte @Nullable [] key) throws IOException {
        ByteStore bytes = bytes(file, lazily);
        FileStamp stamp = FileStamp.of(file);
        Document document = new Document(Structure.scan(bytes, Dialects.of("godot4"), Framing.STREAM, Progress.NONE));
        return new Session(file, document, journals.start(document, Base.of(file, stamp, bytes, "plain"), key), bytes,
                stamp);
    }

    static ByteStore bytes(Path file, boolean lazily) throws IOException {
        return lazily ? ByteStore.of(new MovableSource(ByteStore.of(FileSource.open(file))))
                : ByteStore.of(Files.readAllBytes(file));
    }

    static byte[] sample() {
        return Buffers.sample("adventure.save");
    }

    void apply(Edit edit) {
        try {
            document.apply(edit);
        } catch (EditException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /// Does something that a person might do.
    void act(Random random) {
        long length = document.snapshot().bytes().length();
        long at = length == 0 ? 0 : random.nextLong(length);
        switch (random.nextInt(12)) {
            case 0, 1 -> apply(Edit.overwrite(at, new byte[] {(byte) random.nextInt()}));
            case 2 -> {
                for (int i = 0; i < 4; i++) {
                    apply(Edit.insert(at + i, new byte[] {(byte) random.nextInt()}));
                }
            }
            case 3 -> apply(new Edit.ReplaceBytes(new Span(at, Math.min(length - at, random.nextInt(3000))),
                    new byte[0]));
            case 4, 5 -> {
                if (document.canUndo()) {
                    document.undo();
                }
            }
            case 6 -> {
                if (document.canRedo()) {
                    document.redo();
                }
            }
            case 7 -> apply(new Edit.Reinterpret(Dialects.of(random.nextBoolean() ? "godot3" : "godot4"),
                    random.nextBoolean() ? Framing.STREAM : Framing.valueAt(random.nextInt(8))));
            case 8 -> {
                byte[] many = new byte[random.nextInt(5000)];
                random.nextBytes(many);
                apply(Edit.insert(at, many));
            }
            case 9 -> document.endStep();
            default -> document.structure().children(null, 0, Math.min(1, document.structure().records()))
                    .forEach(record -> {
                if (record.children() > 1) {
                    tryTo(new Edit.Move(Location.record(0).child(0), record.children() - 1));
                } else {
                    tryTo(new Edit.SetValue(Location.record(0), new Variant.Int(random.nextLong())));
                }
            });
        }
    }

    private void tryTo(Edit edit) {
        try {
            document.apply(edit);
        } catch (EditException e) {
            document.endStep();
        }
    }

    /// Saves, with `meanwhile` done between taking the bytes and the end of the save.
    void save(Runnable meanwhile) throws IOException {
        Checkpoint saving = document.checkpoint();
        SaveFile.Ready ready = journal.saving(saving, "");
        meanwhile.run();
        ByteStore bytes = saving.snapshot().bytes();
        SaveFile.Saved now = SaveFile.to(file).from(saved)
                .write(bytes, new SaveFile.Live(sources, ready), Progress.NONE);
        saved = new OpenFile(file, bytes, now.stamp());
        document.markSaved(saving.snapshot());
    }

    static byte[] bytes(ByteStore store) {
        return store.bytes(new Span(0, store.length()));
    }

    static void assertSame(Checkpoint actual, Checkpoint expected) {
        assertThat(actual.now()).as("position").isEqualTo(expected.now());
        assertThat(actual.size()).as("steps").isEqualTo(expected.size());
        assertThat(actual.acts()).as("acts").isEqualTo(expected.acts());
        for (int i = 0; i <= expected.size(); i++) {
            assertThat(bytes(actual.state(i).bytes())).as("bytes of state %d", i)
                    .isEqualTo(bytes(expected.state(i).bytes()));
            assertThat(actual.state(i).structure().dialect()).isSameAs(expected.state(i).structure().dialect());
            assertThat(actual.state(i).structure().framing()).isEqualTo(expected.state(i).structure().framing());
            if (i < expected.size()) {
                assertThat(actual.step(i).patches()).as("step %d", i).isEqualTo(expected.step(i).patches());
                assertThat(actual.step(i).action()).as("step %d", i).isEqualTo(expected.step(i).action());
            }
        }
    }

    /// Copies the journals as a crash would leave them: without whoever holds them.
    static Path crash(Path journals, Path into) throws IOException {
        Files.createDirectories(into);
        try (Stream<Path> files = Files.list(journals)) {
            for (Path each : files.toList()) {
                Files.copy(each, into.resolve(each.getFileName()));
            }
        }
        return into;
    }
}
