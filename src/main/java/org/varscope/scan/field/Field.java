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
/// @param dialect says in which generation of the engine, or in which document, that is written
/// @param guessed whether the structure around it was found again after damage
public record Field(Span span, Owner owner, Purpose purpose, Dialect dialect, boolean guessed) {
    /// {@return where it is written what the bytes mean, in the words of [#dialect]}
    public Rule rule() {
        return purpose.rule();
    }

    /// {@return whether it is text in UTF-8, and not bytes of any meaning}
    public boolean isText() {
        return role() == FieldRole.TEXT && !(purpose instanceof Purpose.Data);
    }

    /// {@return what it is for, roughly}
    public FieldRole role() {
        return purpose.role();
    }
}
