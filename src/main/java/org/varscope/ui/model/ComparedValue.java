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
        String was = one.kind() == Difference.Kind.ADDED ? none
                : shown(one.kind(), before, one.before(), one.was());
        return one.kind() == Difference.Kind.REMOVED ? new ComparedValue(one, path(before, one.before()), was, none)
                : new ComparedValue(one, path(after, one.after()), was,
                        shown(one.kind(), after, one.after(), one.is()));
    }

    /// {@return what a state has where something became of it}
    ///
    /// @param kind what became of it
    /// @param span its bytes there
    public static String shown(Difference.Kind kind, Structure in, Location at, Span span) {
        return switch (kind) {
            case ADDED, REMOVED, CHANGED, RETYPED -> shown(in, at);
            case MOVED -> place(at);
            case ENCODING, BYTES -> bytes(in, span);
        };
    }

    /// {@return the path of what is at `at`}
    public static String path(Structure in, Location at) {
        return in.node(at).map(found -> PathWords.of(in, found)).orElse("$");
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

    private static String shown(Structure in, Location at) {
        return in.node(at).map(found -> found.state() == State.DAMAGED ? Messages.get("model.damaged-value")
                : Cell.of(in, found).shown(Messages.language())).orElse("");
    }
}
