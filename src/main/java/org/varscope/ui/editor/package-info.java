/// A document in its panes, and the cards that ask for something in it: insert, go to, list of fields.
///
/// In comes a `DocumentSession`; its panes come from `tree`, `hex`, `inspector` and `problems`. Read [EditorPage] and
/// [HexSide].
package org.varscope.ui.editor;
