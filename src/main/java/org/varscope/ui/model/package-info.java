/// One open document as every pane sees it: values, bytes, selection, problems, and the words for them. No control is
/// known here.
///
/// In come a [org.varscope.document.Document] and what a person asks of it; out go its state as properties, and work in
/// the background. Read [EditorModel] first, then [Health]. What a person selects is its [DocumentSelection], what is
/// done to it are its [DocumentEdits], what is typed over a value an [Editing], what was done its [EditHistory], and
/// what cannot be read of it yet its [AwaitedBytes].
package org.varscope.ui.model;
