package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.document.edit.Copied;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;

/// Rows that are dragged: within their tree they move, or are copied where the key for that is held ([DragKeys]); into
/// another one they are copied.
public final class RowDrag {
    private static final double SCROLLS = 1;

    private final TreeTableView<TreeRow> table;
    private final Choice choice;
    private final RowEditing editing;
    private final EditorModel model;
    private @Nullable ValueRow marked;
    /// What is done with the rows if they are dropped now: by then the system only repeats what was accepted.
    private TransferMode mode = TransferMode.COPY;
    /// A selected row that was pressed. If it is not dragged, it becomes the only one, or with Ctrl is deselected.
    private @Nullable ValueRow pressed;

    record Dragged(Copied what, Choice from, DragKeys keys) {
        /// {@return what is done with the rows over the tree of `to`}
        TransferMode mode(Choice to, DragEvent event) {
            return from == to && !keys.copies(event.getTransferMode()) ? TransferMode.MOVE : TransferMode.COPY;
        }
    }

    RowDrag(TreeTableView<TreeRow> table, Choice choice, RowEditing editing, EditorModel model) {
        this.table = table;
        this.choice = choice;
        this.editing = editing;
        this.model = model;
        table.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
        table.addEventFilter(MouseEvent.MOUSE_RELEASED, this::release);
        table.addEventHandler(MouseEvent.DRAG_DETECTED, this::begin);
        table.addEventHandler(DragEvent.DRAG_OVER, this::over);
        table.addEventHandler(DragEvent.DRAG_EXITED, _ -> mark(null, null));
        table.addEventHandler(DragEvent.DRAG_DROPPED, this::drop);
        table.addEventHandler(DragEvent.DRAG_DONE, _ -> {
            table.getProperties().remove(Dragged.class);
            mark(null, null);
        });
    }

    /// {@return whether `event` is about rows, from whichever tree}
    public static boolean isOfRows(DragEvent event) {
        return dragged(event) != null;
    }

    /// {@return what is dragged from whichever tree; null where that is no values}
    static @Nullable Dragged dragged(DragEvent event) {
        return event.getGestureSource() instanceof Node from ? (Dragged) from.getProperties().get(Dragged.class) : null;
    }

    private static @Nullable ValueRow row(EventTarget target) {
        Node node = target instanceof Node there ? there : null;
        while (node != null && !(node instanceof ValueRow)) {
            node = node.getParent();
        }
        return node instanceof ValueRow row && !row.isEmpty() ? row : null;
    }

    /// The toolkit would select only the pressed row, or with Ctrl deselect it, before it can be dragged.
    private void press(MouseEvent event) {
        ValueRow row = row(event.getTarget());
        boolean others = event.isShortcutDown() || choice.isSeveral();
        boolean waits = event.getButton() == MouseButton.PRIMARY && !event.isShiftDown() && others;
        pressed = waits && row != null && row.isSelected() ? row : null;
        if (pressed != null && event.getClickCount() == 1) {
            table.requestFocus();
            event.consume();
        }
    }

    private void release(MouseEvent event) {
        ValueRow row = pressed;
        pressed = null;
        if (row == null || row != row(event.getTarget())) {
            return;
        }
        if (event.isShortcutDown()) {
            table.getSelectionModel().clearSelection(row.getIndex());
        } else {
            table.getSelectionModel().clearAndSelect(row.getIndex());
        }
    }

    private void begin(MouseEvent event) {
        ValueRow row = row(event.getTarget());
        Copied what = new Copied(model.structure(), choice.chosen());
        if (row == null || !row.isSelected() || what.parts().isEmpty() || editing.isEditing()) {
            return;
        }
        pressed = null;
        table.getProperties().put(Dragged.class, new Dragged(what, choice, DragKeys.at(event)));
        Dragboard board = table.startDragAndDrop(TransferMode.COPY_OR_MOVE);
        board.setContent(Map.of(DataFormat.PLAIN_TEXT, Messages.get("tree.dragged", what.count())));
        board.setDragView(row.snapshot(null, null));
        event.consume();
    }

    private void over(DragEvent event) {
        Dragged now = dragged(event);
        if (now == null) {
            return;
        }
        scroll(event.getY());
        ValueRow row = row(event.getTarget());
        RowDrop place = row == null ? null : place(row, event).orElse(null);
        mark(place == null ? null : row, place);
        if (place != null) {
            mode = now.mode(choice, event);
            event.acceptTransferModes(mode);
        }
        event.consume();
    }

    private Optional<RowDrop> place(ValueRow row, DragEvent event) {
        double part = row.sceneToLocal(event.getSceneX(), event.getSceneY()).getY() / row.getHeight();
        if (!(row.getTreeItem() instanceof RowItem item)) {
            return Optional.empty();
        }
        try {
            return item.node().flatMap(node -> RowDrop.of(model.structure(), node, part, item.isExpanded()));
        } catch (AbsentBytesException e) {
            model.awaited().await(e);
            return Optional.empty();
        }
    }

    private void scroll(double y) {
        double row = table.getFixedCellSize();
        double by = y < 2 * row ? -SCROLLS : y > table.getHeight() - row ? SCROLLS : 0;
        if (by != 0 && table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            flow.scrollPixels(by * row / 2);
        }
    }

    private void drop(DragEvent event) {
        Dragged now = dragged(event);
        ValueRow row = row(event.getTarget());
        if (now == null || row == null) {
            return;
        }
        mark(null, null);
        Optional<RowDrop> place = place(row, event);
        place.ifPresent(there -> there.put(now.what, mode == TransferMode.MOVE, model, choice));
        event.setDropCompleted(place.isPresent());
        event.consume();
    }

    private void mark(@Nullable ValueRow row, @Nullable RowDrop place) {
        if (marked != null && marked != row) {
            marked.showDrop(null);
        }
        marked = row;
        if (row != null && place != null) {
            row.showDrop(place.side());
        }
    }

    /// Whether a person who drags rows holds the key that copies them: Ctrl, or Option on a Mac.
    ///
    /// Which keys are held is known when dragging begins. After that, there is only what the system proposes, and
    /// what that is without a key differs: GTK proposes to copy then. So a proposal says nothing by itself; that it
    /// becomes another one does, where it is known what it was made of.
    static final class DragKeys {
        private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

        private final boolean held;
        private final boolean told;
        private @Nullable TransferMode first;

        /// @param held whether the key was held when dragging began
        /// @param other whether another one was
        DragKeys(boolean held, boolean other) {
            this.held = held;
            this.told = !other;
        }

        /// Dragging begins with `event`.
        static DragKeys at(MouseEvent event) {
            boolean held = MAC ? event.isAltDown() : event.isControlDown();
            boolean other = event.isShiftDown() || event.isMetaDown()
                    || (MAC ? event.isControlDown() : event.isAltDown());
            return new DragKeys(held, other);
        }

        /// {@return whether the rows are to be copied}
        ///
        /// @param proposed by the system now
        boolean copies(@Nullable TransferMode proposed) {
            if (first == null) {
                first = proposed;
            }
            boolean turned = told && proposed != null && proposed != first;
            return turned ? proposed == TransferMode.COPY : held;
        }
    }
}
