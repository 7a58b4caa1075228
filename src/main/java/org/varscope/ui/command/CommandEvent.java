package org.varscope.ui.command;

import module javafx.controls;

/// Somebody wants a command done, in a pane that knows none of them.
public final class CommandEvent extends Event {
    /// The one type of it.
    public static final EventType<CommandEvent> WANTED = new EventType<>(Event.ANY, "COMMAND_WANTED");

    private final transient Command command;

    private CommandEvent(Command command) {
        super(WANTED);
        this.command = command;
    }

    /// {@return a link that does `command`}
    ///
    /// @param words of the link
    public static Hyperlink link(String words, Command command) {
        Hyperlink link = new Hyperlink(words);
        fireBy(link, command);
        return link;
    }

    /// Lets `button` do `command`.
    public static void fireBy(ButtonBase button, Command command) {
        button.setOnAction(_ -> button.fireEvent(new CommandEvent(command)));
    }

    /// {@return the command}
    public Command command() {
        return command;
    }
}
