package org.varscope.cli.output;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.HeaderBits;
import org.varscope.explain.field.Figure;
import org.varscope.said.Phrases;

/// What the bits of headers say, as JSON. A file has many headers, and few that differ.
public final class BitsJson {
    /// What was written last of each type, with and without its flags.
    private final @Nullable Written[] written = new Written[HeaderBits.SLOTS];

    private record Written(Figure.Header header, byte[] json) { }

    /// {@return the groups of bits as a list, of plain characters}
    public byte[] of(Figure.Header header) {
        int slot = HeaderBits.slot(header.word());
        Written known = written[slot];
        if (known == null || known.header.word() != header.word() || !known.header.equals(header)) {
            known = new Written(header, header.bits().stream().map(group -> group(group, header.word()))
                    .collect(Collectors.joining(",", "[", "]")).getBytes(StandardCharsets.ISO_8859_1));
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
