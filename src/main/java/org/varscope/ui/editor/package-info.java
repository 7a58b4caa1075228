/// A document in its panes.
///
/// In comes a `DocumentSession`; its panes come from `tree`, `hex`, `inspector` and those of the lists below.
/// [EditorPage] puts them in place; what is said above them are [EditorBanners], what is below them [Lists].
/// [HexSide] and its like tie a pane to the model. Where a person is belongs to [EditorPlace], which pane has the
/// keyboard to [PaneFocus], going to a place that is named to [org.varscope.ui.editor.navigation], and asking for what
/// an edit needs to [org.varscope.ui.editor.card].
package org.varscope.ui.editor;
