/// What an engine would do beside making plain values when it loads a document, told from the bytes alone: nothing is
/// made, loaded or run for it. Read [Safety] first.
@NullMarked
package org.varscope.check.safety;

import org.jspecify.annotations.NullMarked;
