/// How one block of a compressed file is packed: a class for each of the engine's ways; and how a whole buffer is, in a
/// [Packing][org.varscope.container.block.Packing]. They know nothing of files.
package org.varscope.container.block;
