/// The one mutable object: a [Document] with its history.
///
/// An [org.varscope.document.edit.Edit] comes in, is reviewed and lowered to patches by `document.edit`, and makes the
/// next [Snapshot]: bytes and structure together, immutable. Whoever listens is told of an [Act]; undo and redo restore
/// snapshots and never read again. What would take long to read is handed out as a [ScanJob].
///
/// Read first: [Document], [Snapshot], [Change]. Nothing here knows files (`document.file`), the journal
/// (`document.journal`), a window or a command line.
package org.varscope.document;
