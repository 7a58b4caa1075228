package org.varscope.ui.model;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.compare.Difference;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;

/// A difference between two states as a person reads it.
///
/// @param path where it is, in the newer state unless it is only in the older one
/// @param was  what the older state has
/// @param is   what the newer state has
public record ComparedValue(Difference difference, String path, String was, String is) {
    private static final long SHOWN_BYTES = 16;

    /// {@return `one` as it is between these states; takes a while where it is in a large Dictionary}
    public static ComparedValue of(Difference one, Structure before, Structure after) {
        String none = Messages.get("model.none");
        return switch (one.kind()) {
            case CHANGED, RETYPED -> new ComparedValue(one, path(after, one.after()), shown(before, one.before()),
                    shown(after, one.after()));
            case ADDED -> new ComparedValue(one, path(after, one.after()), none, shown(after, one.after()));
            case REMOVED -> new ComparedValue(one, path(before, one.before()), shown(before, one.before()), none);
            case MOVED -> new ComparedValue(one, path(after, one.after()), place(one.before()), place(one.after()));
            case ENCODING, BYTES -> new ComparedValue(one, path(after, one.after()), bytes(before, one.was()),
                    bytes(after, one.is()));
        };
    }

    private static String place(Location at) {
        return Messages.get("model.place", at.last());
    }

    private static String bytes(Structure in, Span span) {
        Span first = new Span(span.start(), Math.min(SHOWN_BYTES, span.length()));
        return span.isEmpty() ? Messages.get("model.none")
                : HexFormat.ofDelimiter(" ").withUpperCase().formatHex(in.bytes().bytes(first))
                + (first.equals(span) ? "" : " \u2026");
    }

    private static String path(Structure in, Location at) {
        return in.node(at).map(found -> PathWords.of(in, found)).orElse("$");
    }

    private static String shown(Structure in, Location at) {
        return in.node(at).map(found -> found.state() == State.DAMAGED ? Messages.get("model.damaged-value")
                : Cell.of(in, found).shown(Messages.language())).orElse("");
    }
}
