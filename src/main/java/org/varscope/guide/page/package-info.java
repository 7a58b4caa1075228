/// What a page of the guide is, as data that any face can show.
///
/// A [org.varscope.guide.page.Page] is a title and [org.varscope.guide.page.Block]s. Words are
/// [org.varscope.guide.page.Prose], which knows code and links; drawings are boxes and bits, not pixels. Nothing
/// here knows what the pages are about.
@NullMarked
package org.varscope.guide.page;

import org.jspecify.annotations.NullMarked;
