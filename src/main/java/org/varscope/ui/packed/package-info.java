/// The elements of packed arrays in a table of any length, and what they look like together. Nothing here keeps a copy
/// of them: what is in view is read from the bytes, and edits are those of the document. What a row of text means, and
/// what elements may come and go, is decided below, in `text` and `document.edit`.
package org.varscope.ui.packed;
