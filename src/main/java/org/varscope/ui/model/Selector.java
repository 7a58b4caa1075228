package org.varscope.ui.model;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.document.Change;
import org.varscope.document.edit.Action;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;

/// Makes selections in one state of the values.
record Selector(Structure structure, ElementSearch elements) {
    /// {@return the first value; nothing where there is none}
    Selection first() {
        return structure.records() == 0 ? Selection.NONE
                : structure.node(Location.record(0)).map(node -> picked(node, Selection.WHOLE)).orElse(Selection.NONE);
    }

    /// {@return the selection of `node`, or of an element of it: one that is still looked for has the bytes of its
    /// array until it is found}
    Selection picked(Node node, long element) {
        boolean isThere = element >= 0 && element < Elements.count(structure, node);
        Span span = isThere ? elements.find(structure, node, element).map(Target::span).orElse(node.span())
                : node.span();
        boolean isKept = isThere || element >= 0 && node.state() == State.PENDING;
        return new Selection(span.end(), span.start(), node.location(), true, isKept ? element : Selection.WHOLE);
    }

    /// {@return the same selection, of a value that may be longer or shorter now}
    Selection again(Selection now) {
        return node(now).filter(_ -> now.picked()).map(node -> picked(node, now.element())).orElse(now);
    }

    /// {@return the selection from `anchor` to `caret`; while an element is selected, bytes in the same array select
    /// elements too}
    Selection bytes(Selection old, long anchor, long caret) {
        Selection bytes = bytes(anchor, caret);
        if (old.element() == Selection.WHOLE || !Objects.equals(old.value(), bytes.value())) {
            return bytes;
        }
        long element = node(old).flatMap(node -> elements.of(structure, node)).map(all -> all.at(bytes.start()))
                .orElse(Selection.WHOLE);
        return new Selection(anchor, caret, bytes.value(), false, element);
    }

    /// {@return the selection of `rectangle`}
    Selection rectangle(Selection old, Rectangle rectangle) {
        Span first = rectangle.stripe(0);
        return bytes(old, first.start(), first.end()).with(rectangle);
    }

    private Selection bytes(long anchor, long caret) {
        return new Selection(anchor, caret, valueAt(Math.min(anchor, caret)).orElse(null), false);
    }

    /// {@return the value that holds the byte at `offset`, or, past the end, the byte before it}
    Optional<Location> valueAt(long offset) {
        return structure.deepestAt(Math.min(offset, structure.bytes().length() - 1)).map(Node::location)
                .filter(at -> structure.node(at).isPresent());
    }

    private Optional<Node> node(Selection selection) {
        return Optional.ofNullable(selection.value()).flatMap(structure::node);
    }

    /// {@return where what was selected is after `step`, which led here}
    Selection followed(Selection old, Change step) {
        return Optional.ofNullable(old.value()).filter(_ -> old.picked())
                .flatMap(value -> isReread(step) ? Moved.location(value, step) : Moved.bytes(value, step)
                        .or(() -> structure.node(value).map(Node::location))).flatMap(structure::node)
                .map(node -> picked(node, old.element()))
                .orElseGet(() -> bytes(old, Moved.offset(old.anchor(), step),
                        Moved.offset(old.rectangle() == null ? old.caret() : old.anchor(), step)));
    }

    /// Whoever takes something out selects what is beside it; nobody does where another program has.
    private static boolean isReread(Change step) {
        return step.action().verb() == Action.Verb.REREAD;
    }

    /// {@return what undo or redo has changed: a value for whoever had picked one, a caret for whoever had that}
    Selection returned(Selection old, Touched there) {
        long caret = there.bytes().start();
        Node value = there.value();
        if (value == null) {
            return bytes(caret, caret);
        }
        long element = elements.of(structure, value).filter(_ -> !there.bytes().encloses(value.span()))
                .map(all -> all.at(caret)).orElse(Selection.WHOLE);
        return old.picked() ? picked(value, element) : new Selection(caret, caret, value.location(), false, element);
    }

    /// {@return what is selected once more of the values is read}
    ///
    /// @param lost what was selected before the last step, which may have left its array to be read again
    Selection reread(Selection now, Selection lost) {
        if (now.equals(Selection.NONE) && !structure.bytes().isEmpty()) {
            return first();
        }
        Rectangle rectangle = now.rectangle();
        return rectangle != null ? rectangle(now, rectangle) : now.picked() ? again(now)
                : regained(now, lost).orElseGet(() -> bytes(now, now.anchor(), now.caret()));
    }

    private Optional<Selection> regained(Selection now, Selection lost) {
        @Nullable Location array = lost.element() == Selection.WHOLE || !lost.picked() ? null : lost.value();
        return array == null ? Optional.empty() : structure.node(array).map(node -> picked(node, lost.element()))
                .filter(again -> again.caret() == now.caret());
    }
}
