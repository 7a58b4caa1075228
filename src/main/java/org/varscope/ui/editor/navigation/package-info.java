/// Going to places that a person names: what may be meant while it is typed, and going there, or moving values there.
///
/// In come a document and a text; out goes a selection. Read [Navigator] and [Suggestions]: they find a [Place] by
/// paths, names and [Offsets], for the [GoToCard] to show. [Mover] moves values to one, [RecentPlaces] are where a
/// person was. No pane is known here.
package org.varscope.ui.editor.navigation;
