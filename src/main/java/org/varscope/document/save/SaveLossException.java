package org.varscope.document.save;

import module java.base;
import org.varscope.document.file.FileRemark;
import org.varscope.remark.Remark;
import org.varscope.remark.RemarkedIOException;

/// Saving would lose something that is not in the bytes of the file: its other names, who may read it, or labels that
/// only the system may give. Nothing was written yet; see [SaveFile#accepting].
public final class SaveLossException extends RemarkedIOException {
    private final List<Remark> losses;

    /// @param target what was to be saved
    /// @param losses what would be lost, one or more sentences
    SaveLossException(String target, List<Remark> losses) {
        super(FileRemark.UNSAVED.with(target,
                losses.stream().reduce((one, other) -> FileRemark.BOTH.with(one, other)).orElseThrow()));
        this.losses = List.copyOf(losses);
    }

    /// {@return what would be lost, as sentences}
    public List<Remark> losses() {
        return losses;
    }
}
