package org.varscope.cli;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.check.Finding;
import org.varscope.cli.output.Output;
import org.varscope.cli.output.Table;
import org.varscope.dialect.FieldItem;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.LazyPath;
import org.varscope.document.place.PathRoom;
import org.varscope.document.place.RawText;
import org.varscope.document.place.Target;
import org.varscope.document.place.Values;
import org.varscope.find.HitPlace;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.said.Numbers;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// The plain form of `tree`: path, type, offset, length and value in columns. A key has a line of its own only where
/// the path of its value does not say it.
final class TreeText implements TreeVerb.Printer {
    private static final Pattern BY_PLACE = Pattern.compile("#[0-9]+~key$");
    private static final int VALUE_WIDTH = 72;
    private static final long LARGEST_SHOWN = 1 << 16;

    private final Output out;
    private final Structure structure;
    private final boolean values;
    private final PathRoom room;
    private final Table table;

    TreeText(Output out, Structure structure, boolean values, PathRoom room) {
        this.out = out;
        this.structure = structure;
        this.values = values;
        this.room = room;
        this.table = new Table(out, "llrrl");
    }

    @Override
    public void file(Opened opened) {
        out.line(String.format(Locale.ROOT, "%s: %,d bytes, %s, %s, %,d %s", opened.name(),
                structure.bytes().length(), opened.found().word(), structure.dialect().name(), structure.records(),
                structure.records() == 1 ? "record" : "records"));
        if (!opened.wrapping().isPlain()) {
            out.line("  " + Clauses.clause(opened.wrapping().title()));
        }
        if (!opened.doubt().isEmpty()) {
            out.line("  read like this because " + opened.doubt());
        }
    }

    @Override
    public void print(Finding finding, boolean open) {
        switch (finding) {
            case Finding.Value(var node, var path) when isSaidByPath(node, path) -> { }
            case Finding.Value(var node, var path) -> {
                row(path.text(), type(node), node.span(), value(node));
                if (!open && node.children() > 0) {
                    table.line("  %s in it left out, as paths would grow too long; --at with this path begins here"
                            .formatted(counted(node, node.children())));
                }
            }
            case Finding.Gap(var node) -> row("", "", node.span(), "bytes that no value claims");
            case Finding.Trouble trouble when trouble.problem().severity() == Severity.NOTE -> { }
            case Finding.Trouble trouble -> table.line(line(trouble, room));
        }
    }

    @Override
    public void end() {
        table.end();
    }

    private void row(String path, String type, Span span, String value) {
        table.row(path, type, Numbers.offset(span.start()), Long.toString(span.length()), values ? value : "");
    }

    /// {@return one line about a problem, where it is and what it concerns}
    ///
    /// @param room for its path
    static String line(Finding.Trouble trouble, PathRoom room) {
        Problem problem = trouble.problem();
        return "  %-7s  %s  %s  %s%s".formatted(problem.severity().name().toLowerCase(Locale.ROOT),
                where(problem.span()), problem.code(),
                trouble.path() == null ? "" : path(room.of(trouble.path())) + ": ", Clauses.clause(problem.flaw()));
    }

    /// {@return a path, and how much deeper the value is where it is too deep for one of its own}
    static String path(PathRoom.Said path) {
        return path.deeper() == 0 ? path.text()
                : String.format(Locale.ROOT, "%s and %,d %s deeper", path.text(), path.deeper(),
                        path.deeper() == 1 ? "level" : "levels");
    }

    /// Whether `node` is a key that can be read in the path of its value.
    private static boolean isSaidByPath(Node node, LazyPath path) {
        return node.role() == Role.KEY && node.state() == State.WHOLE && !BY_PLACE.matcher(path.text()).find();
    }

    private static String where(Span span) {
        return span.length() <= 1 ? Numbers.offset(span.start())
                : Numbers.offset(span.start()) + "-" + Numbers.offset(span.end() - 1);
    }

    /// {@return what the type of `node` is called in its dialect}
    static String type(Node node) {
        FieldItem field = node.field();
        return field != null && node.isPlain() ? field.word() : node.row() == null ? "?" : node.row().name();
    }

    /// {@return the value at a hit, or the beginning of it, and after a key the value of its entry}
    static String hit(Output out, HitPlace place) {
        Target target = place.target();
        TreeText text = new TreeText(out, target.structure(), true, new PathRoom(0));
        String hit = target.part() == null ? text.value(target.node()) : text.shown(target.part().read());
        return place.held().map(value -> hit + ": " + text.value(value)).orElse(hit);
    }

    private String value(Node node) {
        if (node.isCollection()) {
            return collection(node);
        }
        if (node.state() == State.DAMAGED) {
            return RawText.of(structure, node).map(text -> shown(TreeJson.legible(node, text))).orElse("damaged");
        }
        return TreeJson.illegible(structure, node).map(text -> TreeJson.legible(node, text))
                .or(() -> Values.of(structure, node, LARGEST_SHOWN)).map(this::shown)
                .orElse(node.span().length() + " bytes");
    }

    private String shown(Variant value) {
        return GodotText.summary(value, structure.dialect(), VALUE_WIDTH);
    }

    /// So many children of `node`, such as `2 entries`.
    private static String counted(Node node, long count) {
        String noun = switch (node.row() == null ? VariantKind.NIL : node.row().kind()) {
            case DICTIONARY -> count == 1 ? "entry" : "entries";
            case OBJECT -> count == 1 ? "property" : "properties";
            default -> count == 1 ? "element" : "elements";
        };
        return count + " " + noun;
    }

    private String collection(Node node) {
        String claimed = counted(node, node.claimed());
        String count = node.children() < node.claimed() ? node.children() + " of " + claimed : claimed;
        CollectionHead head = CollectionHead.of(structure, node);
        if (!head.className().isEmpty()) {
            return head.className() + ", " + count;
        }
        String of = CollectionHead.name(head.of(), structure.dialect());
        String key = CollectionHead.name(head.key(), structure.dialect());
        boolean dictionary = node.row() != null && node.row().kind() == VariantKind.DICTIONARY;
        return head.equals(CollectionHead.PLAIN) ? count : count + ", [" + (dictionary ? key + ", " : "") + of + "]";
    }
}
