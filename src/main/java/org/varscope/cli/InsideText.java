package org.varscope.cli;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.container.Base64Text;
import org.varscope.container.WrapperException;
import org.varscope.document.Document;
import org.varscope.document.clip.EnclosedPlace;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.PathException;
import org.varscope.explain.RefusalWords;
import org.varscope.explain.RemarkWords;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.path.PathText;

/// A value that stands as base64 in a text of a file, as `--at` names it.
final class InsideText {
    private InsideText() { }

    /// {@return what `path` leads to}
    /// @throws Refusal if it leads to no such value
    static EnclosedPlace find(Opened opened, String path) throws Refusal {
        try {
            return EnclosedPlace.find(opened.structure(), PathText.read(path, opened.found().dialect()));
        } catch (TextException | PathException e) {
            throw new Refusal(ExitCode.MISFIT, opened.name() + ": " + path + ": " + RemarkWords.why(e));
        }
    }

    /// {@return the base64 text, opened}
    static Base64Text open(String file, String path, EnclosedPlace place) throws Refusal {
        try {
            return Base64Text.open(place.letters());
        } catch (WrapperException e) {
            throw new Refusal(ExitCode.FILE, file + ": " + path + ": " + RemarkWords.why(e));
        }
    }

    /// Puts `content` there.
    /// @throws Refusal if the document does not take it
    static void put(String file, String path, EnclosedPlace place, ByteStore content, Document document)
            throws Refusal, IOException {
        try {
            document.apply(place.putting(open(file, path, place).wrap(content, Progress.NONE).file()));
        } catch (EditException e) {
            throw new Refusal(ExitCode.MISFIT, file + ": " + path + ": " + RefusalWords.clauses(e));
        }
    }
}
