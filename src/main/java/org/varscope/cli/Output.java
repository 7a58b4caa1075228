package org.varscope.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// Where results go: UTF-8 in large pieces. Ends the program's work early when nobody reads any more.
final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final PrintStream out;
    private final Writer writer;
    private long written;

    Output(PrintStream out) {
        this.out = out;
        this.writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), BUFFER);
    }

    /// Thrown when what is written goes nowhere, as after `| head`.
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed() {
            super("the output was closed", null, false, false);
        }
    }

    /// Writes `text` as it is.
    void print(CharSequence text) {
        try {
            writer.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        written += text.length();
        if (written > BUFFER) {
            written = 0;
            if (out.checkError()) {
                throw new Closed();
            }
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
        out.write(bytes, 0, bytes.length);
    }

    /// Where notations write to.
    Writer writer() {
        return writer;
    }

    private void flush() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        flush();
        if (out.checkError()) {
            throw new Closed();
        }
    }
}
