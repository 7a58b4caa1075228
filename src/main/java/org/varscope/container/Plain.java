package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.walk.Progress;

/// A file that is not wrapped: its content is the file.
///
/// @param content its bytes
public record Plain(ByteStore content) implements Wrapping {
    @Override
    public String word() {
        return "";
    }

    @Override
    public String title() {
        return "";
    }

    @Override
    public ByteStore file() {
        return content;
    }

    @Override
    public List<WrapperField> fields(Span window) {
        return List.of();
    }

    @Override
    public Span around(long offset) {
        return new Span(offset, 1);
    }

    @Override
    public List<Wrapping> layers() {
        return List.of();
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) {
        return new Rewrapped(changed, new Plain(changed));
    }
}
