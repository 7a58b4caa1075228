/// The structure as a tree of values that are edited in place, all of them or those that a [FilterBar] leaves.
///
/// In come the states of a model; out go what is picked, and edits. Read [StructureTree] first, which keeps the rows in
/// step with the model, then [RowItem] and [RowViews]: what is in a row is read when it comes into view. What is
/// selected is a [Choice], what is open and in view the business of [Reveal], the cell that is edited that of
/// [RowEditing], and what rows are marked for that of [RowMarks].
package org.varscope.ui.tree;
