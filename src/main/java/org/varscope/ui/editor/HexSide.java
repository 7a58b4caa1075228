package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.Target;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.ui.command.ClipboardTarget;
import org.varscope.ui.hex.HexCursor;
import org.varscope.ui.hex.HexMarks;
import org.varscope.ui.hex.HexOwner;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.hex.HexSplit;
import org.varscope.ui.hex.sheet.HexLook;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Selection;

/// Ties the hex pane to the model: what the model says is shown, what a person does there goes to the model.
public final class HexSide implements ClipboardTarget, HexOwner {
    /// More bytes than any screen shows.
    private static final long MOST_IN_VIEW = 16 * 1024;

    /// As many marks as are drawn without being felt.
    private static final int MOST_MARKS = 1000;

    private final EditorModel model;
    private final IntConsumer zoom;
    private final boolean writable;
    private final HexPane pane;
    private final BorderPane view;
    private final HexSplit split;
    private List<Span> sought = List.of();
    /// How far the bytes are read that are shown as what they are for.
    private long read = Long.MAX_VALUE;
    /// What the pane shows: while the model is further, it is shown here what to select, and nobody selects.
    private @Nullable EditorState shown;

    /// @param zoom     does one step, as [HexOwner#zoom] has it
    /// @param look     as [HexPane#lookProperty] has it
    /// @param writable whether a person may edit here
    public HexSide(EditorModel model, Lifetime lifetime, IntConsumer zoom, Lasting<HexLook> look,
            boolean writable) {
        this.model = model;
        this.zoom = zoom;
        this.writable = writable;
        this.pane = new HexPane(this, new StructureContent(model.structure(), model, Long.MAX_VALUE));
        this.view = new BorderPane(pane, null, null, new Legend(), null);
        this.split = new HexSplit(pane, this, view::setCenter, this::markInView);
        pane.setId("hex");
        lifetime.bind(pane.insertModeProperty(), model.insertingProperty());
        markProblems();
        select(model.selection(), true);
        outline();
        lifetime.follow(look, pane.lookProperty()::set);
        lifetime.follow(model.stateProperty(), this::show);
        lifetime.follow(model.hoverProperty(), this::hover);
        pane.view().firstRow().subscribe((_, _) -> markInView());
        pane.placeProperty().subscribe((_, cursor) -> moved(cursor));
        pane.pointedProperty().subscribe(offset -> pointed(offset.longValue()));
        shown = model.state();
    }

    /// {@return the pane with its legend}
    public Region view() {
        return view;
    }

    /// Shows the map at the right, and what belongs to it below.
    void beside(MapSide map) {
        view.setRight(map.view());
        view.setBottom(new BorderPane(view.getBottom(), null, map.foot(), null, null));
    }

    /// {@return what takes the keyboard}
    public HexPane target() {
        return pane;
    }

    /// {@return how many bytes a row shows, in words}
    ObservableValue<String> note() {
        return pane.lookProperty().flatMap(look -> pane.view().bytesPerRow()
                .map(count -> ByteWords.perRow(count.intValue(), look)));
    }

    /// {@return the bytes in one pane or in two}
    public HexSplit split() {
        return split;
    }

    /// {@return whether the keyboard is in the bytes}
    public boolean hasFocus() {
        return split.hasFocus();
    }

    // From the model to the pane.

    private void show(EditorState was, EditorState now) {
        EditorState.Step step = now.step() == was.step() ? null : now.step();
        Span goTo = step == null ? null : step.goTo();
        if (was.snapshot() != now.snapshot()) {
            showContent();
        } else if (was.searches() != now.searches()) {
            split.panes().forEach(HexPane::contentChanged);
            markProblems();
        } else if (was.health() != now.health()) {
            markProblems();
        }
        if (!was.selection().equals(now.selection())) {
            select(now.selection(), goTo == null);
        }
        if (!now.looks().equals(was.looks())) {
            outline();
        }
        if (step != null) {
            flash(step.change(), goTo);
        }
        shown = now;
    }

    private void showContent() {
        pane.contentProperty().set(new StructureContent(model.structure(), model, read));
        markProblems();
    }

    /// Shows what the bytes before `head` are for, and no others; brings `field`, which was read last, into view.
    void read(long head, Span field) {
        read = head;
        showContent();
        pane.view().reveal(field);
    }

    /// Shows of all bytes again what they are for.
    void readAll() {
        read = Long.MAX_VALUE;
        showContent();
    }

    private void select(Selection selection, boolean reveal) {
        long caret = selection.caret();
        pane.select(selection.rectangle() != null ? HexCursor.of(selection.rectangle())
                : selection.picked() ? HexCursor.at(caret) : new HexCursor(selection.anchor(), caret));
        if (reveal && !hasFocus()) {
            split.active().view().reveal(selection.bytes());
        }
    }

    private void markInView() {
        markProblems();
        if (!sought.isEmpty()) { // in a comparison others are marked
            split.panes().forEach(this::markFound);
        }
    }

    private void markProblems() {
        split.panes().forEach(this::markProblems);
    }

    private void markProblems(HexPane pane) {
        Span page = new Span(pane.view().inView().start(), MOST_IN_VIEW);
        pane.marks().problems().set(model.awaited().reading(
                () -> HexFindings.of(model.health(), page).stream().filter(this::isRead).toList(), List.of()));
    }

    private boolean isRead(HexMarks.Problem problem) {
        long start = problem.span().start();
        return start < read || problem.span().isEmpty() && start == read;
    }

    /// Marks what was looked for and found, until it is something else.
    ///
    /// @param spans in order of offset
    void markFound(List<Span> spans) {
        sought = spans;
        pane.marks().found().set(spans);
        split.panes().forEach(this::markFound);
    }

    private void markFound(HexPane pane) {
        Span page = new Span(pane.view().inView().start(), MOST_IN_VIEW);
        int first = BinarySearch.partitionPoint(sought, span -> span.start() < page.start() - MOST_IN_VIEW);
        pane.marks().different().set(sought.subList(first, sought.size()).stream()
                .takeWhile(span -> span.start() < page.end()).limit(MOST_MARKS).toList());
    }

    /// What is outlined follows from the values and from what is selected of them, and both from where the pointer is.
    private void outline() {
        outlineSelected();
        if (pane.pointedProperty().get() >= 0) {
            pointed(pane.pointedProperty().get());
        }
        hover(model.hoverProperty().get());
    }

    private void outlineSelected() {
        Target selected = model.selecting().target().orElse(null);
        Node parent = selected == null ? null : selected.isWhole() ? selected.node().parent() : selected.node();
        // All bytes in one outline would say nothing and disquiet the page.
        boolean all = parent == null && model.structure().records() == 1;
        pane.marks().highlight().set(selected == null || all ? null : selected.span());
        pane.marks().parent().set(parent == null ? null : parent.span());
    }

    /// Marks what another program has written.
    void markWritten(List<Span> spans) {
        pane.marks().written().set(spans);
    }

    /// Outlines values that are selected together.
    void outlineChosen(List<Span> spans) {
        pane.marks().chosen().set(spans);
    }

    /// Marks what is not as it was saved.
    void markUnsaved(List<Span> spans) {
        pane.marks().unsaved().set(spans);
    }

    /// Shows for a moment that these bytes have changed.
    void flash(List<Span> changed) {
        pane.marks().flash(changed.subList(0, Math.min(MOST_MARKS, changed.size())));
    }

    private void hover(@Nullable Location at) {
        Span span = at == null ? null
                : model.awaited().find(() -> model.structure().node(at).map(Node::span)).orElse(null);
        pane.marks().hover().set(span);
    }

    private void flash(Change step, @Nullable Span goTo) {
        List<Span> changed = new ArrayList<>();
        long growth = 0;
        for (Patch patch : step.patches()) {
            changed.add(new Span(patch.offset() + growth, patch.inserted()));
            growth += patch.growth();
        }
        pane.marks().flash(changed);
        if (goTo != null) {
            split.active().view().reveal(goTo);
        } else if (!hasFocus() && !changed.isEmpty()) {
            split.active().view().reveal(model.selection().bytes());
        }
    }

    // From the pane to the model.

    private void moved(HexCursor cursor) {
        if (shown == model.state()) {
            model.selecting().bytes(cursor.anchor(), cursor.caret(), cursor.rectangle());
        }
    }

    private void pointed(long offset) {
        boolean there = offset >= 0 && offset < model.bytes().length();
        model.hoverProperty().set(there ? model.selecting().valueAt(offset).orElse(null) : null);
    }

    @Override
    public boolean canDelete() {
        return writable && !model.bytes().isEmpty();
    }

    @Override
    public boolean canPaste() {
        return writable;
    }

    @Override
    public void cut() {
        split.active().clipboard().cut();
    }

    @Override
    public void copy() {
        split.active().clipboard().copy();
    }

    @Override
    public void paste() {
        split.active().clipboard().paste();
    }

    @Override
    public void delete() {
        split.active().typing().delete();
    }

    @Override
    public boolean isWritable() {
        return writable;
    }

    @Override
    public void replace(Span span, byte[] bytes) {
        edit(new Edit.ReplaceBytes(span, bytes), () -> { });
    }

    @Override
    public void overwrite(Rectangle rectangle, byte[] bytes) {
        edit(Edit.overwrite(rectangle, bytes), () -> model.selecting().rectangle(rectangle));
    }

    private void edit(Edit edit, Runnable done) {
        if (writable) {
            model.edits().apply(edit, false, done);
        } else {
            model.say(Messages.get("editor.read-only"));
        }
    }

    @Override
    public @Nullable String describe(long offset) {
        return model.awaited().reading(() -> ByteWords.of(model.structure(), offset),
                Messages.get("editor.not-at-hand", "0x%08X".formatted(offset)));
    }

    @Override
    public void requestField(long offset) {
        model.awaited().find(() -> Fields.in(model.structure(), new Span(offset, 1)).stream().findFirst())
                .ifPresent(field -> model.selecting().bytes(field.span().start(), field.span().end()));
    }

    @Override
    public void say(String message) {
        model.say(message);
    }

    @Override
    public void refuse(String why) {
        model.edits().refuse(why);
    }

    @Override
    public void zoom(int direction) {
        zoom.accept(direction);
    }
}
