package org.varscope.cli.output;

import module java.base;
import org.varscope.text.Visible;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/// Where results go: UTF-8 in large pieces. Ends the program's work early when nobody reads any more.
///
/// Text for people and for machines goes through one writer, which lets no character out that moves the cursor, turns
/// the direction of writing or hides: nothing that a file holds can do more than be read.
public final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;
    private static final JsonFactory JSON =
            JsonFactory.builder().disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE).build();

    private final OutputStream out;
    private final VisibleWriter writer;

    /// @param out fails when what is written does not arrive, as a PrintStream does not
    public Output(OutputStream out) {
        this.out = out;
        this.writer = new VisibleWriter(
                new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER));
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
            writer.writeVisible(Visible.line(text));
            writer.writeVisible("\n");
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// Writes a JSON object with what `members` writes into it as one line. What in it could not be seen is escaped in
    /// JSON's way.
    public void json(Consumer<JsonGenerator> members) {
        StringWriter text = new StringWriter();
        try (JsonGenerator line = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            line.writeStartObject();
            members.accept(line);
            line.writeEndObject();
        }
        line(text.toString());
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
