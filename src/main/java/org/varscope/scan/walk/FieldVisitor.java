package org.varscope.scan.walk;

import org.varscope.dialect.Number;
import org.varscope.variant.VariantKind;

/// Is told what the bytes of a value are, in their order, as a [Walk] comes over them. What it is not told of a
/// value that is broken cannot be read.
public interface FieldVisitor {
    /// The bytes `[at, at + length)` have one purpose.
    void field(long at, long length, Purpose purpose);

    /// From `at` on are the numbers of `count` elements of a packed array, `per` of them for each.
    ///
    /// @param of what they are numbers of
    void elements(long at, Number number, VariantKind of, long count, int per);

    /// {@return whether no further field is wanted}
    boolean isDone();
}
