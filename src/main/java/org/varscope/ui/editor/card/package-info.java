/// Cards that ask for something in a document: what to insert, what to fill bytes with, how bytes are a list of fields;
/// and the sums of bytes.
///
/// In comes a model, or only its bytes; out goes an edit of it or a selection in it. No pane is known here.
package org.varscope.ui.editor.card;
