package org.varscope.cli.output;

import module java.base;

/// One JSON object in one line, of the lines of which there are as many as a file has fields: each member is written as
/// soon as it is told. The text is that which [Output#json] writes.
public final class JsonLine {
    private final Utf8Writer out;
    /// The names of members, quoted and with the colon after them.
    private final Map<String, byte[]> names = new HashMap<>();
    private boolean begun;

    JsonLine(Utf8Writer out) {
        this.out = out;
    }

    /// Adds a number.
    ///
    /// @param member its name, of plain characters
    /// @return this line
    public JsonLine number(String member, long number) {
        return raw(member, Long.toString(number));
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

    /// Adds a value that is JSON already.
    ///
    /// @param member its name, of plain characters
    /// @param json   of plain characters
    /// @return this line
    public JsonLine raw(String member, String json) {
        try {
            name(member);
            out.visible(json);
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
        return this;
    }

    private void name(String member) throws IOException {
        out.ascii(begun ? ',' : '{');
        begun = true;
        out.ascii(names.computeIfAbsent(member, name ->
                ('"' + name + "\":").getBytes(StandardCharsets.ISO_8859_1)));
    }

    /// Ends the line, which has members; another may begin.
    public void end() {
        try {
            out.ascii('}');
            out.ascii('\n');
        } catch (IOException e) {
            throw new Output.Closed(e);
        }
        begun = false;
    }
}
