package org.varscope.text.godot;

import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.dialect.TextRule;
import org.varscope.remark.Remark;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.VariantKind;

/// The dialect that text is read for: what it has, and how to say that it lacks something.
record TextDialect(Dialect dialect, Cursor cursor) {
    private static final int OLD_GENERATION = 2;

    /// {@return whether engines escape a String as they do a name: Godot 1 and 2}
    boolean isNameEscaped() {
        return dialect.traits().generation() <= OLD_GENERATION;
    }

    /// {@return whether texts hold half of a surrogate pair alone: up to Godot 3}
    boolean takesHalves() {
        return dialect.traits().text() != TextRule.STRICT;
    }

    /// {@return whether the property `script` of an object holds its path}
    boolean isScriptPath() {
        return dialect.rowOf(VariantKind.OBJECT).map(Row::layout)
                .filter(l -> l instanceof Layout.Properties(var path) && path).isPresent();
    }

    void require(VariantKind kind, int start, String found) throws TextException {
        if (dialect.rowOf(kind).isEmpty()) {
            throw lacks(TypeNames.of(kind, dialect), start, found);
        }
    }

    /// Refuses what has something to store where the dialect stores nothing but the type.
    void requirePayload(VariantKind kind, int start, Remark what) throws TextException {
        if (dialect.rowOf(kind).filter(r -> r.layout() instanceof Layout.Empty).isPresent()) {
            throw lacks(what, start, cursor.since(start));
        }
    }

    TextException lacks(Object what, int start, String found) {
        return new TextException(start, "`" + found + "`",
                TextRemark.LACKED.with(dialect.name(), what));
    }

    /// {@return how many bytes a fork's own type called `name` has}
    int opaqueSize(String name) {
        return dialect.rowNamed(name).map(Row::layout)
                .map(l -> l instanceof Layout.Opaque(var bytes) ? bytes : 0).orElse(0);
    }

    /// {@return the int at the cursor, in the range that the dialect stores}
    long integer(Numeral numeral) throws TextException {
        boolean narrow = dialect.rowOf(VariantKind.INT).map(Row::layout)
                .filter(l -> l instanceof Layout.Fixed(var number, _) && number == Number.I32).isPresent();
        return narrow ? numeral.integer(Integer.MIN_VALUE, Integer.MAX_VALUE)
                : numeral.integer(Long.MIN_VALUE, Long.MAX_VALUE);
    }
}
