package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.RefusalWords;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.find.Replacement;
import org.varscope.find.Replacing;
import org.varscope.find.Search;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;

/// Replaces what was found, one or all of it. What would change is worked out in the background while a person types.
final class ReplaceBar {
    private final EditorModel model;
    private final Background.Lane lane;
    private final Consumer<@Nullable Planned> planned;
    private final Consumer<Throwable> failed;
    private final TextField with = new TextField();
    private final Button one = new Button(Messages.get("find.replace"));
    private final Button all = new Button(Messages.get("find.replace-all"));
    private final HBox bar = new HBox(with, one, all);
    private final BooleanProperty open = new SimpleBooleanProperty();
    /// Whether what the field holds is meant, also where that is nothing yet.
    private boolean meant;
    private Finding.@Nullable Found found;
    private Replacing.@Nullable Plan plan;

    /// What would change.
    ///
    /// @param lines the first matches that would, or cannot
    record Planned(Replacing.Plan plan, List<Finding.Line> lines) { }

    /// @param planned gets what would change, when that is known; null where nothing is to be replaced
    /// @param failed  gets why it is not
    ReplaceBar(EditorModel model, Consumer<@Nullable Planned> planned, Consumer<Throwable> failed) {
        this.model = model;
        this.lane = model.background().lane();
        this.planned = planned;
        this.failed = failed;
        with.setId("replace-with");
        with.setPromptText(Messages.get("find.with-prompt"));
        with.setAccessibleText(Messages.get("find.with"));
        with.setPrefColumnCount(28); // as wide as what is found
        one.setId("replace-one");
        all.setId("replace-all");
        List.of(one, all).forEach(button -> button.setMinWidth(Region.USE_PREF_SIZE));
        bar.getStyleClass().addAll("find-heading", "replace-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.visibleProperty().bind(open);
        bar.managedProperty().bind(open);
        with.textProperty().subscribe((_, _) -> mean());
        offer(null);
    }

    Node view() {
        return bar;
    }

    TextField field() {
        return with;
    }

    /// @param act      is done where a person asks to replace the selected match
    /// @param afterAll is done when all are replaced
    void bind(Runnable act, Runnable afterAll) {
        one.setOnAction(_ -> act.run());
        all.setOnAction(_ -> replaceAll(afterAll));
    }

    boolean isOpen() {
        return open.get();
    }

    /// {@return how far working it out has come}
    ReadOnlyDoubleProperty shareProperty() {
        return lane.shareProperty();
    }

    /// Shows or hides itself.
    void open(boolean wanted) {
        meant = wanted && !with.getText().isEmpty();
        open.set(wanted);
        look();
    }

    /// Works out what would change of `now`; nothing where that is null.
    void found(Finding.@Nullable Found now) {
        found = now;
        look();
    }

    private void offer(Replacing.@Nullable Plan known) {
        plan = known;
        int count = known == null ? 0 : known.changed();
        all.setText(count == 0 ? Messages.get("find.replace-all") : Messages.get("find.replace-count", count));
        boolean any = found != null && !found.spans().isEmpty();
        all.setDisable(!any || count == 0 && meant);
        one.setDisable(!any);
    }

    private void mean() {
        meant = true;
        look();
    }

    private void look() {
        lane.cancel();
        offer(null);
        Finding.Found now = found;
        try {
            Optional<Replacement> replacement = now == null || !open.get() ? Optional.empty() : replacement(now);
            if (now == null || replacement.isEmpty()) {
                planned.accept(null);
                return;
            }
            Finding.run(lane, now.in(), running -> plan(now, replacement.get(), running), result -> {
                offer(result.plan);
                planned.accept(result);
            }, failed);
        } catch (QueryException e) {
            failed.accept(e);
        }
    }

    /// Nothing typed is a text; it is no value and no bytes.
    private Optional<Replacement> replacement(Finding.Found now) throws QueryException {
        String text = with.getText();
        boolean texts = now.kind() == QueryText.Kind.TEXT || now.kind() == QueryText.Kind.EXPRESSION;
        return text.isEmpty() && !(texts && meant) ? Optional.empty() : Optional.of(Replacement.of(now.query(), text));
    }

    /// Replaces the match number `index` alone.
    ///
    /// @param done runs once it is replaced
    void replace(int index, Runnable done) {
        Finding.Found now = found;
        if (!meant) {
            mean();
            return;
        }
        try {
            Optional<Replacement> replacement = now == null ? Optional.empty() : replacement(now);
            if (now != null && replacement.isPresent()) {
                List<Span> hit = List.of(now.spans().get(index));
                lane.run(_ -> {
                    List<Finding.Line> lines = new ArrayList<>();
                    Replacing.Plan each = Replacing.of(now.in(), hit, replacement.get(), Progress.NONE,
                            line -> lines.add(line(now, line)));
                    return new Planned(each, lines);
                }, result -> replaced(result, done), failed);
            }
        } catch (QueryException e) {
            failed.accept(e);
        }
    }

    private void replaced(Planned result, Runnable done) {
        if (result.plan.changed() > 0) {
            model.apply(result.plan.review(), done);
        } else {
            model.say(result.lines.isEmpty() ? Messages.get("find.same") : result.lines.getFirst().value());
            done.run();
        }
    }

    private void replaceAll(Runnable after) {
        Replacing.Plan now = plan;
        if (!meant) {
            mean();
        } else if (now != null) {
            model.apply(now.review(), () -> {
                model.say(Messages.get(now.left() == 0 ? "find.replaced" : "find.replaced-some", now.changed(),
                        now.left()));
                after.run();
            });
        }
    }

    private static Planned plan(Finding.Found now, Replacement replacement, Background.Running running)
            throws QueryException {
        List<Finding.Line> lines = new ArrayList<>();
        Consumer<Replacing.Line> told = line -> {
            if (lines.size() < Finding.LISTED) {
                lines.add(line(now, line));
            }
        };
        Progress progress = running.over(now.in().bytes().length());
        Replacing.Plan plan = now.complete() ? Replacing.of(now.in(), now.spans(), replacement, progress, told)
                : Replacing.of(new Search(now.in(), now.scope(), List::of), now.query(), replacement, progress, told);
        return new Planned(plan, List.copyOf(lines));
    }

    private static Finding.Line line(Finding.Found now, Replacing.Line line) {
        Span span = line.place().span();
        String type = line.place().type();
        return new Finding.Line(now.firstFrom(span.start()), span, line.place().pathText(0), type == null ? "" : type,
                line.why().isEmpty() ? Messages.get("find.becomes", line.was(), line.is())
                        : Messages.get("find.left", line.was(), RefusalWords.clauses(line.why())));
    }
}
