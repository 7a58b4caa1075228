package org.varscope.ui.text;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Part;
import org.varscope.document.place.TextPlaces;
import org.varscope.document.place.Values;
import org.varscope.explain.WrittenValue;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.cell.ValueText;
import org.varscope.variant.Variant;

/// What a typed text says over the value as it is now.
///
/// @param old    the value; null where it is gone
/// @param value  what the text makes of it; null where that is nothing
/// @param wrong  why it is nothing
/// @param styled the text as it is to look
record Reading(String typed, @Nullable Variant old, @Nullable Variant value, @Nullable TextException wrong,
        StyledText styled) {
    /// {@return what `typed` says; takes as long as it is}
    static Reading of(String typed, ValueText as, Structure structure, Subject subject) {
        Variant old = structure.node(subject.at()).flatMap(node -> old(structure, node, subject.element()))
                .orElse(null);
        Variant value = null;
        TextException wrong = null;
        if (typed.length() > 2 * WrittenValue.MOST) {
            wrong = new TextException(TextRemark.CHARACTERS.with(new Remark.Grouped(typed.length())),
                    TextRemark.AT_MOST_CHARACTERS.with(new Remark.Grouped(2 * WrittenValue.MOST)));
        } else if (old != null) {
            try {
                value = as.readOver(typed, old, structure.dialect());
            } catch (TextException e) {
                wrong = e;
            }
        }
        return new Reading(typed, old, value, wrong, StyledText.of(typed, wrong));
    }

    private static Optional<Variant> old(Structure structure, Node node, long element) {
        if (element == Subject.WHOLE) {
            return Values.of(structure, node, WrittenValue.MOST_BYTES);
        }
        return Elements.any(structure, node, new TextPlaces()).filter(all -> element < all.count())
                .map(all -> all.part(element)).map(Part::read);
    }
}
