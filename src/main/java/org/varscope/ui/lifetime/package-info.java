/// How long a page, a window or what is shown in one lasts, and the values that may outlast it: of a document, of the
/// settings, of the window.
///
/// A [Lasting] has values that change; only a [Lifetime] can follow one, so that nothing that lives longer keeps a
/// page, or has it work on. Whoever makes a page makes its lifetime and ends it; all else asks for one.
package org.varscope.ui.lifetime;
