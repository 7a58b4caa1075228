package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.lifetime.Lifetime;

/// How high the [Lists] are: as what the one in front has to say, up to some rows; or as a person has dragged them;
/// folded to the line of tabs by a double click on it, which is remembered, and unfolded by any click there; or as high
/// as the page.
public final class ListsHeight {
    /// How much of the page they have.
    enum Level {
        /// What they need and values and bytes leave, or a person has given them.
        SHARED,
        /// The line of tabs.
        FOLDED,
        /// All of it.
        FULL
    }

    /// The height of what is never all in view.
    static final double ANY = Double.MAX_VALUE;

    private final SettingsStore remembered;
    private final BooleanProperty full = new SimpleBooleanProperty();
    private final DoubleProperty content = new SimpleDoubleProperty(ANY);
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(Level.SHARED);
    private boolean wasFolded;

    ListsHeight(SettingsStore remembered, Lifetime lifetime) {
        this.remembered = remembered;
        lifetime.follow(remembered.settingsProperty(), _ -> show());
        full.subscribe(_ -> show());
    }

    private void show() {
        level.set(full.get() ? Level.FULL : remembered.settings().shown().listsFolded() ? Level.FOLDED : Level.SHARED);
    }

    /// {@return how high what the list in front has to say is, in pixels at zoom 1; [#ANY] where that has no end}
    DoubleProperty contentProperty() {
        return content;
    }

    ReadOnlyObjectProperty<Level> levelProperty() {
        return level.getReadOnlyProperty();
    }

    /// {@return what makes others as high as these are now}
    Consumer<ListsHeight> goingOn() {
        boolean whole = full.get();
        return other -> other.full.set(whole);
    }

    /// {@return whether they are folded to the line of their tabs}
    public boolean isFolded() {
        return level.get() == Level.FOLDED;
    }

    /// {@return whether they have the whole page}
    public boolean isFull() {
        return level.get() == Level.FULL;
    }

    /// Folds them, or unfolds them.
    public void fold() {
        fold(!isFolded());
    }

    private void fold(boolean folded) {
        full.set(false);
        remembered.change(now -> now.with(now.shown().withListsFolded(folded)));
    }

    /// Unfolds them, if they are folded.
    void unfold() {
        if (isFolded()) {
            fold(false);
        }
    }

    /// Lets them have the whole page, or again what they had.
    public void fill() {
        full.set(!full.get());
    }

    /// Lets clicks on the tabs of `pane` fold and unfold.
    void listen(TabPane pane) {
        pane.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && isInHeader(event.getTarget(), pane)) {
                pressed(event.getClickCount());
            }
        });
    }

    private void pressed(int clicks) {
        if (clicks == 1) {
            wasFolded = isFolded();
        }
        if (clicks == 2) {
            fold(!wasFolded);
        } else {
            unfold();
        }
    }

    private static boolean isInHeader(EventTarget target, Node pane) {
        Node node = target instanceof Node hit ? hit : null;
        for (; node != null && node != pane; node = node.getParent()) {
            if (node.getStyleClass().contains("tab-header-area")) {
                return true;
            }
        }
        return false;
    }
}
