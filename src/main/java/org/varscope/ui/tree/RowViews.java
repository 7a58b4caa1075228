package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Problems;

/// Puts rows into words, once for each state of the document.
final class RowViews {
    /// How much of a value a tooltip shows.
    private static final int GLANCE = 120;

    private final Map<TreeRow, RowView> known = new HashMap<>();
    private final EditorModel model;
    private RowWords words;
    private boolean waiting;
    /// How far the bytes are read that rows show; null where all of it is to be shown.
    private @Nullable ReadSoFar read;

    RowViews(EditorModel model) {
        this.model = model;
        this.words = new RowWords(model.structure(), List.of());
    }

    /// {@return whether a row was asked for that could not be put into words yet}
    boolean isWaiting() {
        return waiting;
    }

    /// From now on rows are those of the model's state of the moment.
    void renew() {
        words = new RowWords(model.structure(), model.health().problems());
        waiting = false;
        known.clear();
    }

    /// Shows from now on only what is known by then.
    void read(@Nullable ReadSoFar soFar) {
        read = soFar;
    }

    /// {@return what the row shows}
    RowView of(RowItem item) {
        ReadSoFar soFar = read;
        RowView whole = whole(item);
        return soFar == null ? whole : soFar.of(item, whole);
    }

    private RowView whole(RowItem item) {
        RowView there = known.get(item.getValue());
        if (there != null) {
            return there;
        }
        try {
            RowView made = make(item);
            known.put(item.getValue(), made);
            return made;
        } catch (AbsentBytesException e) {
            return absent(item.getValue(), e);
        }
    }

    /// A row whose bytes are not at hand is looked at again when they are.
    private RowView absent(TreeRow row, AbsentBytesException absent) {
        waiting = true;
        model.awaited().await(absent);
        long place = switch (row) {
            case TreeRow.Value(Location at) -> at.last();
            case TreeRow.Element(var _, long index) -> index;
            case TreeRow.Range(var _, long from, var _) -> from;
            case TreeRow.Gap gap -> gap.span().start();
        };
        return absent.isFailure()
                ? RowView.place("[" + place + "]", Messages.get("tree.unreadable", absent.span()), "damaged")
                : RowView.place("[" + place + "]", Messages.get("model.reading"), "pending");
    }

    private RowView make(RowItem item) {
        return switch (item.getValue()) {
            case TreeRow.Range range -> RowWords.range(range);
            case TreeRow.Gap gap -> RowWords.gap(gap);
            case TreeRow.Element(var _, long index) ->
                    element(item).map(RowWords::element).orElseGet(() -> waiting(index));
            case TreeRow.Value _ -> words.value(item);
        };
    }

    /// {@return the element that the row stands for, if it is there and found}
    Optional<Target> element(RowItem item) {
        return item.getValue() instanceof TreeRow.Element(var _, long index)
                ? item.array().flatMap(array -> model.element(array, index)) : Optional.empty();
    }

    private RowView waiting(long index) {
        waiting = true;
        return RowView.place("[" + index + "]", Messages.get("model.unread"), "pending");
    }

    /// {@return lines that teach: the value's type, header, bytes and span, and what is wrong with it}
    String details(RowItem item) {
        try {
            return switch (item.getValue()) {
                case TreeRow.Gap(var _, var span, boolean _, boolean unread) ->
                        Messages.get(unread ? "tree.about-unread" : "tree.about-unclaimed") + "\n" + place(span);
                case TreeRow.Element _ -> element(item).map(this::details).orElse(Messages.get("model.unread"));
                case TreeRow.Value _, TreeRow.Range _ ->
                        item.node().map(this::details).orElseGet(() -> of(item).name() + "\n" + of(item).value());
            };
        } catch (AbsentBytesException e) {
            return absent(item.getValue(), e).value();
        }
    }

    private String details(Target element) {
        String array = TypeWords.of(words.structure(), element.node(), Messages.language());
        return "%s: %s\n%s\n%s".formatted(PathWords.name(element),
                shortened(new Cell(element).shown(Messages.language())),
                Messages.get("model.element", TypeWords.ofElement(element), array), place(element.span()));
    }

    private static String place(Span span) {
        return Messages.get("model.span", TypeWords.offsets(span), span.length());
    }

    private static String shortened(String text) {
        return text.length() <= GLANCE ? text : text.substring(0, GLANCE) + "\u2026";
    }

    private String details(Node node) {
        List<String> lines = new ArrayList<>();
        RowView view = words.value(node);
        lines.add("%s: %s".formatted(view.name(), shortened(view.value())));
        if (node.row() != null) {
            lines.add(Messages.get("tree.type-id", view.type(), node.row().id(),
                    words.structure().dialect().traits().title()));
        }
        lines.add(Messages.get("tree.header", "0x%08X".formatted(node.header())));
        lines.add(place(node.span()));
        if (node.guessed()) {
            lines.add(Messages.get("tree.guess"));
        }
        Optional<Problem> wrong = node.state() == State.WHOLE ? words.doubt(node) : Problems.of(words.problems(), node);
        wrong.ifPresent(found -> lines.add(Problems.sentence(found)));
        return String.join("\n", lines);
    }
}
