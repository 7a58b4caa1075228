package org.varscope.ui.page;

import module javafx.controls;
import java.nio.file.Path;
import org.varscope.ui.file.KeptTabs;

/// A file that was open at the last start, and is read only once somebody wants to see it.
public final class UnreadPage extends FormPage {
    private final Path file;
    private final Runnable read;

    /// @param file where it is
    /// @param read puts what it holds in the place of this page
    public UnreadPage(Path file, Runnable read) {
        super(KeptTabs.name(file));
        this.file = file;
        this.read = read;
        Pane content = new Pane();
        content.getStyleClass().add("start");
        setContent(content, content);
    }

    /// {@return where it is}
    public Path file() {
        return file;
    }

    /// Reads it.
    public void read() {
        read.run();
    }
}
