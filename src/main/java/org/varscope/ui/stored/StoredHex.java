package org.varscope.ui.stored;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.field.WrapperField;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.explain.wrapper.WrapperExplanation;
import org.varscope.problem.Problem;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.hex.HexCursor;
import org.varscope.ui.hex.HexMarks;
import org.varscope.ui.hex.HexOwner;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.hex.sheet.HexContent;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.AbsentBytes;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The hex pane of one wrapper at a time, to be read only: the field at the caret is outlined, and the one below the
/// pointer tinted and told in a tooltip.
final class StoredHex implements HexOwner {
    /// Bytes of which problems are marked, more than any screen shows.
    private static final long MOST_IN_VIEW = 16 * 1024;

    private final WindowContext around;
    private final Zoom zoom;
    private final Consumer<String> said;
    private final AbsentBytes awaited;
    private final HexPane pane;
    private Layer layer;
    private @Nullable WrapperExplainer explainer;

    /// @param layer is shown first
    /// @param said  is told what a person should know
    StoredHex(Layer layer, Lifetime lifetime, WindowContext around, Consumer<String> said) {
        this.around = around;
        this.zoom = around.theme().zoom();
        this.said = said;
        this.layer = layer;
        this.awaited = new AbsentBytes(around.background(), this::arrived);
        this.pane = new HexPane(this, content());
        pane.setId("stored-bytes");
        pane.placeProperty().subscribe(this::outline);
        pane.view().firstRow().subscribe((_, _) -> mark());
        pane.pointedProperty().subscribe(offset -> pane.marks().hover().set(field(offset.longValue())));
        lifetime.follow(around.remembered().settingsProperty().map(Settings::look),
                look -> pane.lookProperty().set(look.withInValue(false)));
        lifetime.follow(awaited.unreadableProperty(), (_, absent) -> said.accept(absent == null ? ""
                : Messages.get("stored.unreadable", FailureWords.of(absent))));
    }

    private LayerContent content() {
        return new LayerContent(layer, awaited, around.background(), said);
    }

    HexPane pane() {
        return pane;
    }

    AbsentBytes awaited() {
        return awaited;
    }

    Layer layer() {
        return layer;
    }

    /// Shows the bytes of a wrapper, with the caret at `caret`.
    void show(Layer now, long caret) {
        layer = now;
        explainer = null;
        pane.contentProperty().set(content());
        pane.select(HexCursor.at(caret));
        pane.view().showFrom(0);
        pane.view().reveal(new Span(pane.placeProperty().get().caret(), 0));
        outline();
        mark();
    }

    private void arrived() {
        pane.contentChanged();
        outline();
        mark();
    }

    /// Underlines what is wrong in view, and hatches what is damaged.
    private void mark() {
        Span seen = new Span(pane.view().inView().start(), MOST_IN_VIEW);
        pane.marks().problems().set(awaited.reading(() -> {
            WrapperExplainer known = explainer();
            return layer.fields(seen).stream().flatMap(field -> known.wrong(field).stream()
                    .map(problem -> mark(field, problem))).toList();
        }, List.of()));
    }

    private static HexMarks.Problem mark(WrapperField field, Problem problem) {
        return new HexMarks.Problem(field.span(), problem.severity(), problem.isError());
    }

    private void outline() {
        pane.marks().highlight().set(field(pane.placeProperty().get().caret()));
    }

    private @Nullable Span field(long offset) {
        return offset < 0 || offset >= layer.file().length() ? null
                : awaited.reading(() -> layer.fields(new Span(offset, 1)), List.<WrapperField>of()).stream().findFirst()
                        .map(WrapperField::span).orElse(null);
    }

    @Override
    public boolean isWritable() {
        return false;
    }

    @Override
    public void replace(Span span, byte[] bytes) {
        said.accept(Messages.get("stored.read-only"));
    }

    @Override
    public void overwrite(Rectangle rectangle, byte[] bytes) {
        said.accept(Messages.get("stored.read-only"));
    }

    @Override
    public @Nullable String describe(long offset) {
        return awaited.reading(() -> explainer().at(offset).map(told -> words(told, offset)).orElse(null),
                Messages.get("editor.not-at-hand", "0x%08X".formatted(offset)));
    }

    private WrapperExplainer explainer() {
        WrapperExplainer known = explainer == null ? new WrapperExplainer(layer, Messages.language()) : explainer;
        explainer = known;
        return known;
    }

    private static String words(WrapperExplanation told, long offset) {
        Span span = told.span();
        String name = span.length() == 1 ? told.name()
                : Messages.get("editor.byte-of", told.name(), offset - span.start() + 1, span.length());
        return "0x%08X: %s\n%s".formatted(offset, name, told.sentence());
    }

    @Override
    public void requestField(long offset) {
        Span field = field(offset);
        if (field != null) {
            pane.select(new HexCursor(field.start(), field.end()));
        }
    }

    @Override
    public void say(String message) {
        said.accept(message);
    }

    @Override
    public void zoom(int direction) {
        zoom.step(direction);
    }

    /// The bytes of one wrapper as the hex pane reads them.
    ///
    /// @param awaited reads what is not at hand
    /// @param said    is told what could not be copied
    record LayerContent(Layer layer, AbsentBytes awaited, Background background, Consumer<String> said)
            implements HexContent {
        @Override
        public long length() {
            return layer.file().length();
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            layer.file().read(at, into, offset, count);
        }

        @Override
        public void roles(long at, int count, byte[] rolesOut) {
            Span window = new Span(at, count);
            for (WrapperField field : layer.fields(window)) {
                Span seen = field.span().intersection(window);
                Arrays.fill(rolesOut, (int) (seen.start() - at), (int) (seen.end() - at),
                        HexRole.of(field.part().role()).code(false));
            }
        }

        @Override
        public void missed(AbsentBytesException absent) {
            awaited.await(absent);
        }

        @Override
        public void take(Span span, Consumer<byte[]> then) {
            background.run(_ -> layer.file().bytes(span), then,
                    failure -> said.accept(Messages.get("editor.not-copied", FailureWords.of(failure))));
        }
    }
}
