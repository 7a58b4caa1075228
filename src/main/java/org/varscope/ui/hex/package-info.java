/// The hex pane: bytes of any length in rows, coloured by what they are for, edited where they are. It knows nothing of
/// documents: it shows a [org.varscope.ui.hex.HexContent] and tells its [org.varscope.ui.hex.HexOwner] of edits.
package org.varscope.ui.hex;
