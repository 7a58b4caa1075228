package org.varscope.document.file;

import module java.base;

/// Saving would lose something that is not in the bytes of the file: its other names, who may read it, or labels that
/// only the system may give. Nothing was written yet; see [SaveFile#accepting].
public final class SaveLossException extends IOException {
    private final List<String> losses;

    /// @param target what was to be saved
    /// @param losses sentences for people
    SaveLossException(String target, List<String> losses) {
        super("%s was not saved: %s".formatted(target, String.join(" ", losses)));
        this.losses = List.copyOf(losses);
    }

    /// {@return what would be lost, in sentences for people}
    public List<String> losses() {
        return losses;
    }
}
