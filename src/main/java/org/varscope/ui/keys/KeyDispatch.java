package org.varscope.ui.keys;

import module java.base;
import module javafx.controls;
import org.fxmisc.richtext.GenericStyledArea;
import org.varscope.ui.card.Overlay;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.command.KeyChord;
import org.varscope.ui.command.KeyMap;

/// Brings keys that a person has chosen to their commands before whatever has the keyboard, which may have them for
/// something of its own. Keys of the table go the toolkit's way, where panes come first.
public record KeyDispatch(Commands commands, Overlay overlay) {
    private static final KeyChord INSIST = KeyMap.first(Command.INSIST).getFirst();

    /// Begins to, in `scene`.
    public void attach(Scene scene) {
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> dispatch(event, scene.getFocusOwner()));
    }

    private void dispatch(KeyEvent event, Node owner) {
        KeyChord key = KeyChord.of(event);
        Optional<Command> command = overlay.isOpen() || isText(owner) && key.isOfText() ? Optional.empty()
                : commands.keys().chosenFor(key).filter(chosen -> !commands.disabledProperty(chosen).get());
        command.ifPresent(chosen -> {
            event.consume();
            if (chosen == Command.INSIST && isText(owner)) {
                // Fields know what was refused in them by the key that they take.
                Event.fireEvent(owner, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", INSIST.code(), INSIST.shift(),
                        INSIST.control(), INSIST.alt(), INSIST.meta()));
            } else {
                commands.run(chosen);
            }
        });
    }

    private static boolean isText(Node owner) {
        return owner instanceof TextInputControl || owner instanceof GenericStyledArea<?, ?, ?>;
    }
}
