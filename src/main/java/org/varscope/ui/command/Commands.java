package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.AbsentBytesException;

/// What each [Command] does, and whether it can be done now.
///
/// Whoever changes what commands depend on calls [#refresh]; every menu item and button follows.
public final class Commands {
    private final Map<Command, Action> actions = new EnumMap<>(Command.class);
    private final Map<Command, Supplier<String>> objects = new EnumMap<>(Command.class);
    private final Map<Command, BooleanSupplier> states = new EnumMap<>(Command.class);
    private final Map<Command, ReadOnlyBooleanWrapper> checks = new EnumMap<>(Command.class);
    private Predicate<Command> before = _ -> true;
    private BiConsumer<AbsentBytesException, Runnable> later = (absent, _) -> {
        throw absent;
    };

    /// Begins without handlers.
    public Commands() { }

    private record Action(Runnable handler, BooleanSupplier possible, ReadOnlyBooleanWrapper disabled,
            ReadOnlyStringWrapper title) { }

    /// Lets `command` run `handler`, at any time.
    public void bind(Command command, Runnable handler) {
        bind(command, handler, () -> true);
    }

    /// Lets `command` run `handler` while `possible` says so.
    ///
    /// @throws IllegalStateException if the command has a handler already
    public void bind(Command command, Runnable handler, BooleanSupplier possible) {
        Action action = new Action(handler, possible, new ReadOnlyBooleanWrapper(!possible.getAsBoolean()),
                new ReadOnlyStringWrapper(command.title()));
        if (actions.put(command, action) != null) {
            throw new IllegalStateException(command + " is bound twice");
        }
    }

    /// Lets menus check `command` from now on while `state` says so: it turns something on, and off again.
    public void check(Command command, BooleanSupplier state) {
        states.put(command, state);
        checks.put(command, new ReadOnlyBooleanWrapper(state.getAsBoolean()));
    }

    /// {@return whether what `command` turns on is on; empty where it turns nothing on}
    public Optional<ReadOnlyBooleanProperty> checkedProperty(Command command) {
        return Optional.ofNullable(checks.get(command)).map(ReadOnlyBooleanWrapper::getReadOnlyProperty);
    }

    /// Asks `ready` before each command from now on, which may finish what else goes on, or say that this must be
    /// finished first.
    public void beforeEach(Predicate<Command> ready) {
        before = ready;
    }

    /// Hands commands that need bytes which are not at hand to `again` from now on, which runs them once those are.
    public void whenAbsent(BiConsumer<AbsentBytesException, Runnable> again) {
        later = again;
    }

    /// Does `command`, if it is possible now.
    public void run(Command command) {
        Action action = action(command);
        try {
            if (before.test(command) && action.possible.getAsBoolean()) {
                action.handler.run();
                refresh();
            }
        } catch (AbsentBytesException e) {
            later.accept(e, () -> run(command));
        }
    }

    /// {@return whether `command` cannot be done now}
    public ReadOnlyBooleanProperty disabledProperty(Command command) {
        return action(command).disabled.getReadOnlyProperty();
    }

    /// {@return what `command` is called now}
    public ReadOnlyStringProperty titleProperty(Command command) {
        return action(command).title.getReadOnlyProperty();
    }

    /// Says with the name of `command` from now on what it would be done to.
    ///
    /// @param object what `refresh` asks for; empty where there is nothing to say
    public void nameAfter(Command command, Supplier<String> object) {
        objects.put(command, object);
    }

    /// Asks every command again whether it is possible, and what it is called.
    public void refresh() {
        objects.forEach((command, object) -> action(command).title.set(command.title(object.get())));
        checks.forEach((command, check) -> check.set(states.get(command).getAsBoolean()));
        actions.values().forEach(action -> action.disabled.set(!isPossible(action)));
    }

    /// What depends on bytes that are not at hand is not possible yet; whoever shows them refreshes once they are.
    private static boolean isPossible(Action action) {
        try {
            return action.possible.getAsBoolean();
        } catch (AbsentBytesException _) {
            return false;
        }
    }

    /// Makes the keys that menus do not show work in `scene`: the second and later ones of each command.
    public void addSpareKeys(Scene scene) {
        for (Command command : Command.values()) {
            command.combinations().stream().skip(1)
                    .forEach(key -> scene.getAccelerators().put(key, () -> run(command)));
        }
    }

    /// Makes the keys of `command` work in `scene` also where a field that is typed into has them for something of its
    /// own.
    public void addKeysInFields(Scene scene, Command command) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (scene.getFocusOwner() instanceof TextInputControl
                    && command.combinations().stream().anyMatch(key -> key.match(event))) {
                event.consume();
                run(command);
            }
        });
    }

    private Action action(Command command) {
        Action action = actions.get(command);
        if (action == null) {
            throw new IllegalStateException(command + " is not bound");
        }
        return action;
    }
}
