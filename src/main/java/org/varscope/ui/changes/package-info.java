/// Every step in [HistoryPane], to go back and forth among them. What was changed since the file was saved:
/// [ChangesPane], which compares in the background and takes single changes back.
package org.varscope.ui.changes;
