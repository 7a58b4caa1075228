package org.varscope.ui.theme;

import module java.base;
import module javafx.controls;
import org.varscope.ui.lifetime.Lasting;

/// How large everything is, in the steps that browsers have made usual; readable from the back of a room at the top.
public final class Zoom {
    private static final List<Double> STEPS = List.of(0.75, 0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.5, 3.0);

    final DoubleProperty factor = new SimpleDoubleProperty(1);

    /// Begins at 1.
    public Zoom() { }

    /// {@return 1 for the size of the drawings}
    public Lasting<Number> factorProperty() {
        return new Lasting<>(factor);
    }

    /// {@return 1 for the size of the drawings}
    public double factor() {
        return factor.get();
    }

    /// {@return `pixels` times `zoom`, in whole pixels: the height of a row}
    public static DoubleBinding scaled(double pixels, ObservableDoubleValue zoom) {
        return Bindings.createDoubleBinding(() -> (double) Math.round(pixels * zoom.get()), zoom);
    }

    /// {@return the steps, the smallest first}
    public static List<Double> steps() {
        return STEPS;
    }

    /// Chooses the step nearest to `wanted`.
    public void set(double wanted) {
        factor.set(STEPS.stream()
                .reduce((best, step) -> Math.abs(step - wanted) < Math.abs(best - wanted) ? step : best).orElseThrow());
    }

    /// One step larger, if there is one.
    public void larger() {
        STEPS.stream().filter(step -> step > factor()).findFirst().ifPresent(factor::set);
    }

    /// One step smaller, if there is one.
    public void smaller() {
        STEPS.reversed().stream().filter(step -> step < factor()).findFirst().ifPresent(factor::set);
    }

    /// One step larger (1) or smaller (-1), or back to 1 (0).
    public void step(int direction) {
        switch (direction) {
            case 1 -> larger();
            case -1 -> smaller();
            default -> reset();
        }
    }

    /// Back to 1.
    public void reset() {
        factor.set(1);
    }
}
