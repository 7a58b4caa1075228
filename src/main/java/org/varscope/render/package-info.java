/// The annotated bytes of a file, as a picture or a page: for slides, handouts and reports.
///
/// In come a structure and a span, out come the bytes of a file. [Annotated][org.varscope.render.Annotated] is what
/// there is to show, [PictureForm][org.varscope.render.PictureForm] the kinds of file. A `Listing` lays it out in rows
/// on a `Canvas`, which is an SVG or pixels; an `HtmlPage` leaves that to the browser. The colours are those of the
/// window's style sheets, read by `SheetColors`. Never in here: a toolkit.
package org.varscope.render;
