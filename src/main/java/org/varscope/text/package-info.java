/// Values and places as text. In this room itself is what every notation needs: how numbers are written ([Digits]), how
/// text of others is made fit to be shown ([Visible]), how bytes are spelled in hexadecimal ([HexText]) and as other
/// programs print them ([ListedBytes]), of what pieces a text is made ([Token]) and how it is laid out over lines
/// ([Indented]).
///
/// - `text.godot` writes and reads Godot text, the notation of the program.
/// - `text.json` writes and reads JSON.
/// - `text.path` is where a value is, as text and back.
/// - `text.cell` is what a cell of the window shows and takes, and what a typed value becomes over an old one.
/// - `text.encoding` is bytes as characters, in several encodings.
///
/// In come decoded values and a dialect; nothing here knows bytes or offsets of a file, and nothing recurses on input.
package org.varscope.text;
