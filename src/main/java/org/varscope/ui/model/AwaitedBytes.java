package org.varscope.ui.model;

import module java.base;
import module javafx.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.ui.message.Messages;

/// Bytes that panes have asked for and that are not at hand. Once they are, everybody looks again, once for all that
/// have come together.
public final class AwaitedBytes {
    private final EditorModel model;
    private final Background background;
    private final Runnable arrived;
    private final AtomicBoolean due = new AtomicBoolean();
    private final ReadOnlyObjectWrapper<@Nullable AbsentBytesException> unreadable = new ReadOnlyObjectWrapper<>();

    /// @param arrived looks again, on the thread of the window
    AwaitedBytes(EditorModel model, Runnable arrived) {
        this.model = model;
        this.background = model.background();
        this.arrived = arrived;
    }

    /// {@return what could not be read of the file, until it is tried again; null where nothing is known of the kind}
    public ReadOnlyObjectProperty<@Nullable AbsentBytesException> unreadableProperty() {
        return unreadable.getReadOnlyProperty();
    }

    /// {@return what `read` returns, or `meanwhile` where it needs bytes that are not at hand; the
    /// [EditorModel#stateProperty] changes when they are}
    public <T> T reading(Supplier<T> read, T meanwhile) {
        try {
            return read.get();
        } catch (AbsentBytesException e) {
            await(e);
            return meanwhile;
        }
    }

    /// {@return what `read` finds; empty where it needs bytes that are not at hand, as of [#reading]}
    public <T> Optional<T> find(Supplier<Optional<T>> read) {
        return reading(read, Optional.empty());
    }

    /// Changes the state once bytes are there that a pane has asked for; where they cannot be read, they become the
    /// [#unreadableProperty].
    public void await(AbsentBytesException absent) {
        if (!absent.isFailure()) {
            absent.whenThere(Runnable::run, () -> {
                if (due.compareAndSet(false, true)) {
                    background.later(() -> {
                        due.set(false);
                        arrived.run();
                    });
                }
            });
        } else if (unreadable.get() == null || !unreadable.get().span().equals(absent.span())) {
            unreadable.set(absent);
        }
    }

    /// Tries again what could not be read, if there is something.
    void retry() {
        AbsentBytesException tried = unreadable.get();
        if (tried != null) {
            unreadable.set(null);
            tried.retry();
            arrived.run();
        }
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
            model.say(Messages.get("model.unchanged", absent.span(), absent.getMessage()));
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
