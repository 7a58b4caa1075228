package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;

/// What is looked for, and beside it what came of that: below it where a small window has no room for the sentence.
final class FindHeading extends Region {
    private static final double GAP = 10;
    private static final double BELOW = 3;

    private final HBox asked;
    private final Label words;

    FindHeading(HBox asked, Label words) {
        this.asked = asked;
        this.words = words;
        words.setWrapText(true);
        asked.setAlignment(Pos.CENTER_LEFT);
        asked.getStyleClass().add("find-asked");
        getStyleClass().add("find-heading");
        getChildren().setAll(asked, words);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double inside(double width) {
        return Math.max(0, width - snappedLeftInset() - snappedRightInset());
    }

    private boolean isBeside(double inside) {
        return asked.prefWidth(-1) + GAP + words.prefWidth(-1) <= inside;
    }

    @Override
    protected double computeMinWidth(double height) {
        return snappedLeftInset() + asked.minWidth(-1) + snappedRightInset();
    }

    @Override
    protected double computePrefWidth(double height) {
        return snappedLeftInset() + asked.prefWidth(-1) + GAP + words.prefWidth(-1) + snappedRightInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double inside = inside(width < 0 ? prefWidth(-1) : width);
        double below = isBeside(inside) || words.getText().isEmpty() ? 0 : BELOW + words.prefHeight(inside);
        return snappedTopInset() + asked.prefHeight(-1) + below + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double inside = inside(getWidth());
        double width = Math.min(inside, asked.prefWidth(-1));
        double height = asked.prefHeight(-1);
        double left = snappedLeftInset();
        double top = snappedTopInset();
        layoutInArea(asked, left, top, width, height, 0, HPos.LEFT, VPos.CENTER);
        if (isBeside(inside)) {
            double start = width + GAP;
            layoutInArea(words, left + start, top, inside - start, height, 0, HPos.LEFT, VPos.CENTER);
        } else {
            layoutInArea(words, left, top + height + BELOW, inside, words.prefHeight(inside), 0, HPos.LEFT, VPos.TOP);
        }
    }
}
