package org.varscope.ui.window.tab;

import module java.base;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.find.FindPane;
import org.varscope.ui.find.TabSources;
import org.varscope.ui.find.TabsSearch;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.model.EditorModel;

/// The tabs of the window, for a search of all of them.
record SearchedTabs(Workspace workspace) implements TabsSearch.Tabs {
    @Override
    public Lasting<TabSources> sources() {
        return workspace.sourcesProperty();
    }

    @Override
    public Lasting<Optional<FindPane>> front() {
        return workspace.currentProperty().map(editor -> editor.map(page -> page.lists().find()));
    }

    @Override
    public void bringToFront(EditorModel model) {
        Optional<Function<EditorPage, Runnable>> before = workspace.current().map(EditorPage::standIn);
        workspace.all().stream().filter(tab -> tab.isOf(model)).forEach(tab -> {
            EditorPage page = workspace.awake(tab);
            workspace.bringToFront(tab, before.map(there -> there.apply(page)).orElse(page::focus));
        });
    }
}
