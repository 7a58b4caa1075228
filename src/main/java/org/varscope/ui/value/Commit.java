package org.varscope.ui.value;

import module java.base;
import org.varscope.document.edit.Edit;
import org.varscope.ui.toolkit.Background;

/// Where editors hand their edits, and what takes long.
interface Commit {
    /// Does `edit` as one step.
    ///
    /// @param anyway whether it is done whatever the document has against it
    /// @return why it was refused; empty where it was done
    Optional<String> take(Edit edit, boolean anyway);

    /// What was refused last is typed over, or given up: there is no way out of it any more.
    void forget();

    /// Does `edit`, for a control that has no room to say a refusal: that is said above the editor, which shows again
    /// what is there.
    void takeOrSay(Edit edit);

    /// Takes the last step back.
    void undo();

    /// {@return what runs what takes long}
    Background background();
}
