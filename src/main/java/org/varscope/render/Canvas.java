package org.varscope.render;

/// What is drawn on, in units of a pixel from the upper left corner, in colours as style sheets write them.
interface Canvas {
    /// How letters look.
    enum Face {
        /// For bytes and names.
        MONO,
        /// For what stands out.
        BOLD,
        /// For headings.
        TITLE;

        /// {@return their size}
        int size() {
            return this == TITLE ? 18 : 13;
        }
    }

    /// Fills a rectangle.
    void fill(double x, double y, double width, double height, String color);

    /// Draws a line that is 1.5 wide.
    void line(double x1, double y1, double x2, double y2, String color);

    /// Writes `text` so that it begins at `x`, on the base line `y`.
    void text(double x, double y, String text, Face face, String color);

    /// What is drawn until [#end] is one thing, of which `said` tells more.
    void begin(String said);

    /// Ends what was begun.
    void end();
}
