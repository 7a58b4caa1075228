package org.varscope.render;

import module java.base;

/// The kinds of file that annotated bytes are drawn as.
public enum PictureForm {
    /// Lines and letters, sharp at any size.
    SVG,
    /// Pixels, which every program shows.
    PNG,
    /// A page that needs no other file, whose bytes explain themselves under the pointer.
    HTML;

    /// {@return the form that the name of a file asks for by its end; empty where it asks for none}
    public static Optional<PictureForm> of(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        return Arrays.stream(values()).filter(form -> name.endsWith(form.ending())).findFirst();
    }

    /// {@return how names of such files end: `.svg`}
    public String ending() {
        return "." + name().toLowerCase(Locale.ROOT);
    }

    /// {@return the bytes of a file that shows `what`}
    /// @throws IOException with a reason for people, if they make more pixels than are reasonable, or this system
    ///                     draws none
    public byte[] write(Annotated what, Shade shade) throws IOException {
        return switch (this) {
            case SVG -> {
                Listing listing = new Listing(what, shade.colors());
                SvgCanvas canvas = new SvgCanvas(what.name(), what.language().tag());
                listing.drawOn(canvas);
                yield canvas.file(listing.width(), listing.height());
            }
            case PNG -> {
                Listing listing = new Listing(what, shade.colors());
                PngCanvas canvas = PngCanvas.of(listing.width(), listing.height(), what.phrases());
                listing.drawOn(canvas);
                yield canvas.file();
            }
            case HTML -> new HtmlPage(what).file(shade);
        };
    }
}
