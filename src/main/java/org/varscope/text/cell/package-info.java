/// What a person types over a value.
///
/// [CellText] is what a cell shows and takes, [Coerce] what typed Godot text becomes over an old value: its kind stays
/// where the text allows. [RawCell] is what bytes say by themselves. Whether the document may hold the result is not
/// asked here.
package org.varscope.text.cell;
