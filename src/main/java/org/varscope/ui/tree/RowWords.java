package org.varscope.ui.tree;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.check.Report;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.explain.Preview;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.said.Numbers;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Problems;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Puts single rows of one state of a document into words.
///
/// @param problems what is known to be wrong with that state
record RowWords(Structure structure, List<Problem> problems) {
    /// How many fields say more by their names than by their number.
    private static final int MOST_NAMED = 50;

    /// {@return what a row shows that stands for many}
    static RowView range(TreeRow.Range range) {
        return RowView.place("[%s \u2026 %s]".formatted(Numbers.grouped(range.from()), Numbers.grouped(range.to() - 1)),
                Messages.get("tree.values", range.to() - range.from()), "range");
    }

    /// {@return what the row of bytes shows that are no value}
    static RowView gap(TreeRow.Gap gap) {
        String bytes = Messages.get("model.bytes", gap.span().length());
        return gap.unread() ? RowView.place("\u2026", Messages.get("tree.gap-unread", bytes), "pending")
                : RowView.place(Messages.get(gap.last() ? "tree.left-over" : "tree.gap"),
                        Messages.get("tree.unclaimed", bytes), "damaged", "gap");
    }

    /// {@return what the row of an element of a packed array shows}
    static RowView element(Target element) {
        Cell cell = new Cell(element);
        return new RowView(PathWords.name(element), "place", TypeWords.ofElement(element), cell.shown(), List.of(),
                cell.value().map(RowWords::hex).orElse(null));
    }

    /// {@return what the row of a value shows; hardly anything where that is gone}
    RowView value(RowItem item) {
        return item.node().map(this::value).orElseGet(() -> RowView.place("", "", "pending"));
    }

    /// {@return what the row of `node` shows}
    RowView value(Node node) {
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
        return new RowView(name, nameStyle(node), TypeWords.of(structure, node, Messages.language()), shown(node),
                styles, colour(node));
    }

    /// What is wrong with the value itself, where the row does not say so in place of the value.
    Optional<Problem> doubt(Node node) {
        return node.state() != State.WHOLE ? Optional.empty() : Problems.ownOf(problems, structure, node)
                .filter(problem -> !Report.isNote(problem, structure.framing()));
    }

    private String nameStyle(Node node) {
        return switch (node.role()) {
            case ROOT -> node.field() != null && !node.field().name().isEmpty() ? "key" : "place";
            case ELEMENT, GAP -> "place";
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
        Optional<String> magic = magic(node);
        if (magic.isPresent()) {
            return magic.get();
        }
        long items = node.state() == State.WHOLE ? Preview.items(structure, node) : -1;
        if (items < 0 && node.isCollection()) {
            return count(node);
        }
        // The count comes first, as narrow columns cut off the end.
        return items <= (isNamed(node) ? MOST_NAMED : Preview.ITEMS) ? Preview.of(structure, node)
                : Messages.get("tree.preview", count(node, items), Preview.of(structure, node));
    }

    /// The bytes of a magic as a list of fields says them: its numbers would tell nobody anything.
    private Optional<String> magic(Node node) {
        FieldItem field = node.field();
        return field == null || field.kind() != FieldKind.MAGIC ? Optional.empty() : Cell.of(structure, node).value()
                .map(value -> value instanceof Variant.PackedBytes(var bytes) ? FieldItem.magic(bytes).word() : null);
    }

    private static boolean isNamed(Node node) {
        return node.kind() == VariantKind.DICTIONARY || node.kind() == VariantKind.OBJECT;
    }

    private static String count(Node node, long items) {
        return Messages.get(switch (node.kind()) {
            case DICTIONARY -> "tree.entries";
            case OBJECT -> "tree.properties";
            case PACKED_BYTE_ARRAY -> "model.bytes";
            default -> "tree.elements";
        }, items);
    }

    private String count(Node node) {
        long count = node.claimed();
        String claimed = count(node, count);
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
        return Cell.of(structure, node).value().map(RowWords::hex).orElse(null);
    }

    private static @Nullable String hex(Variant value) {
        return value instanceof Variant.Reals(var kind, var rgba) && kind == VariantKind.COLOR
                ? "#%02X%02X%02X".formatted(part(rgba[0]), part(rgba[1]), part(rgba[2])) : null;
    }

    private static int part(double share) {
        return (int) Math.round(255 * Math.clamp(Double.isNaN(share) ? 0 : share, 0, 1));
    }
}
