package org.varscope.ui.settings;

import module java.base;
import org.varscope.ui.message.Messages;

/// One thing that a person may choose.
public sealed interface Setting {
    /// {@return its name for tests and texts: `theme`}
    String id();

    /// {@return what it is called}
    default String title() {
        return Messages.get("settings.title." + id());
    }

    /// {@return what it is about}
    default String about() {
        return Messages.get("settings.about." + id());
    }

    /// {@return what it is called, and what it is about, in English, by which it is found in every language}
    default String english() {
        return Messages.english("settings.title." + id()) + " " + Messages.english("settings.about." + id());
    }

    /// Something that is on or off.
    ///
    /// @param on   whether it is now
    /// @param turn turns it on or off
    record Switch(String id, BooleanSupplier on, Consumer<Boolean> turn) implements Setting { }

    /// Something that is one of several.
    ///
    /// @param choices what it may be, of which one is chosen now
    record Several(String id, Supplier<List<LookChoices.Choice>> choices) implements Setting { }
}
