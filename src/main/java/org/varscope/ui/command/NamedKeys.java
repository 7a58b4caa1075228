package org.varscope.ui.command;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.ui.model.KeyWords;

/// Keys that menus show by the names that sentences have for them, where the toolkit has names of its own, such as
/// `Ctrl+Back Space`. Menus of a Mac's own take no such keys, and need none.
final class NamedKeys extends KeyCombination {
    private final KeyCodeCombination keys;

    NamedKeys(KeyCodeCombination keys) {
        super(keys.getShift(), keys.getControl(), keys.getAlt(), keys.getMeta(), keys.getShortcut());
        this.keys = keys;
    }

    @Override
    public boolean match(KeyEvent event) {
        return keys.match(event);
    }

    @Override
    public String getName() {
        return keys.getName();
    }

    @Override
    public String getDisplayText() {
        return KeyWords.of(keys);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NamedKeys named && named.keys.equals(keys);
    }

    @Override
    public int hashCode() {
        return keys.hashCode();
    }
}
