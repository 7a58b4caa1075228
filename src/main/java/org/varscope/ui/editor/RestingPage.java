package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.page.Page;

/// A document in a tab behind others that nobody has looked at for a while. It is open, and nothing of it is shown:
/// what shows a document takes more memory than most documents do.
public final class RestingPage extends Page {
    private final DocumentSession session;
    private final KeptPlace place;
    private final Function<EditorPage, Runnable> goingOn;
    private final ObservableValue<String> title;
    private final Pane content = new Pane();

    RestingPage(DocumentSession session, KeptPlace place, Function<EditorPage, Runnable> goingOn) {
        this.session = session;
        this.place = place;
        this.goingOn = goingOn;
        this.title = lifetime.of(session.fileProperty().map(EditedFile::name));
    }

    /// {@return the document and its file}
    public DocumentSession session() {
        return session;
    }

    /// {@return where a person is in the document}
    public KeptPlace place() {
        return place;
    }

    /// Has `page`, which shows the document from now on, go on where it was shown last.
    public void wake(EditorPage page) {
        goingOn.apply(page);
        super.close();
    }

    @Override
    public ObservableValue<String> title() {
        return title;
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        content.requestFocus();
    }

    @Override
    public void close() {
        session.close();
        super.close();
    }
}
