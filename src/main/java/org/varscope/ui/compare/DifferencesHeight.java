package org.varscope.ui.compare;

import module java.base;
import module javafx.controls;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.toolkit.Dividers;

/// Gives the differences the height of their rows, as far as what is compared leaves it; or what a person has dragged,
/// until a double click on the divider.
final class DifferencesHeight {
    /// As much of the page as they take, as a share.
    private static final double MOST = 0.45;
    /// The same where a person has dragged them.
    private static final double MOST_DRAGGED = 0.85;

    private final SplitPane whole;
    private final DifferenceList list;
    private final ObservableDoubleValue zoom;
    private final SettingsStore remembered;
    private final Dividers dividers;

    /// @param whole what is compared, and below it `list`
    DifferencesHeight(SplitPane whole, DifferenceList list, ObservableDoubleValue zoom, SettingsStore remembered,
            Lifetime lifetime) {
        this.whole = whole;
        this.list = list;
        this.zoom = zoom;
        this.remembered = remembered;
        this.dividers = new Dividers(whole, (split, _) -> {
            if (split == whole) {
                keep((1 - whole.getDividerPositions()[0]) * whole.getHeight() / zoom.get());
            }
        }, split -> {
            if (split == whole) {
                keep(Double.NaN);
                arrange();
            }
        });
        whole.heightProperty().subscribe(_ -> arrange());
        // Where what it divides has changed, the toolkit gives it a size of its own first.
        list.view().heightProperty().subscribe((_, _) -> arrange());
        list.neededProperty().subscribe((_, _) -> arrange());
        lifetime.follow(remembered.settingsProperty().map(Settings::panes), (_, _) -> arrange());
    }

    private void keep(double height) {
        remembered.change(settings -> settings.with(settings.panes().withCompared(height)));
    }

    private void arrange() {
        double height = whole.getHeight();
        if (height <= 0 || dividers.areTaken()) {
            return;
        }
        double own = remembered.settings().panes().compared();
        double wanted = Double.isNaN(own) ? Math.min(list.neededProperty().get(), MOST * height)
                : Math.min(own * zoom.get(), MOST_DRAGGED * height);
        whole.setDividerPositions(1 - wanted / height);
    }
}
