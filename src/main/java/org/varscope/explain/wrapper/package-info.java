/// Every byte of what a file is wrapped in explains itself, as those of values do.
///
/// In comes a [org.varscope.container.Wrapping], whose fields the reader of the wrapper tells; out of a
/// [org.varscope.explain.wrapper.WrapperExplainer] come
/// [org.varscope.explain.wrapper.WrapperExplanation]s. The sentences are in `messages.properties` here, a
/// language a file.
@NullMarked
package org.varscope.explain.wrapper;

import org.jspecify.annotations.NullMarked;
