package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.container.remark.FormatRemark;
import org.varscope.remark.Remark;
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
    public Remark title() {
        return FormatRemark.PLAIN.with();
    }

    @Override
    public ByteStore file() {
        return content;
    }

    @Override
    public List<Layer> layers() {
        return List.of();
    }

    @Override
    public Rewrapped wrap(ByteStore changed, Progress progress) {
        return new Rewrapped(changed, new Plain(changed));
    }
}
