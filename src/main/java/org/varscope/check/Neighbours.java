package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.RepeatedKeys;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.variant.ElementType;

/// What is odd about values among their neighbours: keys that come again, and elements that do not fit their typed
/// collection. An [Inspection] finds the same on its way; here, values are asked about in any order, best in that
/// of their bytes. For one thread.
public final class Neighbours {
    private final Structure structure;
    private final QuickPass pass;
    private final RecentCollections<RepeatedKeys> keys;
    private final RecentCollections<CollectionHead> heads;
    private @Nullable EntryKeys entries;

    /// @param structure whose values are asked about
    public Neighbours(Structure structure) {
        this(structure, QuickPass.NONE);
    }

    /// @param structure whose values are asked about
    /// @param pass      what is known of them
    public Neighbours(Structure structure, QuickPass pass) {
        this.structure = structure;
        this.pass = pass;
        this.keys = new RecentCollections<>(holder -> new RepeatedKeys(structure, holder));
        this.heads = new RecentCollections<>(holder -> CollectionHead.of(structure, holder));
    }

    /// {@return what is odd about `node`; what reading only it finds is left out}
    public List<Problem> of(Node node) {
        boolean uncompared = node.isCollection() && node.children() > RepeatedKeys.MOST;
        if (node.role() == Role.GAP || !uncompared && node.parent() != null && pass.clears(node)) {
            return List.of();
        }
        List<Problem> found = new ArrayList<>();
        Node holder = node.parent();
        if (holder == null) {
            entry(node).ifPresent(found::add);
        } else if (holder.row() != null) {
            look(node, node.role() == Role.PROPERTY ? CollectionHead.PLAIN : heads.of(holder),
                    isNamed(node) ? keys.of(holder) : null, structure.dialect(), found::add);
        }
        if (uncompared && RepeatedKeys.isKeyed(node)) {
            found.add(RepeatedKeys.notCompared(node.span().start(), node.children()));
        }
        return found;
    }

    private Optional<Problem> entry(Node record) {
        if (!EntryKeys.has(structure)) {
            return Optional.empty();
        }
        EntryKeys all = entries == null ? new EntryKeys(structure) : entries;
        entries = all;
        return entry(record, structure, all);
    }

    /// {@return that the key of an entry of settings comes again, if it does}
    static Optional<Problem> entry(Node record, Structure structure, EntryKeys entries) {
        return entries.repeated(record).map(later ->
                new Problem(new Flaw.DuplicateKey(later, true), structure.entryKeySpan(record)));
    }

    /// Tells what is odd about a child of a collection.
    ///
    /// @param head of the collection
    /// @param keys of the collection; null where it has none, or the child is neither a key nor a property
    static void look(Node node, CollectionHead head, @Nullable RepeatedKeys keys, Dialect dialect,
            Consumer<Problem> found) {
        if (keys != null && isNamed(node) && keys.isRepeated(node.place())) {
            found.accept(new Problem(new Flaw.DuplicateKey(keys.next(node.place()), false), node.span()));
        }
        ElementType type = node.role() == Role.KEY ? head.key() : head.of();
        if (node.row() != null && node.role() != Role.PROPERTY && !type.takes(node.row().kind())) {
            found.accept(new Problem(new Flaw.ElementMismatch(node.row().name(), CollectionHead.name(type, dialect),
                    node.role() != Role.VALUE), node.span()));
        }
    }

    /// Whether a node is a key, or has a name.
    static boolean isNamed(Node node) {
        return node.role() == Role.KEY || node.role() == Role.PROPERTY;
    }

    /// What was found out about the collections that were asked about last.
    ///
    /// @param <T> what that is
    static final class RecentCollections<T> {
        /// Collections that are remembered.
        private static final int MOST = 64;

        private final Function<Node, T> made;
        private final SequencedMap<Span, T> recent = new LinkedHashMap<>(MOST, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Span, T> eldest) {
                return size() > MOST;
            }
        };

        /// @param made finds it out
        RecentCollections(Function<Node, T> made) {
            this.made = made;
        }

        /// {@return what is to be known of `collection`}
        T of(Node collection) {
            return recent.computeIfAbsent(collection.span(), _ -> made.apply(collection));
        }
    }
}
