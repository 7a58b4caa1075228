package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.file.SettingsStore;

/// The lists below values and bytes, of which each is a tab: folded to the line of tabs by a double click on it, which
/// is remembered, and unfolded by any click there; or as high as the page.
final class Lists {
    /// How much of the page they have.
    enum Height {
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
    private final ReadOnlyObjectWrapper<Height> height = new ReadOnlyObjectWrapper<>(Height.SHARED);
    private final Subscription settings;
    private boolean wasFolded;

    Lists(SettingsStore remembered) {
        this.remembered = remembered;
        settings = remembered.settingsProperty().subscribe(_ -> show());
        full.subscribe(_ -> show());
        quiet.subscribe(_ -> show());
    }

    /// Lets go of what outlives the page.
    void close() {
        settings.unsubscribe();
    }

    private void show() {
        height.set(full.get() ? Height.FULL : remembered.settings().listsFolded() ? Height.FOLDED
                : quiet.get() && !dragged ? Height.QUIET : Height.SHARED);
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

    ReadOnlyObjectProperty<Height> heightProperty() {
        return height.getReadOnlyProperty();
    }

    /// As high from now on as others are.
    void takeOver(Lists other) {
        dragged = other.dragged;
        full.set(other.full.get());
        show();
    }

    boolean isFolded() {
        return height.get() == Height.FOLDED;
    }

    boolean isFull() {
        return height.get() == Height.FULL;
    }

    void fold(boolean folded) {
        full.set(false);
        remembered.change(now -> now.withListsFolded(folded));
    }

    /// Makes them as high as the page, or again as they were.
    void fill() {
        full.set(!full.get());
    }

    /// Arrows that nothing in `list` takes are at their end there: tabs would turn, also at the press of one at whose
    /// release a choice opens.
    static void keepArrows(Node list) {
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode().isArrowKey() && !event.isShortcutDown() && !event.isAltDown()) {
                event.consume();
            }
        });
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
        } else if (isFolded()) {
            fold(false);
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
