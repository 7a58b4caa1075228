package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.explain.PathWords;
import org.varscope.render.Annotated;
import org.varscope.render.PictureForm;
import org.varscope.render.Shade;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.FailureWords;

/// A picture of bytes of a document, with what each of them is.
///
/// @param name of the document
public record BytesPicture(EditorModel model, String name, Span span) {
    /// {@return one of the selected bytes, or those of the selected value; of all where none are selected, and of a
    /// rectangle with all between its rows}
    public static BytesPicture of(EditorPage editor) {
        EditorModel model = editor.model();
        Rectangle rectangle = model.selection().rectangle();
        Span selected = rectangle != null ? rectangle.extent() : model.selection().bytes();
        return new BytesPicture(model, editor.file().name(),
                selected.isEmpty() ? new Span(0, model.bytes().length()) : selected);
    }

    /// {@return whether there are so many bytes that they cannot be drawn}
    public boolean isTooLong() {
        return span.length() > Annotated.MOST;
    }

    /// {@return the file; may run on any thread}
    /// @throws IOException with a reason for people, if it cannot be made
    public byte[] drawn(PictureForm form, Shade shade) throws IOException {
        Structure structure = model.structure();
        return form.write(Annotated.of(name, structure, span, Messages.language(),
                node -> PathWords.of(structure, node)), shade);
    }

    /// Puts the picture on the clipboard.
    public void copy(Shade shade) {
        model.background().run(_ -> drawn(PictureForm.PNG, shade), picture -> {
            Clipboard.getSystemClipboard().setContent(
                    Map.of(DataFormat.IMAGE, new Image(new ByteArrayInputStream(picture))));
            model.say(Messages.get("editor.picture.copied", span.length()));
        }, failure -> model.say(Messages.get("editor.picture.not-copied", FailureWords.of(failure))));
    }
}
