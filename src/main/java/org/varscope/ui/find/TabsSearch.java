package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;

/// A search of all tabs of a window, which all of them share: it is shown in whichever document is in front, follows
/// every edit, and the tabs as they come and go.
public final class TabsSearch {
    private final Tabs tabs;
    private final Background background;
    private final ObservableDoubleValue zoom;
    private final ReadOnlyObjectWrapper<@Nullable SearchPane> pane = new ReadOnlyObjectWrapper<>();
    private Subscription following = Subscription.EMPTY;
    private @Nullable FindPane host;
    /// The document that was in front last.
    private @Nullable EditorModel front;

    /// The tabs of a window.
    public interface Tabs {
        /// {@return what there is to search}
        ObservableValue<TabSources> sources();

        /// {@return what finds in the document in front, if one is}
        ObservableValue<Optional<FindPane>> front();

        /// Brings a document to the front, with the keyboard in the same pane of it.
        void bringToFront(EditorModel model);
    }

    /// @param zoom how large everything is, 1 for the usual
    public TabsSearch(Tabs tabs, Background background, ObservableDoubleValue zoom) {
        this.tabs = tabs;
        this.background = background;
        this.zoom = zoom;
        tabs.front().subscribe(_ -> move());
        tabs.sources().subscribe(_ -> follow());
    }

    /// {@return what searches all tabs; null while nothing does}
    ReadOnlyObjectProperty<@Nullable SearchPane> paneProperty() {
        return pane.getReadOnlyProperty();
    }

    /// Looks in all tabs for what was asked in one.
    void begin(Asked asked) {
        SearchPane begun = new SearchPane(new All(), ScopeChoice.Place.TABS, background, zoom);
        pane.set(begun);
        move();
        follow();
        begun.view().applyCss(); // which makes the skins: what is typed at once would be lost otherwise
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
        SearchPane ended = pane.get();
        pane.set(null);
        move();
        follow();
        if (ended != null) {
            ended.close();
        }
    }

    /// Shows it in front.
    private void move() {
        tabs.front().getValue().ifPresent(now -> front = now.model());
        FindPane before = host;
        SearchPane shown = pane.get();
        host = shown == null ? null : tabs.front().getValue().orElse(null);
        if (before != null && before != host) {
            before.host(null);
        }
        if (host != null && shown != null) {
            host.host(shown);
            shown.mark();
        }
    }

    /// Looks again whenever a document has changed, or is another one.
    private void follow() {
        following.unsubscribe();
        following = Subscription.EMPTY;
        List<Searched> documents = tabs.sources().getValue().documents();
        if (documents.stream().noneMatch(each -> each.model() == front)) { // it is closed
            front = documents.isEmpty() ? null : documents.getFirst().model();
        }
        SearchPane shown = pane.get();
        if (shown != null) {
            for (Searched each : documents) {
                following = following.and(each.model().stateProperty().subscribe((was, now) -> {
                    if (was.snapshot() != now.snapshot()) {
                        shown.lookAgain();
                    }
                }));
            }
            shown.lookAgain();
        }
    }

    /// The documents of all tabs.
    private final class All implements Area {
        @Override
        public EditorModel front() {
            return Objects.requireNonNull(front, "began in a document");
        }

        @Override
        public List<Searched> documents() {
            return tabs.sources().getValue().documents();
        }

        @Override
        public String unsearched() {
            return tabs.sources().getValue().unsearched();
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
            document.select(bytes.end(), bytes.start());
        }

        @Override
        public void edit(String typed) {
            tabs.front().getValue().ifPresent(front -> front.edit(typed));
        }

        @Override
        public void choose(ScopeChoice.Place place, Asked asked) {
            if (place != ScopeChoice.Place.TABS) {
                end();
                tabs.front().getValue().ifPresent(front -> front.take(place, asked));
            }
        }

        @Override
        public void leave() {
            tabs.front().getValue().ifPresent(FindPane::leave);
        }
    }
}
