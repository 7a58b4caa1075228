package org.varscope.ui.window;

import module java.base;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.varscope.container.cipher.Iv;
import org.varscope.dialect.FieldItem;
import org.varscope.document.clip.ProjectText;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.EntryKeys;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.card.QuestionCard;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.file.FileExport;
import org.varscope.ui.file.FileSaver;
import org.varscope.ui.file.Opening;
import org.varscope.ui.file.Settings;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.SavesPage;
import org.varscope.ui.sample.DialectsPage;
import org.varscope.ui.sample.GalleryPage;
import org.varscope.ui.stored.StoredFile;
import org.varscope.ui.stored.StoredPage;
import org.varscope.ui.text.Draft;
import org.varscope.ui.window.tab.PageTab;
import org.varscope.ui.window.tab.TabCloser;
import org.varscope.ui.window.tab.TabOpener;
import org.varscope.ui.window.tab.TabsKeeper;
import org.varscope.ui.window.tab.Workspace;
import org.varscope.variant.VariantKind;

/// Opening, saving, closing.
record FileCommands(Workspace workspace, TabOpener opener, FileSaver saving, FileExport export, TabCloser closing,
        Overlay overlay, TabsKeeper keeper, WindowContext around) {
    /// Shows `page` in place of `before`, if that is still there: what was locked then may be open now.
    private PageTab showStored(@Nullable PageTab before, StoredPage page) {
        if (before != null && workspace.all().contains(before)) {
            workspace.close(before);
        }
        return workspace.show(page);
    }

    /// @param quit closes the window
    void bind(Commands commands, EditorCommands editors, Runnable quit) {
        commands.bind(Command.NEW, () -> workspace.show(opener.pastePage()));
        commands.bind(Command.OPEN, this::open);
        commands.bind(Command.FIND_SAVES,
                () -> workspace.show(new SavesPage(around, found -> opener.open(found.file()))));
        commands.bind(Command.GALLERY, this::gallery);
        Map<PageTab, WeakReference<PageTab>> stored = new WeakHashMap<>();
        commands.bind(Command.STORED_BYTES, () -> workspace.front().ifPresent(tab ->
                        StoredFile.of(tab.page(), around.background()).ifPresent(file ->
                                stored.compute(tab, (_, shown) -> new WeakReference<>(showStored(
                                        shown == null ? null : shown.get(), new StoredPage(file, around, commands)))))),
                () -> workspace.front().filter(tab -> StoredFile.isOn(tab.page())).isPresent());
        editors.bind(Command.DIALECTS, editor -> DialectsPage.of(editor.model()).ifPresent(workspace::show),
                editor -> editor.model().selecting().whole()
                        .filter(node -> !node.isPlain() && node.state() != State.PENDING).isPresent());
        editors.bind(Command.RELOAD, _ -> workspace.front().ifPresent(
                tab -> closing.guard(tab, () -> opener.reload(tab))), editor -> editor.file().path() != null);
        editors.bind(Command.OPEN_BYTES, opener::openInside, editor -> editor.model().selecting().node()
                .filter(FileCommands::canHoldOthers).isPresent(), Page::inside);
        editors.bind(Command.COMPARE, editor -> overlay.show(opener.comparisons().card(editor)));
        editors.bind(Command.SAVE, this::save, editor -> plainlyEdited(editor).isPresent()
                || editor.model().modifiedProperty().get() || editor.tree().editing().isEditing()
                        || editor.file().path() == null);
        editors.bind(Command.SAVE_AS, editor -> saving.saveAs(editor.session(), () -> { }));
        editors.bind(Command.SAVE_VECTOR, editor -> askForVector(editor.session()),
                editor -> editor.file().form().wrapping().secret().isPresent());
        editors.bind(Command.EXPORT_PROJECT, this::exportProject,
                editor -> EntryKeys.has(editor.model().structure()));
        commands.bind(Command.CLOSE_TAB, () -> workspace.front().ifPresent(closing::tab));
        commands.bind(Command.QUIT, () -> closing.window(keeper::keepLast, quit));
        commands.bind(Command.REOPEN_FILES, () -> around.remembered().change(
                settings -> settings.with(settings.habits().withReopen(!settings.habits().reopen()))));
        commands.check(Command.REOPEN_FILES, () -> around.remembered().settings().habits().reopen());
        commands.bind(Command.CLEAR_RECENT, () -> around.remembered().change(Settings::withoutRecent),
                () -> !around.remembered().settings().recent().isEmpty());
    }

    /// Whether a value can hold bytes, or a text with base64 in it.
    private static boolean canHoldOthers(Node node) {
        FieldItem field = node.field();
        return field != null && node.isPlain() ? field.kind().isText()
                : node.kind() == VariantKind.PACKED_BYTE_ARRAY || node.kind() == VariantKind.STRING;
    }

    private void exportProject(EditorPage editor) {
        Structure settings = editor.model().structure();
        AtomicBoolean saysAll = new AtomicBoolean();
        export.saveMade(editor.session(), ProjectText.name(settings.dialect()), () -> {
            try {
                String text = ProjectText.write(settings);
                saysAll.set(ProjectText.saysAll(text, settings));
                return text.getBytes(StandardCharsets.UTF_8);
            } catch (EditException e) {
                throw new IOException(Messages.say(e.remark()), e);
            }
        }, () -> {
            if (!saysAll.get()) {
                editor.model().say(Messages.get("file.project-partly"));
            }
        });
    }

    /// Saves with the text as it is where that is all that it takes to be applied.
    private void save(EditorPage editor) {
        Runnable save = () -> saving.save(editor.session(), () -> { });
        plainlyEdited(editor).ifPresentOrElse(text -> text.apply(save), save);
    }

    private static Optional<Draft> plainlyEdited(EditorPage editor) {
        return editor.lists().text().draft().filter(Draft::isPlain);
    }

    private void gallery() {
        workspace.all().stream().filter(tab -> tab.page() instanceof GalleryPage).findFirst().ifPresentOrElse(
                workspace::bringToFront,
                () -> workspace.show(new GalleryPage(around.background(),
                        sample -> opener.open(Opening.of(sample), _ -> { }))));
    }

    private void open() {
        Path near = workspace.current().map(editor -> editor.file().path())
                .or(() -> around.remembered().settings().recent().stream().findFirst())
                .or(() -> around.folders().with(around.remembered().settings().habits().folders()).first())
                .orElse(Path.of(System.getProperty("user.home")));
        around.files().open(near).forEach(opener::open);
    }

    /// Asks what becomes of the initialization vector of an encrypted file when it is saved.
    private void askForVector(DocumentSession session) {
        overlay.show(new QuestionCard(Messages.get("file.vector", session.file().name()),
                Messages.get("file.vector-about"),
                List.of(vector(session, "fresh-with-changes", "file.vector-if-changed", Iv.FRESH_WITH_CHANGES),
                        vector(session, "kept", "file.vector-kept", Iv.KEPT),
                        vector(session, "fresh", "file.vector-fresh", Iv.FRESH))));
    }

    private static QuestionCard.Answer vector(DocumentSession session, String id, String key, Iv choice) {
        return new QuestionCard.Answer(id, Messages.get(key), () -> {
            session.setFile(session.file().with(choice));
            session.model().say(Messages.get(key + "-chosen"));
        });
    }
}
