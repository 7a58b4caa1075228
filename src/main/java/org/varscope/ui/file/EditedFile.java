package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Layers;
import org.varscope.container.Wrapping;
import org.varscope.container.cipher.Iv;
import org.varscope.document.file.FileStamp;
import org.varscope.document.save.FileForm;
import org.varscope.text.Visible;

/// The file behind a document.
///
/// @param name     shown on the tab, fit to be shown
/// @param form     where it is, and how its content is wrapped
/// @param backedUp whether the file as first opened is beside it already
/// @param asked    what a person has said that it is; [Layers#ANY] where that is found out
/// @param pasted   whether its bytes were pasted and are in no file yet
public record EditedFile(String name, FileForm form, boolean backedUp, Layers asked, boolean pasted) {
    /// Takes the name of a file, whatever it holds.
    public EditedFile {
        name = Visible.line(name);
    }

    /// {@return a document that has no file}
    public static EditedFile unsaved(String name, Wrapping wrapping) {
        return new EditedFile(name, FileForm.unsaved(wrapping), false, Layers.ANY, false);
    }

    /// {@return a document of bytes that were pasted}
    public static EditedFile pasted(String name, Wrapping wrapping) {
        return new EditedFile(name, FileForm.unsaved(wrapping), false, Layers.ANY, true);
    }

    /// {@return the file as it was read}
    static EditedFile opened(FileForm form) {
        return new EditedFile(nameOf(form.path()), form, false, Layers.ANY, false);
    }

    /// {@return the same after saving}
    EditedFile saved(FileForm now) {
        return new EditedFile(nameOf(now.path()), now, true, asked, false);
    }

    /// {@return the same around content in another wrapping}
    public EditedFile wrapped(Wrapping wrapping) {
        return new EditedFile(name, form.around(wrapping), backedUp, asked, pasted);
    }

    /// {@return the same, of which a person has said what it is}
    public EditedFile asked(Layers layers) {
        return new EditedFile(name, form, backedUp, layers, pasted);
    }

    /// {@return the same, which does as `choice` says with an initialization vector, if it has one}
    public EditedFile with(Iv choice) {
        return new EditedFile(name, form.with(choice), backedUp, asked, pasted);
    }

    /// {@return where it is; null where the document was never saved}
    public @Nullable Path path() {
        return form.path();
    }

    /// {@return where it is, fit to be shown; empty where the document was never saved}
    public String place() {
        return path() == null ? "" : Visible.line(path().toString());
    }

    /// {@return its name as it is, which may hold what cannot be shown}
    String nameToPropose() {
        return path() == null ? name : String.valueOf(path().getFileName());
    }

    /// {@return how the file looked when it was read or written last; null where there is none}
    @Nullable FileStamp stamp() {
        return form.stamp();
    }

    /// {@return whether the file that looks like `now` is as it was read or written last}
    boolean isAsKnown(FileStamp now) {
        FileStamp then = form.stamp();
        return then != null && now.ofContent().equals(then.ofContent());
    }

    private static String nameOf(@Nullable Path path) {
        Path name = path == null ? null : path.getFileName();
        return name == null ? String.valueOf(path) : name.toString();
    }
}
