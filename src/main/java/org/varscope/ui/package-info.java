/// The window, in alcoves. Imports go one way among them:
///
/// ```
/// window -> compare -> editor -> page -> file -> card
///                        |         +--> command
///                        +-> tree, hex, inspector, problems, changes, find -> cell, value, model, theme
/// ```
///
/// A document is opened by `file`, seen by every pane through `model`, put into panes by `editor`, beside another by
/// `compare`, and framed by `window`. Nothing here decides what an edit may be or what a byte means: the rooms below
/// do, for the command line too.
package org.varscope.ui;
