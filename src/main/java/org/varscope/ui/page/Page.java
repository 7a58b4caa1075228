package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;

/// What a tab shows.
public abstract class Page {
    /// Ends when this is closed.
    protected final Lifetime lifetime = new Lifetime();

    /// {@return the name on the tab}
    public abstract ObservableValue<String> title();

    /// {@return what the tab shows}
    public abstract Parent content();

    /// Puts the keyboard where it is of most use.
    public abstract void focus();

    /// {@return what shows the bytes of a file that is not shown, where there are any}
    public Optional<Runnable> anyway() {
        return Optional.empty();
    }

    /// {@return what opens the value that a file has in it which is not shown, where there is one}
    public Optional<Runnable> inside() {
        return Optional.empty();
    }

    /// {@return what asks a person for an offset to go to, where that is in no document}
    public Optional<Runnable> askingWhere() {
        return Optional.empty();
    }

    /// {@return the document that Undo is about here, where there is one}
    public Optional<EditorModel> edited() {
        return Optional.empty();
    }

    /// {@return where a person is in it, for the status bar, which says that of a document by itself; empty where
    /// there is nothing to say}
    public ObservableValue<String> status() {
        return new SimpleStringProperty("");
    }

    /// {@return the same page in the language that is spoken now, with what a person has chosen and typed in it; itself
    /// where it stays as it is}
    public Page renewed() {
        return this;
    }

    /// Stops what goes on for this page; it is not shown again.
    public void close() {
        lifetime.end();
    }
}
