package org.varscope.ui.play;

import module java.base;
import org.varscope.ui.message.Messages;

/// How fast a film plays.
enum Speed {
    SLOW(1), NORMAL(2), TWICE(4), QUICK(8), FAST(32), FASTEST(256);

    /// Steps that are shown one by one in a second; beyond that, several fields are one step.
    private static final int MOST_SHOWN = 32;

    private final int fields;

    Speed(int fields) {
        this.fields = fields;
    }

    /// {@return how many fields one step is}
    int fieldsOfAStep() {
        return Math.max(1, fields / MOST_SHOWN);
    }

    /// {@return the time from one step to the next, in milliseconds}
    double pause() {
        return 1000.0 * fieldsOfAStep() / fields;
    }

    /// {@return what it is called}
    @Override
    public String toString() {
        return Messages.get("play.speed", fields);
    }
}
