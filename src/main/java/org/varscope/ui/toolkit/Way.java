package org.varscope.ui.toolkit;

/// Something to do where something else was refused.
///
/// @param id   of its button
/// @param text on it
/// @param go   does it
public record Way(String id, String text, Runnable go) {
    /// {@return the same, between other things that are done}
    public Way between(Runnable first, Runnable last) {
        return new Way(id, text, () -> {
            first.run();
            go.run();
            last.run();
        });
    }
}
