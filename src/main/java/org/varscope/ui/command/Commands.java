package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.ui.lifetime.Lasting;

/// What each [Command] does, and whether it can be done now.
///
/// Whoever changes what commands depend on calls [#refresh]; every menu item and button follows.
public final class Commands {
    private final Map<Command, Action> actions = new EnumMap<>(Command.class);
    private final Map<Command, Supplier<String>> objects = new EnumMap<>(Command.class);
    private final Map<Command, BooleanSupplier> states = new EnumMap<>(Command.class);
    private final Map<Command, ReadOnlyBooleanWrapper> checks = new EnumMap<>(Command.class);
    private BooleanSupplier document = () -> true;
    private Consumer<String> refuse = _ -> { };
    private Predicate<Command> before = _ -> true;
    private Consumer<Command> witness = _ -> { };
    private BiConsumer<AbsentBytesException, Runnable> later = (absent, _) -> {
        throw absent;
    };

    private final ObjectProperty<KeyMap> keys;
    private final Consumer<KeyMap> keep;
    private Runnable install = () -> { };

    /// Begins without handlers.
    public Commands(KeptKeys kept) {
        keys = new SimpleObjectProperty<>(kept.lines().keys());
        keep = kept.keep();
    }

    /// {@return the keys of commands}
    public KeyMap keys() {
        return keys.get();
    }

    /// {@return the keys of commands}
    public Lasting<KeyMap> keysProperty() {
        return new Lasting<>(keys);
    }

    /// {@return the first key of `command` as this system shows it, such as `Ctrl+S`; empty where it has none}
    public String shownKey(Command command) {
        return keys().shown(command);
    }

    /// {@return `words` of a control that does the same as `command`, with the key of that, if it has one}
    public ObservableValue<String> withKey(ObservableValue<String> words, Command command) {
        return Bindings.createStringBinding(() -> shownKey(command).isEmpty() ? words.getValue()
                : "%s (%s)".formatted(words.getValue(), shownKey(command)), words, keys);
    }

    /// {@return what `how` makes of the keys, whatever they become; kept by whoever is bound to it alone}
    public <T> ObservableValue<T> withKeys(Function<KeyMap, T> how) {
        return Bindings.createObjectBinding(() -> how.apply(keys()), keys);
    }

    /// Changes the keys, for good.
    public void changeKeys(UnaryOperator<KeyMap> how) {
        KeyMap changed = how.apply(keys());
        if (!changed.equals(keys())) {
            keys.set(changed);
            install.run();
            keep.accept(changed);
        }
    }

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

    /// Tells `told` from now on each command that is done, right before it is.
    public void whenRun(Consumer<Command> told) {
        witness = told;
    }

    /// Hands commands that need bytes which are not at hand to `again` from now on, which runs them once those are.
    public void whenAbsent(BiConsumer<AbsentBytesException, Runnable> again) {
        later = again;
    }

    /// Says from now on whether a document is in front, without which most commands cannot be done.
    public void whereDocument(BooleanSupplier isThere) {
        document = isThere;
    }

    /// Tells `told` from now on why a command was not done that a person asked for.
    public void whenImpossible(Consumer<String> told) {
        refuse = told;
    }

    /// {@return why `command` cannot be done now; empty where it can}
    public String why(Command command) {
        return action(command).disabled.get() ? Reasons.of(command, document.getAsBoolean()) : "";
    }

    /// Does `command`, if it is possible now.
    public void run(Command command) {
        Action action = action(command);
        try {
            if (!before.test(command)) {
                return;
            }
            if (!action.possible.getAsBoolean()) {
                refuse.accept(Reasons.of(command, document.getAsBoolean()));
            } else {
                witness.accept(command);
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

    /// Calls every command anew, in the language that is spoken now.
    public void rename() {
        actions.forEach((command, action) -> action.title.set(command.title()));
        refresh();
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

    /// Makes all keys work in `scene` from now on, whatever they become. The toolkit's menus do that for the keys that
    /// they show, but where keys change places it takes one command for the other.
    public void addKeys(Scene scene) {
        Map<KeyCombination, Runnable> ours = new HashMap<>();
        install = () -> {
            ours.keySet().forEach(scene.getAccelerators()::remove);
            ours.clear();
            for (Command command : Command.values()) {
                keys().keys(command).forEach(key -> ours.put(key.combination(), () -> run(command)));
            }
            scene.getAccelerators().putAll(ours);
        };
        install.run();
    }

    /// Makes all keys work again where menus were replaced, with which the toolkit takes away the keys that they show.
    public void keepKeys() {
        install.run();
    }

    /// Makes the keys of `command` work in `scene` also where a field that is typed into has them for something of its
    /// own.
    public void addKeysInFields(Scene scene, Command command) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (scene.getFocusOwner() instanceof TextInputControl
                    && keys().means(command, event)) {
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
