/// How one block of a compressed file is packed: a class for each of the engine's ways. They know nothing of files.
package org.varscope.container.block;
