package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// The same bytes in one pane, or in two of which each is scrolled by itself: with one caret, one selection, and the
/// same marks.
public final class HexSplit {
    private final HexPane first;
    private final HexOwner owner;
    private final Consumer<Node> show;
    private final Runnable scrolled;
    private final BooleanProperty split = new SimpleBooleanProperty();
    private Consumer<HexPane> offered = _ -> { };
    /// Made when it is first wanted, and kept from then on.
    private @Nullable HexPane second;
    private HexPane active;

    /// @param owner    of both
    /// @param show     shows what there is now in place of the pane alone
    /// @param scrolled runs when what is in view of the second is no longer the same
    public HexSplit(HexPane first, HexOwner owner, Consumer<Node> show, Runnable scrolled) {
        this.first = first;
        this.owner = owner;
        this.show = show;
        this.scrolled = scrolled;
        this.active = first;
        split.subscribe((_, now) -> change(now));
    }

    /// {@return whether there are two}
    public BooleanProperty splitProperty() {
        return split;
    }

    /// {@return those that there are, from the top}
    public List<HexPane> panes() {
        return second == null || !split.get() ? List.of(first) : List.of(first, second);
    }

    /// {@return the one that has the keyboard, or had it last}
    public HexPane active() {
        return active;
    }

    /// {@return whether any of them has the keyboard}
    public boolean hasFocus() {
        return panes().stream().anyMatch(Node::isFocused);
    }

    /// Gives each of them, also the second one later, what `offers` gives.
    public void offer(Consumer<HexPane> offers) {
        offered = offers;
        Stream.of(first, second).filter(Objects::nonNull).forEach(offers);
    }

    private void change(boolean two) {
        boolean focused = first.isFocused() || second != null && second.isFocused();
        active = first;
        if (two) {
            HexPane other = second == null ? twin() : second;
            second = other;
            SplitPane both = new SplitPane(first, other);
            both.setOrientation(Orientation.VERTICAL);
            show.accept(both);
            other.view().showFrom(first.view().firstByte());
        } else {
            show.accept(first);
        }
        if (focused) {
            first.requestFocus();
        }
    }

    private HexPane twin() {
        HexPane twin = new HexPane(owner, first.content());
        twin.setId(first.getId() + "-second");
        twin.contentProperty().bind(first.contentProperty());
        twin.lookProperty().bind(first.lookProperty());
        twin.insertModeProperty().bindBidirectional(first.insertModeProperty());
        twin.marks().follow(first.marks());
        twin.select(first.place());
        offered.accept(twin);
        first.placeProperty().subscribe((_, place) -> twin.select(place));
        twin.placeProperty().subscribe((_, place) -> first.select(place));
        twin.pointedProperty().subscribe(offset -> first.point(offset.longValue()));
        first.focusedProperty().subscribe(is -> active = is ? first : active);
        twin.focusedProperty().subscribe(is -> active = is ? twin : active);
        twin.view().firstRow().subscribe((_, _) -> scrolled.run());
        return twin;
    }
}
