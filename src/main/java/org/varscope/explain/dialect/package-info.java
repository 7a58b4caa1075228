/// One value in several dialects, field by field.
///
/// In go a value and dialects, out comes a [DialectComparison][org.varscope.explain.dialect.DialectComparison]: the
/// fields of each way in which the value is written, in step, with what differs, and why the others cannot hold it.
@NullMarked
package org.varscope.explain.dialect;

import org.jspecify.annotations.NullMarked;
