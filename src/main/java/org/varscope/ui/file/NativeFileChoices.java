package org.varscope.ui.file;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.message.Messages;

/// The system's own file choosers.
///
/// @param owner the window that waits
public record NativeFileChoices(Window owner) implements FileChoices {
    @Override
    public List<Path> open(@Nullable Path near) {
        List<File> files = chooser("file.open", near).showOpenMultipleDialog(owner);
        return files == null ? List.of() : files.stream().map(File::toPath).toList();
    }

    @Override
    public Optional<Path> folder() {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(Messages.get("file.folder"));
        return Optional.ofNullable(chooser.showDialog(owner)).map(File::toPath);
    }

    @Override
    public Optional<Path> save(@Nullable Path near, String name) {
        FileChooser chooser = chooser("file.save-to", near);
        chooser.setInitialFileName(name);
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }

    /// No filters: saves have no fixed extension, and a filter would hide the very file that is looked for.
    private static FileChooser chooser(String title, @Nullable Path near) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(Messages.get(title));
        if (near != null) {
            Path folder = Files.isDirectory(near) ? near : near.toAbsolutePath().getParent();
            if (folder != null && Files.isDirectory(folder)) {
                chooser.setInitialDirectory(folder.toFile());
            }
        }
        return chooser;
    }
}
