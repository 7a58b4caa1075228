package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Values;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;

/// Removes or renames one of two entries with the same key. The engine reads the later one.
///
/// Which of them was meant, only their values could tell: unless both are the same, no repair is far likelier than the
/// others.
final class Doubled {
    private static final long LARGEST_KEY = 1 << 16;
    /// Names that are tried before none is proposed.
    private static final int NAMES = 32;

    private final Structure structure;
    private final Node first;
    private final Node later;
    private final Progress progress;

    private Doubled(Structure structure, Node first, Node later, Progress progress) {
        this.structure = structure;
        this.first = first;
        this.later = later;
        this.progress = progress;
    }

    /// {@return the repairs of a key at `problem` that occurs again}
    static List<Repair> of(Structure structure, Problem problem, Flaw.DuplicateKey flaw, Progress progress) {
        return both(structure, problem, flaw).stream().flatMap(both -> new Doubled(structure, both.getFirst(),
                both.getLast(), progress).all().stream()).toList();
    }

    /// {@return what stands for the two entries: the key of the first, or the child that it belongs to, and the child
    /// that the other key belongs to; empty where they are not found}
    static Optional<List<Node>> both(Structure structure, Problem problem, Flaw.DuplicateKey flaw) {
        long again = flaw.again();
        return structure.deepestAt(problem.span().start()).map(Doubled::entry)
                .filter(first -> again < children(structure, first.parent()))
                .flatMap(first -> structure.children(first.parent(), again, again + 1).stream().findFirst()
                        .map(later -> List.of(first, later)));
    }

    /// The child of its collection that a key belongs to; a key that is a collection may hold what is found.
    private static Node entry(Node found) {
        Node node = found;
        while (node.parent() != null && node.role() != Role.KEY && node.role() != Role.PROPERTY) {
            node = node.parent();
        }
        return node;
    }

    private static long children(Structure structure, @Nullable Node parent) {
        return parent == null ? structure.records() : parent.children();
    }

    private List<Repair> all() {
        Location unread = child(first);
        boolean same = value(unread).filter(value -> value.equals(value(child(later)).orElse(null))).isPresent();
        double other = same ? Weights.FAR : 0;
        List<Repair> all = new ArrayList<>();
        made(Kind.UNREAD_ENTRY, first.place(), later.place(), new Edit.Remove(unread), 0).ifPresent(all::add);
        renamed(unread, other + Weights.RENAMED).ifPresent(all::add);
        made(Kind.READ_ENTRY, later.place(), first.place(), new Edit.Remove(child(later)), other + Weights.FIRST_KEPT)
                .ifPresent(all::add);
        return all;
    }

    private Optional<Repair> made(Kind kind, long before, long after, Edit edit, double oddness) {
        return Proposal.of(structure, kind, before, after, edit, oddness, progress);
    }

    /// Where the value of the entry is.
    private static Location child(Node node) {
        return node.parent() == null ? Location.record(node.place()) : node.parent().location().child(node.place());
    }

    private Optional<Variant> value(Location at) {
        return structure.node(at).flatMap(node -> Values.of(structure, node, LARGEST_KEY));
    }

    /// Gives the entry that the engine does not read a key that nothing has yet.
    private Optional<Repair> renamed(Location at, double oddness) {
        Optional<Variant> key = key();
        return key.flatMap(was -> IntStream.range(2, NAMES).mapToObj(number -> other(was, number).flatMap(name ->
                made(Kind.KEY, 0, number, new Edit.SetValue(at.asKey(), name), oddness)))
                .flatMap(Optional::stream).findFirst());
    }

    private Optional<Variant> key() {
        return switch (first.role()) {
            case KEY -> Values.of(structure, first, LARGEST_KEY);
            case ROOT -> structure.entryKey(first).filter(_ -> EntryKeys.has(structure)).map(Variant.Text::new);
            case PROPERTY, VALUE, ELEMENT, GAP -> Optional.empty();
        };
    }

    private static Optional<Variant> other(Variant key, int number) {
        return switch (key) {
            case Variant.Text(var text) -> Optional.of(new Variant.Text(text + "_" + number));
            case Variant.Name(var name) -> Optional.of(new Variant.Name(name + "_" + number));
            default -> Optional.empty();
        };
    }
}
