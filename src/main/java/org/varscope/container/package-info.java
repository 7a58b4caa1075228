/// What a file is before its values are read: this format, a wrapper around it, or something foreign with a name.
///
/// Each {@link org.varscope.container.Wrapping} also tells what every byte of its file is, as
/// {@link org.varscope.container.WrapperField}s: heads by the layout that reads and writes them, blocks and letters by
/// the tables that unpack them. Never in here: sentences about them.
package org.varscope.container;
