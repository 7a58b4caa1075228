package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.HeaderBits;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.said.Phrases;

/// Says what a header does, group of bits by group.
final class HeaderSentences {
    private final Dialect dialect;
    private final Phrases phrases;
    /// What was said last of each type, with and without its flags.
    private final @Nullable Said[] said = new Said[HeaderBits.SLOTS];

    private record Said(int word, boolean none, String sentence) { }

    HeaderSentences(Dialect dialect, Phrases phrases) {
        this.dialect = dialect;
        this.phrases = phrases;
    }

    /// @param none whether an object follows that has no class, which is null
    String of(int word, List<HeaderBits> bits, BooleanSupplier none) {
        Row row = dialect.row(word);
        boolean isNull = row != null && row.layout() instanceof Layout.Properties && none.getAsBoolean();
        int slot = HeaderBits.slot(word);
        Said known = said[slot];
        if (known == null || known.word != word || known.none != isNull) {
            known = new Said(word, isNull, said(row, word, bits, isNull));
            said[slot] = known;
        }
        return known.sentence;
    }

    private String said(@Nullable Row row, int word, List<HeaderBits> bits, boolean none) {
        long id = Integer.toUnsignedLong(word & dialect.traits().typeMask());
        StringBuilder all = new StringBuilder(row == null ? phrases.get("header.unknown", id, dialect.traits().title())
                : phrases.get("header", id, row.name(), dialect.traits().title()));
        for (HeaderBits group : bits) {
            all.append(group(row, group, group.in(word), none));
        }
        return all.toString();
    }

    private String group(@Nullable Row row, HeaderBits bits, int value, boolean none) {
        return switch (bits.use()) {
            case TYPE -> "";
            case WIDE -> phrases.get((value == 0 ? "header.narrow" : "header.wide")
                    + (row != null && row.layout() instanceof Layout.Fixed(_, int count) && count == 1 ? "" : ".each"));
            case OBJECT_AS_ID -> phrases.get(value != 0 ? "header.object-as-id"
                    : none ? "header.object.none" : "header.object");
            case ELEMENT_TYPE -> phrases.get("header.element-type." + value);
            case KEY_TYPE -> phrases.get("header.key-type." + value);
            case VALUE_TYPE -> phrases.get("header.value-type." + value);
            case RESERVED -> value == 0 ? "" : phrases.get("header.reserved", bits.from(),
                    bits.from() + bits.count() - 1, "0x%X".formatted(value));
        };
    }
}
