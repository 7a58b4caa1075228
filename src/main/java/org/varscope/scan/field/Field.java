package org.varscope.scan.field;

import org.varscope.bytes.Span;

/// A named run of bytes with one purpose. Fields partition a document: every byte is in exactly one.
///
/// @param span    its bytes
/// @param role    what they are for
/// @param name    such as `header`, `count`, `x`, `names[0] length`
/// @param guessed whether the structure around it was found again after damage
public record Field(Span span, FieldRole role, String name, boolean guessed) { }
