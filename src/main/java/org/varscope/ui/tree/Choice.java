package org.varscope.ui.tree;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.document.place.Siblings;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.Selection;

/// The rows that are selected, in step with what the model has selected: one of them is the value that the other panes
/// show. Those that are selected together are what commands that take several values are done to.
public final class Choice {
    /// Rows that are selected at once by a command; no row has more below it.
    private static final long MOST = Ranges.MOST;

    private final TreeTableView<TreeRow> table;
    private final EditorModel model;
    private final Reveal reveal;
    private boolean busy;
    private final List<Runnable> listeners = new ArrayList<>();
    /// The selected values as they were asked for last: every command asks, at every step.
    private @Nullable List<Siblings> known;
    private @Nullable Structure of;

    Choice(TreeTableView<TreeRow> table, EditorModel model, Reveal reveal) {
        this.table = table;
        this.model = model;
        this.reveal = reveal;
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.getSelectionModel().getSelectedIndices().subscribe(this::changed);
    }

    /// Runs `told` from now on when several are selected, or others, for as long as there is the tree.
    public void onChange(Runnable told) {
        listeners.add(told);
    }

    private void changed() {
        known = null;
        if (!busy && isSeveral()) {
            listeners.forEach(Runnable::run);
        }
    }

    /// Selects the row of what the model has selected.
    void show() {
        Location wanted = model.selection().value();
        if (wanted == null || stays(wanted)) {
            return;
        }
        long element = model.selection().element();
        if (element == Selection.WHOLE || wanted.key()) {
            reveal.select(wanted.asValue());
        } else {
            reveal.select(wanted, element);
        }
    }

    /// Bytes that are no value have no place, and of a row that stands for many the first is picked: while such a row
    /// is selected, it stays so.
    private boolean stays(Location wanted) {
        TreeItem<TreeRow> item = table.getSelectionModel().getSelectedItem();
        return item instanceof RowItem row && switch (row.getValue()) {
            case TreeRow.Gap gap -> gap.span().equals(model.selection().bytes());
            case TreeRow.Range(var parent, long from, var _) -> row.siblings()
                    .map(several -> several.first().equals(wanted))
                    .orElseGet(() -> wanted.equals(parent) && model.selection().element() == from);
            case TreeRow.Value _, TreeRow.Element _ -> false;
        };
    }

    /// Picks in the model what `item` stands for.
    void picked(@Nullable TreeItem<TreeRow> item) {
        if (item == null || busy) {
            return;
        }
        switch (item.getValue()) {
            case TreeRow.Value(Location at) -> model.selecting().pick(at);
            case TreeRow.Element(Location array, long index) -> model.selecting().pick(array, index);
            case TreeRow.Gap(var _, Span span, var _, var _) -> model.selecting().bytes(span.end(), span.start());
            case TreeRow.Range(Location parent, long from, var _) -> ((RowItem) item).siblings().map(Siblings::first)
                    .ifPresentOrElse(model.selecting()::pick, () -> model.selecting().pick(parent, from));
        }
        if (isSeveral()) {
            say();
        }
    }

    /// {@return whether more than one row is selected, or one that stands for several values}
    public boolean isSeveral() {
        return table.getSelectionModel().getSelectedIndices().size() > 1
                || table.getSelectionModel().getSelectedItem() instanceof TreeItem<TreeRow> item
                && item.getValue() instanceof TreeRow.Range;
    }

    /// {@return the selected values, in order; none within another}
    public List<Siblings> chosen() {
        if (!isSeveral()) {
            return one();
        }
        List<Siblings> now = known;
        if (now == null || of != model.structure()) {
            now = Siblings.joined(rows().stream().flatMap(row -> row.siblings().stream()).toList());
            known = now;
            of = model.structure();
        }
        return now;
    }

    /// {@return the bytes of the selected values where these are several, in order; none otherwise}
    public List<Span> severalSpans() {
        return isSeveral() ? chosen().stream().map(part -> part.span(model.structure())).toList() : List.of();
    }

    /// Says how many values are selected.
    private void say() {
        model.say(Messages.get("tree.chosen", chosen().stream().mapToLong(Siblings::count).sum()));
    }

    private List<Siblings> one() {
        return model.selecting().whole().filter(node -> node.role() != Role.GAP)
                .map(node -> List.of(Siblings.of(node.location().asValue()))).orElse(List.of());
    }

    /// {@return the selected rows, as far as they are there}
    List<RowItem> rows() {
        return table.getSelectionModel().getSelectedItems().stream().filter(RowItem.class::isInstance)
                .map(RowItem.class::cast).toList();
    }

    /// Selects the rows of `wanted`, of very many only the first, and opens what they are in.
    public void choose(List<Siblings> wanted) {
        if (wanted.isEmpty()) {
            return;
        }
        model.selecting().pick(wanted.getFirst().first());
        List<Location> values = wanted.stream().flatMap(part -> LongStream.range(part.from(), part.to())
                .limit(MOST).mapToObj(part::at)).limit(MOST).toList();
        select(values.stream().map(this::row).filter(Objects::nonNull).toList());
    }

    private @Nullable RowItem row(Location at) {
        RowItem item = (RowItem) table.getRoot();
        while (item != null && !item.getValue().equals(new TreeRow.Value(at))) {
            item.setExpanded(true);
            item = item.towards(at);
        }
        return item;
    }

    /// Selects all values beside the selected one; where all are, those beside what holds them.
    public void all() {
        selectAll();
        say();
    }

    private void selectAll() {
        TreeItem<TreeRow> item = table.getSelectionModel().getSelectedItem();
        while (item != null && item.getParent() != null) {
            List<TreeItem<TreeRow>> beside = item.getParent().getChildren();
            if (!table.getSelectionModel().getSelectedItems().containsAll(beside)) {
                select(beside.stream().map(RowItem.class::cast).toList());
                return;
            }
            item = item.getParent();
        }
    }

    private void select(List<RowItem> items) {
        int[] rows = items.stream().mapToInt(table::getRow).filter(row -> row >= 0).toArray();
        if (rows.length < 2) {
            return;
        }
        quietly(() -> {
            table.getSelectionModel().clearSelection();
            table.getSelectionModel().selectIndices(rows[0], Arrays.copyOfRange(rows, 1, rows.length));
        });
        items.getLast().siblings().filter(last -> last.count() == 1)
                .ifPresent(last -> model.selecting().pick(last.first()));
        reveal.scrollTo(rows[0]);
    }

    /// Leaves one row selected: what the others stand for may be another value now.
    void leaveOne() {
        int row = table.getSelectionModel().getSelectedIndex();
        if (row >= 0 && table.getSelectionModel().getSelectedIndices().size() > 1) {
            quietly(() -> table.getSelectionModel().clearAndSelect(row));
        }
    }

    private void quietly(Runnable act) {
        busy = true;
        try {
            act.run();
        } finally {
            busy = false;
            changed();
        }
    }
}
