/// How long a page, a window or what is shown in one lasts, and the values that may outlast it: of a document, of the
/// settings, of the window. Nobody but a [org.varscope.ui.lifetime.Lifetime] can follow a
/// [org.varscope.ui.lifetime.Lasting], so that nothing that lives longer keeps a page, or has it work on.
package org.varscope.ui.lifetime;
