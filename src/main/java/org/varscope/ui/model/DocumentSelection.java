package org.varscope.ui.model;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.place.Target;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// What a person selects in one open document, and where that is after each step.
public final class DocumentSelection {
    private final EditorModel model;
    private final ElementSearch elements;
    private Found found = new Found(null, null, null);
    /// What is to be selected once the bytes that tell are there.
    private @Nullable Function<Selector, Selection> waiting;
    /// What was selected before the last step.
    private Selection lost = Selection.NONE;

    /// The selected value as it was looked up last: every pane asks for it, at every step.
    private record Found(@Nullable Structure structure, @Nullable Location at, @Nullable Node node) { }

    DocumentSelection(EditorModel model, ElementSearch elements) {
        this.model = model;
        this.elements = elements;
    }

    /// {@return the selected value, if there is one}
    public Optional<Node> node() {
        Structure structure = model.structure();
        Location value = model.selection().value();
        if (found.structure != structure || !Objects.equals(found.at, value)) {
            Found looked = model.awaited().reading(() -> new Found(structure, value,
                    value == null ? null : structure.node(value).orElse(null)), null);
            if (looked == null) {
                return Optional.empty();
            }
            found = looked;
        }
        return Optional.ofNullable(found.node);
    }

    /// {@return the selected value, if it is selected as a whole and not one element of it}
    public Optional<Node> whole() {
        return model.selection().element() == Selection.WHOLE ? node() : Optional.empty();
    }

    /// {@return the selected element of a packed array, or the selected value: also the array of an element that is
    /// not found yet}
    public Optional<Target> target() {
        long index = model.selection().element();
        return node().map(node -> (index == Selection.WHOLE ? Optional.<Target>empty() : model.element(node, index))
                .orElseGet(() -> new Target(model.structure(), node)));
    }

    /// {@return the offset that what is shown at a place is about: where the selected value says what it is, the first
    /// of the selected bytes, or the caret}
    public long place() {
        Selection now = model.selection();
        return !now.picked() ? now.start() : whole().map(node -> model.awaited()
                .reading(() -> Fields.payload(model.structure(), node), now.start())).orElse(now.start());
    }

    /// {@return what holds the selected value or element, if anything does}
    public Optional<Node> above() {
        return model.selection().element() == Selection.WHOLE ? node().map(Node::parent) : node();
    }

    /// {@return the value that holds the byte at `offset`, or, past the end, the byte before it}
    public Optional<Location> valueAt(long offset) {
        return model.awaited().find(() -> selector(model.structure()).valueAt(offset));
    }

    /// Picks a value: its bytes are selected, and stay so when it changes.
    public void pick(Location value) {
        pick(value, Selection.WHOLE);
    }

    /// Picks an element of a packed array, as a value is picked.
    ///
    /// @param element which one; [Selection#WHOLE] for the array itself
    public void pick(Location value, long element) {
        try {
            model.structure().node(value).ifPresent(node -> {
                Selection wanted = selector(model.structure()).picked(node, element);
                model.history().endStep();
                waiting = null;
                model.select(wanted);
            });
        } catch (AbsentBytesException e) {
            Selection place = model.selection();
            model.awaited().repeat(e, () -> {
                if (model.selection().isAt(place)) {
                    pick(value, element);
                }
            });
        }
    }

    /// Picks what holds the selected value or element.
    public void pickAbove() {
        above().ifPresent(node -> pick(node.location()));
    }

    /// Selects bytes; the value that holds the first of them becomes the selected one.
    ///
    /// @param anchor where selecting began; offsets past the end mean the end
    /// @param caret  where typing would go
    public void bytes(long anchor, long caret) {
        long length = model.bytes().length();
        long from = Math.clamp(anchor, 0, length);
        long to = Math.clamp(caret, 0, length);
        Selection before = model.selection();
        model.select(choose(selector(model.structure()), in -> in.bytes(before, from, to), at(from, to)));
    }

    /// Selects bytes, or `rectangle` where it is not null.
    ///
    /// @param anchor as of [#bytes(long, long)]
    /// @param caret  the same
    public void bytes(long anchor, long caret, @Nullable Rectangle rectangle) {
        if (rectangle == null) {
            bytes(anchor, caret);
        } else {
            rectangle(rectangle);
        }
    }

    /// {@return whether [#switchRectangle] does something: there is a rectangle, or what is selected can become one}
    public boolean canSwitchRectangle(int perRow) {
        return model.selection().rectangle() != null || drawn(perRow) != null;
    }

    /// Makes the selected bytes, or the one at the caret, a rectangle between the first and the last of them; and of a
    /// rectangle all bytes between its corners.
    ///
    /// @param perRow how many bytes are in a row
    public void switchRectangle(int perRow) {
        Rectangle now = model.selection().rectangle();
        Rectangle drawn = drawn(perRow);
        if (now != null) {
            boolean fromEnd = now.anchor() > now.caret();
            bytes(now.anchor() + (fromEnd ? 1 : 0), now.caret() + (fromEnd ? 0 : 1));
        } else if (drawn != null) {
            rectangle(drawn);
        }
    }

    private @Nullable Rectangle drawn(int perRow) {
        Selection now = model.selection();
        Span bytes = now.bytes();
        Span drawn = bytes.isEmpty() && bytes.start() < model.bytes().length() ? new Span(bytes.start(), 1) : bytes;
        return Rectangle.over(drawn, !now.picked() && now.caret() < now.anchor(), perRow, model.bytes().length());
    }

    /// Selects bytes of several rows; the value that holds the first of them becomes the selected one. It ends with
    /// whatever else is selected, and with every step.
    ///
    /// @param rectangle as long as the document
    public void rectangle(Rectangle rectangle) {
        Selection before = model.selection();
        Span first = rectangle.stripe(0);
        model.select(choose(selector(model.structure()), in -> in.rectangle(before, rectangle),
                at(first.start(), first.end()).with(rectangle)));
    }

    private static Selection at(long anchor, long caret) {
        return new Selection(anchor, caret, null, false);
    }

    private Selector selector(Structure structure) {
        return new Selector(structure, elements);
    }

    /// {@return what is selected at first}
    Selection first(Structure structure) {
        return choose(selector(structure), Selector::first, at(0, 0));
    }

    /// {@return whether what was selected at first is selected}
    public boolean isFirst() {
        return model.awaited().reading(() -> model.selection().isAt(selector(model.structure()).first()), false);
    }

    /// {@return what is selected after `step`}
    ///
    /// @param touched what undo or redo goes to; null where a person does something new
    Selection after(Change step, @Nullable Touched touched) {
        Selection was = model.selection();
        lost = was;
        return choose(selector(step.after().structure()),
                in -> touched != null ? in.returned(was, touched) : in.followed(was, step),
                at(Moved.offset(was.anchor(), step), Moved.offset(was.caret(), step)));
    }

    /// {@return what is selected now that more is read of the same values}
    Selection reread(Structure structure) {
        return chooseAgain(structure, in -> in.reread(model.selection(), lost));
    }

    /// {@return what is selected now that more elements are found}
    Selection again() {
        return chooseAgain(model.structure(), in -> in.again(model.selection()));
    }

    /// {@return what is selected now, or what is still to be}
    private Selection chooseAgain(Structure structure, Function<Selector, Selection> again) {
        Selection now = model.selection();
        return choose(selector(structure), waiting != null ? waiting : again,
                at(now.anchor(), now.caret()).with(now.rectangle()));
    }

    /// {@return what `wanted` selects; where the bytes that tell are not at hand, only `bytes` until they are}
    private Selection choose(Selector in, Function<Selector, Selection> wanted, Selection bytes) {
        waiting = null;
        try {
            return wanted.apply(in);
        } catch (AbsentBytesException e) {
            model.awaited().await(e);
            waiting = wanted;
            return bytes;
        }
    }
}
