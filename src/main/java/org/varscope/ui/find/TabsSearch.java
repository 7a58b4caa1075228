package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.toolkit.Background;

/// A search of all tabs of a window, which all of them share: it is shown in whichever document is in front, follows
/// every edit, and the tabs as they come and go.
public final class TabsSearch {
    private final Tabs tabs;
    private final Background background;
    private final ObservableDoubleValue zoom;
    private final ObjectProperty<@Nullable SearchPane> pane = new SimpleObjectProperty<>();
    private Lifetime shown = new Lifetime();
    private Lifetime searching = new Lifetime();
    private @Nullable FindPane host;
    /// The document that was in front last.
    private @Nullable EditorModel front;
    /// The document that it was shown in last.
    private @Nullable EditorModel shownIn;
    /// What was looked for when that was closed and no other one was in front.
    private @Nullable Asked resting;

    /// The tabs of a window.
    public interface Tabs {
        /// {@return what there is to search}
        Lasting<TabSources> sources();

        /// {@return what finds in the document in front, if one is}
        Lasting<Optional<FindPane>> front();

        /// Brings a document to the front, with the keyboard in the same pane of it.
        void bringToFront(EditorModel model);
    }

    /// @param zoom how large everything is, 1 for the usual
    public TabsSearch(Tabs tabs, Lifetime lifetime, Background background, Lasting<Number> zoom) {
        this.tabs = tabs;
        this.background = background;
        this.zoom = lifetime.number(zoom);
        lifetime.follow(tabs.front(), _ -> move());
        lifetime.follow(tabs.sources(), _ -> follow());
        lifetime.atEnd(() -> shown.end());
    }

    /// {@return what searches all tabs; null while nothing does}
    Lasting<@Nullable SearchPane> paneProperty() {
        return new Lasting<>(pane);
    }

    /// Looks in all tabs for what was asked in one.
    void begin(Asked asked) {
        resting = null;
        searching = searching.next();
        SearchPane begun = new SearchPane(new All(), ScopeChoice.Place.TABS, background, searching, zoom);
        pane.set(begun);
        move();
        follow();
        begun.view().applyCss(); // which makes the skins: what is typed immediately would be lost otherwise
        begun.take(asked);
        begun.askAgain();
    }

    /// Looks again for the same, in the language that is spoken now, if anything is looked for.
    public void renew() {
        SearchPane before = pane.get();
        if (before != null) {
            Asked asked = before.asked();
            end();
            begin(asked);
        }
    }

    private void end() {
        shownIn = null;
        pane.set(null);
        move();
        follow();
        searching = searching.next();
    }

    /// Shows it in front.
    private void move() {
        tabs.front().get().ifPresent(now -> front = now.model());
        Asked rested = resting;
        if (rested != null && tabs.front().get().isPresent()) {
            begin(rested);
            return;
        }
        FindPane before = host;
        SearchPane shown = pane.get();
        host = shown == null ? null : tabs.front().get().orElse(null);
        if (before != null && before != host) {
            before.host(null);
        }
        if (host != null && shown != null) {
            host.host(shown);
            shown.list().mark();
            shownIn = host.model();
        }
        rest();
    }

    /// Where the document is closed that it was shown in, and no other one is in front, it is made anew for the next:
    /// what has left the window together with the page around it keeps that.
    private void rest() {
        SearchPane all = pane.get();
        if (all != null && host == null
                && tabs.sources().get().documents().stream().noneMatch(each -> each.model() == shownIn)) {
            resting = all.asked();
            end();
        }
    }

    /// Looks again whenever a document has changed, or is another one.
    private void follow() {
        shown = shown.next();
        List<Searched> documents = tabs.sources().get().documents();
        if (documents.stream().noneMatch(each -> each.model() == front)) { // it is closed
            front = documents.isEmpty() ? null : documents.getFirst().model();
        }
        SearchPane all = pane.get();
        if (all != null) {
            for (Searched each : documents) {
                shown.follow(each.model().stateProperty().map(EditorState::snapshot), (_, _) -> all.lookAgain());
            }
            all.lookAgain();
        }
        rest();
    }

    /// The documents of all tabs.
    private final class All implements Area {
        @Override
        public EditorModel front() {
            return Objects.requireNonNull(front, "began in a document");
        }

        @Override
        public List<Searched> documents() {
            return tabs.sources().get().documents();
        }

        @Override
        public String unsearched() {
            return tabs.sources().get().unsearched();
        }

        @Override
        public boolean isOfTabs() {
            return true;
        }

        @Override
        public void goTo(EditorModel document, Span bytes) {
            if (front() != document) {
                tabs.bringToFront(document);
            }
            document.selecting().bytes(bytes.end(), bytes.start());
        }

        @Override
        public void edit(String typed) {
            tabs.front().get().ifPresent(front -> front.edit(typed));
        }

        @Override
        public void choose(ScopeChoice.Place place, Asked asked) {
            if (place != ScopeChoice.Place.TABS) {
                end();
                tabs.front().get().ifPresent(front -> front.take(place, asked));
            }
        }

        @Override
        public void leave() {
            tabs.front().get().ifPresent(FindPane::leave);
        }
    }
}
