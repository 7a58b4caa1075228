package org.varscope.ui.command;

import module java.base;
import module javafx.controls;

/// Chooses items of an open menu by their letters, with Alt or without it: the toolkit itself listens to letters only
/// where a menu opens.
final class MenuKeys {
    /// One for all menus: a menu takes a filter that it has no second time.
    private static final EventHandler<KeyEvent> FILTER = MenuKeys::pressed;

    private MenuKeys() { }

    /// Listens in whatever menu shows `item`.
    static void listen(MenuItem item) {
        item.parentPopupProperty().subscribe(popup -> {
            if (popup != null) {
                popup.addEventFilter(KeyEvent.KEY_PRESSED, FILTER);
            }
        });
    }

    private static void pressed(KeyEvent event) {
        KeyCode code = event.getCode();
        if (event.isShortcutDown() || !code.isLetterKey() && !code.isDigitKey()) {
            return;
        }
        ContextMenu outermost = outermost((ContextMenu) event.getSource());
        // Digits of the keypad have longer names.
        String letter = code.getName().substring(code.getName().length() - 1);
        innermost(outermost.getItems()).stream()
                .filter(item -> Mnemonics.letter(item).filter(letter::equals).isPresent()).findFirst()
                .ifPresent(item -> {
                    event.consume();
                    swallowTyped(outermost.getOwnerWindow());
                    choose(item);
                });
    }

    private static ContextMenu outermost(ContextMenu menu) {
        return menu.getOwnerWindow() instanceof ContextMenu outer ? outermost(outer) : menu;
    }

    /// The press types its character, too, which is not meant for what has the keyboard once the menu is gone.
    private static void swallowTyped(Window window) {
        window.addEventFilter(KeyEvent.ANY, new EventHandler<>() {
            @Override
            public void handle(KeyEvent event) {
                if (event.getEventType() != KeyEvent.KEY_PRESSED) {
                    window.removeEventFilter(KeyEvent.ANY, this);
                }
                if (event.getEventType() == KeyEvent.KEY_TYPED) {
                    event.consume();
                }
            }
        });
    }

    /// {@return the items of the innermost menu that is open}
    private static List<MenuItem> innermost(List<MenuItem> items) {
        return items.stream().filter(item -> item instanceof Menu menu && menu.isShowing()).findFirst()
                .map(item -> innermost(((Menu) item).getItems())).orElse(items);
    }

    /// As the key does that opens it: a menu that is told to show itself comes to the screen only in a menu bar.
    private static void open(Menu menu) {
        Node row = menu.getStyleableNode();
        row.requestFocus();
        row.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.RIGHT, false, false, false, false));
    }

    private static void choose(MenuItem item) {
        if (item.isDisable()) {
            return;
        }
        if (item instanceof Menu menu) {
            open(menu);
            return;
        }
        MenuItem outer = item;
        while (outer.getParentMenu() != null) {
            outer = outer.getParentMenu();
            ((Menu) outer).hide();
        }
        for (MenuItem one : List.of(item, outer)) {
            if (one.getParentPopup() != null) {
                one.getParentPopup().hide();
            }
        }
        item.fire();
    }
}
