/// What a file is before its values are read: this format, a wrapper around it, or something foreign with a name.
///
/// A {@link org.varscope.container.Wrapping} consists of {@link org.varscope.container.Layer}s, each of which tells
/// what every byte of its file is, as {@link org.varscope.container.field.WrapperField}s: heads by the layout that
/// reads and writes them, blocks and letters by the tables that unpack them.
/// {@link org.varscope.container.Probe#layers} has them also of files that cannot be opened. Never in here: sentences
/// about them.
package org.varscope.container;
