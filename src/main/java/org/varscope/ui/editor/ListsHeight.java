package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.lifetime.Lifetime;

/// How high the [Lists] are: as what the one in front has to say, up to some rows; or as a person has dragged them;
/// folded to the row of tabs by a double click on it, which is remembered, and unfolded by any click there; or as high
/// as the page. Where a person has not chosen, they are folded until something is wrong with the document; where they
/// are hidden, not even the row is there.
public final class ListsHeight {
    /// How much of the page they have.
    enum Level {
        /// What they need and values and bytes leave, or a person has given them.
        SHARED,
        /// The row of tabs.
        FOLDED,
        /// Nothing.
        HIDDEN,
        /// All of it.
        FULL;

        /// {@return whether more than their tabs is seen}
        boolean isOpen() {
            return this == SHARED || this == FULL;
        }
    }

    /// The height of what is never all in view.
    static final double ANY = Double.MAX_VALUE;

    private final SettingsStore remembered;
    private final BooleanProperty full = new SimpleBooleanProperty();
    /// Whether one was opened on this page where the settings do not have them open.
    private final BooleanProperty opened = new SimpleBooleanProperty();
    private final BooleanProperty needed = new SimpleBooleanProperty();
    private final DoubleProperty content = new SimpleDoubleProperty(ANY);
    private final ReadOnlyObjectWrapper<Level> level = new ReadOnlyObjectWrapper<>(Level.SHARED);
    private boolean wasFolded;

    ListsHeight(SettingsStore remembered, Lifetime lifetime) {
        this.remembered = remembered;
        lifetime.follow(remembered.settingsProperty(), _ -> show());
        Stream.of(full, opened, needed).forEach(each -> each.subscribe(_ -> show()));
    }

    private void show() {
        level.set(full.get() ? Level.FULL : opened.get() ? Level.SHARED : level(kept(), needed.get()));
    }

    private Settings.Lists kept() {
        return remembered.settings().shown().lists();
    }

    /// {@return how much of the page they have that a person has not opened}
    ///
    /// @param needed whether something is wrong with the document
    static Level level(Settings.Lists kept, boolean needed) {
        return switch (kept) {
            case NEEDED -> needed ? Level.SHARED : Level.FOLDED;
            case OPEN -> Level.SHARED;
            case FOLDED -> Level.FOLDED;
            case HIDDEN -> Level.HIDDEN;
        };
    }

    /// {@return whether something is wrong with the document, which is to be seen}
    BooleanProperty neededProperty() {
        return needed;
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
        boolean open = opened.get();
        return other -> {
            other.full.set(whole);
            other.opened.set(open);
        };
    }

    /// {@return whether no more of them is seen than their tabs}
    public boolean isFolded() {
        return !level.get().isOpen();
    }

    /// {@return whether nothing of them is seen}
    public boolean isHidden() {
        return level.get() == Level.HIDDEN;
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
        keep(folded ? Settings.Lists.FOLDED : Settings.Lists.OPEN);
    }

    /// Hides them, or shows them again where they are needed.
    public void hide() {
        keep(isHidden() ? Settings.Lists.NEEDED : Settings.Lists.HIDDEN);
    }

    private void keep(Settings.Lists lists) {
        full.set(false);
        opened.set(false);
        remembered.change(now -> now.with(now.shown().with(lists)));
    }

    /// Unfolds them, if they are folded; for good only where a person has folded them.
    void unfold() {
        if (isFolded()) {
            if (kept() == Settings.Lists.FOLDED) {
                fold(false);
            } else {
                opened.set(true);
            }
        }
    }

    /// Lets them have the whole page, or again what they had.
    public void fill() {
        opened.set(opened.get() || isHidden()); // as what is nowhere gets no keyboard
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
