package org.varscope.ui.packed;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import javafx.scene.shape.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Extremes;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// A chart of the numbers of all elements, or of some that are neighbours: a strip for each number of an element, from
/// its least to its greatest value. What is drawn is found out in the background, one line for each pixel.
final class ElementChart extends Region {
    private static final double GUTTER = 96;
    private static final double BELOW = 20;
    private static final double GAP = 8;
    private static final double STEP = 0.2;
    private static final double CLOSER = 1.5;
    private static final int LEAST_SHOWN = 8;

    private final EditorModel model;
    private final Background.Lane lane;
    private final LongConsumer chosen;
    private final Label words = new Label();
    private final Line place = new Line();
    private final List<Strip> strips = new ArrayList<>();
    private List<String> names = List.of();
    private @Nullable Elements elements;
    private @Nullable Extremes drawn;
    private long from;
    private long to;
    private long current;
    private double pressedAt;
    private long pressedFrom;

    /// One number of the elements.
    private record Strip(Label name, Label most, Label least, Path line) { }

    /// @param chosen is told an element that a person goes to
    ElementChart(EditorModel model, LongConsumer chosen) {
        this.model = model;
        this.lane = model.background().lane();
        this.chosen = chosen;
        setId("elements-chart");
        getStyleClass().add("elements-chart");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        words.setId("elements-chart-words");
        words.getStyleClass().addAll("muted", "small");
        place.getStyleClass().add("chart-place");
        place.setManaged(false);
        getChildren().addAll(place, words);
        setOnScroll(this::scrolled);
        setOnMousePressed(event -> {
            requestFocus();
            pressedAt = event.getX();
            pressedFrom = from;
        });
        setOnMouseDragged(event -> look(pressedFrom - Math.round((event.getX() - pressedAt) / plot() * (to - from)),
                to - from));
        setOnMouseClicked(event -> {
            if (event.isStillSincePress()) {
                chosen.accept(at(event.getX()));
            }
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        widthProperty().subscribe((_, _) -> find());
    }

    /// Shows other elements, or the same after an edit.
    void show(Elements now, long row) {
        boolean other = elements == null || !elements.array().location().equals(now.array().location());
        boolean same = elements != null && elements.structure() == now.structure() && !other;
        boolean whole = elements == null || from == 0 && to == elements.count();
        elements = now;
        current = row;
        if (other || whole) {
            from = 0;
            to = now.count();
        }
        to = Math.min(to, now.count());
        from = Math.min(from, Math.max(0, to - 1));
        if (!same) {
            name(now);
            find();
        }
        requestLayout();
    }

    private void name(Elements now) {
        List<String> wanted = ElementColumn.of(now).stream().filter(ElementColumn::isValue).map(ElementColumn::title)
                .toList();
        if (!wanted.equals(names)) {
            names = wanted;
            strips.forEach(strip -> getChildren().removeAll(strip.name, strip.most, strip.least, strip.line));
            strips.clear();
            wanted.forEach(title -> strips.add(strip(title)));
        }
    }

    private Strip strip(String title) {
        Strip strip = new Strip(new Label(title), new Label(), new Label(), new Path());
        strip.name.getStyleClass().add("chart-name");
        Stream.of(strip.most, strip.least).forEach(label -> label.getStyleClass().addAll("muted", "mono", "small"));
        strip.line.getStyleClass().add("chart-line");
        strip.line.setManaged(false);
        getChildren().addAll(strip.line, strip.name, strip.most, strip.least);
        return strip;
    }

    private double plot() {
        return Math.max(1, getWidth() - GUTTER - GAP);
    }

    private void find() {
        Elements now = elements;
        if (now == null || getWidth() <= GUTTER) {
            return;
        }
        int parts = (int) Math.max(1, Math.min(plot(), to - from));
        long first = from;
        long last = to;
        lane.run(running -> Extremes.of(now, first, last, parts, running.over((last - first) * now.each())), found -> {
            drawn = found;
            tell(found);
            requestLayout();
        }, failure -> words.setText(Messages.get("packed.not-drawn", FailureWords.of(failure))));
    }

    private void tell(Extremes found) {
        String range = to == from ? Messages.get("packed.nothing")
                : Messages.get("packed.range", found.from(), Math.max(found.from(), found.to() - 1));
        words.setText(found.notFinite() == 0 ? range : Messages.get("packed.odd", range, found.notFinite()));
        setAccessibleText(Messages.get("packed.chart-of", range, IntStream.range(0, names.size())
                .mapToObj(i -> Messages.get("packed.from-to", names.get(i), GlanceNumbers.of(found.least(i)),
                        GlanceNumbers.of(found.most(i)))).collect(Collectors.joining("; "))));
    }

    @Override
    protected void layoutChildren() {
        double height = Math.max(1, (getHeight() - BELOW - GAP) / Math.max(1, strips.size()));
        for (int i = 0; i < strips.size(); i++) {
            draw(strips.get(i), i, GAP + i * height, height - GAP);
        }
        words.resizeRelocate(GUTTER, getHeight() - BELOW, plot(), BELOW);
        boolean inside = elements != null && current >= from && current < to;
        place.setVisible(inside);
        double x = Math.round(GUTTER + plot() * (current - from + 0.5) / Math.max(1, to - from)) + 0.5;
        place.setStartX(x);
        place.setEndX(x);
        place.setStartY(GAP);
        place.setEndY(getHeight() - BELOW);
    }

    private void draw(Strip strip, int number, double top, double height) {
        Extremes found = drawn;
        if (found == null || number >= found.least().length) {
            return;
        }
        double least = found.least(number);
        double most = found.most(number);
        strip.most.setText(GlanceNumbers.of(most));
        strip.least.setText(GlanceNumbers.of(least));
        double line = strip.most.prefHeight(-1);
        boolean tall = height > 2 * line;
        // Between the two numbers, where there is a line for it, else before them.
        strip.name.resizeRelocate(GAP, top + (height - line) / 2, height > 3 * line ? GUTTER - 2 * GAP : GUTTER / 4,
                line);
        strip.most.resizeRelocate(GUTTER / 4 + GAP, top, GUTTER * 3 / 4 - 2 * GAP, line);
        strip.least.resizeRelocate(GUTTER / 4 + GAP, top + height - line, GUTTER * 3 / 4 - 2 * GAP, line);
        strip.least.setVisible(tall);
        double unit = most > least ? (height - 2) / (most - least) : 0;
        double floor = most > least ? top + height - 1 : top + height / 2;
        List<PathElement> path = new ArrayList<>();
        double each = plot() / found.parts();
        boolean open = false;
        for (int part = 0; part < found.parts(); part++) {
            double low = found.least()[number][part];
            double high = found.most()[number][part];
            if (Double.isNaN(low)) {
                open = false;
                continue;
            }
            double x = GUTTER + (part + 0.5) * each;
            double first = floor - (high - least) * unit;
            path.add(open ? new LineTo(x, first) : new MoveTo(x, first));
            if (high > low || !open) {
                path.add(new LineTo(x, floor - (low - least) * unit));
            }
            open = true;
        }
        strip.line.getElements().setAll(path);
    }

    // Where a person looks.

    private long at(double x) {
        return Math.clamp(from + (long) Math.floor((x - GUTTER) / plot() * (to - from)), 0, Math.max(0, to - 1));
    }

    private void scrolled(ScrollEvent event) {
        if (!event.isShortcutDown() && event.getDeltaY() != 0) {
            event.consume();
            closer(event.getDeltaY() > 0 ? CLOSER : 1 / CLOSER, at(event.getX()));
        }
    }

    private void closer(double factor, long around) {
        long shown = Math.max(LEAST_SHOWN, Math.round((to - from) / factor));
        double share = (double) (around - from) / Math.max(1, to - from);
        look(around - Math.round(shown * share), shown);
    }

    private void look(long first, long shown) {
        Elements now = elements;
        if (now != null) {
            long count = Math.min(shown, now.count());
            long start = Math.clamp(first, 0, now.count() - count);
            if (start != from || start + count != to) {
                from = start;
                to = start + count;
                find();
                requestLayout();
            }
        }
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        long step = Math.max(1, Math.round((to - from) * STEP));
        long middle = current >= from && current < to ? current : (from + to) / 2;
        switch (event.getCode()) {
            case LEFT -> look(from - step, to - from);
            case RIGHT -> look(from + step, to - from);
            case UP, PLUS, EQUALS, ADD -> closer(CLOSER, middle);
            case DOWN, MINUS, SUBTRACT -> closer(1 / CLOSER, middle);
            case HOME, DIGIT0 -> look(0, Long.MAX_VALUE);
            case ENTER -> chosen.accept((from + to) / 2);
            default -> {
                return;
            }
        }
        event.consume();
    }
}
