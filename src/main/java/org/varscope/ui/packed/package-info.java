/// The elements of packed arrays in a table of any length, and what they look like together.
///
/// [ElementsPane] shows the array that is selected in an [ElementTable], an [ElementChart], an [ElementMap], a
/// [PictureView] or a [BytesView]; [ElementEdits] does what a person asks for. Nothing here keeps a copy of the
/// elements: what is in view is read from the bytes, and edits are those of the document. What a row of text means, and
/// what elements may come and go, is decided below, in `text` and `document.edit`.
package org.varscope.ui.packed;
