/// The codec as other programs use it: values as the bytes of an engine, as Godot text and as JSON, both ways.
///
/// [org.varscope.library.GodotCodec] is the entrance; [org.varscope.library.CodecException] says in plain English what
/// was refused, and where. The values are those of [org.varscope.variant]. Nothing in the program above uses this.
@NullMarked
package org.varscope.library;

import org.jspecify.annotations.NullMarked;
