package org.varscope.document;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.Damage;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.corpus.DeepStack;
import org.varscope.corpus.EngineText;
import org.varscope.corpus.EngineView;
import org.varscope.corpus.StoredFile;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.document.file.OpenFile;
import org.varscope.document.place.Values;
import org.varscope.document.save.FileForm;
import org.varscope.document.save.SaveFile;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Files of the corpus as they are opened from disk, edited and saved.
final class Reopening {
    private Reopening() { }

    /// A file that was opened.
    record Opened(Path path, FileForm form, Structure structure, String word) {
        /// {@return its values as the engine prints them, `damaged` for each that cannot be read}
        List<String> texts() {
            return texts(structure);
        }

        /// {@return the bytes in which its values lie}
        byte[] content() {
            return structure.bytes().bytes(new Span(0, structure.bytes().length()));
        }

        /// {@return the name of its form, without numbers}
        String title() {
            return Clauses.clause(form.wrapping().title()).replaceAll("[0-9,]+ (bytes inside|blocks?)", "");
        }

        /// Saves, also where that writes damaged parts of the wrapper anew.
        void save(Structure other) throws IOException {
            form.with(Damage.SALVAGED).save(SaveFile.to(path).from(form.file()), other.bytes(), Progress.NONE);
        }

        static List<String> texts(Structure structure) {
            List<String> texts = new ArrayList<>();
            for (long i = 0; i < structure.records(); i++) {
                texts.add(text(structure, structure.record(i)));
            }
            return texts;
        }

        static String text(Structure structure, Node record) {
            Dialect dialect = structure.dialect();
            return Values.of(structure, record, Integer.MAX_VALUE)
                    .map(value -> DeepStack.call(() -> EngineText.of(EngineView.of(dialect, true).of(value), dialect)))
                    .orElse("damaged");
        }
    }

    /// {@return `file`, written into `folder`}
    static Path onDisk(Path folder, StoredFile file) throws IOException {
        return Files.write(folder.resolve(file.folder() + "-" + file.file()), file.bytes());
    }

    /// {@return what `path` is to somebody who knows nothing but the password}
    static Probe.Result found(OpenFile path, StoredFile file) throws IOException {
        return Probe.open(path.bytes(), Layers.ANY, null, file.secret(), Progress.NONE);
    }

    /// {@return what `path` is when it is opened as `file` says}
    static Probe.Result asked(OpenFile path, StoredFile file) throws IOException {
        return Probe.open(path.bytes(), file.layers(), Dialects.of(file.dialect()), file.secret(), Progress.NONE);
    }

    /// {@return the file at `path`, which must open}
    static Opened open(Path path, StoredFile file) throws IOException {
        OpenFile read = OpenFile.read(path, Progress.NONE);
        if (asked(read, file) instanceof Probe.Result.Found found) {
            return opened(read, found);
        }
        throw new AssertionError(file + " does not open");
    }

    static Opened opened(OpenFile read, Probe.Result.Found found) {
        return new Opened(read.file(), FileForm.of(read, found.wrapping()), Structure.scan(found.wrapping().content(),
                found.dialect(), found.framing(), Progress.NONE).knowing(found.wrapping().problems()), found.word());
    }
}
