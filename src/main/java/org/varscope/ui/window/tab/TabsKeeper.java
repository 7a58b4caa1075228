package org.varscope.ui.window.tab;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.util.Duration;
import org.varscope.ui.file.KeptPlace;
import org.varscope.ui.file.KeptTabs;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.toolkit.Background;

/// Keeps what is open for the next start: a moment after anything changed, as the machine may go down, and when the
/// window closes.
public final class TabsKeeper {
    private static final Duration PAUSE = Duration.seconds(2);

    private final Workspace workspace;
    private final WindowContext around;
    private final Background.Lane keeping;
    private final PauseTransition soon = new PauseTransition(PAUSE);
    private final Object order = new Object();
    private KeptTabs kept = KeptTabs.NONE;

    /// Keeps nothing until [#watch] is called.
    public TabsKeeper(Workspace workspace, WindowContext around) {
        this.workspace = workspace;
        this.around = around;
        this.keeping = around.background().lane();
        soon.setOnFinished(_ -> keepInBackground());
    }

    /// Keeps from now on whatever changes, as long as `window` lasts.
    public void watch(Lifetime window) {
        window.follow(workspace.sourcesProperty(), (_, _) -> soon.playFromStart());
        window.each(workspace.currentProperty(), (editor, during) -> {
            editor.ifPresent(page -> during.follow(page.model().stateProperty(), (_, _) -> soon.playFromStart()));
            soon.playFromStart();
        });
        window.follow(around.remembered().settingsProperty(), (was, now) -> {
            if (was.habits().reopen() != now.habits().reopen()) {
                keepInBackground();
            }
        });
    }

    private void keepInBackground() {
        KeptTabs now = tabs();
        if (!now.equals(kept)) {
            kept = now;
            keeping.run(running -> {
                synchronized (order) {
                    // The window may have closed meanwhile, and knows better.
                    if (!running.isStopped()) {
                        around.tabs().accept(now);
                    }
                }
                return now;
            }, _ -> { }, _ -> { });
        }
    }

    /// Keeps what is open now, for good, as the window closes: before it returns, since nothing comes after it.
    public void keepLast() {
        soon.stop();
        keeping.cancel();
        synchronized (order) {
            around.tabs().accept(tabs());
        }
    }

    private KeptTabs tabs() {
        if (!around.remembered().settings().habits().reopen()) {
            return KeptTabs.NONE;
        }
        List<KeptTabs.Tab> files = new ArrayList<>();
        int front = 0;
        for (PageTab tab : workspace.all()) {
            Path file = tab.file();
            if (file != null) {
                front = tab.isSelected() ? files.size() : front;
                files.add(new KeptTabs.Tab(file, tab.place().orElse(KeptPlace.FIRST)));
            }
        }
        return new KeptTabs(files, front);
    }
}
