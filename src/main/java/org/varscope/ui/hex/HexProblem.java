package org.varscope.ui.hex;

import org.varscope.bytes.Span;
import org.varscope.problem.Severity;

/// A finding, as it is marked in the hex pane: underlined, the line saying how bad it is by its form as well as its
/// colour (waves, dashes, dots).
///
/// @param span     the bytes to underline
/// @param severity how much it matters
/// @param damaged  whether the bytes are hatched too
public record HexProblem(Span span, Severity severity, boolean damaged) {
    /// {@return the bytes to underline, of `length` there are: those of the span, or where that is only a position (bytes
    /// are missing there) the byte at it, or the last one}
    Span shown(long length) {
        return span.isEmpty() && length > 0 ? new Span(Math.min(span.start(), length - 1), 1) : span;
    }
}
