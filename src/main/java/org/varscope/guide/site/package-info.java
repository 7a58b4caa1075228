/// The guide as a web site.
///
/// [Site] writes a folder of static pages for each language, with a style sheet, drawings ([Svg]), and a search that
/// needs no server. Each page is a `guide.page` that [Html] writes. Nothing on a page comes from elsewhere.
@NullMarked
package org.varscope.guide.site;

import org.jspecify.annotations.NullMarked;
