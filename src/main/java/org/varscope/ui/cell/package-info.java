/// A cell of a tree or table while it is edited.
///
/// [CellEditor] is the field, with a refusal below it; what a text means there is a `ui.model.Editing`. How rows and
/// columns are laid out is told by the tree or table that it is in.
package org.varscope.ui.cell;
