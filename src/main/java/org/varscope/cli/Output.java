package org.varscope.cli;

import module java.base;
import org.varscope.text.Visible;

/// Where results go: UTF-8 in large pieces. Ends the program's work early when nobody reads any more.
///
/// Text for people and for machines goes through one writer, which lets no character out that moves the cursor, turns the
/// direction of writing or hides: nothing that a file holds can do more than be read.
final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final OutputStream out;
    private final VisibleWriter writer;

    /// @param out fails when what is written does not arrive, as a PrintStream does not
    Output(OutputStream out) {
        this.out = out;
        this.writer = new VisibleWriter(
                new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER));
    }

    /// Thrown when what is written does not arrive.
    static final class Closed extends RuntimeException {
            Closed(IOException cause) {
            super(cause.getMessage(), cause, false, false);
        }

        /// {@return whether nobody wanted more, as after `| head`}
        boolean isWanted() {
            return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains("pipe");
        }
    }

    /// Writes `text` as one line, whatever it holds.
    void line(String text) {
        try {
            writer.append(Visible.line(text)).append("\n");
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// Writes bytes after everything that was written before.
    void bytes(byte[] bytes) {
        flush();
        try {
            out.write(bytes);
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// {@return where notations write text of several lines to, which keeps their line feeds}
    Writer writer() {
        return writer;
    }

    private void flush() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    @Override
    public void close() {
        flush();
    }
}
