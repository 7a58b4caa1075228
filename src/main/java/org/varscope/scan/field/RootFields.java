package org.varscope.scan.field;

import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;

/// Names the bytes of what stands at the root of a file beside values: records without a header, keys of settings, and
/// the words before all of them.
final class RootFields {
    private final ByteReader in;
    private final FieldSink sink;

    RootFields(ByteReader in, FieldSink sink) {
        this.in = in;
        this.sink = sink;
    }

    /// Names the `length` bytes before the first entry of a project's settings; no bytes in any other file.
    void head(long length) {
        if (length > 0) {
            sink.add(0, Math.min(4, length), FieldRole.HEADER, "magic", false);
        }
        if (length > 4) {
            sink.add(4, length - 4, FieldRole.LENGTH, "count", false);
        }
    }

    /// Names the key of an entry and the length of its value, `from` up to `to`.
    void key(long from, long to, boolean guessed) {
        sink.add(from, 4, FieldRole.LENGTH, "key length", guessed);
        sink.add(from + 4, to - from - 8, FieldRole.TEXT, "key", guessed);
        sink.add(to - 4, 4, FieldRole.FRAME_LENGTH, "value length", guessed);
    }

    /// Names the bytes of a record without a header.
    void plain(Node node, @Nullable FieldItem field) {
        long start = node.span().start();
        long length = node.span().length();
        boolean guessed = node.guessed();
        if (field == null || node.state() != State.WHOLE) {
            sink.add(start, length, FieldRole.DAMAGE, "damaged bytes", guessed);
            return;
        }
        switch (field.kind()) {
            case PASCAL -> {
                sink.add(start, 4, FieldRole.LENGTH, "text length", guessed);
                sink.add(start + 4, length - 4, FieldRole.TEXT, "text", guessed);
            }
            case LINE, CSV -> {
                long text = in.u8(start + length - 1) == '\n' ? length - 1 : length;
                sink.add(start, text, FieldRole.TEXT, field.kind() == FieldKind.CSV ? "cells" : "text",
                        guessed);
                sink.add(start + text, length - text, FieldRole.LENGTH, "line end", guessed);
            }
            case STRING -> sink.add(start, length, FieldRole.TEXT, "text", guessed);
            case BYTES -> sink.add(start, length, FieldRole.NUMBER, "bytes", guessed);
            default -> sink.add(start, length, FieldRole.NUMBER, field.word(), guessed);
        }
    }
}
