package org.varscope.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// Where results go: UTF-8 in large pieces. Ends the program's work early when nobody reads any more.
final class Output implements AutoCloseable {
    private static final int BUFFER = 1 << 16;

    private final Pieces pieces;
    private final Writer writer;

    Output(PrintStream out) {
        this.pieces = new Pieces(out);
        this.writer = new BufferedWriter(new OutputStreamWriter(pieces, StandardCharsets.UTF_8), BUFFER);
    }

    /// Thrown when what is written goes nowhere, as after `| head`.
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Closed() {
            super("the output was closed", null, false, false);
        }
    }

    /// Looks after each piece whether it has arrived, which a {@link PrintStream} only says when it is asked.
    private static final class Pieces extends OutputStream {
        private final PrintStream out;

        Pieces(PrintStream out) {
            this.out = out;
        }

        @Override
        public void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int count) {
            out.write(bytes, offset, count);
            flush();
        }

        @Override
        public void flush() {
            if (out.checkError()) {
                throw new Closed();
            }
        }
    }

    /// Writes `text` as it is.
    void print(CharSequence text) {
        try {
            writer.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
        pieces.write(bytes, 0, bytes.length);
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
    }
}
