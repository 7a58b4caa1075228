package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// Gives the panes of an editor their places and sizes, until a person drags a divider.
///
/// The bytes get the width that 16 of them need. Where that leaves too little for three panes in a row, the inspector
/// goes below the structure, and where that is too low for both, beside the lists below.
final class PaneLayout {
    /// What the hex pane needs for 16 bytes in a row and for the minimap, in pixels at zoom 1.
    private static final double HEX = 720;
    /// What it needs without the minimap.
    private static final double BARE_HEX = 662;
    private static final double LEAST_TREE = 225;
    /// What names, types and the beginnings of values need.
    private static final double GOOD_TREE = 340;
    private static final double MOST_TREE = 420;
    private static final double LEAST_INSPECTOR = 240;
    private static final double MOST_INSPECTOR = 340;
    /// What the inspector needs beside the lists, so that two lines hold what is said above its fields.
    private static final double LOW_INSPECTOR_WIDTH = 290;
    /// What the lists below need for five rows under the line that is typed into, and what came of it.
    private static final double BELOW = 216;
    /// The line of their tabs.
    private static final double TABS = 28;
    /// The line below that, where it is all there is to say.
    private static final double LINE = 34;
    /// What the tabs need with the numbers that some of them have.
    private static final double TABS_WIDTH = 720;
    /// What the inspector needs for all its text and a field, where it is as narrow as the structure may be.
    private static final double INSPECTOR_HEIGHT = 225;
    /// What it needs for most editors of values, too.
    private static final double GOOD_INSPECTOR_HEIGHT = 400;
    /// What the structure needs for some rows.
    private static final double TREE_HEIGHT = 175;
    /// What the bytes at the caret get of the inspector's height.
    private static final double CARET = 0.45;
    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    /// What the lists below, and the inspector, may take of a low window.
    private static final double LOW_BELOW = 0.46;
    private static final double LOW_INSPECTOR = 0.65;

    /// The panes.
    ///
    /// @param whole     what is above, and below it the lists
    /// @param sides     structure, bytes, inspector
    /// @param left      the structure, and sometimes the inspector
    /// @param structure pane
    /// @param hex       pane
    /// @param inspector pane
    /// @param below     the lists
    record Panes(SplitPane whole, SplitPane sides, SplitPane left, Node structure, Node hex, Node inspector,
            Region below) {
        private Stream<SplitPane> splits() {
            return Stream.of(whole, sides, left);
        }
    }

    /// Where the inspector is.
    enum Inspector { BESIDE_BYTES, BELOW_STRUCTURE, BESIDE_LISTS }

    private final Panes panes;
    private final ListsHeight lists;
    private final ObservableDoubleValue zoom;
    private Inspector inspector = Inspector.BESIDE_BYTES;
    private @Nullable SplitPane lowest;
    private boolean arranged;
    private boolean dragged;
    /// Where a person has dragged the divider above the lists, as a share of the height; NaN where it was not.
    private double shared = Double.NaN;

    /// @param lists how high those below are
    /// @param zoom  how large everything is, 1 for the usual
    PaneLayout(Panes panes, ListsHeight lists, ObservableDoubleValue zoom) {
        this.panes = panes;
        this.lists = lists;
        this.zoom = zoom;
        for (SplitPane split : List.of(panes.whole(), panes.sides(), panes.left())) {
            split.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::noteDrag);
        }
        panes.sides().setMinHeight(0);
        place();
        panes.whole().layoutBoundsProperty().subscribe(_ -> arrange());
        // Where the parts of one have changed, it gives them sizes of its own first.
        panes.below().heightProperty().subscribe((_, _) -> correct());
        panes.structure().layoutBoundsProperty().subscribe((_, _) -> correct());
        panes.below().widthProperty().subscribe(_ -> tighten());
        lists.levelProperty().subscribe((was, _) -> fold(was));
        zoom.subscribe(_ -> {
            arrange();
            tighten();
        });
    }

    /// Gives what is at the caret the lower part of the inspector, where it is high enough for both.
    static void shareInspector(Region inspector, Region caret, ObservableDoubleValue zoom) {
        // The toolkit asks for the whole of the lower part, and goes on asking when that is hidden.
        inspector.setMinHeight(0);
        caret.prefHeightProperty().bind(inspector.heightProperty().multiply(CARET));
        caret.managedProperty().bind(Bindings.createBooleanBinding(
                () -> inspector.getHeight() >= 2 * INSPECTOR_HEIGHT * zoom.get(), inspector.heightProperty(), zoom));
        caret.visibleProperty().bind(caret.managedProperty());
    }

    /// {@return what gives other panes the places that a person has given these}
    Consumer<PaneLayout> goingOn() {
        if (!dragged) {
            return _ -> { };
        }
        Inspector where = inspector;
        double share = shared;
        List<double[]> dividers = panes.splits().map(SplitPane::getDividerPositions).toList();
        return other -> {
            other.inspector = where;
            other.place();
            other.arranged = true;
            other.dragged = true;
            other.shared = share;
            Iterator<double[]> there = dividers.iterator();
            other.panes.splits().forEach(split -> split.setDividerPositions(there.next()));
        };
    }

    /// {@return whether a hex pane of this width holds 16 bytes in a row and the minimap}
    static boolean hasRoomForMap(double width, double zoom) {
        return width >= Math.floor(HEX * zoom) - 1;
    }

    /// Gives the panes the places that they have in an area of this size, before they are shown there: what changes its
    /// place later is styled once more.
    void expect(double width, double height) {
        Inspector wanted = Shares.of(width, height, zoom.get(), lists.levelProperty().get()).inspector();
        if (!arranged && wanted != inspector) {
            inspector = wanted;
            place();
        }
    }

    private void noteDrag(MouseEvent event) {
        for (Node at = event.getTarget() instanceof Node hit ? hit : null; at != null && !(at instanceof SplitPane);
                at = at.getParent()) {
            dragged |= at.getStyleClass().contains("split-pane-divider"); // or what it is taken by
            if (at.getStyleClass().contains("split-pane-divider") && at.getParent() == panes.whole()) {
                lists.dragged();
            }
        }
    }

    private void fold(ListsHeight.Level was) {
        if (was == ListsHeight.Level.SHARED) {
            shared = dragged ? panes.whole().getDividerPositions()[0] : Double.NaN;
        }
        arrange();
        double height = panes.whole().getHeight();
        if (dragged && height > 0) {
            boolean own = lists.levelProperty().get() == ListsHeight.Level.SHARED && !Double.isNaN(shared);
            panes.whole().setDividerPositions(own ? shared : 1 - below(height) / height);
        }
    }

    /// Brings the tabs of the lists closer to each other where they have little room.
    private void tighten() {
        panes.below().pseudoClassStateChanged(NARROW, panes.below().getWidth() < TABS_WIDTH * zoom.get());
    }

    private void correct() {
        double width = panes.whole().getWidth();
        double height = panes.whole().getHeight();
        if (arranged && !dragged && width > 0 && height > 0) {
            measure(width, height);
        }
    }

    private void arrange() {
        double width = panes.whole().getWidth();
        double height = panes.whole().getHeight();
        if (width <= 0 || height <= 0) {
            return;
        }
        boolean folded = lists.levelProperty().get() == ListsHeight.Level.FOLDED;
        double line = Math.ceil(TABS * zoom.get());
        panes.below().setMinHeight(folded ? line : 2 * line);
        panes.below().setMaxHeight(folded ? line : Double.MAX_VALUE);
        Inspector wanted = Shares.of(width, height, zoom.get(), lists.levelProperty().get()).inspector();
        if (wanted != inspector) {
            inspector = wanted;
            placeWithKeyboard();
            dragged = false;
        }
        arranged = true;
        if (!dragged) {
            measure(width, height);
        }
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
        switch (inspector) {
            case BESIDE_BYTES -> {
                panes.left().getItems().setAll(List.of(panes.structure()));
                panes.sides().getItems().setAll(List.of(panes.left(), panes.hex(), panes.inspector()));
            }
            case BELOW_STRUCTURE -> {
                panes.left().getItems().setAll(List.of(panes.structure(), panes.inspector()));
                panes.sides().getItems().setAll(List.of(panes.left(), panes.hex()));
            }
            case BESIDE_LISTS -> {
                panes.left().getItems().setAll(List.of(panes.structure()));
                panes.sides().getItems().setAll(List.of(panes.left(), panes.hex()));
                lowest = besideLists();
            }
        }
        panes.whole().getItems().add(lowest == null ? panes.below() : lowest);
    }

    private SplitPane besideLists() {
        SplitPane both = new SplitPane(panes.below(), panes.inspector());
        both.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::noteDrag);
        both.widthProperty().subscribe(width -> {
            if (!dragged && width.doubleValue() > 0) {
                both.setDividerPositions(1 - LOW_INSPECTOR_WIDTH * zoom.get() / width.doubleValue());
            }
        });
        return both;
    }

    private double below(double height) {
        return Shares.below(height, zoom.get(), inspector, lists.levelProperty().get());
    }

    private void measure(double width, double height) {
        Shares shares = Shares.of(width, height, zoom.get(), lists.levelProperty().get());
        panes.whole().setDividerPositions(shares.lists());
        switch (inspector) {
            case BESIDE_BYTES -> panes.sides().setDividerPositions(shares.hex(), shares.second());
            case BELOW_STRUCTURE -> {
                panes.sides().setDividerPositions(shares.hex());
                panes.left().setDividerPositions(shares.second());
            }
            case BESIDE_LISTS -> panes.sides().setDividerPositions(shares.hex());
        }
    }

    /// Where the dividers go, as shares of what each divides.
    ///
    /// @param inspector where it is
    /// @param lists     where the lists below begin
    /// @param hex       where the bytes begin
    /// @param second    where the inspector begins, beside the bytes or below the structure; 1 where it is at neither
    record Shares(Inspector inspector, double lists, double hex, double second) {
        /// {@return the places in an editor of this size}
        static Shares of(double width, double height, double scale, ListsHeight.Level lists) {
            double bytes = width >= (HEX + LEAST_TREE) * scale ? HEX : BARE_HEX;
            double tree = Math.max(LEAST_TREE * scale, Math.min(width - bytes * scale, 0.34 * width));
            Inspector inspector = wanted(width, height, scale, lists);
            double begin = 1 - below(height, scale, inspector, lists) / height;
            return switch (inspector) {
                case BESIDE_BYTES -> {
                    double right = Math.clamp(Math.min(0.22 * width, width - (HEX + GOOD_TREE) * scale),
                            LEAST_INSPECTOR * scale, MOST_INSPECTOR * scale);
                    double rest = Math.clamp(width - right - HEX * scale, LEAST_TREE * scale, MOST_TREE * scale);
                    yield new Shares(inspector, begin, rest / width, 1 - right / width);
                }
                case BELOW_STRUCTURE -> {
                    double sides = Math.max(1, begin * height);
                    yield new Shares(inspector, begin, tree / width,
                            1 - Math.min(inspectorHeight(sides, scale), LOW_INSPECTOR * sides) / sides);
                }
                case BESIDE_LISTS -> new Shares(inspector, begin, tree / width, 1);
            };
        }

        private static double inspectorHeight(double sides, double scale) {
            return Math.max(INSPECTOR_HEIGHT * scale, Math.min(GOOD_INSPECTOR_HEIGHT * scale, sides / 2));
        }

        private static Inspector wanted(double width, double height, double scale, ListsHeight.Level lists) {
            if (width >= (HEX + LEAST_TREE + LEAST_INSPECTOR) * scale) {
                return Inspector.BESIDE_BYTES;
            }
            double left = height - switch (lists) {
                case SHARED, FULL -> shared(height, scale);
                case QUIET -> quiet(scale);
                case FOLDED -> TABS * scale;
            };
            return lists == ListsHeight.Level.FOLDED || left >= (TREE_HEIGHT + INSPECTOR_HEIGHT) * scale
                    ? Inspector.BELOW_STRUCTURE : Inspector.BESIDE_LISTS;
        }

        private static double quiet(double scale) {
            return (TABS + LINE) * scale;
        }

        private static double shared(double height, double scale) {
            return Math.min(BELOW * scale, LOW_BELOW * height);
        }

        /// {@return the height of the lists; never one line where the inspector is beside them}
        static double below(double height, double scale, Inspector inspector, ListsHeight.Level lists) {
            return switch (lists) {
                case SHARED -> shared(height, scale);
                case QUIET -> inspector == Inspector.BESIDE_LISTS ? shared(height, scale) : quiet(scale);
                case FOLDED -> TABS * scale;
                case FULL -> height;
            };
        }
    }
}
