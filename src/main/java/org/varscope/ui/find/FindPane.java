package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.find.QueryText;
import org.varscope.find.QueryText.Kind;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;

/// Finds values and bytes in a document. While all tabs are searched, that is shown here, too.
public final class FindPane {
    private final EditorModel model;
    private final SearchedSpan span;
    private final SearchPane own;
    private final BorderPane view = new BorderPane();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(Messages.get("find.title"));
    private final ReadOnlyObjectWrapper<List<Span>> spans = new ReadOnlyObjectWrapper<>(List.of());
    private final Consumer<String> edit;
    private final Runnable leave;
    private @Nullable TabsSearch tabs;
    private final Lifetime lifetime;

    /// @param zoom  how large everything is, 1 for the usual
    /// @param edit  begins to edit the selected value, with what was typed already
    /// @param leave goes back to where a person was before
    /// @param several gives the bytes of the values that are selected together; none where that is one
    public FindPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom, Consumer<String> edit,
            Runnable leave, Supplier<List<Span>> several) {
        this.model = model;
        this.lifetime = lifetime;
        this.edit = edit;
        this.leave = leave;
        this.span = new SearchedSpan(model, several);
        this.own = new SearchPane(new File(), ScopeChoice.Place.FILE, model.background(), lifetime, zoom);
        view.setCenter(own.view());
        lifetime.follow(own.hitsProperty(), _ -> show());
        lifetime.follow(own.titleProperty(), _ -> show());
        lifetime.follow(model.stateProperty().map(EditorState::snapshot), (_, _) -> {
            span.follow(model.stateProperty().get());
            if (shown() == own) {
                own.lookAgain();
            }
        });
    }

    /// {@return the search that is shown: of this document, or the one of all tabs}
    public SearchPane shown() {
        SearchPane all = tabs == null ? null : tabs.paneProperty().get();
        return all == null ? own : all;
    }

    private ChangeBar changing() {
        return own.changing().orElseThrow();
    }

    /// Nothing is marked in a document behind others until it comes to the front.
    private void show() {
        SearchPane now = shown();
        if (view.getCenter() == now.view()) {
            spans.set(now.hitsProperty().get().in(model).map(Found::spans).orElse(List.of()));
        }
        title.set(now.titleProperty().get());
    }

    /// {@return the control}
    public Node view() {
        return view;
    }

    /// Lets a person compare with other documents and files.
    ///
    /// @param file   keeps the file of the document open as long as the lifetime lasts
    /// @param others gives the states of other documents
    /// @param files  asks for a file, and hands over what is in it
    public void offer(Consumer<Lifetime> file, Supplier<List<OlderState>> others,
            Consumer<Consumer<OlderState>> files) {
        changing().offer(file, others, files);
    }

    /// Lets a person search all tabs.
    public void offer(TabsSearch all) {
        tabs = all;
        own.scope().offerTabs();
        lifetime.follow(all.paneProperty(), (was, now) -> {
            if (was != null && now == null) {
                own.lookAgain();
            }
            show();
        });
        lifetime.each(all.paneProperty(), (now, during) -> {
            if (now != null) {
                during.follow(now.hitsProperty(), _ -> show());
                during.follow(now.titleProperty(), _ -> show());
            }
        });
    }

    /// Shows in its place what all tabs share; null for its own again.
    void host(@Nullable SearchPane shared) {
        view.setCenter(shared == null ? own.view() : shared.view());
        show();
    }

    /// What goes on in another pane when a document was read again.
    public record Handover(Kind kind, String text, QueryText.Form form, ChangeBar.Handover changes) {
        /// Releases it, as no pane goes on.
        public void close() {
            changes.close();
        }
    }

    /// {@return what goes on in the pane of the document as it is read again}
    ///
    /// @param was what is there before
    public Handover handOver(OlderState was) {
        Asked asked = own.asked();
        return new Handover(asked.kind(), asked.text(), asked.form(), changing().handOver(was));
    }

    /// Goes on where the pane of a document ended that was read again.
    public void follow(Handover other) {
        changing().follow(other.changes);
        own.take(new Asked(other.kind, other.text, other.form, null));
    }

    /// Goes on in the same document, which was read again, with what was handed over before.
    public void goOn(Handover own) {
        changing().follow(own.changes);
        if (shown() == this.own) {
            this.own.lookAgain();
        }
    }

    /// {@return what has another pane of the same document go on with what is looked for in this one}
    public Consumer<FindPane> goingOn() {
        Consumer<ChangeBar> changes = changing().goingOn();
        Asked asked = own.asked();
        return other -> {
            changes.accept(other.changing());
            other.own.take(asked);
        };
    }

    /// {@return whether values are looked for by what became of them, of which other documents may be held}
    public boolean seeksChange() {
        return changing().isUsed();
    }

    /// {@return the title with the number of hits, where something is looked for}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// {@return what was found in the document, in order of offset, to be marked}
    ///
    /// Who follows it by what it was before has a million spans compared with each other.
    public ReadOnlyObjectProperty<List<Span>> spansProperty() {
        return spans.getReadOnlyProperty();
    }

    /// Takes the keyboard, so that a person can type what to find in all tabs.
    public void askInTabs() {
        if (tabs != null && shown() == own) {
            tabs.begin(own.asked().ofText());
        }
        shown().ask();
    }

    /// {@return whether there is anything to go to}
    public boolean hasAny() {
        return shown().hitsProperty().get().count() > 0;
    }

    /// {@return the document}
    EditorModel model() {
        return model;
    }

    /// Begins to edit the selected value.
    void edit(String typed) {
        edit.accept(typed);
    }

    /// Goes back to where a person was before.
    void leave() {
        leave.run();
    }

    /// Looks only in this document from now on for what was asked in all.
    void take(ScopeChoice.Place place, Asked asked) {
        own.take(asked);
        look(place);
        own.askAgain();
    }

    private void look(ScopeChoice.Place place) {
        boolean some = place == ScopeChoice.Place.SELECTION && span.chooseSelection();
        if (!some) {
            span.chooseAll();
        }
        if (!some && place == ScopeChoice.Place.SELECTION) {
            model.say(Messages.get("find.scope.nothing"));
        }
        own.scope().show(some ? place : ScopeChoice.Place.FILE, span.words());
        own.look();
    }

    /// The document, or a part of it.
    private final class File implements Area {
        @Override
        public EditorModel front() {
            return model;
        }

        @Override
        public List<Searched> documents() {
            return List.of(new Searched("", model, span.bytes()));
        }

        @Override
        public String unsearched() {
            return "";
        }

        @Override
        public boolean isOfTabs() {
            return false;
        }

        @Override
        public void goTo(EditorModel document, Span bytes) {
            document.selecting().bytes(bytes.end(), bytes.start());
        }

        @Override
        public void edit(String typed) {
            edit.accept(typed);
        }

        @Override
        public void choose(ScopeChoice.Place place, Asked asked) {
            if (place == ScopeChoice.Place.TABS && tabs != null) {
                span.chooseAll();
                own.scope().show(ScopeChoice.Place.FILE, Optional.empty());
                tabs.begin(asked);
            } else {
                look(place);
            }
        }

        @Override
        public void leave() {
            leave.run();
        }
    }
}
