package org.varscope.cli;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.HeaderBits;
import org.varscope.explain.Phrases;
import org.varscope.explain.field.Figure;

/// What the bits of headers say, as JSON. A file has many headers, and few that differ.
final class BitsJson {
    private static final int TYPES = 256;

    /// What was written last of each type.
    private final @Nullable Written[] written = new Written[TYPES];

    private record Written(Figure.Header header, String json) { }

    /// {@return the groups of bits as a list}
    String of(Figure.Header header) {
        int slot = header.word() & TYPES - 1;
        Written known = written[slot];
        if (known == null || known.header.word() != header.word() || !known.header.equals(header)) {
            known = new Written(header, header.bits().stream().map(group -> group(group, header.word()))
                    .collect(Collectors.joining(",", "[", "]")));
            written[slot] = known;
        }
        return known.json;
    }

    private static String group(HeaderBits group, int word) {
        return String.format(Locale.ROOT, "{\"from\":%d,\"to\":%d,\"field\":\"%s\",\"value\":\"%s\"}", group.from(),
                group.from() + group.count() - 1, Phrases.key(group.use()),
                Integer.toUnsignedString(group.in(word)));
    }
}
