package org.varscope.ui.compare;

import module java.base;
import org.varscope.document.Document;
import org.varscope.scan.index.Structure;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;

/// One side of a comparison.
///
/// @param naming   tells its name, in the language that is spoken then
/// @param about    says what it is, in a few words
/// @param model    its bytes and values
/// @param writable whether it can be edited
/// @param closed   whether there is nothing left of it to show
/// @param release  closes what was opened only for the comparison
public record ComparedSide(Supplier<Lasting<String>> naming, Supplier<String> about, EditorModel model,
        boolean writable, Lasting<Boolean> closed, Runnable release) {
    /// {@return the name, which is shown over its bytes}
    Lasting<String> name() {
        return naming.get();
    }

    /// {@return a document that is open}
    public static ComparedSide of(DocumentSession session) {
        return new ComparedSide(() -> session.fileProperty().map(EditedFile::name),
                () -> Messages.get("compare.document"), session.model(), true, session.closedProperty(), () -> { });
    }

    /// {@return something that is no open document, to be read only}
    ///
    /// @param name    says what it is called
    /// @param about   says what it is, in a few words
    /// @param release closes what it was read from
    public static ComparedSide reading(Supplier<String> name, Supplier<String> about, Structure structure,
            Background background, Runnable release) {
        EditorModel model = new EditorModel(new Document(structure), background);
        Runnable close = () -> {
            model.close();
            release.run();
        };
        return new ComparedSide(() -> Lasting.always(name.get()), about, model, false,
                Lasting.always(false), close);
    }
}
