/// The guide as a web site: [org.varscope.guide.site.Site] writes a folder of static pages for each language,
/// with a style sheet, drawings as SVG, and a search that needs no server. Nothing on a page comes from elsewhere.
@NullMarked
package org.varscope.guide.site;

import org.jspecify.annotations.NullMarked;
