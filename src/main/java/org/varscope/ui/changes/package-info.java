/// What was done to a document, and what is different since it was saved.
///
/// In comes a model; out go steps back and forth, and edits that revert. [HistoryPane] lists every step, to go to any
/// of them. [ChangesPane] lists what differs from the saved bytes, value by value: [Comparing] finds that in the
/// background, and a [ChangesPane.ChangeCell] takes a single change back.
package org.varscope.ui.changes;
