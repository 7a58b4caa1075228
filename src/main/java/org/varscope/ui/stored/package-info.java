/// The bytes of a file as they are stored: wrapped as they are, to be read and not edited.
///
/// In comes a [org.varscope.ui.stored.StoredFile]: what an open document is saved in, or a file that is locked or
/// refused, as far as its outside can be read. [org.varscope.ui.stored.StoredPage] shows one wrapper at a time,
/// its bytes in a hex pane and what they are beside it, in the words of [org.varscope.explain.wrapper].
@NullMarked
package org.varscope.ui.stored;

import org.jspecify.annotations.NullMarked;
