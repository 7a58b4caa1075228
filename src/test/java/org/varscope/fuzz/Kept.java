package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Document;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.journal.Base;
import org.varscope.document.journal.Journals;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Journals of some edits, as the program writes them.
final class Kept {
    private Kept() { }

    /// {@return the file of a journal of what `random` does to `seed`, as an input}
    static byte[] journal(Seeds.Seed seed, Random random) {
        try {
            Path folder = Files.createTempDirectory("varscope-kept");
            try (Journals journals = new Journals(folder)) {
                Document document = new Document(Structure.scan(ByteStore.of(seed.bytes()),
                        Readings.DIALECTS.get(seed.dialect()), Readings.FRAMINGS.get(seed.framing()), Progress.NONE));
                try (var journal = journals.start(document, Base.untitled("a"), null)) {
                    for (int i = random.nextInt(6); i >= 0; i--) {
                        act(document, random);
                    }
                    journal.flush();
                }
            }
            return JournalTarget.input(taken(folder), seed.bytes().length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] taken(Path folder) throws IOException {
        byte[] journal = new byte[0];
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                journal = file.toString().endsWith(".journal") ? Files.readAllBytes(file) : journal;
                Files.delete(file);
            }
        }
        Files.delete(folder);
        return journal;
    }

    private static void act(Document document, Random random) {
        try {
            switch (random.nextInt(6)) {
                case 0 -> document.apply(Edit.insert(0, new byte[] {(byte) random.nextInt()}));
                case 1 -> document.apply(new Edit.SetValue(Location.record(0), new Variant.Int(random.nextInt())));
                case 2 -> document.apply(new Edit.Reinterpret(Readings.DIALECTS.get(3), Readings.FRAMINGS.getLast()));
                case 3 -> document.apply(Edit.overwrite(0, new byte[random.nextInt(9)]));
                default -> {
                    if (document.canUndo()) {
                        document.undo();
                    }
                }
            }
        } catch (EditException _) {
            // What does not fit is not in the journal.
        }
    }
}
