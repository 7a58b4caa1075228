package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.lifetime.Lifetime;

/// How high the [Lists] are: folded to the line of tabs by a double click on it, which is remembered, and unfolded by
/// any click there; or as high as the page.
public final class ListsHeight {
    /// How much of the page they have.
    enum Level {
        /// What values and bytes leave, or a person has given them.
        SHARED,
        /// The line of tabs and one below it, as there is nothing else to say.
        QUIET,
        /// The line of tabs.
        FOLDED,
        /// All of it.
        FULL
    }

    private final SettingsStore remembered;
    private final BooleanProperty full = new SimpleBooleanProperty();
    private final BooleanProperty quiet = new SimpleBooleanProperty();
    private boolean dragged;
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(Level.SHARED);
    private boolean wasFolded;

    ListsHeight(SettingsStore remembered, Lifetime lifetime) {
        this.remembered = remembered;
        lifetime.follow(remembered.settingsProperty(), _ -> show());
        full.subscribe(_ -> show());
        quiet.subscribe(_ -> show());
    }

    private void show() {
        level.set(full.get() ? Level.FULL : remembered.settings().listsFolded() ? Level.FOLDED
                : quiet.get() && !dragged ? Level.QUIET : Level.SHARED);
    }

    /// {@return whether one line is all that the list in front has to say}
    BooleanProperty quietProperty() {
        return quiet;
    }

    /// From now on they are as high as a person has dragged them, whatever they have to say.
    void dragged() {
        dragged = true;
        show();
    }

    ReadOnlyObjectProperty<Level> levelProperty() {
        return level.getReadOnlyProperty();
    }

    /// {@return what makes others as high as these are now}
    Consumer<ListsHeight> goingOn() {
        boolean own = dragged;
        boolean whole = full.get();
        return other -> {
            other.dragged = own;
            other.full.set(whole);
            other.show();
        };
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
        remembered.change(now -> now.withListsFolded(folded));
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
