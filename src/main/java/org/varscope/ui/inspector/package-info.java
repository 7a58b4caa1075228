/// The selected value up close.
///
/// In comes what a model has selected; out go edits of it. [InspectorPane] shows the value: a [ValueLine] to edit it as
/// text, facts, and each of its fields as a [FieldCell]. One of them is edited in a [RawFieldForm], by its number, its
/// bytes or its bits ([FieldBits]), with what would come of it in [OutlookWords]. [CaretPane] reads the bytes at the
/// caret as numbers of every kind.
package org.varscope.ui.inspector;
