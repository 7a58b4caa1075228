package org.varscope.ui.window;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.file.FileChoices;

/// Answers for the person at the file chooser.
final class FakeChoices implements FileChoices {
    List<Path> toOpen = List.of();
    @Nullable Path target;
    @Nullable Path folder;

    @Override
    public List<Path> open(@Nullable Path near) {
        return toOpen;
    }

    @Override
    public Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    @Override
    public Optional<Path> save(@Nullable Path near, String name) {
        return Optional.ofNullable(target);
    }
}
