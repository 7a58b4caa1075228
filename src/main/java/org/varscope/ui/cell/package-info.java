/// A cell of a tree or table while it is edited: [Editing] is what is edited and what a text does there, [CellEditor]
/// the field, with a refusal below it.
package org.varscope.ui.cell;
