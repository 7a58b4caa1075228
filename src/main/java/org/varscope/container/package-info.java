/// What a file is before its values are read: this format, a wrapper around it, or something foreign with a name.
///
/// A [org.varscope.container.Wrapping] consists of [org.varscope.container.Layer]s, each of which tells
/// what every byte of its file is, as [org.varscope.container.field.WrapperField]s: heads by the layout that
/// reads and writes them, blocks and letters by the tables that unpack them.
/// [org.varscope.container.Probe#layers] has them also of files that cannot be opened. Never in here: sentences
/// about them.
package org.varscope.container;
