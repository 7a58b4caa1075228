package org.varscope.ui.file;

import module java.base;
import module javafx.controls;

/// The settings as they are now; every change is handed on to whoever keeps them.
public final class SettingsStore {
    private final ReadOnlyObjectWrapper<Settings> settings;
    private final Consumer<Settings> keep;

    /// @param keep is told every change
    public SettingsStore(Settings settings, Consumer<Settings> keep) {
        this.settings = new ReadOnlyObjectWrapper<>(settings);
        this.keep = keep;
    }

    /// {@return the settings}
    public Settings settings() {
        return settings.get();
    }

    /// {@return the settings}
    public ReadOnlyObjectProperty<Settings> settingsProperty() {
        return settings.getReadOnlyProperty();
    }

    /// Changes them.
    public void change(UnaryOperator<Settings> how) {
        Settings changed = how.apply(settings.get());
        if (!changed.equals(settings.get())) {
            settings.set(changed);
            keep.accept(changed);
        }
    }
}
