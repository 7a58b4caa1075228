package org.varscope.ui.file;

import module java.base;
import org.jspecify.annotations.Nullable;

/// How a person names files. Behind an interface because native choosers cannot be driven by tests and do not exist on
/// every platform.
public interface FileChoices {
    /// {@return files to open; none where the person thought better of it}
    ///
    /// @param near a file or folder to begin in
    List<Path> open(@Nullable Path near);

    /// {@return a folder; empty where the person thought better of it}
    Optional<Path> folder();

    /// {@return where to save to; empty where the person thought better of it. Overwriting has been agreed to}
    ///
    /// @param near a file to begin at
    /// @param name the name to suggest
    Optional<Path> save(@Nullable Path near, String name);
}
