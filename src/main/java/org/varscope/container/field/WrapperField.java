package org.varscope.container.field;

import org.varscope.bytes.Span;

/// A run of bytes of a wrapped file with one purpose. Fields partition the file: every byte is in exactly one.
///
/// @param span    its bytes in the file
/// @param part    what they are
/// @param index   which of several such parts, from 0 on; else -1
/// @param content the bytes inside that it holds or tells of; empty where it is of none
public record WrapperField(Span span, WrapperPart part, long index, Span content) { }
