package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText.Kind;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;

/// Finds values and bytes while a person types, lists what was found, and goes from one to the next. It follows edits.
public final class SearchPane {
    private final Area area;
    private final Finding finding;
    private final QueryFields query;
    private final FindWords words = new FindWords();
    private final Label wayOut = new Label();
    private final HitList list;
    private final BorderPane pane = new BorderPane();
    private final ReplaceBar replacing;
    /// How something changed is known of only one document.
    private final Optional<ChangeBar> changing;
    private final ObjectProperty<Hits> shown = new SimpleObjectProperty<>(Hits.NONE);
    private final StringProperty title = new SimpleStringProperty(Messages.get("find.title"));

    /// @param place where it looks at first
    /// @param zoom  how large everything is, 1 for the usual
    SearchPane(Area area, ScopeChoice.Place place, Background background, Lifetime lifetime,
            ObservableDoubleValue zoom) {
        this.area = area;
        this.finding = new Finding(background.lane(lifetime), this::showFirst, this::show, this::fail);
        this.replacing = new ReplaceBar(area, background.lane(lifetime), this::show,
                failure -> say(FindWords.of(failure), true));
        this.query = new QueryFields(new ScopeChoice(place, now -> area.choose(now, asked())),
                Bindings.max(finding.lane().shareProperty(), replacing.shareProperty()));
        this.changing = area.isOfTabs() ? Optional.empty()
                : Optional.of(new ChangeBar(area.front(), query::write, this::askAgain, this::look));
        this.list = new HitList(area, finding.lane(), zoom,
                new StackPane(query.byChange(this::askChange), wayOut));
        replacing.bind(this::replaceSelected, list.view()::requestFocus); // so that undo is not that of a field
        replacing.field().addEventHandler(KeyEvent.KEY_PRESSED, this::typedWith);
        query.field().addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
        query.listen(this::chosen, this::look);
        wayOut.setId("find-way-out");
        wayOut.getStyleClass().add("muted");
        wayOut.setWrapText(true);
        pane.getStyleClass().add("pane");
        pane.setCenter(list.view());
        VBox top = new VBox(new FindHeading(query.view(), words.view()));
        changing.ifPresent(bar -> {
            top.getChildren().add(bar.view());
            lifetime.atEnd(bar::close);
        });
        top.getChildren().addAll(replacing.view(), words.unsearched(), words.passedOver());
        pane.setTop(top);
    }

    Node view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        List<Node> all = new ArrayList<>(List.of(query.field()));
        changing.ifPresent(bar -> all.addAll(bar.targets()));
        all.addAll(replacing.isOpen() ? List.of(replacing.field(), list.view()) : List.of(list.view()));
        return all;
    }

    /// {@return what narrows what was found by how it changed, where one document is searched}
    Optional<ChangeBar> changing() {
        return changing;
    }

    /// {@return where a person chooses what is searched}
    ScopeChoice scope() {
        return query.scope();
    }

    /// {@return what was found, listed and gone through}
    public HitList list() {
        return list;
    }

    /// {@return what was found last; nothing where nothing is looked for}
    Lasting<Hits> hitsProperty() {
        return new Lasting<>(shown);
    }

    /// {@return the title with the number of hits, where something is looked for}
    Lasting<String> titleProperty() {
        return new Lasting<>(title);
    }

    /// {@return what is typed}
    Asked asked() {
        return new Asked(query.kind(), query.text(), query.form(), replacing.asked());
    }

    /// Goes on with what was typed in another pane.
    void take(Asked asked) {
        query.choose(asked.kind());
        query.choose(asked.form());
        query.field().setText(asked.text());
        replacing.open(asked.with() != null);
        if (asked.with() != null) {
            replacing.field().setText(asked.with());
        }
    }

    /// Takes the keyboard, so that a person can type how what they look for changed.
    public void askChange() {
        if (!query.isChange()) {
            query.field().clear(); // what was looked for is no condition
        }
        query.choose(Kind.CHANGE);
        if (query.isChange()) { // and not in another pane
            ask(false);
        }
    }

    /// Gives the keyboard back, so that a person can go on typing what to find.
    void askAgain() {
        query.field().requestFocus();
        query.field().selectAll();
    }

    /// Takes the keyboard, so that a person can type what to find, which is a condition only where one was asked for.
    public void ask() {
        if (query.isChange()) {
            query.choose(Kind.ANY);
        }
        ask(false);
    }

    /// Lists all readable text, and takes the keyboard, so that a person can filter it.
    public void askStrings() {
        query.field().clear();
        query.choose(Kind.STRINGS);
        ask(false);
    }

    /// Takes the keyboard, so that a person can type what to find, or where that is known, what takes its place.
    public void askReplacement() {
        ask(true);
    }

    private void ask(boolean replacement) {
        TextField wanted = replacement && asked().isAny() ? replacing.field() : query.field();
        replacing.open(replacement);
        wanted.requestFocus();
        wanted.selectAll();
    }

    private void chosen() {
        if (query.isChange() && area.isOfTabs()) {
            Asked asked = asked();
            query.choose(Kind.ANY);
            area.front().say(Messages.get("find.scope.change"));
            area.choose(ScopeChoice.Place.FILE, asked);
            return;
        }
        changing.ifPresent(bar -> bar.open(query.isChange()));
        if (query.isChange()) {
            area.choose(ScopeChoice.Place.FILE, asked());
        } else {
            look();
        }
    }

    /// Looks once more where bytes have changed, or others are searched.
    void lookAgain() {
        if (asked().isAny()) {
            look();
        }
    }

    void look() {
        list.find(null);
        words.tellNothing();
        replacing.found(Hits.NONE);
        changing.ifPresent(bar -> bar.tell(null));
        finding.lane().cancel();
        if (!asked().isAny()) {
            say("", false);
            clear();
            return;
        }
        try {
            say(Messages.get("find.looking"), false);
            List<Searched> documents = area.documents();
            if (query.isChange() && changing.isPresent()) {
                ChangeBar since = changing.get();
                finding.start(query.text(), documents.getFirst(), since.older(), since.left());
            } else {
                finding.start(asked(), documents);
            }
        } catch (QueryException e) {
            fail(e);
        }
    }

    private void clear() {
        list.clear();
        shown.set(Hits.NONE);
        title.set(Messages.get("find.title"));
    }

    private void fail(Throwable failure) {
        clear();
        say(FindWords.of(failure), true);
    }

    /// Lists what was found in the first of several documents, while the others are still searched.
    private void showFirst(Hits now) {
        take(now, false);
        HitRows rows = new HitRows(now, area.isOfTabs());
        say(rows.soFar(area.documents().size()), false);
        list.show(rows.found());
    }

    private void take(Hits now, boolean complete) {
        list.find(now);
        shown.set(now);
        title.set(Messages.get(complete ? "find.tab" : "find.tab-more", now.count()));
    }

    private void show(Hits now) {
        take(now, now.isComplete());
        words.tellUnsearched(area.unsearched());
        words.tell(now, area.isOfTabs());
        changing.ifPresent(bar -> bar.tell(now.documents().getFirst().narrowed()));
        replacing.found(now);
        list.goOnWhereOwed();
    }

    /// Lists what was found, or where something is to be replaced, what becomes of it.
    private void show(@Nullable ReplacePlan plan) {
        Hits now = list.found();
        if (now == null) {
            return;
        }
        HitRows rows = new HitRows(now, area.isOfTabs());
        if (plan == null || now.count() == 0) {
            say(rows.isChanges() && changing.isPresent() ? changing.get().counted(now.documents().getFirst())
                    : rows.counted(query.kind()), false);
            list.show(rows.found());
        } else {
            say(HitRows.planned(plan.changed(), plan.found(), plan.left()), false);
            words.tell(now, plan, area.isOfTabs());
            list.show(rows.of(plan));
        }
    }

    private void replaceSelected() {
        list.selected().ifPresentOrElse(hit -> replacing.replace(hit, list::goOn), list::next);
    }

    private void say(String text, boolean bad) {
        words.say(text, bad);
        wayOut.setText(changing.map(ChangeBar::wayOut).orElse(""));
    }

    private void typed(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> {
                if (event.isShiftDown()) {
                    list.previous();
                } else {
                    list.next();
                }
                event.consume();
            }
            case DOWN -> {
                list.focus();
                event.consume();
            }
            case ESCAPE -> {
                area.leave();
                event.consume();
            }
            default -> { }
        }
    }

    private void typedWith(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            replaceSelected();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            area.leave();
            event.consume();
        }
    }
}
