package org.varscope.ui.theme;

import module javafx.controls;

/// How large everything is, in the steps that browsers have made usual; readable from the back of a room at the top.
public final class Zoom {
    private static final double[] STEPS = {0.75, 0.85, 1, 1.15, 1.3, 1.5, 1.75, 2, 2.5, 3};

    private final ReadOnlyDoubleWrapper factor = new ReadOnlyDoubleWrapper(1);

    /// Begins at 1.
    public Zoom() { }

    /// {@return 1 for the size of the drawings}
    public ReadOnlyDoubleProperty factorProperty() {
        return factor.getReadOnlyProperty();
    }

    /// {@return 1 for the size of the drawings}
    public double factor() {
        return factor.get();
    }

    /// {@return `pixels` times `zoom`, in whole pixels: the height of a row}
    public static DoubleBinding scaled(double pixels, ObservableDoubleValue zoom) {
        return Bindings.createDoubleBinding(() -> (double) Math.round(pixels * zoom.get()), zoom);
    }

    /// Chooses the step nearest to `wanted`.
    public void set(double wanted) {
        double nearest = STEPS[0];
        for (double step : STEPS) {
            if (Math.abs(step - wanted) < Math.abs(nearest - wanted)) {
                nearest = step;
            }
        }
        factor.set(nearest);
    }

    /// One step larger, if there is one.
    public void larger() {
        for (double step : STEPS) {
            if (step > factor()) {
                factor.set(step);
                return;
            }
        }
    }

    /// One step smaller, if there is one.
    public void smaller() {
        for (int i = STEPS.length - 1; i >= 0; i--) {
            if (STEPS[i] < factor()) {
                factor.set(STEPS[i]);
                return;
            }
        }
    }

    /// Back to 1.
    public void reset() {
        factor.set(1);
    }
}
