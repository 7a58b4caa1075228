package org.varscope.check;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;

/// What was found out about the collections that were asked about last.
///
/// @param <T> what that is
final class RecentCollections<T> {
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
