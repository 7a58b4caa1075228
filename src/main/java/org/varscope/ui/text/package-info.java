/// The selected value as text that is edited: Godot text or JSON.
///
/// [TextPane] shows the text of what is selected; its [Draft] leads from typing to the document. A [Sheet] is the text
/// of a value, made in the background as is the [Reading] of what was typed. What a text means over a value is decided
/// below, by `text.cell.ValueText`, as for cells, and what the document makes of that by `Edit.SetValue`.
package org.varscope.ui.text;
