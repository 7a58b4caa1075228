package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.ElementNumbers;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Extremes;
import org.varscope.document.place.PointGrid.Area;
import org.varscope.document.place.PointGrid.Axes;
import org.varscope.document.place.PointGrid;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.variant.VariantKind;

/// A map of points: of Vector2 as the engine draws them, with y downwards; of Vector3 from above. What is drawn is
/// found out in the background, one count for each pixel.
final class ElementMap extends Region {
    private static final double CLOSER = 1.5;
    private static final double STEP = 0.2;
    private static final double LINE = 20;
    private static final double RING = 6;
    private static final int OPAQUE = 255;
    private static final double FAINTEST = 0.45;

    private final EditorModel model;
    private final Background.Lane lane;
    private final LongConsumer chosen;
    private final ImageView picture = new ImageView();
    private final Circle ring = new Circle(RING);
    private final Rectangle ink = new Rectangle();
    private final Label words = new Label();
    private @Nullable Elements elements;
    private @Nullable Area area;
    private @Nullable PointGrid drawn;
    private long current;
    private Area pressedArea = new Area(0, 0, 1, 1);
    private double pressedX;
    private double pressedY;

    /// @param chosen is told an element that a person goes to
    ElementMap(EditorModel model, LongConsumer chosen) {
        this.model = model;
        this.lane = model.background().lane();
        this.chosen = chosen;
        setId("elements-map");
        getStyleClass().add("elements-map");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        words.setId("elements-map-words");
        words.getStyleClass().addAll("muted", "small");
        ring.getStyleClass().add("map-ring");
        ink.getStyleClass().add("map-ink");
        ink.setVisible(false);
        Stream.of(picture, ring, ink).forEach(shape -> shape.setManaged(false));
        getChildren().addAll(picture, ring, ink, words);
        setOnScroll(event -> {
            if (!event.isShortcutDown() && event.getDeltaY() != 0) {
                event.consume();
                closer(event.getDeltaY() > 0 ? CLOSER : 1 / CLOSER, event.getX() / getWidth(), event.getY() / high());
            }
        });
        setOnMousePressed(event -> {
            requestFocus();
            pressedX = event.getX();
            pressedY = event.getY();
            pressedArea = area == null ? pressedArea : area;
        });
        setOnMouseDragged(event -> look(pressedArea.moved((pressedX - event.getX()) / getWidth(),
                (pressedY - event.getY()) / high())));
        setOnMouseClicked(event -> {
            if (event.isStillSincePress()) {
                goTo(event.getX(), event.getY());
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        widthProperty().subscribe((_, _) -> resized());
        heightProperty().subscribe((_, _) -> resized());
        ink.fillProperty().subscribe((_, _) -> paint());
    }

    /// {@return whether there is a map of such elements}
    static boolean isOf(VariantKind element) {
        return switch (element) {
            case VECTOR2, VECTOR2I, VECTOR3, VECTOR3I -> true;
            default -> false;
        };
    }

    private static Axes axes(Elements of) {
        return of.kind() == VariantKind.VECTOR3 || of.kind() == VariantKind.VECTOR3I ? new Axes(0, 2) : new Axes(0, 1);
    }

    /// Shows other elements, or the same after an edit.
    void show(Elements now, long row) {
        boolean other = elements == null || !elements.array().location().equals(now.array().location());
        boolean same = elements != null && elements.structure() == now.structure() && !other;
        elements = now;
        current = row;
        area = other ? null : area;
        if (!same) {
            find();
        }
        requestLayout();
    }

    private double high() {
        return Math.max(1, getHeight() - LINE);
    }

    private void resized() {
        area = null;
        find();
    }

    private void find() {
        Elements now = elements;
        int width = (int) getWidth();
        int height = (int) high();
        if (now == null || width < 2 || height < 2) {
            return;
        }
        Axes axes = axes(now);
        Area seen = area;
        lane.run(running -> {
            Progress progress = running.over(now.count() * now.each());
            Area shown = seen != null ? seen : Area.around(Extremes.of(now, 0, now.count(), 1, progress), axes,
                    (double) width / height);
            return PointGrid.of(now, axes, shown, width, height, Double.NaN, Double.NaN, progress);
        }, found -> {
            drawn = found;
            area = found.area();
            tell(found, now, axes);
            paint();
            requestLayout();
        }, failure -> words.setText(Messages.get("packed.not-drawn", FailureWords.of(failure))));
    }

    private void tell(PointGrid found, Elements now, Axes axes) {
        Area shown = found.area();
        String across = now.kind().components().get(axes.x()).name();
        String down = now.kind().components().get(axes.y()).name();
        String said = Messages.get("packed.map-of", found.inside(), now.count(),
                Messages.get("packed.from-to", across, GlanceNumbers.of(shown.left()),
                        GlanceNumbers.of(shown.left() + shown.width())),
                Messages.get("packed.from-to", down, GlanceNumbers.of(shown.top()),
                        GlanceNumbers.of(shown.top() + shown.height())));
        words.setText(said);
        setAccessibleText(said);
    }

    /// Where many points are, the colour is fuller.
    private void paint() {
        PointGrid found = drawn;
        if (found == null) {
            return;
        }
        Color color = ink.getFill() instanceof Color fill ? fill : Color.GRAY;
        int[] counts = MapDots.of(found);
        int most = Arrays.stream(counts).reduce(1, Math::max);
        int[] shades = new int[Math.min(most, OPAQUE) + 1];
        for (int i = 1; i < shades.length; i++) {
            double share = shades.length == 2 ? 1
                    : FAINTEST + (1 - FAINTEST) * Math.log(i) / Math.log(shades.length - 1);
            shades[i] = argb(color, share);
        }
        int[] pixels = new int[counts.length];
        for (int i = 0; i < pixels.length; i++) {
            int count = counts[i];
            pixels[i] = count == 0 ? 0 : shades[Math.min(count, shades.length - 1)];
        }
        WritableImage image = new WritableImage(found.width(), found.height());
        image.getPixelWriter().setPixels(0, 0, found.width(), found.height(), PixelFormat.getIntArgbInstance(), pixels,
                0, found.width());
        picture.setImage(image);
    }

    private static int argb(Color color, double alpha) {
        return (int) Math.round(alpha * OPAQUE) << 24 | (int) Math.round(color.getRed() * OPAQUE) << 16
                | (int) Math.round(color.getGreen() * OPAQUE) << 8 | (int) Math.round(color.getBlue() * OPAQUE);
    }

    @Override
    protected void layoutChildren() {
        words.resizeRelocate(LINE / 2, high(), Math.max(0, getWidth() - LINE), LINE);
        ring.setVisible(false);
        Elements now = elements;
        Area shown = area;
        if (now == null || shown == null || current < 0 || current >= now.count()) {
            return;
        }
        Axes axes = axes(now);
        model.awaited().reading(() -> {
            ElementNumbers.pass(now, current, current + 1, Progress.NONE, (_, numbers) -> {
                double x = (numbers[axes.x()] - shown.left()) / shown.width() * getWidth();
                double y = (numbers[axes.y()] - shown.top()) / shown.height() * high();
                ring.setCenterX(x);
                ring.setCenterY(y);
                ring.setVisible(x >= 0 && x < getWidth() && y >= 0 && y < high());
            });
            return "";
        }, "");
    }

    // Where a person looks.

    private void closer(double factor, double x, double y) {
        if (area != null) {
            look(area.zoomed(factor, x, y));
        }
    }

    private void look(Area wanted) {
        area = wanted;
        find();
        requestLayout();
    }

    /// Goes to the point nearest to a place.
    private void goTo(double x, double y) {
        Elements now = elements;
        Area shown = area;
        if (now == null || shown == null) {
            return;
        }
        double atX = shown.left() + x / getWidth() * shown.width();
        double atY = shown.top() + y / high() * shown.height();
        model.background().run(running -> PointGrid.of(now, axes(now), shown, (int) getWidth(),
                (int) high(), atX, atY, running.over(now.count() * now.each())), found -> {
            if (found.nearest() >= 0) {
                chosen.accept(found.nearest());
            }
        }, failure -> words.setText(Messages.get("packed.not-drawn", FailureWords.of(failure))));
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || area == null) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> look(area.moved(-STEP, 0));
            case RIGHT -> look(area.moved(STEP, 0));
            case UP -> look(area.moved(0, -STEP));
            case DOWN -> look(area.moved(0, STEP));
            case PLUS, EQUALS, ADD -> closer(CLOSER, 0.5, 0.5);
            case MINUS, SUBTRACT -> closer(1 / CLOSER, 0.5, 0.5);
            case HOME, DIGIT0 -> resized();
            case ENTER -> goTo(getWidth() / 2, high() / 2);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// How large the points of a map are drawn: the fewer there are, the larger, so that each can be seen; where they
    /// are many, a pixel each.
    static final class MapDots {
        /// Up to so many points in view, each has a dot of nine pixels across, and so on.
        private static final NavigableMap<Long, Integer> RADIUS = new TreeMap<>(Map.of(100L, 4, 1_000L, 3, 10_000L, 1));

        private MapDots() { }

        /// {@return how many points there are at each pixel, with dots around them: where dots overlap, the number of
        /// the fuller one}
        static int[] of(PointGrid found) {
            Map.Entry<Long, Integer> sized = RADIUS.ceilingEntry(found.inside());
            return sized == null ? found.counts() : spread(found, sized.getValue());
        }

        private static int[] spread(PointGrid found, int radius) {
            int[] counts = found.counts();
            int[] dots = new int[counts.length];
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] > 0) {
                    dot(dots, found.width(), i % found.width(), i / found.width(), radius, counts[i]);
                }
            }
            return dots;
        }

        private static void dot(int[] dots, int width, int x, int y, int radius, int count) {
            int height = dots.length / width;
            double edge = (radius + 0.4) * (radius + 0.4); // round rather than with a tip at each end
            for (int row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row++) {
                for (int column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
                    if ((row - y) * (row - y) + (column - x) * (column - x) <= edge) {
                        dots[row * width + column] = Math.max(dots[row * width + column], count);
                    }
                }
            }
        }
    }
}
