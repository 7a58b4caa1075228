/// A cell of a tree or table while it is edited: [CellEditor] is the field, with a refusal below it.
package org.varscope.ui.cell;
