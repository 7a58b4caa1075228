package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.Page;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.window.tab.Workspace;

/// Binds commands to whichever editor is in front.
record EditorCommands(Commands commands, Workspace workspace, Background background) {
    private Optional<EditorPage> current() {
        return workspace.current();
    }

    /// What shows in an editor the bytes of a file in front that is none of ours, if one is.
    private Optional<Runnable> anyway() {
        return workspace.front().flatMap(tab -> tab.page().anyway());
    }

    /// Lets `command` do `act` to the editor in front, if there is one for which `possible` holds.
    void bind(Command command, Consumer<EditorPage> act, Predicate<EditorPage> possible) {
        BooleanSupplier can = () -> current().filter(possible).isPresent();
        commands.bind(command, () -> current().ifPresent(act), can);
    }

    /// The same, but where the page in front is no editor and does it `itself`.
    void bind(Command command, Consumer<EditorPage> act, Predicate<EditorPage> possible,
            Function<Page, Optional<Runnable>> itself) {
        Supplier<Optional<Runnable>> own = () -> workspace.front().flatMap(tab -> itself.apply(tab.page()));
        commands.bind(command, () -> current().ifPresentOrElse(act, () -> own.get().ifPresent(Runnable::run)),
                () -> current().map(possible::test).orElseGet(() -> own.get().isPresent()));
    }

    /// Says with the name of `command` what `object` says of the document in front, if there is one.
    void nameAfter(Command command, Function<EditorModel, String> object) {
        commands.nameAfter(command, () -> edited().map(object).orElse(""));
    }

    /// Lets menus check `command` while `state` holds for the editor in front.
    void check(Command command, Predicate<EditorPage> state) {
        commands.check(command, () -> current().filter(state).isPresent());
    }

    /// Lets `command` do `act` to the document that is edited in front, if there is one for which `possible` holds.
    void bindToEdited(Command command, Consumer<EditorModel> act, Predicate<EditorModel> possible) {
        commands.bind(command, () -> edited().ifPresent(act), () -> edited().filter(possible).isPresent());
    }

    private Optional<EditorModel> edited() {
        return workspace.front().flatMap(tab -> tab.page().edited());
    }

    /// Lets `command` do `act` to the editor in front, if there is one.
    void bind(Command command, Consumer<EditorPage> act) {
        bind(command, act, _ -> true);
    }

    /// Lets `command` do `act` to the editor in front, if there is one for which `possible` holds, or to one that shows
    /// the bytes of the file in front, where that is none of ours.
    void bindToBytes(Command command, Consumer<EditorPage> act, Predicate<EditorPage> possible) {
        bindToBytes(command, act, possible, _ -> Optional.empty());
    }

    /// The same, but where a page that is no editor does it by itself.
    void bindToBytes(Command command, Consumer<EditorPage> act, Predicate<EditorPage> possible,
            Function<Page, Optional<Runnable>> itself) {
        Supplier<Optional<Runnable>> own = () -> workspace.front().flatMap(tab -> itself.apply(tab.page()));
        BooleanSupplier can = () -> current().map(possible::test)
                .orElseGet(() -> own.get().or(this::anyway).isPresent());
        commands.bind(command, () -> {
            if (current().isPresent()) {
                act.accept(current().get());
            } else if (own.get().isPresent()) {
                own.get().get().run();
            } else {
                anyway().ifPresent(Runnable::run);
                // Only after the new page has taken the keyboard, which is done later too.
                background.later(() -> current().ifPresent(act));
            }
        }, can);
    }
}
