/// Compressed files and how their blocks are packed.
///
/// Each of the engine's ways to pack a block has a class here, and a whole buffer a
/// [Packing][org.varscope.container.block.Packing]; those know nothing of files. A
/// [Compressed][org.varscope.container.block.Compressed] file has its blocks in a
/// [BlockTable][org.varscope.container.block.BlockTable], which are read and written one by one.
package org.varscope.container.block;
