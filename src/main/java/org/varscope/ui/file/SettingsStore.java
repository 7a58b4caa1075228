package org.varscope.ui.file;

import module java.base;
import module javafx.controls;
import org.varscope.ui.lifetime.Lasting;

/// The settings as they are now; every change is handed on to whoever keeps them.
public final class SettingsStore {
    private final ObjectProperty<Settings> settings;
    private final Consumer<Settings> keep;

    /// @param keep is told every change
    public SettingsStore(Settings settings, Consumer<Settings> keep) {
        this.settings = new SimpleObjectProperty<>(settings);
        this.keep = keep;
    }

    /// {@return the settings}
    public Settings settings() {
        return settings.get();
    }

    /// {@return the settings}
    public Lasting<Settings> settingsProperty() {
        return new Lasting<>(settings);
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
