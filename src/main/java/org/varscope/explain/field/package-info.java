/// Every byte explains itself: what its field does here, with the numbers of this file, and the arithmetic behind it.
///
/// In comes a [org.varscope.scan.index.Structure], out of an [org.varscope.explain.field.Explainer] come
/// [org.varscope.explain.field.Explanation]s: a sentence in a [org.varscope.said.Language], where the
/// rule is written, and [org.varscope.explain.field.Figure]s, which are numbers and no pictures: whoever shows
/// them draws them. The sentences are in `messages.properties` here, a language a file.
@NullMarked
package org.varscope.explain.field;

import org.jspecify.annotations.NullMarked;
