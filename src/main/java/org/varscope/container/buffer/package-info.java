/// Buffers that are packed as a whole, as `PackedByteArray.compress` makes them: their forms and names, how they are
/// found in bytes, and how they are read. They know nothing of other wrappers.
///
/// Read first: [BufferForm][org.varscope.container.buffer.BufferForm].
package org.varscope.container.buffer;
