package org.varscope.ui.window;

import module java.base;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.message.LanguageChoice;
import org.varscope.ui.message.Messages;

/// Changes the language of the window while it runs: whatever has words is made anew around the same documents, so that
/// their edits, histories and selections stay as they are.
///
/// @param frame makes anew what is around the tabs
/// @param pages makes the pages anew
record LanguageSwitch(WindowContext around, Commands commands, Runnable frame, Runnable pages) {
    private static final Map<Command, LanguageChoice> CHOICES = Map.of(Command.LANGUAGE_SYSTEM, LanguageChoice.SYSTEM,
            Command.LANGUAGE_ENGLISH, LanguageChoice.ENGLISH, Command.LANGUAGE_JAPANESE, LanguageChoice.JAPANESE);

    void bind() {
        CHOICES.forEach((command, choice) -> {
            commands.bind(command, () -> speak(choice));
            commands.check(command, () -> Messages.choice() == choice);
        });
    }

    private void speak(LanguageChoice choice) {
        boolean same = Messages.language() == choice.language();
        Messages.speak(choice);
        around.remembered().change(settings -> settings.with(choice));
        if (!same) {
            commands.rename();
            frame.run();
            pages.run();
        }
    }
}
