package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;

/// A page whose name on the tab stays as it is, and which has one control to begin with.
abstract class FormPage extends Page {
    private final ReadOnlyStringWrapper title;
    private @Nullable Parent content;
    private @Nullable Node first;

    /// @param title the name on the tab
    FormPage(String title) {
        this.title = new ReadOnlyStringWrapper(Visible.line(title));
    }

    /// Takes what the page shows, made when all that it shows is known.
    ///
    /// @param target the control where the keyboard is of most use
    final void setContent(Parent made, Node target) {
        content = made;
        first = target;
    }

    @Override
    public final ObservableValue<String> title() {
        return title;
    }

    @Override
    public final Parent content() {
        return Objects.requireNonNull(content, "the page has no content");
    }

    @Override
    public void focus() {
        Objects.requireNonNull(first, "the page has no content").requestFocus();
    }
}
