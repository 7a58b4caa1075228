package org.varscope.ui.hex;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.ui.hex.sheet.HexColumn;
import org.varscope.ui.hex.sheet.HexGeometry;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.theme.Fonts;

/// Shows bytes in rows, in hex and as text, and lets a person select and edit them.
///
/// The pane holds state and no more: [HexPaneSkin] draws it, [HexInput] turns keys and mouse into commands, which are
/// also open to menus: [#navigation], [#typing], [#clipboard]. Keys are listed in [HexKeys]. Everything works for
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
    private static final List<CssMetaData<? extends Styleable, ?>> CSS =
            Stream.of(Control.getClassCssMetaData(), List.of(FONT), HexColors.CSS)
                    .<CssMetaData<? extends Styleable, ?>>flatMap(List::stream).toList();

    private final HexOwner owner;
    private final ObjectProperty<HexContent> content;
    private final ReadOnlyObjectWrapper<HexCursor> cursor = new ReadOnlyObjectWrapper<>(HexCursor.at(0));
    private final ReadOnlyLongWrapper pointed = new ReadOnlyLongWrapper(-1);
    private final ObjectProperty<HexColumn> column = new SimpleObjectProperty<>(HexColumn.HEX);
    private final BooleanProperty insertMode = new SimpleBooleanProperty(false);
    private final ObjectProperty<HexLook> look = new SimpleObjectProperty<>(HexLook.FIRST);
    private final SimpleStyleableObjectProperty<Font> font =
            new SimpleStyleableObjectProperty<>(FONT, this, "font", Font.getDefault());
    private final HexColors colors = new HexColors(this, this::redraw);
    private final HexMarks marks = new HexMarks(this::redraw);
    private final HexView view = new HexView(this);
    private final HexNavigation navigation = new HexNavigation(this);
    private final HexTyping typing = new HexTyping(this);
    private final HexClipboard clipboard = new HexClipboard(this);
    private Runnable painted = () -> { };
    private final HexAccessible accessible = new HexAccessible(this);

    /// @param owner   is told and asked
    /// @param content to show at first
    public HexPane(HexOwner owner, HexContent content) {
        Fonts.load();
        this.owner = owner;
        this.content = new SimpleObjectProperty<>(content);
        getStyleClass().add("hex-pane");
        setAccessibleRole(AccessibleRole.TEXT_AREA);
        setFocusTraversable(true);
        this.content.subscribe(this::contentChanged);
        cursor.subscribe(this::changed);
        Stream.of(column, insertMode, look, font, view.firstRow(), view.leftProperty(), focusedProperty())
                .forEach(drawn -> drawn.subscribe(this::redraw));
    }

    /// {@return the bytes to show}
    public ObjectProperty<HexContent> contentProperty() {
        return content;
    }

    HexContent content() {
        return content.get();
    }

    long length() {
        return content().length();
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
        select(place());
        changed();
    }

    private void changed() {
        typing.settle();
        redraw();
        accessible.changed();
    }

    /// {@return caret and anchor, together}
    public ReadOnlyObjectProperty<HexCursor> placeProperty() {
        return cursor.getReadOnlyProperty();
    }

    HexCursor place() {
        return cursor.get();
    }

    /// {@return where the caret is, as far as there are bytes}
    long caret() {
        return Math.min(place().caret(), length());
    }

    /// {@return where the caret is on the screen; empty where the pane is not}
    public Optional<Bounds> caretBounds() {
        HexGeometry geometry = view.geometry();
        double x = geometry.glyphLeft(column.get(), geometry.indexOf(caret())) - view.left();
        return Optional.ofNullable(localToScreen(new BoundingBox(x, view.rowTop(caret()), 1, geometry.rowHeight())));
    }

    /// Moves caret and anchor, as far as there are bytes, and scrolls nothing. An equal cursor changes nothing.
    public void select(HexCursor cursor) {
        this.cursor.set(cursor.within(length()));
    }

    /// {@return the column that is typed in}
    ObjectProperty<HexColumn> columnProperty() {
        return column;
    }

    /// {@return whether typing inserts bytes rather than overwriting them}
    public BooleanProperty insertModeProperty() {
        return insertMode;
    }

    /// {@return how rows are to look}
    public ObjectProperty<HexLook> lookProperty() {
        return look;
    }

    /// {@return what comes before rows}
    HexLook.Offsets offsets() {
        Span value = look.get().inValue() ? marks.highlight().get() : null;
        return new HexLook.Offsets(view.geometry().offsetDigits(), look.get().decimal(),
                value == null ? 0 : value.start());
    }

    /// {@return the font that style sheets say, a monospaced one}
    Font font() {
        return font.get();
    }

    /// {@return the offset of the byte under the mouse; -1 for none}
    public ReadOnlyLongProperty pointedProperty() {
        return pointed.getReadOnlyProperty();
    }

    /// {@return what is marked}
    public HexMarks marks() {
        return marks;
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

    HexOwner owner() {
        return owner;
    }

    HexColors colors() {
        return colors;
    }

    /// {@return what is in view}
    public HexView view() {
        return view;
    }

    void point(long offset) {
        pointed.set(offset);
    }

    /// Runs `then` each time the pane has been drawn.
    void whenPainted(Runnable then) {
        painted = then;
    }

    void painted() {
        painted.run();
    }

    /// Draws again in the next pulse.
    void redraw() {
        setNeedsLayout(true);
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new HexPaneSkin(this);
    }

    @Override
    public String getUserAgentStylesheet() {
        return Objects.requireNonNull(HexPane.class.getResource(HexColors.SHEET)).toExternalForm();
    }

    @Override
    protected List<CssMetaData<? extends Styleable, ?>> getControlCssMetaData() {
        return CSS;
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        Object answer = accessible.answer(attribute, parameters);
        return answer != null ? answer : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (!accessible.act(action, parameters)) {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
