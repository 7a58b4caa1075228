/// The hex pane: bytes of any length in rows, coloured by what they are for, edited where they are. It knows nothing of
/// documents: it shows a [org.varscope.ui.hex.sheet.HexContent] and tells its [HexOwner] of edits.
///
/// [HexPane] holds the parts together: [HexView] is what is in view, [HexPainter] draws it with what is in `sheet`, and
/// what a person does comes in by [HexInput]. [HexMap] is all of the bytes in a narrow picture beside it.
package org.varscope.ui.hex;
