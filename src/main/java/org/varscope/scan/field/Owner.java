package org.varscope.scan.field;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;

/// What the bytes of a field belong to.
///
/// @param kind what that is
/// @param span where it is, with all that it holds
/// @param row  its type; null for what has none
public record Owner(Kind kind, Span span, @Nullable Row row) {
    /// What can own bytes.
    public enum Kind {
        /// The whole file, with its magic and what follows the last record.
        FILE,
        /// A record, or a property of an Object, with what comes before and behind its value.
        RECORD,
        /// An Array, a Dictionary, or an Object: its head, and what is between its items.
        COLLECTION,
        /// Any other value.
        VALUE
    }

    static Owner file(long length) {
        return new Owner(Kind.FILE, new Span(0, length), null);
    }

    static Owner record(Node node) {
        return new Owner(Kind.RECORD, node.item(), node.row());
    }

    static Owner value(Node node) {
        return new Owner(node.isCollection() ? Kind.COLLECTION : Kind.VALUE, node.span(), node.row());
    }
}
