package org.varscope.scan.field;

import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.scan.walk.FieldRole;
import org.varscope.scan.walk.Purpose;
import org.varscope.scan.walk.Rule;

/// A run of bytes with one purpose. Fields partition a document: every byte is in exactly one.
///
/// @param span    its bytes
/// @param owner   what it belongs to
/// @param purpose what it is
/// @param source  where that is written
/// @param guessed whether the structure around it was found again after damage
public record Field(Span span, Owner owner, Purpose purpose, Source source, boolean guessed) {
    /// Where it is written what bytes mean: a rule in the words of an engine generation, or of a document.
    ///
    /// @param dialect says which, and whether it is a document
    public record Source(Rule rule, Dialect dialect) { }

    /// {@return what it is for, roughly}
    public FieldRole role() {
        return purpose.role();
    }
}
