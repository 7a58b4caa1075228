package org.varscope.ui.card;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.command.Mnemonics;

/// One [Card] at a time over the window: the palette, go to, a question. While it is there, no key reaches what is
/// behind it, and the keyboard cannot leave it; when it goes, the keyboard is where it was.
public final class Overlay extends StackPane {
    private static final double LINE = 40;

    private final Runnable focusPage;
    private @Nullable Card card;
    private @Nullable Node before;

    /// @param focusPage gives the keyboard to the page in front, where what had it is gone
    public Overlay(Runnable focusPage) {
        this.focusPage = focusPage;
        getStyleClass().add("veil");
        setId("overlay");
        setPadding(new Insets(72, 16, 16, 16));
        setVisible(false);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        addEventHandler(KeyEvent.ANY, this::keep);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getTarget() == this) {
                dismiss();
            }
        });
        sceneProperty().flatMap(scene -> scene.focusOwnerProperty()).subscribe(this::hold);
    }

    /// Shows `shown`, in the place of the card before it, if there is one.
    public void show(Card shown) {
        if (card == null && getScene() != null) {
            before = getScene().getFocusOwner();
        }
        card = shown;
        // Whose Escape would come first.
        Window.getWindows().stream().filter(ContextMenu.class::isInstance).toList().forEach(Window::hide);
        shown.shown(() -> {
            if (card == shown) {
                hide();
            }
        });
        getStyleClass().remove("dim");
        if (shown.isQuestion()) {
            getStyleClass().add("dim");
        }
        setAlignment(shown, shown.isLow() ? Pos.BOTTOM_CENTER : Pos.TOP_CENTER);
        getChildren().setAll(shown);
        setVisible(true);
        applyCss();
        layout();
        shareLetters();
        shown.first().requestFocus();
    }

    /// {@return whether a card is shown, so that nothing else can be done}
    public boolean isOpen() {
        return card != null;
    }

    /// Takes the card away as Escape does, if there is one.
    public void dismiss() {
        Card dismissed = card;
        if (dismissed != null) {
            hide();
            dismissed.dismissed();
        }
    }

    private void hide() {
        card = null;
        setVisible(false);
        getChildren().clear();
        if (before != null && before.getScene() == getScene()) {
            before.requestFocus();
        } else {
            focusPage.run();
        }
        before = null;
    }

    /// What asks for the keyboard behind the card, such as a page that has just been read, gets it afterwards.
    private void hold(@Nullable Node owner) {
        if (card != null && !isWithin(owner)) {
            before = owner == null ? before : owner;
            card.first().requestFocus();
        }
    }

    /// Takes the keys that open the menu bar, which looks for them before any card does, and Escape where nothing in
    /// the card has the keyboard.
    ///
    /// @param event on its way from the stage
    public void withhold(KeyEvent event) {
        if (card != null && (event.getCode() == KeyCode.ALT || event.getCode() == KeyCode.F10)) {
            event.consume();
        }
        if (card != null && event.getEventType() == KeyEvent.KEY_PRESSED && event.getCode() == KeyCode.ESCAPE
                && !isWithin(getScene().getFocusOwner())) {
            event.consume();
            dismiss();
        }
    }

    private boolean isWithin(@Nullable Node node) {
        Node at = node;
        while (at != null && at != card) {
            at = at.getParent();
        }
        return at != null;
    }

    private void pressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && parts().stream().anyMatch(part ->
                part instanceof ComboBoxBase<?> box && box.isShowing())) {
            return; // a list that is open closes first
        }
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            dismiss();
        } else if (event.getCode() == KeyCode.TAB) {
            event.consume();
            if (event.isShiftDown() || card == null || !card.complete()) {
                turn(event.isShiftDown() ? -1 : 1);
            }
        }
    }

    /// Gives the keyboard to the next part of the card that takes it, or the one before, round and round.
    private void turn(int step) {
        List<Node> stops = parts().stream().filter(part -> part.isFocusTraversable() && !part.isDisabled()).toList();
        int at = stops.indexOf(getScene().getFocusOwner());
        if (!stops.isEmpty()) {
            stops.get(Math.floorMod(at + step, stops.size())).requestFocus();
        }
    }

    /// {@return what is seen of the card, from the beginning}
    private List<Node> parts() {
        List<Node> found = new ArrayList<>();
        Deque<Node> todo = new ArrayDeque<>(getChildren());
        while (!todo.isEmpty()) {
            Node node = todo.pop();
            if (node.isVisible()) {
                found.add(node);
                if (node instanceof Parent parent) {
                    parent.getChildrenUnmodifiable().reversed().forEach(todo::push);
                }
            }
        }
        return found;
    }

    /// What the card has no use for ends here, before it comes to the keys of the window.
    private void keep(KeyEvent event) {
        event.consume();
        if (event.getEventType() == KeyEvent.KEY_PRESSED) {
            if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof Button button) {
                button.fire();
            } else if (event.isAltDown()) {
                choose(event.getCode().getName());
            } else {
                parts().stream().filter(ScrollPane.class::isInstance).map(ScrollPane.class::cast).findFirst()
                        .ifPresent(pane -> scroll(pane, event.getCode()));
            }
        }
    }

    /// Presses the button that has `letter` underlined, or gives the keyboard to what is named so. The toolkit would
    /// look for it behind the card as well.
    private void choose(String letter) {
        parts().stream().filter(part -> part instanceof Labeled named && !named.isDisabled()
                && named.isMnemonicParsing() && Mnemonics.marked(named.getText()).filter(letter::equalsIgnoreCase)
                        .isPresent()).findFirst().ifPresent(found -> {
                    if (found instanceof ButtonBase button) {
                        button.requestFocus();
                        button.fire();
                    } else if (found instanceof javafx.scene.control.Label label && label.getLabelFor() != null) {
                        label.getLabelFor().requestFocus();
                    }
                });
    }

    /// Gives the buttons of the card letters, if it has none of its own. Those of a list are told by its rows.
    private void shareLetters() {
        List<Labeled> named = parts().stream().filter(part -> part instanceof Labeled && !isInList(part))
                .map(Labeled.class::cast).filter(one -> !one.getText().isBlank()).toList();
        List<Labeled> buttons = named.stream().filter(ButtonBase.class::isInstance)
                .filter(one -> !one.textProperty().isBound()).toList();
        if (named.stream().noneMatch(one -> one.isMnemonicParsing() && Mnemonics.marked(one.getText()).isPresent())) {
            Mnemonics.mark(buttons);
        }
    }

    private static boolean isInList(Node part) {
        return Stream.iterate(part, at -> at != null, Node::getParent).anyMatch(Cell.class::isInstance);
    }

    private static void scroll(ScrollPane pane, KeyCode key) {
        double page = pane.getViewportBounds().getHeight();
        double hidden = pane.getContent().getLayoutBounds().getHeight() - page;
        double by = switch (key) {
            case UP -> -LINE;
            case DOWN -> LINE;
            case PAGE_UP -> -page;
            case PAGE_DOWN -> page;
            case HOME -> -hidden;
            case END -> hidden;
            default -> 0;
        };
        if (hidden > 0) {
            pane.setVvalue(Math.clamp(pane.getVvalue() + by / hidden, 0, 1));
        }
    }
}
