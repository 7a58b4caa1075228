package org.varscope.ui.shell;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/// Binds commands to whichever editor is in front.
final class EditorCommands {
    private final Commands commands;
    private final Supplier<Optional<EditorPage>> current;

    EditorCommands(Commands commands, Supplier<Optional<EditorPage>> current) {
        this.commands = commands;
        this.current = current;
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
}
