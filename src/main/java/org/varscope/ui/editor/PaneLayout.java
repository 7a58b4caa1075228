package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.file.PaneSizes;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.Dividers;

/// Gives the panes of an editor their places and sizes ([PaneShares]). What a person drags is kept for all documents
/// and the next start; a double click on a divider gives its panes back the sizes that fit.
final class PaneLayout {
    /// What the tabs of the lists need with the numbers that some of them have.
    private static final double TABS_WIDTH = 720;
    /// What the bytes at the caret get of the inspector's height.
    private static final double CARET = 0.45;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /// The panes.
    ///
    /// @param whole     what is above, and below it the lists
    /// @param sides     structure, bytes, inspector
    /// @param left      the structure, and sometimes the inspector
    /// @param structure pane
    /// @param hex       pane
    /// @param inspector pane
    /// @param below     the lists
    record Panes(SplitPane whole, SplitPane sides, SplitPane left, Node structure, Node hex, Region inspector,
            Region below) { }

    private final Panes panes;
    private final ListsHeight lists;
    private final ObservableDoubleValue zoom;
    private final SettingsStore remembered;
    private final ReadOnlyObjectWrapper<PaneShares.Inspector> inspector =
            new ReadOnlyObjectWrapper<>(PaneShares.Inspector.BESIDE_BYTES);
    private @Nullable SplitPane lowest;
    private boolean arranged;
    private boolean hidden;
    private final Dividers dividers;

    /// @param lists      how high those below are
    /// @param zoom       how large everything is, 1 for the usual
    /// @param remembered keeps what is dragged
    /// @param background does a little later what cannot be done while panes are laid out
    PaneLayout(Panes panes, ListsHeight lists, ObservableDoubleValue zoom, SettingsStore remembered,
            Background background, Lifetime lifetime) {
        this.panes = panes;
        this.lists = lists;
        this.zoom = zoom;
        this.remembered = remembered;
        this.dividers = new Dividers(panes.whole(), this::keep, this::fit);
        panes.sides().setMinHeight(0);
        place();
        panes.whole().layoutBoundsProperty().subscribe(_ -> arrange());
        // Where the parts of one have changed, it gives them sizes of its own first.
        panes.below().heightProperty().subscribe((_, _) -> correct());
        panes.structure().layoutBoundsProperty().subscribe((_, _) -> correct());
        panes.below().widthProperty().subscribe(_ -> tighten());
        lists.levelProperty().subscribe((_, _) -> arrange());
        // It may be counted and measured while panes are laid out, and nothing may change its place then.
        lists.contentProperty().subscribe((_, _) -> background.later(this::arrange));
        lifetime.follow(remembered.settingsProperty().map(Settings::panes), (_, _) -> arrange());
        zoom.subscribe(_ -> {
            arrange();
            tighten();
        });
    }

    /// Gives what is at the caret the lower part of the inspector, where it is high enough for both.
    static void shareInspector(Region inspector, Region caret, ObservableDoubleValue zoom) {
        caret.prefHeightProperty().bind(inspector.heightProperty().multiply(CARET));
        caret.managedProperty().bind(Bindings.createBooleanBinding(
                () -> inspector.getHeight() >= 2 * PaneShares.INSPECTOR_HEIGHT * zoom.get(),
                inspector.heightProperty(), zoom));
        caret.visibleProperty().bind(caret.managedProperty());
    }

    /// {@return where the inspector is}
    ReadOnlyObjectProperty<PaneShares.Inspector> inspectorProperty() {
        return inspector.getReadOnlyProperty();
    }

    /// Shows the inspector also where it takes rows of the structure, or folds it there.
    void insist(boolean shown) {
        change(sizes -> sizes.withInspector(shown));
    }

    private void change(UnaryOperator<PaneSizes> how) {
        remembered.change(settings -> settings.with(how.apply(settings.panes())));
    }

    /// Gives the panes the places that they have in an area of this size, before they are shown there: what changes its
    /// place later is styled once more.
    void expect(double width, double height) {
        PaneShares.Inspector wanted = shares(width, height).inspector();
        if (!arranged && wanted != inspector.get()) {
            inspector.set(wanted);
            place();
        }
    }

    private PaneShares shares(double width, double height) {
        return PaneShares.of(width, height, zoom.get(),
                new PaneShares.Below(lists.levelProperty().get(), lists.contentProperty().get()),
                remembered.settings().panes());
    }

    private void fit(SplitPane split) {
        change(sizes -> split == panes.whole() ? sizes.withLists(Double.NaN)
                : split == panes.left() ? sizes.withLow(Double.NaN)
                : split == lowest ? sizes.withSide(Double.NaN)
                : sizes.withStructure(Double.NaN).withSide(Double.NaN));
        arrange();
    }

    private void keep(SplitPane split, int divider) {
        double size = (split.getOrientation() == Orientation.VERTICAL ? split.getHeight() : split.getWidth());
        double before = split.getDividerPositions()[divider] * size / zoom.get();
        double after = size / zoom.get() - before;
        change(sizes -> split == panes.whole() ? sizes.withLists(after)
                : split == panes.left() ? sizes.withLow(after)
                : split == lowest || divider == 1 ? sizes.withSide(after) : sizes.withStructure(before));
    }

    /// Brings the tabs of the lists closer to each other where they have little room.
    private void tighten() {
        panes.below().pseudoClassStateChanged(NARROW, panes.below().getWidth() < TABS_WIDTH * zoom.get());
    }

    private void correct() {
        double width = panes.whole().getWidth();
        double height = panes.whole().getHeight();
        if (arranged && width > 0 && height > 0) {
            measure(shares(width, height));
        }
    }

    private void arrange() {
        double width = panes.whole().getWidth();
        double height = panes.whole().getHeight();
        if (width <= 0 || height <= 0) {
            return;
        }
        boolean folded = lists.isFolded();
        double line = Math.ceil(PaneShares.TABS * zoom.get());
        panes.below().setMinHeight(folded ? line : 2 * line);
        panes.below().setMaxHeight(folded ? line : Double.MAX_VALUE);
        PaneShares shares = shares(width, height);
        PaneShares.Inspector before = inspector.get();
        if (shares.inspector() != before || lists.isHidden() != hidden) {
            inspector.set(shares.inspector());
            if (!shares.inspector().isBelow() || !before.isBelow() || lists.isHidden() != hidden) {
                placeWithKeyboard();
            }
        }
        arranged = true;
        measure(shares);
    }

    /// What had the keyboard would lose it with its place.
    private void placeWithKeyboard() {
        Scene scene = panes.whole().getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        place();
        if (owner != null) {
            panes.whole().applyCss(); // a new pane has its parts only then
            if (owner.getScene() == scene) {
                owner.requestFocus();
            }
        }
    }

    private void place() {
        for (SplitPane split : List.of(panes.left(), panes.sides())) {
            split.getItems().clear();
        }
        panes.whole().getItems().setAll(List.of(panes.sides()));
        if (lowest != null) {
            lowest.getItems().clear();
            lowest = null;
        }
        switch (inspector.get()) {
            case BESIDE_BYTES -> {
                panes.left().getItems().setAll(List.of(panes.structure()));
                panes.sides().getItems().setAll(List.of(panes.left(), panes.hex(), panes.inspector()));
            }
            case BELOW_STRUCTURE, IN_ANY_CASE, FOLDED -> {
                panes.left().getItems().setAll(List.of(panes.structure(), panes.inspector()));
                panes.sides().getItems().setAll(List.of(panes.left(), panes.hex()));
            }
            case BESIDE_LISTS -> {
                panes.left().getItems().setAll(List.of(panes.structure()));
                panes.sides().getItems().setAll(List.of(panes.left(), panes.hex()));
                lowest = new SplitPane(panes.below(), panes.inspector());
                lowest.widthProperty().subscribe((_, _) -> correct());
            }
        }
        hidden = lists.isHidden();
        if (!hidden) {
            panes.whole().getItems().add(lowest == null ? panes.below() : lowest);
        }
    }

    private void measure(PaneShares shares) {
        if (dividers.areTaken() || shares.inspector() != inspector.get()) {
            return;
        }
        panes.whole().setDividerPositions(shares.lists());
        switch (shares.inspector()) {
            case BESIDE_BYTES -> panes.sides().setDividerPositions(shares.hex(), shares.second());
            case BELOW_STRUCTURE, IN_ANY_CASE, FOLDED -> {
                panes.sides().setDividerPositions(shares.hex());
                panes.left().setDividerPositions(shares.second());
            }
            case BESIDE_LISTS -> {
                panes.sides().setDividerPositions(shares.hex());
                if (lowest != null) {
                    lowest.setDividerPositions(shares.third());
                }
            }
        }
    }
}
