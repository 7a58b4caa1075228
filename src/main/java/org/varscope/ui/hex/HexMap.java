package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Span;
import org.varscope.document.place.Bookmark;
import org.varscope.document.place.Bookmarks;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.message.Messages;

/// The whole content of a [HexPane] in a narrow column: what its bytes are for, marks in layers, and a frame around the
/// part in view. A click or a drag goes there, the wheel scrolls.
///
/// The picture is drawn when it changes, the marks when they do; scrolling moves only the frame. The keyboard does not
/// come here: all of it can be done in the pane.
public final class HexMap extends Region {
    /// Pixels across: room for changes and bookmarks, the cells, room for problems.
    private static final double BEFORE = 7;
    private static final int CELLS = 2 * MapPicture.COLUMNS;
    private static final double WIDTH = BEFORE + CELLS + 9;
    private static final double TALLEST_ROW = 3;
    private static final double SMALLEST_FRAME = 6;
    /// Height of what is drawn to be explained.
    private static final double SAMPLE = 12;

    private final HexPane pane;
    private final ImageView image = new ImageView();
    private final Canvas canvas = new Canvas();
    private final Rectangle unread = new Rectangle();
    private final Rectangle frame = new Rectangle();
    private final Map<MapLayer, List<Span>> layers = new EnumMap<>(MapLayer.class);
    private MapRows picture = new MapRows.Roles(MapPicture.EMPTY);
    /// The colours that the picture was drawn in.
    private List<Color> drawn = List.of();
    private boolean marksChanged = true;
    private Bookmarks bookmarks = Bookmarks.NONE;
    /// How far the bytes are read.
    private long read = Long.MAX_VALUE;
    /// How far below the upper edge of the frame it was taken.
    private double grip;

    /// @param pane whose content is shown, and which is scrolled
    public HexMap(HexPane pane) {
        this.pane = pane;
        setId("hex-map");
        getStyleClass().add("hex-map");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(Messages.get("hex.map"));
        image.setManaged(false);
        image.getStyleClass().add("cells");
        canvas.setManaged(false);
        frame.setManaged(false);
        frame.setMouseTransparent(true);
        frame.getStyleClass().add("frame");
        unread.setManaged(false);
        unread.setMouseTransparent(true);
        unread.getStyleClass().add("unread");
        getChildren().setAll(image, canvas, unread, frame);
        // It scrolls, or has got another size, font or colours.
        pane.whenPainted(this::update);
        setOnMousePressed(this::pressed);
        setOnMouseDragged(event -> goTo(event.getY()));
        setOnScroll(event -> pane.fireEvent(event.copyFor(pane, pane)));
    }

    /// Shows what `words` says of the bytes that the mouse rests on, with what is marked there.
    public void tell(Function<Span, @Nullable String> words) {
        new HexInput.HexTip(this, (x, y) -> placeAt(x, y).start(), (x, y) -> {
            Span place = placeAt(x, y);
            String said = place.isEmpty() ? null : words.apply(place);
            return said == null ? null : Stream.concat(Stream.of(said), marksAt(y).map(MapLayer::words))
                    .collect(Collectors.joining("\n"));
        });
    }

    /// The bytes at a point; none, at -1 or behind all, where nothing is shown.
    private Span placeAt(double x, double y) {
        int row = (int) (y / rowHeight());
        return row < 0 || row >= picture.rows() ? new Span(picture.length(), 0)
                : picture.place(row, (x - BEFORE) / CELLS);
    }

    /// The layers that have a mark in the rows of pixels around `y`.
    private Stream<MapLayer> marksAt(double y) {
        Span around = Span.between(picture.offsetAt((y - 2) / rowHeight()),
                picture.offsetAt((y + 3) / rowHeight()) + 1);
        return Arrays.stream(MapLayer.values()).filter(layer -> {
            List<Span> spans = layers.getOrDefault(layer, List.of());
            int from = BinarySearch.partitionPoint(spans, span -> span.end() <= around.start());
            return from < spans.size() && spans.get(from).start() < around.end();
        });
    }

    /// {@return a cell or bar of this colour as it is drawn here, to be explained}
    public Node sample(HexColor color) {
        return sample(CELLS, gc -> {
            gc.setFill(pane.colors().of(color));
            gc.fillRect(0, 1, CELLS, SAMPLE - 2);
        }, "cells");
    }

    /// {@return a mark as it is drawn here, to be explained}
    public Node sample(MapLayer layer) {
        return sample(WIDTH, gc -> {
            gc.setFill(pane.colors().of(layer.color()));
            gc.setStroke(gc.getFill());
            draw(gc, layer, SAMPLE / 2 - 1, SAMPLE / 2 + 1);
        }, "mark");
    }

    private static Node sample(double width, Consumer<GraphicsContext> draw, String style) {
        Canvas canvas = new Canvas(width, SAMPLE);
        canvas.getStyleClass().add(style);
        draw.accept(canvas.getGraphicsContext2D());
        return canvas;
    }

    /// Shows `now` in place of the picture before.
    public void show(MapRows now) {
        picture = now;
        drawn = List.of();
        update();
    }

    /// Marks `spans` in place of those that the layer marked before. It keeps the list, which stays as it is.
    ///
    /// @param spans in order of their starts; however many there are, it costs no more than there are rows of pixels
    public void show(MapLayer layer, List<Span> spans) {
        layers.put(layer, spans);
        marksChanged = true;
        update();
    }

    /// Dims everything from the byte at `head` on, which is not read yet.
    public void read(long head) {
        read = head;
        update();
    }

    private double rowHeight() {
        return picture.rows() == 0 ? TALLEST_ROW : Math.min(TALLEST_ROW, getHeight() / picture.rows());
    }

    private double top(long offset) {
        return picture.rowOf(offset) * rowHeight();
    }

    @Override
    protected void layoutChildren() {
        update();
    }

    /// Draws what is not as it was drawn, and moves the frame.
    private void update() {
        List<Color> colors = Stream.of(HexColor.values()).map(pane.colors()::of).toList();
        boolean resized = canvas.getHeight() != getHeight();
        if (resized || !colors.equals(drawn)) {
            drawPicture(colors);
            drawn = colors;
            resized = true;
        }
        image.relocate(BEFORE, 0);
        if (bookmarks != pane.marks().bookmarks().get()) {
            bookmarks = pane.marks().bookmarks().get();
            marksChanged = true;
        }
        if (resized || marksChanged) {
            marksChanged = false;
            canvas.setWidth(WIDTH);
            canvas.setHeight(getHeight());
            drawMarks();
        }
        Span seen = pane.view().inView();
        double height = Math.max(SMALLEST_FRAME, top(seen.end()) - top(seen.start()));
        double y = Math.clamp(top(seen.start()), 0, Math.max(0, getHeight() - height));
        frame.setX(0.5);
        frame.setY(snapPositionY(y) + 0.5);
        frame.setWidth(WIDTH - 1);
        frame.setHeight(snapSizeY(height) - 1);
        frame.setVisible(seen.length() < pane.length());
        dim();
    }

    private void dim() {
        double from = read >= picture.length() ? getHeight() : top(read);
        unread.setY(from);
        unread.setWidth(WIDTH);
        unread.setHeight(Math.max(0, getHeight() - from));
        unread.setVisible(from < getHeight());
    }

    private void drawPicture(List<Color> colors) {
        if (picture.rows() == 0 || getHeight() < 1) {
            image.setImage(null);
            return;
        }
        int height = (int) Math.max(1, Math.round(picture.rows() * rowHeight()));
        int[] argb = colors.stream().mapToInt(HexMap::argb).toArray();
        int[] pixels = new int[CELLS * height];
        for (int y = 0; y < height; y++) {
            int row = Math.min(picture.rows() - 1, (int) (y / rowHeight()));
            for (int x = 0; x < CELLS; x++) {
                HexColor color = picture.color(row, (double) x / CELLS);
                if (color != null) {
                    pixels[y * CELLS + x] = argb[color.ordinal()];
                }
            }
        }
        WritableImage drawing = new WritableImage(CELLS, height);
        drawing.getPixelWriter().setPixels(0, 0, CELLS, height, PixelFormat.getIntArgbInstance(), pixels, 0, CELLS);
        image.setImage(drawing);
    }

    /// {@return opacity, red, green and blue, a byte each}
    private static int argb(Color color) {
        return (int) Math.round(255 * color.getOpacity()) << 24 | (int) Math.round(255 * color.getRed()) << 16
                | (int) Math.round(255 * color.getGreen()) << 8 | (int) Math.round(255 * color.getBlue());
    }

    private void drawMarks() {
        GraphicsContext gc = canvas.getGraphicsContext2D();
        gc.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        for (MapLayer layer : MapLayer.values()) {
            gc.setFill(pane.colors().of(layer.color()));
            gc.setStroke(gc.getFill());
            eachMark(layers.getOrDefault(layer, List.of()), (_, from, to) -> draw(gc, layer, from, to));
        }
        drawBookmarks(gc);
    }

    /// Pointers to the right, with a rim that they can be seen by on any cell.
    private void drawBookmarks(GraphicsContext gc) {
        gc.setStroke(pane.colors().of(HexColor.OFFSET_CURRENT));
        eachMark(bookmarks.list().stream().map(Bookmark::span).toList(), (index, from, _) -> {
            gc.setFill(pane.colors().of(HexColor.of(bookmarks.list().get(index).hue())));
            double[] across = {0.5, 9, 13, 9, 0.5};
            double[] down = {from - 3.5, from - 3.5, from + 0.5, from + 4.5, from + 4.5};
            gc.fillPolygon(across, down, 5);
            gc.strokePolygon(across, down, 5);
        });
    }

    private static void draw(GraphicsContext gc, MapLayer layer, double from, double to) {
        double right = BEFORE + CELLS;
        switch (layer) {
            case CHANGES -> gc.fillRect(1, from, 4, to - from);
            case WRITTEN -> gc.fillRect(WIDTH - 4, from, 3, Math.max(2, to - from));
            case MATCHES -> gc.fillRect(0, from, WIDTH, Math.max(1.5, to - from));
            case WARNINGS -> gc.strokeOval(right + 2, (from + to) / 2 - 2.5, 5, 5);
            case ERRORS -> {
                gc.fillRect(right, from, 2, to - from);
                double y = (from + to) / 2;
                gc.fillPolygon(new double[] {right + 1, WIDTH, WIDTH}, new double[] {y, y - 4, y + 4}, 3);
            }
        }
    }

    @FunctionalInterface
    private interface Mark {
        void draw(int index, double from, double to);
    }

    /// Draws the first of the marks that begin in each row of pixels.
    private void eachMark(List<Span> spans, Mark mark) {
        double pixel = 2;
        for (int i = 0; i < spans.size(); ) {
            Span span = spans.get(i);
            double from = Math.floor(top(span.start()));
            if (from > getHeight()) {
                return;
            }
            double to = Math.max(from + pixel, Math.ceil(top(span.end())));
            mark.draw(i, from, to);
            // Those after it that would cover the same pixels are passed over.
            long next = picture.offsetAt((from + pixel) / rowHeight());
            i = Math.max(i + 1, BinarySearch.partitionPoint(spans, other -> other.start() < next));
        }
    }

    private void pressed(MouseEvent event) {
        boolean held = frame.isVisible() && event.getY() >= frame.getY()
                && event.getY() < frame.getY() + frame.getHeight();
        grip = held ? event.getY() - frame.getY() : frame.getHeight() / 2;
        goTo(event.getY());
        event.consume();
    }

    private void goTo(double y) {
        HexView view = pane.view();
        view.scrollTo(view.geometry().rowOf(picture.offsetAt((y - grip) / rowHeight())));
    }

    @Override
    public String getUserAgentStylesheet() {
        return pane.getUserAgentStylesheet();
    }

    @Override
    protected double computePrefWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computeMinWidth(double height) {
        return WIDTH;
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }
}
