package org.varscope.ui.text;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Target;
import org.varscope.explain.WrittenValue;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.ValueText;
import org.varscope.variant.Variant;

/// What a typed text says over the value as it is now.
///
/// @param target where the value is; null where it is gone
/// @param old    the value; null where it is gone
/// @param value  what the text makes of it; null where that is nothing
/// @param wrong  why it is nothing
/// @param styled the text as it is to look
record Reading(String typed, @Nullable Target target, @Nullable Variant old, @Nullable Variant value,
        @Nullable TextException wrong, StyledText styled) {
    /// {@return what `typed` says; takes as long as it is}
    static Reading of(String typed, ValueText as, Structure structure, Subject subject) {
        Target target = subject.in(structure).orElse(null);
        Variant old = target == null ? null : target.value(WrittenValue.MOST_BYTES).orElse(null);
        Variant value = null;
        TextException wrong = null;
        if (typed.length() > 2 * WrittenValue.MOST) {
            wrong = new TextException(TextRemark.CHARACTERS.with(typed.length()),
                    TextRemark.AT_MOST_CHARACTERS.with(2 * WrittenValue.MOST));
        } else if (old != null) {
            try {
                value = as.readOver(typed, old, structure.dialect());
            } catch (TextException e) {
                wrong = e;
            }
        }
        return new Reading(typed, target, old, value, wrong, StyledText.of(typed, wrong));
    }
}
