package org.varscope.ui.stored;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Wrapping;
import org.varscope.document.file.OpenFile;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.EditedFile;
import org.varscope.ui.file.SharedFile;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.page.LockedPage;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.RefusalPage;
import org.varscope.ui.toolkit.Background;

/// A file with what it is wrapped in.
///
/// @param name    of the file
/// @param layers  its wrappers, from the outside in; none before they are known
/// @param trouble why they are not; null where nothing has failed
/// @param closed  whether it was open in an editor and is no longer: what is saved now is not known here
/// @param asked   the byte inside all of them that a person was at; -1 for none
/// @param hold    keeps the file open for one more reader
public record StoredFile(Lasting<String> name, Lasting<List<Layer>> layers,
        Lasting<@Nullable Throwable> trouble, Lasting<Boolean> closed, long asked,
        Consumer<Lifetime> hold) {
    /// What was read of a file that is no document.
    ///
    /// @param file null where the bytes have none
    private record Read(List<Layer> layers, @Nullable OpenFile file) implements Closeable {
        static Read of(@Nullable Path path, ByteStore bytes, Background.Running running) throws IOException {
            OpenFile file = path == null ? null : OpenFile.read(path, running.over(path.toFile().length()));
            ByteStore all = file == null ? bytes : file.bytes();
            try {
                return new Read(Probe.layers(all, Layers.ANY, null, running.over(all.length())), file);
            } catch (IOException | RuntimeException e) {
                new Read(List.of(), file).close();
                throw e;
            }
        }

        @Override
        public void close() throws IOException {
            if (file != null) {
                file.close();
            }
        }
    }

    /// {@return whether the file on `page` is wrapped}
    public static boolean isOn(Page page) {
        return switch (page) {
            case EditorPage editor -> !editor.file().form().wrapping().isPlain();
            case LockedPage _ -> true;
            case RefusalPage refusal -> refusal.refused().wrapped();
            default -> false;
        };
    }

    /// {@return the file on `page`, if it is wrapped; one that is no document is read in the background}
    public static Optional<StoredFile> of(Page page, Background background) {
        return switch (page) {
            case EditorPage editor when isOn(page) -> Optional.of(of(editor.session()));
            case LockedPage locked -> Optional.of(read(locked.locked().file(), locked.locked().bytes(), background));
            case RefusalPage refusal when isOn(page) -> Optional.ofNullable(refusal.refused().bytes())
                    .map(bytes -> read(refusal.refused().file(), bytes, background));
            default -> Optional.empty();
        };
    }

    private static StoredFile of(DocumentSession session) {
        Wrapping wrapping = session.file().form().wrapping();
        // Of other bytes than those that were read it is not known yet where they will be.
        boolean known = session.model().structure().bytes().isSameAs(wrapping.content());
        return new StoredFile(session.fileProperty().map(EditedFile::name),
                session.fileProperty().map(file -> file.form().wrapping().layers()), Lasting.always(null),
                session.closedProperty(), known ? session.model().selection().caret() : -1, session::holdFile);
    }

    private static StoredFile read(EditedFile file, ByteStore bytes, Background background) {
        ObjectProperty<List<Layer>> layers = new SimpleObjectProperty<>(List.of());
        ObjectProperty<@Nullable Throwable> trouble = new SimpleObjectProperty<>();
        AtomicReference<@Nullable Read> open = new AtomicReference<>();
        Background.Lane lane = background.run(running -> Read.of(file.path(), bytes, running), read -> {
            open.set(read);
            layers.set(read.layers());
        }, trouble::set);
        SharedFile shared = new SharedFile(() -> {
            lane.cancel();
            Optional.ofNullable(open.get()).ifPresent(background::close);
        });
        return new StoredFile(Lasting.always(file.name()), new Lasting<>(layers), new Lasting<>(trouble),
                Lasting.always(false), -1, shared::hold);
    }
}
