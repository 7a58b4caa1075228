package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.explain.Cell;
import org.varscope.explain.Element;
import org.varscope.explain.Numbers;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Problems;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Puts rows into words, once for each state of the document.
final class RowViews {
    /// How much of a value a tooltip shows.
    private static final int GLANCE = 120;

    private final Map<TreeRow, RowView> known = new HashMap<>();
    private final EditorModel model;
    private Structure structure;
    private List<Problem> problems = List.of();
    private boolean waiting;

    RowViews(EditorModel model) {
        this.model = model;
        this.structure = model.structure();
    }

    /// {@return whether a row was asked for that could not be put into words yet}
    boolean isWaiting() {
        return waiting;
    }

    /// From now on rows are those of the model's state of the moment.
    void renew() {
        structure = model.structure();
        problems = model.problems();
        waiting = false;
        known.clear();
    }

    /// {@return what the row shows}
    RowView of(RowItem item) {
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
        model.await(absent);
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
            case TreeRow.Range(var _, long from, long to) ->
                    RowView.place("[%s \u2026 %s]".formatted(Numbers.grouped(from), Numbers.grouped(to - 1)),
                            Messages.get("tree.values", to - from), "range");
            case TreeRow.Gap(var _, var span, boolean last, boolean unread) -> {
                String bytes = Messages.get("model.bytes", span.length());
                yield unread ? RowView.place("\u2026", Messages.get("tree.gap-unread", bytes), "pending")
                        : RowView.place(Messages.get(last ? "tree.left-over" : "tree.gap"),
                                Messages.get("tree.unclaimed", bytes), "damaged", "gap");
            }
            case TreeRow.Element(var _, long index) -> element(item).map(this::element).orElseGet(() -> waiting(index));
            case TreeRow.Value _ -> item.node().map(this::value).orElseGet(() -> RowView.place("", "", "pending"));
        };
    }

    /// {@return the element that the row stands for, if it is there and found}
    Optional<Element> element(RowItem item) {
        return item.getValue() instanceof TreeRow.Element(var _, long index)
                ? item.array().flatMap(array -> model.element(array, index)) : Optional.empty();
    }

    private RowView element(Element element) {
        Cell cell = Cell.of(element);
        return new RowView(element.name(), "place", TypeWords.of(element), cell.shown(), List.of(),
                cell.value().map(RowViews::hex).orElse(null));
    }

    private RowView waiting(long index) {
        waiting = true;
        return RowView.place("[" + index + "]", Messages.get("model.unread"), "pending");
    }

    private RowView value(Node node) {
        String name = PathWords.name(structure, node) + (node.guessed() ? " ?" : "");
        List<String> styles = new ArrayList<>();
        if (node.state() != State.WHOLE) {
            styles.add(node.state().name().toLowerCase(Locale.ROOT));
        }
        if (node.guessed()) {
            styles.add("guessed");
        }
        if (doubt(node).isPresent()) {
            styles.add("doubtful");
        }
        return new RowView(name, nameStyle(node), TypeWords.of(structure, node), shown(node), styles, colour(node));
    }

    /// What is wrong with the value itself, where the row does not say so in place of the value.
    private Optional<Problem> doubt(Node node) {
        return node.state() != State.WHOLE ? Optional.empty() : Problems.ownOf(problems, structure, node)
                .filter(problem -> problem.severity() != Severity.NOTE);
    }

    private String nameStyle(Node node) {
        return switch (node.role()) {
            case ROOT, ELEMENT, GAP -> "place";
            case PROPERTY -> "key";
            case VALUE, KEY -> structure.key(node).map(Node::row)
                    .filter(row -> row.kind() == VariantKind.STRING).isPresent() ? "key" : "mono";
        };
    }

    private String shown(Node node) {
        if (node.state() == State.PENDING && !node.isCollection()) {
            return Messages.get("model.unread");
        }
        if (node.state() == State.DAMAGED) {
            return Problems.words(problems, structure, node);
        }
        return node.isCollection() ? count(node) : Cell.of(structure, node).shown();
    }

    private String count(Node node) {
        long count = node.claimed();
        String claimed = Messages.get(switch (node.row() == null ? VariantKind.NIL : node.row().kind()) {
            case DICTIONARY -> "tree.entries";
            case OBJECT -> "tree.properties";
            default -> "tree.elements";
        }, count);
        boolean some = node.children() < count;
        return switch (node.state()) {
            // The mark comes first, as narrow columns cut off the end.
            case PENDING -> some && node.children() > 0 ? Messages.get("tree.unread-of", node.children(), claimed)
                    : Messages.get("tree.unread", claimed);
            case INCOMPLETE -> some ? Messages.get("tree.some-of", node.children(), claimed)
                    : Messages.get("tree.damaged", claimed);
            case WHOLE, DAMAGED -> claimed;
        };
    }

    private @Nullable String colour(Node node) {
        if (node.state() != State.WHOLE || node.row() == null || node.row().kind() != VariantKind.COLOR) {
            return null;
        }
        return Cell.of(structure, node).value().map(RowViews::hex).orElse(null);
    }

    private static @Nullable String hex(Variant value) {
        return value instanceof Variant.Reals(var kind, var rgba) && kind == VariantKind.COLOR
                ? "#%02X%02X%02X".formatted(part(rgba[0]), part(rgba[1]), part(rgba[2])) : null;
    }

    private static int part(double share) {
        return (int) Math.round(255 * Math.clamp(Double.isNaN(share) ? 0 : share, 0, 1));
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

    private String details(Element element) {
        return "%s: %s\n%s\n%s".formatted(element.name(), shortened(Cell.of(element).shown()),
                Messages.get("model.element", TypeWords.of(element), TypeWords.of(structure, element.array())),
                place(element.span()));
    }

    private static String place(Span span) {
        return Messages.get("model.span", TypeWords.offsets(span), span.length());
    }

    private static String shortened(String text) {
        return text.length() <= GLANCE ? text : text.substring(0, GLANCE) + "\u2026";
    }

    private String details(Node node) {
        List<String> lines = new ArrayList<>();
        RowView view = value(node);
        lines.add("%s: %s".formatted(view.name(), shortened(view.value())));
        if (node.row() != null) {
            lines.add(Messages.get("tree.type-id", view.type(), node.row().id(), structure.dialect().traits().title()));
        }
        lines.add(Messages.get("tree.header", "0x%08X".formatted(node.header())));
        lines.add(place(node.span()));
        if (node.guessed()) {
            lines.add(Messages.get("tree.guess"));
        }
        Optional<Problem> wrong = node.state() == State.WHOLE ? doubt(node) : Problems.of(problems, node);
        wrong.ifPresent(found -> lines.add(Problems.sentence(found)));
        return String.join("\n", lines);
    }
}
