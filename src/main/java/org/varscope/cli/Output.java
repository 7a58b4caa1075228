package org.varscope.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// Where results go: UTF-8 in large pieces. Ends the program's work early when nobody reads any more.
final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final OutputStream out;
    private final Writer writer;

    /// @param out fails when what is written does not arrive, as a PrintStream does not
    Output(OutputStream out) {
        this.out = out;
        this.writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
    }

    /// Thrown when what is written does not arrive.
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed(IOException cause) {
            super(cause.getMessage(), cause, false, false);
        }

        /// {@return whether nobody wanted more, as after `| head`}
        boolean isWanted() {
            return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains("pipe");
        }
    }

    /// Writes `text` as it is.
    void print(CharSequence text) {
        try {
            writer.append(text);
        } catch (IOException e) {
            throw new Closed(e);
        }
    }

    /// Writes `text` and a line feed.
    void line(CharSequence text) {
        print(text);
        print("\n");
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

    /// Where notations write to.
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
