package org.varscope.ui.window.tab;

import module java.base;
import module javafx.controls;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.KeyMap;
import org.varscope.ui.tree.RowDrag;

/// What a person does with the titles of tabs.
public final class TabTitles {
    private final TabPane tabs;
    private final Workspace workspace;
    private final Supplier<KeyMap> keys;

    /// @param keys of commands
    public TabTitles(TabPane tabs, Workspace workspace, Supplier<KeyMap> keys) {
        this.tabs = tabs;
        this.workspace = workspace;
        this.keys = keys;
        tabs.addEventFilter(KeyEvent.KEY_PRESSED, this::turnByKey);
        tabs.addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> leave());
        tabs.addEventFilter(DragEvent.DRAG_OVER, this::turnToDragged);
    }

    /// The tab pane would take these keys before the menu does, and leave the keyboard on the title of the tab.
    private void turnByKey(KeyEvent event) {
        if (keys.get().means(Command.NEXT_TAB, event)) {
            workspace.turn(1);
            event.consume();
        } else if (keys.get().means(Command.PREVIOUS_TAB, event)) {
            workspace.turn(-1);
            event.consume();
        }
    }

    /// Values that are dragged over the title of a tab are meant for its page.
    private void turnToDragged(DragEvent event) {
        if (RowDrag.isOfRows(event)) {
            turnTo(event.getTarget());
        }
    }

    /// Brings the tab to the front whose title `target` is or belongs to.
    ///
    /// @return whether it belongs to one
    private boolean turnTo(EventTarget target) {
        Node title = target instanceof Node node ? node : null;
        while (title != null && !title.getStyleClass().contains("tab")) {
            title = title.getParent();
        }
        if (title == null || !isWithin(title)) {
            return false;
        }
        List<Node> titles = title.getParent().getChildrenUnmodifiable().stream()
                .filter(one -> one.getStyleClass().contains("tab")).toList();
        tabs.getSelectionModel().select(titles.indexOf(title));
        return true;
    }

    /// The lists of an editor have tabs too.
    private boolean isWithin(Node title) {
        Node around = title;
        while (!(around instanceof TabPane)) {
            around = around.getParent();
        }
        return around == tabs;
    }

    /// Opens `menu` on the titles, each of which comes to the front before.
    public void offer(ContextMenu menu) {
        tabs.setOnContextMenuRequested(event -> {
            if (turnTo(event.getPickResult().getIntersectedNode())) {
                menu.show(tabs, event.getScreenX(), event.getScreenY());
                event.consume();
            }
        });
    }

    /// The toolkit takes an underscore in the list of tabs for the mark before a letter to type.
    private static void showWhole(List<MenuItem> titles) {
        titles.forEach(title -> title.setMnemonicParsing(false));
    }

    /// Who clicks on a title wants to go on in its page.
    private void leave() {
        Window.getWindows().stream().filter(ContextMenu.class::isInstance).map(ContextMenu.class::cast)
                .filter(menu -> menu.getOwnerNode() != null && menu.getOwnerNode().getStyleClass()
                        .contains("tab-down-button")).forEach(menu -> showWhole(menu.getItems()));
        if (tabs.isFocused()) {
            workspace.front().ifPresent(tab -> workspace.bringToFront(tab, () -> tab.page().focus()));
        }
    }
}
