/// The editors of values in the inspector, one class each, found by the kind of the value ([ValueEditors]).
///
/// An editor shows an [EditedValue] and hands every edit to [Commit], which ends in the document: one undo step each.
/// What can be typed and what it means is decided below, in `text.cell` and `document.edit`, for the tree's cells and
/// the command line too. [ValueForm] holds the editor of the selected value. Nothing here is made before the window's
/// first frame.
package org.varscope.ui.value;
