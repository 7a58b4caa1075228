/// The guide: pages that explain the format, made of the tables that the codec reads, so that they cannot disagree.
///
/// [org.varscope.guide.Guide] has the pages by their names, in one [org.varscope.said.Language], and
/// finds words in them. Each `…Pages` makes those of one chapter: types and dialects from the rows of the tables,
/// problems from their codes, files from the framings. Layouts become drawings
/// ([org.varscope.guide.LayoutDrawing]), and examples are written by the encoder and explained by the explainer.
/// Only what no table says is in `messages.properties` here, a language a file.
///
/// What a page is made of is in `guide.page`; `guide.site` writes all of them as a web site. No toolkit comes in here.
@NullMarked
package org.varscope.guide;

import org.jspecify.annotations.NullMarked;
