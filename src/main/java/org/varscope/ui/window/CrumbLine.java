package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;

/// The values around the selected one on one line, outermost first. Where they do not fit, those in the middle make
/// room: the whole and the selected value's own name tell most. A name that is too long by itself is cut.
final class CrumbLine extends Region {
    private static final double GAP = 6;
    /// As much of the line as stays, however little room there is, in pixels.
    private static final double LEAST = 90;

    private final Label omitted = new Label("\u2026");
    private final List<Hyperlink> crumbs = new ArrayList<>();
    private final List<Label> arrows = new ArrayList<>();
    private boolean complete;
    private double most = Double.MAX_VALUE;

    /// @param shown the links, outermost first
    /// @param all   whether no value between the first and the second was left out of them
    void show(List<Hyperlink> shown, boolean all) {
        complete = all;
        crumbs.clear();
        crumbs.addAll(shown);
        arrows.clear();
        shown.stream().skip(1).forEach(_ -> arrows.add(new Label("\u203A")));
        getChildren().setAll(crumbs);
        getChildren().addAll(arrows);
        getChildren().add(omitted);
    }

    /// Leaves room for something else.
    ///
    /// @param width the most that the line takes, in pixels
    void limit(double width) {
        most = width;
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.min(LEAST, computePrefWidth(height));
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.min(most, whole());
    }

    private double whole() {
        double names = crumbs.stream().mapToDouble(CrumbLine::width).sum();
        return names + arrows.stream().mapToDouble(arrow -> width(arrow) + 2 * GAP).sum() + (complete ? 0 : leftOut());
    }

    @Override
    protected double computePrefHeight(double width) {
        return getChildren().stream().mapToDouble(child -> child.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected void layoutChildren() {
        getChildren().forEach(child -> child.setVisible(false));
        if (crumbs.isEmpty()) {
            return;
        }
        int from = complete && getWidth() >= Math.floor(whole()) ? 1 : firstKept();
        double x = place(crumbs.getFirst(), 0);
        if (from > 1 || !complete) {
            x = place(omitted, x + GAP);
        }
        for (int i = from; i < crumbs.size(); i++) {
            x = place(arrows.get(i - 1), x + GAP);
            x = place(crumbs.get(i), x + GAP);
        }
    }

    /// The innermost always stays.
    private int firstKept() {
        double room = getWidth() - width(crumbs.getFirst()) - leftOut();
        int from = crumbs.size();
        while (from > 1 && (from == crumbs.size() || room >= step(from - 1))) {
            from--;
            room -= step(from);
        }
        return from;
    }

    private double step(int crumb) {
        return width(crumbs.get(crumb)) + width(arrows.get(crumb - 1)) + 2 * GAP;
    }

    private double leftOut() {
        return GAP + width(omitted);
    }

    private double place(Node part, double x) {
        double width = Math.min(width(part), Math.max(0, getWidth() - x));
        part.setVisible(width > 0);
        double height = part.prefHeight(-1);
        part.resize(width, height);
        positionInArea(part, x, 0, width, getHeight(), 0, HPos.LEFT, VPos.CENTER);
        return x + width;
    }

    private static double width(Node part) {
        return Math.ceil(part.prefWidth(-1));
    }
}
