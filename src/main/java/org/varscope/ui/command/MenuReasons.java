package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;

/// Says in a tooltip over a menu why the item under the pointer cannot be chosen. The toolkit tells such an item
/// nothing of the pointer, but the menu that it is in.
final class MenuReasons {
    private final ContextMenu menu;
    private final Tooltip tip = new Tooltip();
    private @Nullable MenuItem told;

    private MenuReasons(ContextMenu menu) {
        this.menu = menu;
        menu.getScene().addEventFilter(MouseEvent.MOUSE_MOVED, this::follow);
        menu.setOnHidden(_ -> show(null, null));
    }

    /// Tells of `item` while it is in a menu.
    ///
    /// @param reason why it cannot be chosen
    static void tell(MenuItem item, Supplier<String> reason) {
        item.getProperties().put(MenuReasons.class, reason);
        item.parentPopupProperty().subscribe(menu -> {
            if (menu != null) {
                menu.getProperties().computeIfAbsent(MenuReasons.class, _ -> new MenuReasons(menu));
            }
        });
    }

    private void follow(MouseEvent event) {
        show(menu.getItems().stream().filter(item -> item.isDisable() && isOver(item, event)).findFirst().orElse(null),
                event);
    }

    private static boolean isOver(MenuItem item, MouseEvent event) {
        Node row = item.getStyleableNode();
        return row != null && row.localToScreen(row.getLayoutBounds()).contains(event.getScreenX(), event.getScreenY());
    }

    @SuppressWarnings("unchecked")
    private void show(@Nullable MenuItem item, @Nullable MouseEvent event) {
        if (item == told) {
            return;
        }
        told = item;
        tip.hide();
        if (item != null && event != null
                && item.getProperties().get(MenuReasons.class) instanceof Supplier<?> reason) {
            tip.setText(((Supplier<String>) reason).get());
            tip.show(menu, event.getScreenX() + tip.getFont().getSize(), event.getScreenY() + tip.getFont().getSize());
        }
    }
}
