/// Opening, keeping, losing nothing: a document and the file behind it, without panes.
///
/// In come paths, bytes and secrets; out comes a [DocumentSession], or why there is none. Saving, watching, comparing,
/// restoring and looking for saves are here, and writing what the document does not become ([FileExport]). Read
/// [DocumentSession], [FileOpener] and [FileSaver] first. How files are written safely is the business of
/// `document.save`; no page and no pane may come in here.
package org.varscope.ui.file;
