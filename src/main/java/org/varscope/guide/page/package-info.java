/// What a page of the guide is, as data that any face can show.
///
/// A {@link org.varscope.guide.page.Page} is a title and {@link org.varscope.guide.page.Block}s. Words are
/// {@link org.varscope.guide.page.Prose}, which knows code and links; drawings are boxes and bits, not pixels. Nothing
/// here knows what the pages are about.
@NullMarked
package org.varscope.guide.page;

import org.jspecify.annotations.NullMarked;
