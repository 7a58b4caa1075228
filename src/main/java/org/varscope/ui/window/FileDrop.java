package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;

/// Takes files that are dropped anywhere on the window.
record FileDrop(Consumer<List<Path>> open) {
    /// Listens on `scene`.
    void attach(Scene scene) {
        scene.addEventHandler(DragEvent.DRAG_OVER, event -> {
            if (accepts(event.getDragboard().getFiles())) {
                event.acceptTransferModes(TransferMode.COPY);
                mark(scene, true);
                event.consume();
            }
        });
        scene.addEventHandler(DragEvent.DRAG_EXITED, _ -> mark(scene, false));
        scene.addEventHandler(DragEvent.DRAG_DROPPED, event -> {
            mark(scene, false);
            event.setDropCompleted(drop(event.getDragboard().getFiles()));
            event.consume();
        });
    }

    private static void mark(Scene scene, boolean dropping) {
        scene.getRoot().getStyleClass().remove("dropping");
        if (dropping) {
            scene.getRoot().getStyleClass().add("dropping");
        }
    }

    /// {@return whether there is a file among these}
    boolean accepts(List<File> files) {
        return files.stream().anyMatch(File::isFile);
    }

    /// Opens the files among these.
    ///
    /// @return whether there was one
    boolean drop(List<File> files) {
        List<Path> paths = files.stream().filter(File::isFile).map(File::toPath).toList();
        open.accept(paths);
        return !paths.isEmpty();
    }
}
