package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.util.StringConverter;
import org.varscope.find.QueryText.Kind;
import org.varscope.ui.message.Messages;

/// What the kinds of queries are called.
final class KindWords extends StringConverter<Kind> {
    @Override
    public String toString(Kind kind) {
        return Messages.get("find.kind." + kind.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public Kind fromString(String text) {
        return Arrays.stream(Kind.values()).filter(kind -> toString(kind).equals(text)).findFirst().orElse(Kind.ANY);
    }

    /// {@return what is looked for, in a few words}
    static String sought(Kind kind) {
        return Messages.get("find.sought." + kind.name().toLowerCase(Locale.ROOT));
    }
}
