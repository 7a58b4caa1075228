package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.find.PassedOver;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText.Kind;
import org.varscope.find.Replacing;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;
import org.varscope.ui.theme.Zoom;

/// Finds values and bytes while a person types, lists what was found, and goes from one to the next. It follows edits.
public final class FindPane {
    private static final double ROW = 26;

    private final EditorModel model;
    private final Finding finding;
    private final TextField field = new TextField();
    private final ChoiceBox<Kind> kind = new ChoiceBox<>();
    private final ScopeChoice scope;
    private final Label words = new Label();
    /// What was not looked at.
    private final Label passedOver = new Label();
    private final Label wayOut = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final ListView<Finding.Line> list = new ListView<>();
    private final BorderPane pane = new BorderPane(list);
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(Messages.get("find.title"));
    private final ReadOnlyObjectWrapper<List<Span>> spans = new ReadOnlyObjectWrapper<>(List.of());
    private final ReplaceBar replacing;
    private final ChangeBar changing;
    private Finding.@Nullable Found found;
    /// Whether to go on to the next match once it is known where they are now.
    private boolean goingOn;

    /// @param zoom  how large everything is, 1 for the usual
    /// @param leave goes back to where a person was before
    public FindPane(EditorModel model, ObservableDoubleValue zoom, Runnable leave) {
        this.model = model;
        this.finding = new Finding(model, this::show, this::fail);
        this.replacing = new ReplaceBar(model, this::show, failure -> say(words(failure), true));
        replacing.bind(this::replaceSelected, list::requestFocus); // so that undo is not that of a field
        replacing.field().addEventHandler(KeyEvent.KEY_PRESSED, event -> typedWith(event, leave));
        this.changing = new ChangeBar(model, this::write, this::askHow, this::look);
        this.scope = new ScopeChoice(model, this::look);
        field.setId("find-text");
        field.setPromptText(Messages.get("find.prompt"));
        field.setAccessibleText(Messages.get("find.what"));
        field.setPrefColumnCount(28);
        kind.setId("find-kind");
        kind.setAccessibleText(Messages.get("find.kind"));
        kind.getItems().setAll(Kind.values());
        kind.setConverter(new KindWords());
        kind.setValue(Kind.ANY);
        words.setId("find-words");
        bar.setId("find-progress");
        bar.progressProperty().bind(Bindings.max(finding.lane().shareProperty(), replacing.shareProperty()));
        bar.visibleProperty().bind(bar.progressProperty().greaterThanOrEqualTo(0));
        bar.managedProperty().bind(bar.visibleProperty());
        list.setId("find-hits");
        list.getStyleClass().add("changes");
        list.setAccessibleText(Messages.get("find.hits"));
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new HitCell());
        list.setPlaceholder(new StackPane(byChange(), wayOut));
        wayOut.setId("find-way-out");
        wayOut.getStyleClass().add("muted");
        wayOut.setWrapText(true);
        scope.view().visibleProperty().bind(kind.valueProperty().isNotEqualTo(Kind.CHANGE)); // there a path says where
        scope.view().managedProperty().bind(scope.view().visibleProperty());
        FindHeading heading = new FindHeading(new HBox(field, kind, scope.view(), bar), words);
        pane.getStyleClass().add("pane");
        pane.setTop(new VBox(heading, changing.view(), replacing.view(), passedOver()));
        field.textProperty().subscribe((_, _) -> look());
        kind.valueProperty().subscribe((_, now) -> {
            changing.open(now == Kind.CHANGE);
            field.setPromptText(Messages.get(now == Kind.CHANGE ? "find.prompt-change" : "find.prompt"));
            look();
        });
        field.addEventHandler(KeyEvent.KEY_PRESSED, event -> typed(event, leave));
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> listed(event, leave));
        list.setOnMouseClicked(_ -> goToSelected());
        model.stateProperty().subscribe((was, now) -> {
            if (was.snapshot() != now.snapshot()) {
                scope.follow(now);
                if (isAsked()) {
                    look();
                }
            }
        });
    }

    private Node passedOver() {
        passedOver.setId("find-passed-over");
        passedOver.getStyleClass().addAll("find-heading", "bad-text");
        passedOver.setMinWidth(0);
        passedOver.visibleProperty().bind(passedOver.textProperty().isNotEmpty());
        passedOver.managedProperty().bind(passedOver.visibleProperty());
        return passedOver;
    }

    /// {@return the control}
    public Node view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        List<Node> all = new ArrayList<>(List.of(field));
        all.addAll(changing.targets());
        all.addAll(replacing.isOpen() ? List.of(replacing.field(), list) : List.of(list));
        return all;
    }

    /// Lets a person compare with other documents and files.
    ///
    /// @param own   lets the file of the document stay open, and gives what lets go of it
    /// @param tabs  gives the states of other documents
    /// @param files asks for a file, and hands over what is in it
    public void offer(Supplier<Runnable> own, Supplier<List<OlderState>> tabs,
            Consumer<Consumer<OlderState>> files) {
        changing.offer(own, tabs, files);
    }

    /// What goes on in another pane when a document was read again.
    public record Handover(Kind kind, String text, ChangeBar.Handover changes) {
        /// Lets go of it, as no pane goes on.
        public void close() {
            changes.close();
        }
    }

    /// {@return what goes on in the pane of the document as it is read again}
    ///
    /// @param was what is there before
    public Handover handOver(OlderState was) {
        return new Handover(kind.getValue(), field.getText(), changing.handOver(was));
    }

    /// Goes on where the pane of a document ended that was read again.
    public void follow(Handover other) {
        changing.follow(other.changes);
        kind.setValue(other.kind);
        field.setText(other.text);
    }

    /// Lets go of what was opened to compare with.
    public void close() {
        finding.lane().cancel();
        changing.close();
    }

    /// Takes the keyboard, so that a person can type how what they look for changed.
    public void askChange() {
        kind.setValue(Kind.CHANGE);
        ask(false);
    }

    /// Who knows a value only by what became of it does not look for that among kinds of text to type.
    private Node byChange() {
        Hyperlink link = new Hyperlink(Messages.get("find.by-change"));
        link.setId("find-by-change");
        link.setOnAction(_ -> askChange());
        link.visibleProperty().bind(field.textProperty().isEmpty().and(kind.valueProperty().isNotEqualTo(Kind.CHANGE)));
        return link;
    }

    private void askHow() {
        field.requestFocus();
        field.selectAll();
    }

    private void write(String text) {
        field.setText(text);
        field.requestFocus();
        field.end();
    }

    /// {@return the title with the number of hits, where something is looked for}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// {@return what was found, in order of offset, to be marked}
    public ReadOnlyObjectProperty<List<Span>> spansProperty() {
        return spans.getReadOnlyProperty();
    }

    /// Takes the keyboard, so that a person can type what to find, which is a condition only where one was asked for.
    public void ask() {
        if (kind.getValue() == Kind.CHANGE) {
            kind.setValue(Kind.ANY);
        }
        ask(false);
    }

    /// Takes the keyboard, so that a person can type what to find, or where that is known, what takes its place.
    public void askReplacement() {
        ask(true);
    }

    private void ask(boolean replacement) {
        TextField wanted = replacement && isAsked() ? replacing.field() : field;
        replacing.open(replacement);
        wanted.requestFocus();
        wanted.selectAll();
    }

    /// {@return whether there is anything to go to}
    public boolean hasAny() {
        return !spans.get().isEmpty();
    }

    private boolean isAsked() {
        return !field.getText().isBlank() || kind.getValue() == Kind.CHANGE;
    }

    private void look() {
        found = null;
        tell(List.of());
        replacing.found(null);
        changing.tell(null);
        finding.lane().cancel();
        if (!isAsked()) {
            say("", false);
            title.set(Messages.get("find.title"));
            clear();
            return;
        }
        try {
            say(Messages.get("find.looking"), false);
            if (kind.getValue() == Kind.CHANGE) {
                finding.start(field.getText(), changing.older(), changing.left());
            } else {
                finding.start(field.getText(), kind.getValue(), scope.bytes());
            }
        } catch (QueryException e) {
            fail(e);
        }
    }

    private void tell(List<PassedOver> left) {
        passedOver.setText(left.stream().map(each -> capital(each.sentence()) + ".").collect(Collectors.joining(" ")));
    }

    private void clear() {
        list.getItems().clear();
        spans.set(List.of());
    }

    private void fail(Throwable failure) {
        clear();
        title.set(Messages.get("find.title"));
        say(words(failure), true);
    }

    private static String words(Throwable failure) {
        return failure instanceof QueryException ? capital(failure.getMessage())
                : Messages.get("find.failed", FailureWords.of(failure));
    }

    private static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }

    private void show(Finding.Found now) {
        found = now;
        title.set(Messages.get(now.complete() ? "find.tab" : "find.tab-more", now.spans().size()));
        spans.set(now.spans());
        tell(now.passedOver());
        changing.tell(now.narrowed());
        replacing.found(now);
        if (goingOn) {
            goingOn = false;
            next();
        }
    }

    /// Lists what was found, or where something is to be replaced, what becomes of it.
    private void show(ReplaceBar.@Nullable Planned planned) {
        Finding.Found now = found;
        if (now == null) {
            return;
        }
        int count = now.spans().size();
        if (planned == null || count == 0) {
            say(now.narrowed() == null ? counted(now) : changing.counted(now), false);
            list.getItems().setAll(now.lines());
        } else {
            Replacing.Plan plan = planned.plan();
            say(Messages.get(plan.left() == 0 ? "find.plan" : "find.plan-left", plan.changed(), plan.found(),
                    plan.left()), false);
            tell(plan.passedOver().isEmpty() ? now.passedOver() : plan.passedOver());
            list.getItems().setAll(planned.lines());
        }
        mark(indexOfSelected(now));
    }

    private static String counted(Finding.Found now) {
        int count = now.spans().size();
        String sought = KindWords.sought(now.kind());
        return count == 0 ? Messages.get("find.none", sought) : Messages.get(
                !now.complete() ? "find.first" : count > now.lines().size() ? "find.listed" : "find.count", count,
                sought, now.lines().size());
    }

    private void replaceSelected() {
        Finding.Found now = found;
        int index = now == null ? -1 : indexOfSelected(now);
        if (index < 0) {
            next();
        } else {
            replacing.replace(index, this::goOn);
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
        words.setText(text);
        wayOut.setText(changing.wayOut());
        words.getStyleClass().setAll("label", bad ? "bad-text" : "muted");
    }

    private int indexOfSelected(Finding.Found now) {
        Span selected = model.selection().bytes();
        int index = now.firstFrom(selected.start());
        return index < now.spans().size() && now.spans().get(index).equals(selected) ? index : -1;
    }

    /// Goes to the first hit after what is selected, or from the start again.
    public void next() {
        step(found -> {
            int at = indexOfSelected(found);
            return at >= 0 ? at + 1 : found.firstFrom(model.selection().bytes().start());
        });
    }

    /// Goes to the last hit before what is selected, or from the end again.
    public void previous() {
        step(found -> found.firstFrom(model.selection().bytes().start()) - 1);
    }

    private void step(ToIntFunction<Finding.Found> wanted) {
        Finding.Found now = found;
        if (now == null || now.spans().isEmpty()) {
            return;
        }
        int count = now.spans().size();
        int index = wanted.applyAsInt(now);
        int there = Math.floorMod(index, count);
        goTo(now, there);
        model.say(Messages.get(index == there ? "find.at" : index < 0 ? "find.at-end" : "find.at-start", there + 1,
                count));
    }

    private void goTo(Finding.Found now, int index) {
        Span span = now.spans().get(index);
        model.select(span.end(), span.start());
        mark(index);
    }

    private void mark(int index) {
        int row = IntStream.range(0, list.getItems().size()).filter(i -> list.getItems().get(i).index() == index)
                .findFirst().orElse(-1);
        if (row >= 0) {
            list.getSelectionModel().clearAndSelect(row);
            list.scrollTo(Math.max(0, row - 1));
        } else {
            list.getSelectionModel().clearSelection();
        }
    }

    private void goToSelected() {
        Finding.Line line = list.getSelectionModel().getSelectedItem();
        if (line != null && found != null) {
            goTo(found, line.index());
        }
    }

    private void typed(KeyEvent event, Runnable leave) {
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
                list.requestFocus();
                if (list.getSelectionModel().isEmpty()) {
                    list.getSelectionModel().selectFirst();
                }
                event.consume();
            }
            case ESCAPE -> {
                leave.run();
                event.consume();
            }
            default -> { }
        }
    }

    private void typedWith(KeyEvent event, Runnable leave) {
        if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            replaceSelected();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            leave.run();
            event.consume();
        }
    }

    private void listed(KeyEvent event, Runnable leave) {
        if (event.getCode() == KeyCode.ENTER) {
            goToSelected();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            leave.run();
            event.consume();
        }
    }
}
