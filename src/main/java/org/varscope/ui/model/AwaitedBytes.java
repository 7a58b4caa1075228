package org.varscope.ui.model;

import module java.base;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Bytes of a document that are not at hand. Once they are, its state changes, so that everybody looks again, and what
/// was to be done is done.
public final class AwaitedBytes extends AbsentBytes {
    private final EditorModel model;
    private final Background background;

    /// @param arrived looks again, on the thread of the window
    AwaitedBytes(EditorModel model, Runnable arrived) {
        super(model.background(), arrived);
        this.model = model;
        this.background = model.background();
    }

    /// Looks again once bytes are there that something has asked for which cannot be done again by itself, and says so.
    public void missed(AbsentBytesException absent) {
        await(absent);
        if (!absent.isFailure()) {
            model.say(Messages.get("model.missed"));
        }
    }

    /// Runs `act` again once its bytes are there; where the selection is another one by then, or the bytes cannot be
    /// read, it is said that it was not done.
    public void again(AbsentBytesException absent, Runnable act) {
        Selection place = model.selection();
        repeat(absent, () -> {
            if (model.selection().isAt(place)) {
                act.run();
            } else {
                model.say(Messages.get("model.overtaken"));
            }
        });
    }

    /// Runs `act` again once its bytes are there; where there is a step by then, or the bytes cannot be read, it is
    /// said that it was not done.
    void repeat(AbsentBytesException absent, Runnable act) {
        long asked = model.revision();
        await(absent);
        if (absent.isFailure()) {
            model.say(Messages.get("model.unchanged", absent.span(), FailureWords.of(absent)));
            return;
        }
        String waiting = Messages.get("model.reading-around");
        model.say(waiting);
        absent.whenThere(background::later, () -> {
            String said = model.messageProperty().get();
            model.say(said.equals(waiting) ? "" : said);
            if (model.revision() == asked) {
                act.run();
            } else {
                model.say(Messages.get("model.overtaken"));
            }
        });
    }
}
