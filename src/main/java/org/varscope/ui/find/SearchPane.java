package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.find.PassedOver;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText.Kind;
import org.varscope.find.Replacing;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;

/// Finds values and bytes while a person types, lists what was found, and goes from one to the next. It follows edits.
final class SearchPane {
    private final Area area;
    private final Finding finding;
    private final QueryFields query;
    private final FindWords words = new FindWords();
    private final Label wayOut = new Label();
    private final HitList list;
    private final BorderPane pane = new BorderPane();
    private final ReplaceBar replacing;
    private final ChangeBar changing;
    private final ReadOnlyObjectWrapper<Hits> shown = new ReadOnlyObjectWrapper<>(Hits.NONE);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(Messages.get("find.title"));
    private @Nullable Hits found;
    /// Whether to go on to the next match once it is known where they are now.
    private boolean goingOn;

    /// @param place where it looks at first
    /// @param zoom  how large everything is, 1 for the usual
    SearchPane(Area area, ScopeChoice.Place place, Background background, ObservableDoubleValue zoom) {
        this.area = area;
        this.finding = new Finding(background, this::show, this::fail);
        this.replacing = new ReplaceBar(area, background, this::show, failure -> say(FindWords.of(failure), true));
        this.query = new QueryFields(new ScopeChoice(place, now -> area.choose(now, asked())),
                Bindings.max(finding.lane().shareProperty(), replacing.shareProperty()));
        this.changing = new ChangeBar(area, query::write, this::askAgain, this::look);
        this.list = new HitList(zoom, new StackPane(query.byChange(this::askChange), wayOut), this::goTo, area::leave);
        replacing.bind(this::replaceSelected, list.view()::requestFocus); // so that undo is not that of a field
        replacing.field().addEventHandler(KeyEvent.KEY_PRESSED, this::typedWith);
        query.field().addEventHandler(KeyEvent.KEY_PRESSED, this::typed);
        query.listen(this::chosen, this::look);
        wayOut.setId("find-way-out");
        wayOut.getStyleClass().add("muted");
        wayOut.setWrapText(true);
        pane.getStyleClass().add("pane");
        pane.setCenter(list.view());
        pane.setTop(new VBox(new FindHeading(query.view(), words.view()), changing.view(), replacing.view(),
                words.passedOver()));
    }

    Node view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    List<Node> targets() {
        List<Node> all = new ArrayList<>(List.of(query.field()));
        all.addAll(changing.targets());
        all.addAll(replacing.isOpen() ? List.of(replacing.field(), list.view()) : List.of(list.view()));
        return all;
    }

    /// {@return what narrows what was found by how it changed}
    ChangeBar changing() {
        return changing;
    }

    /// {@return where a person chooses what is searched}
    ScopeChoice scope() {
        return query.scope();
    }

    /// {@return what was found last; nothing where nothing is looked for}
    ReadOnlyObjectProperty<Hits> hitsProperty() {
        return shown.getReadOnlyProperty();
    }

    /// {@return the title with the number of hits, where something is looked for}
    ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// {@return what is typed}
    Asked asked() {
        return new Asked(query.kind(), query.text(), replacing.asked());
    }

    /// Goes on with what was typed in another pane.
    void take(Asked asked) {
        query.choose(asked.kind());
        query.field().setText(asked.text());
        replacing.open(asked.with() != null);
        if (asked.with() != null) {
            replacing.field().setText(asked.with());
        }
    }

    /// Ends what goes on.
    void close() {
        finding.lane().cancel();
        replacing.close();
        changing.close();
    }

    /// Takes the keyboard, so that a person can type how what they look for changed.
    void askChange() {
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
    void ask() {
        if (query.isChange()) {
            query.choose(Kind.ANY);
        }
        ask(false);
    }

    /// Takes the keyboard, so that a person can type what to find, or where that is known, what takes its place.
    void askReplacement() {
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
        changing.open(query.isChange());
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
        found = null;
        words.tellNothing();
        replacing.found(Hits.NONE);
        changing.tell(null);
        finding.lane().cancel();
        if (!asked().isAny()) {
            say("", false);
            clear();
            return;
        }
        try {
            say(Messages.get("find.looking"), false);
            List<Searched> documents = area.documents();
            if (query.isChange()) {
                finding.start(query.text(), documents.getFirst(), changing.older(), changing.left());
            } else {
                finding.start(query.text(), query.kind(), documents);
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

    private void show(Hits now) {
        found = now;
        shown.set(now);
        title.set(Messages.get(now.isComplete() ? "find.tab" : "find.tab-more", now.count()));
        tell(now);
        changing.tell(now.documents().isEmpty() ? null : now.documents().getFirst().narrowed());
        replacing.found(now);
        if (goingOn) {
            goingOn = false;
            next();
        }
    }

    private void tell(Hits now) {
        words.tell(area.unsearched(), now.missed(), now.documents().stream().flatMap(each ->
                each.passedOver().stream().map(passed -> Map.entry(each.of().name(), passed))), area.isOfTabs());
    }

    /// Lists what was found, or where something is to be replaced, what becomes of it.
    private void show(@Nullable ReplacePlan plan) {
        Hits now = found;
        if (now == null) {
            return;
        }
        if (plan == null || now.count() == 0) {
            say(now.documents().stream().anyMatch(each -> each.narrowed() != null)
                    ? changing.counted(now.documents().getFirst()) : counted(now), false);
            list.show(rows(now));
        } else {
            say(planned(plan.changed(), plan.found(), plan.left()), false);
            List<Map.Entry<String, PassedOver>> passed = plan.parts().stream().flatMap(part -> part.plan().passedOver()
                    .stream().map(each -> Map.entry(part.of().of().name(), each))).toList();
            if (!passed.isEmpty() || !plan.missed().isEmpty()) {
                words.tell(area.unsearched(), plan.missed(), passed.stream(), area.isOfTabs());
            }
            list.show(rows(now, plan));
        }
        mark();
    }

    private List<HitList.Row> rows(Hits now) {
        return now.documents().stream().filter(each -> !each.spans().isEmpty()).flatMap(each -> {
            int first = now.first(each);
            return below(first, each, Messages.get(!each.complete() ? "find.in-first"
                    : each.spans().size() > each.lines().size() ? "find.in-listed" : "find.in", each.spans().size(),
                    each.lines().size()), each.lines());
        }).toList();
    }

    private List<HitList.Row> rows(Hits now, ReplacePlan plan) {
        return plan.parts().stream().flatMap(part -> {
            Replacing.Plan comes = part.plan();
            return below(now.first(part.of()), part.of(), planned(comes.changed(), comes.found(), comes.left()),
                    part.lines());
        }).toList();
    }

    private Stream<HitList.Row> below(int first, Found document, String count, List<Found.Line> lines) {
        Stream<HitList.Row> rows = HitList.rows(first, lines);
        return area.isOfTabs()
                ? Stream.concat(Stream.of(new HitList.Row.Heading(first, document.of().name(), count)), rows) : rows;
    }

    private static String planned(int changed, int found, int left) {
        return Messages.get(left == 0 ? "find.plan" : "find.plan-left", changed, found, left);
    }

    private String counted(Hits now) {
        String sought = KindWords.sought(now.documents().isEmpty() ? query.kind() : now.documents().getFirst().kind());
        int count = now.count();
        if (count == 0) {
            return Messages.get("find.none", sought);
        }
        if (area.isOfTabs()) {
            return Messages.get(now.isComplete() ? "find.count-tabs" : "find.first-tabs", count, sought,
                    Messages.get("find.tabs", now.places()));
        }
        int listed = now.documents().getFirst().lines().size();
        return Messages.get(!now.isComplete() ? "find.first" : count > listed ? "find.listed" : "find.count", count,
                sought, listed);
    }

    private void replaceSelected() {
        Hits now = found;
        int index = now == null ? -1 : selected(now);
        if (now == null || index < 0) {
            next();
        } else {
            replacing.replace(now.hit(index), this::goOn);
        }
    }

    /// Goes to the next match: at once, or where bytes have changed, when it is known where it is.
    private void goOn() {
        if (found == null) {
            goingOn = true;
        } else {
            next();
        }
    }

    private void say(String text, boolean bad) {
        words.say(text, bad);
        wayOut.setText(changing.wayOut());
    }

    private int selected(Hits now) {
        EditorModel front = area.front();
        return now.indexOf(front, front.selection().bytes());
    }

    /// Goes to the first hit after what is selected, or from the start again.
    void next() {
        step(now -> now.after(area.front(), area.front().selection().bytes()));
    }

    /// Goes to the last hit before what is selected, or from the end again.
    void previous() {
        step(now -> now.before(area.front(), area.front().selection().bytes()));
    }

    private void step(ToIntFunction<Hits> wanted) {
        Hits now = found;
        if (now == null || now.count() == 0) {
            return;
        }
        int count = now.count();
        int index = wanted.applyAsInt(now);
        int there = Math.floorMod(index, count);
        goTo(there);
        area.front().say(Messages.get(index == there ? "find.at" : index < 0 ? "find.at-end" : "find.at-start",
                there + 1, count));
    }

    private void goTo(int index) {
        Hits now = found;
        if (now != null) {
            Hits.Hit hit = now.hit(index);
            area.goTo(hit.document().model(), hit.span());
            list.mark(index);
        }
    }

    /// Marks the line of what is selected in front.
    void mark() {
        Hits now = found;
        list.mark(now == null ? -1 : selected(now));
    }

    private void typed(KeyEvent event) {
        switch (event.getCode()) {
            case ENTER -> {
                if (event.isShiftDown()) {
                    previous();
                } else {
                    next();
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
