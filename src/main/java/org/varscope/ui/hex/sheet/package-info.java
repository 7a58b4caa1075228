/// Bytes in rows, as they are drawn and measured: where each has its place, what it is for, and its colours. No control
/// is known here.
///
/// In comes a [HexContent]; [HexRows] are those of its bytes that are in view, [HexGeometry] is where they are, and
/// what draws them draws onto a [HexSheet].
package org.varscope.ui.hex.sheet;
