package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.model.Background;

/// Binds commands to whichever editor is in front.
final class EditorCommands {
    private final Commands commands;
    private final Supplier<Optional<EditorPage>> current;
    private final Supplier<Optional<Runnable>> anyway;
    private final Background background;

    /// @param anyway shows in an editor the bytes of a file in front that is none of ours, if one is
    /// @param background runs what is to be done later
    EditorCommands(Commands commands, Supplier<Optional<EditorPage>> current, Supplier<Optional<Runnable>> anyway,
            Background background) {
        this.commands = commands;
        this.current = current;
        this.anyway = anyway;
        this.background = background;
    }

    /// Lets `command` do `act` to the editor in front, if there is one for which `possible` holds.
    void bind(Command command, Consumer<EditorPage> act, Predicate<EditorPage> possible) {
        BooleanSupplier can = () -> current.get().filter(possible).isPresent();
        commands.bind(command, () -> current.get().ifPresent(act), can);
    }

    /// Lets `command` do `act` to the editor in front, if there is one.
    void bind(Command command, Consumer<EditorPage> act) {
        bind(command, act, _ -> true);
    }

    /// Lets `command` do `act` to the editor in front, if there is one for which `possible` holds, or to one that shows the
    /// bytes of the file in front, where that is none of ours.
    void bindToBytes(Command command, Consumer<EditorPage> act, Predicate<EditorPage> possible) {
        BooleanSupplier can = () -> current.get().map(possible::test).orElseGet(() -> anyway.get().isPresent());
        commands.bind(command, () -> {
            if (current.get().isPresent()) {
                act.accept(current.get().get());
            } else {
                anyway.get().ifPresent(Runnable::run);
                // Only after the new page has taken the keyboard, which is done later too.
                background.later(() -> current.get().ifPresent(act));
            }
        }, can);
    }
}
