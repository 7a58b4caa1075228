/// Values and places as text, both ways where that is defined.
///
/// - [GodotText] writes Godot text, [GodotReader] reads it, [NodePathText] and [Digits] are parts of it.
/// - [Path] is where a value is; [PathText] reads and writes it.
/// - [Coerce] says what a typed value becomes when it is set over an old one, [CellText] what a cell of the window
///   shows and takes.
/// - [Json] writes JSON.
///
/// Nesting of any depth is read and written without recursion. Nothing here knows bytes or offsets of a file.
package org.varscope.text;
