/// Going to places that a person names: what may be meant while it is typed, and going there, or moving values there.
///
/// In come a document and a text; out goes a selection. Read [Navigator] and [Suggestions]. No pane is known here.
package org.varscope.ui.editor.navigation;
