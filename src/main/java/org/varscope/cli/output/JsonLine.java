package org.varscope.cli.output;

import module java.base;
import org.jspecify.annotations.Nullable;

/// One JSON object in one line, of the lines of which there are as many as a file has fields: each member is written as
/// soon as it is told. The text is that which [Output#json] writes.
public final class JsonLine {
    /// Members of a line whose names are known by their places.
    private static final int MEMBERS = 16;
    /// Terms that are kept.
    private static final int MOST_TERMS = 1024;
    /// Digits of a number.
    private static final int DIGITS = 20;

    private final Utf8Writer out;
    /// What comes before the value of the member that came last at each place.
    private final @Nullable Named[] named = new Named[MEMBERS];
    private final Map<String, byte[]> terms = new HashMap<>();
    private final byte[] digits = new byte[DIGITS];
    private int members;

    /// A member, with its name quoted, what parts it from the one before, and the colon after it.
    private record Named(String member, byte[] written) {
        static Named of(int place, String member) {
            return new Named(member, ((place == 0 ? '{' : ',') + "\"" + member + "\":")
                    .getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    JsonLine(Utf8Writer out) {
        this.out = out;
    }

    /// Adds a number.
    ///
    /// @param member its name, of plain characters
    /// @return this line
    public JsonLine number(String member, long number) {
        if (number < 0) {
            return raw(member, Long.toString(number).getBytes(StandardCharsets.ISO_8859_1));
        }
        int from = DIGITS;
        long rest = number;
        do {
            digits[--from] = (byte) ('0' + rest % 10);
            rest /= 10;
        } while (rest != 0);
        try {
            name(member);
            out.ascii(digits, from, DIGITS - from);
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
        return this;
    }

    /// Adds a text.
    ///
    /// @param member its name, of plain characters
    /// @return this line
    public JsonLine text(String member, String text) {
        try {
            name(member);
            out.ascii('"');
            out.json(text);
            out.ascii('"');
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
        return this;
    }

    /// Adds a text of which there are few, and each again and again.
    ///
    /// @param member its name, of plain characters
    /// @return this line
    public JsonLine term(String member, String text) {
        byte[] known = terms.get(text);
        if (known == null && terms.size() == MOST_TERMS) {
            return text(member, text);
        }
        return raw(member, known != null ? known : terms.computeIfAbsent(text, JsonLine::written));
    }

    private static byte[] written(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Utf8Writer writer = new Utf8Writer(bytes)) {
            writer.ascii('"');
            writer.json(text);
            writer.ascii('"');
        } catch (IOException e) {
            throw new AssertionError("memory takes everything", e);
        }
        return bytes.toByteArray();
    }

    /// Adds a value that is JSON already.
    ///
    /// @param member its name, of plain characters
    /// @param json   in UTF-8, all of it visible
    /// @return this line
    public JsonLine raw(String member, byte[] json) {
        try {
            name(member);
            out.ascii(json, 0, json.length);
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
        return this;
    }

    private void name(String member) throws IOException {
        int place = Math.min(members, MEMBERS - 1);
        Named known = named[place];
        if (known == null || !known.member.equals(member)) {
            known = Named.of(members, member);
            named[place] = known;
        }
        members++;
        out.ascii(known.written, 0, known.written.length);
    }

    /// Ends the line, which has members; another may begin.
    public void end() {
        try {
            out.ascii('}');
            out.ascii('\n');
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
        members = 0;
    }
}
