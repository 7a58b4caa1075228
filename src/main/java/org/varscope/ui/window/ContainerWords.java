package org.varscope.ui.window;

import module javafx.controls;
import org.varscope.container.Compressed;
import org.varscope.container.Wrapping;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Structure;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.message.Messages;

/// Says how a document lies in its file.
final class ContainerWords {
    private ContainerWords() { }

    /// {@return the layers from the outside in, such as `compressed, zstd \u00B7 record stream \u00B7 Godot 4`}
    static String layers(Wrapping wrapping, Structure structure) {
        String inside = "%s \u00B7 %s".formatted(TypeWords.framing(structure.framing()),
                structure.dialect().traits().title());
        return wrapping.isPlain() ? inside : wrapper(wrapping) + " \u00B7 " + inside;
    }

    private static String wrapper(Wrapping wrapping) {
        return wrapping instanceof Compressed compressed
                ? Messages.get("window.compressed", compressed.compression().title()) : wrapping.word().replace("+", ", ");
    }

    /// {@return what was found when the file was opened, and by what}
    static Tooltip tip(EditorPage page) {
        Wrapping wrapping = page.file().form().wrapping();
        Tooltip tip = new Tooltip(Messages.get(
                wrapping.isPlain() ? "window.found-by" : "window.wrapped", page.session().why()));
        tip.setWrapText(true);
        tip.setMaxWidth(460);
        return tip;
    }
}
