package org.varscope.cli.output;

import module java.base;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/// Where results go: UTF-8 in large pieces. Ends the program's work early when nobody reads any longer.
///
/// Text for people and for machines goes through one writer, which lets no character out that moves the cursor, turns
/// the direction of writing or hides: nothing that a file holds can do more than be read.
public final class Output implements AutoCloseable {
    /// Spaces between two columns.
    private static final int GAP = 2;
    /// Characters of a line for which room is kept.
    private static final int LARGEST_KEPT = 1 << 16;
    private static final JsonFactory JSON = JsonFactory.builder().disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
            .rootValueSeparator((String) null).build();

    private final OutputStream out;
    private final Utf8Writer bytes;
    private final VisibleWriter writer;
    private final JsonLine jsonLine;
    /// A line as JSON, and what writes it.
    private StringWriter json = new StringWriter();
    private @Nullable JsonGenerator generator;

    /// @param out fails when what is written does not arrive, as a PrintStream does not
    public Output(OutputStream out) {
        this.out = out;
        this.bytes = new Utf8Writer(out);
        this.writer = new VisibleWriter(bytes);
        this.jsonLine = new JsonLine(bytes);
    }

    /// Thrown when what is written does not arrive.
    public static final class Closed extends RuntimeException {
        /// @param cause says why
        public Closed(IOException cause) {
            super(cause.getMessage(), cause, false, false);
        }

        /// {@return whether nobody wanted more, as after `| head`}
        public boolean isWanted() {
            return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains("pipe");
        }
    }

    /// Writes `text` as one line, whatever it holds.
    public void line(String text) {
        try {
            writer.settle();
            bytes.visible(text);
            bytes.ascii('\n');
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// Writes cells as one line, aligned to columns, with no space at its end.
    ///
    /// @param widths    of the columns, in characters; a wider cell takes as much as it needs
    /// @param alignment one letter a column: `l` or `r`
    void cells(String[] cells, int[] widths, String alignment) {
        int last = cells.length - 1;
        while (last >= 0 && cells[last].isBlank()) {
            last--;
        }
        try {
            writer.settle();
            for (int i = 0; i <= last; i++) {
                boolean right = alignment.charAt(i) == 'r';
                int padding = i == last && !right ? 0
                        : widths[i] - cells[i].codePointCount(0, cells[i].length());
                bytes.spaces(right ? padding : 0);
                bytes.visible(i == last ? cells[i].stripTrailing() : cells[i]);
                bytes.spaces(i == last ? 0 : GAP + (right ? 0 : Math.max(0, padding)));
            }
            bytes.ascii('\n');
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// Writes a JSON object with what `members` writes into it as one line. What in it could not be seen is escaped in
    /// JSON's way.
    public void json(Consumer<JsonGenerator> members) {
        JsonGenerator line = generator == null ? JSON.createGenerator(ObjectWriteContext.empty(), json) : generator;
        // One that was left in the middle of an object is not used again.
        generator = null;
        json.getBuffer().setLength(0);
        line.writeStartObject();
        members.accept(line);
        line.writeEndObject();
        line.flush();
        line(json.toString());
        if (json.getBuffer().length() <= LARGEST_KEPT) {
            generator = line;
        } else {
            json = new StringWriter();
        }
    }

    /// {@return a JSON object in a line of its own, which is written as it is told; nothing else may be before its end}
    public JsonLine jsonLine() {
        try {
            writer.settle();
        } catch (IOException e) {
            throw new Closed(e);
        }
        return jsonLine;
    }

    /// Writes bytes after everything that was written before.
    public void bytes(byte[] bytes) {
        close();
        try {
            out.write(bytes);
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// {@return where notations write text of several lines to, which keeps their line feeds}
    public Writer writer() {
        return writer;
    }

    /// Writes what is held back; the stream stays open.
    @Override
    public void close() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new Closed(e);
        }
    }
}
