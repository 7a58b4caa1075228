package org.varscope.ui.editor;

/// A list below values and bytes, each in a tab of its own, in their order.
public enum ListBelow {
    PROBLEMS, FIND, CHANGES, HISTORY, TEXT, ELEMENTS, BOOKMARKS, PLAYBACK
}
