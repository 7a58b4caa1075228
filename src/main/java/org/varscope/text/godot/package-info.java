/// Godot text, both ways: what an engine of any generation prints, and notations beyond it for what no engine can say.
///
/// [GodotText] writes a [org.varscope.variant.Variant] piece by piece, [GodotReader] reads one; read these two first.
/// [NodePathText] is the text of a NodePath, which has rules of its own. Collections wait on a stack and not on the
/// program's own, so that nesting is bounded only by memory. What is wrong in a text is a
/// [org.varscope.text.TextException] with its place; no value is guessed.
package org.varscope.text.godot;
