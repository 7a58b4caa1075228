package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.ui.theme.Fonts;

/// Shows bytes in rows, in hex and as text, and lets a person select and edit them.
///
/// The pane holds state and no more: [HexPaneSkin] draws it, [HexPaneBehavior] turns keys and mouse into commands, which
/// are also open to menus: [#navigation], [#typing], [#clipboard]. Keys are listed in [HexKeys]. Everything works for
/// contents as long as a `long` can count. To be used on the thread of the toolkit.
public final class HexPane extends Control {
    private static final CssMetaData<HexPane, Font> FONT = new FontCssMetaData<>("-fx-font", Font.getDefault()) {
        @Override
        public boolean isSettable(HexPane pane) {
            return !pane.font.isBound();
        }

        @Override
        public StyleableProperty<Font> getStyleableProperty(HexPane pane) {
            return pane.font;
        }
    };
    private static final List<CssMetaData<? extends Styleable, ?>> CSS = Stream.concat(
                    Stream.concat(Control.getClassCssMetaData().stream(), Stream.of(FONT)), HexColors.entries())
            .toList();

    private final ObjectProperty<HexContent> content = new SimpleObjectProperty<>(HexContent.EMPTY);
    private final ReadOnlyObjectWrapper<HexCursor> cursor = new ReadOnlyObjectWrapper<>(HexCursor.START);
    private final ReadOnlyObjectWrapper<Span> selection = new ReadOnlyObjectWrapper<>(HexCursor.START.selection());
    private final ReadOnlyLongWrapper caret = new ReadOnlyLongWrapper();
    private final ReadOnlyLongWrapper pointed = new ReadOnlyLongWrapper(-1);
    private final ObjectProperty<HexColumn> column = new SimpleObjectProperty<>(HexColumn.HEX);
    private final BooleanProperty editable = new SimpleBooleanProperty(true);
    private final BooleanProperty insertMode = new SimpleBooleanProperty(false);
    private final BooleanProperty ruler = new SimpleBooleanProperty(true);
    private final ObjectProperty<RowWidth> rowWidth = new SimpleObjectProperty<>(RowWidth.BYTES_16);
    private final DoubleProperty zoom = new SimpleDoubleProperty(1);
    private final SimpleStyleableObjectProperty<Font> font =
            new SimpleStyleableObjectProperty<>(FONT, this, "font", Font.getDefault());
    private final HexColors colors = new HexColors(this, this::redraw);
    private final HexMarks marks = new HexMarks(this::redraw);
    private final HexHandlers handlers = new HexHandlers();
    private final HexView view = new HexView(this);
    private final HexNavigation navigation = new HexNavigation(this);
    private final HexTyping typing = new HexTyping(this);
    private final HexClipboard clipboard = new HexClipboard(this);
    private final HexAccessible accessible = new HexAccessible(this);

    /// A pane that shows nothing yet.
    public HexPane() {
        Fonts.load();
        getStyleClass().add("hex-pane");
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        setFocusTraversable(true);
        content.subscribe(this::contentChanged);
        cursor.subscribe(this::cursorMoved);
        for (var drawn : List.of(column, insertMode, ruler, rowWidth, zoom, font, view.firstRow(), view.leftProperty(), focusedProperty())) {
            drawn.subscribe(this::redraw);
        }
        editable.subscribe(() -> notifyAccessibleAttributeChanged(AccessibleAttribute.EDITABLE));
    }

    /// {@return the bytes to show}
    public ObjectProperty<HexContent> contentProperty() {
        return content;
    }

    /// {@return the bytes that are shown}
    public HexContent content() {
        return content.get();
    }

    /// {@return a copy of bytes that all exist; null where one is not at hand}
    byte @Nullable [] bytes(long at, int count) {
        byte[] bytes = new byte[count];
        try {
            content().read(at, bytes, 0, count);
            return bytes;
        } catch (AbsentBytesException e) {
            content().missed(e);
            return null;
        }
    }

    /// To be called when the content answers differently than before: other bytes, another length or other roles.
    public void contentChanged() {
        typing.settle();
        select(cursor.get());
        redraw();
        accessible.changed();
    }

    /// {@return caret and anchor, together}
    public ReadOnlyObjectProperty<HexCursor> placeProperty() {
        return cursor.getReadOnlyProperty();
    }

    /// {@return the offset of the caret; the length where it is after the last byte}
    public ReadOnlyLongProperty caretProperty() {
        return caret.getReadOnlyProperty();
    }

    /// {@return the bytes that are selected; empty, at the caret, where none are}
    public ReadOnlyObjectProperty<Span> selectionProperty() {
        return selection.getReadOnlyProperty();
    }

    /// Moves caret and anchor, as far as there are bytes, and scrolls nothing. An equal cursor changes nothing.
    public void select(HexCursor cursor) {
        this.cursor.set(cursor.within(content().length()));
    }

    /// {@return the column that is typed in}
    public ObjectProperty<HexColumn> columnProperty() {
        return column;
    }

    /// {@return whether bytes can be edited, given [HexHandlers#editsProperty]}
    public BooleanProperty editableProperty() {
        return editable;
    }

    /// {@return whether typing inserts bytes rather than overwriting them}
    public BooleanProperty insertModeProperty() {
        return insertMode;
    }

    /// {@return whether the numbers of the columns stand above the rows}
    public BooleanProperty rulerProperty() {
        return ruler;
    }

    /// {@return how many bytes a row is to show}
    public ObjectProperty<RowWidth> rowWidthProperty() {
        return rowWidth;
    }

    /// {@return how many bytes a row shows}
    public ReadOnlyIntegerProperty bytesPerRowProperty() {
        return view.bytesPerRow();
    }

    /// {@return how much larger the bytes are drawn than style sheets say; 1 for as they say}
    public DoubleProperty zoomProperty() {
        return zoom;
    }

    /// {@return the font that style sheets say, a monospaced one; its size is multiplied by the zoom}
    public ObjectProperty<Font> fontProperty() {
        return font;
    }

    /// {@return the number of the first row in view; it is kept within what there is}
    public LongProperty firstRowProperty() {
        return view.firstRow();
    }

    /// {@return the offset of the byte under the mouse; -1 for none}
    public ReadOnlyLongProperty pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    /// {@return what is marked}
    public HexMarks marks() {
        return marks;
    }

    /// {@return whom the pane tells and asks}
    public HexHandlers handlers() {
        return handlers;
    }

    /// {@return commands that move and select}
    public HexNavigation navigation() {
        return navigation;
    }

    /// {@return commands that edit}
    public HexTyping typing() {
        return typing;
    }

    /// {@return commands that copy and paste}
    public HexClipboard clipboard() {
        return clipboard;
    }

    /// Scrolls until the start of `span` can be seen; not at all where it can.
    public void reveal(Span span) {
        view.reveal(span);
    }

    /// {@return the offsets of the bytes in view}
    public Span inView() {
        return view.inView();
    }

    HexColors colors() {
        return colors;
    }

    HexView view() {
        return view;
    }

    void point(long offset) {
        pointed.set(offset);
    }

    /// Draws again in the next pulse.
    void redraw() {
        setNeedsLayout(true);
    }

    private void cursorMoved() {
        typing.settle();
        caret.set(cursor.get().caret());
        selection.set(cursor.get().selection());
        redraw();
        accessible.changed();
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new HexPaneSkin(this);
    }

    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(HexPane.class.getResource("hex.css")).toExternalForm();
    }

    /// {@return what style sheets can set on any pane of this kind}
    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return CSS;
    }

    @Override
    protected List<CssMetaData<? extends Styleable, ?>> getControlCssMetaData() {
        return CSS;
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return accessible.answers(attribute)
                ? accessible.answer(attribute, parameters)
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (!accessible.act(action, parameters)) {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
