package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.find.Replacement;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Background;

/// Replaces what was found, one or all of it. What would change is worked out in the background while a person types.
final class ReplaceBar {
    private final Area area;
    private final Background.Lane lane;
    private final Consumer<@Nullable ReplacePlan> planned;
    private final Consumer<Throwable> failed;
    private final TextField with = new TextField();
    private final Button one = new Button(Messages.get("find.replace"));
    private final Button all = new Button(Messages.get("find.replace-all"));
    private final HBox bar = new HBox(with, one, all);
    private final BooleanProperty open = new SimpleBooleanProperty();
    /// Whether what the field holds is meant, also where that is nothing yet.
    private boolean meant;
    private Hits found = Hits.NONE;
    private @Nullable ReplacePlan plan;

    /// @param planned gets what would change, when that is known; null where nothing is to be replaced
    /// @param failed  gets why it is not
    ReplaceBar(Area area, Background.Lane lane, Consumer<@Nullable ReplacePlan> planned, Consumer<Throwable> failed) {
        this.area = area;
        this.lane = lane;
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

    /// {@return what a person means to put there; null where nothing is to be replaced}
    @Nullable String asked() {
        return open.get() ? with.getText() : null;
    }

    /// Works out what would change of `now`.
    void found(Hits now) {
        found = now;
        look();
    }

    private void offer(@Nullable ReplacePlan known) {
        plan = known;
        int count = known == null ? 0 : known.changed();
        all.setText(count == 0 ? Messages.get("find.replace-all") : Messages.get("find.replace-count", count));
        boolean any = found.count() > 0;
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
        Hits now = found;
        try {
            Optional<Replacement> replacement = now.documents().isEmpty() || !open.get() ? Optional.empty()
                    : replacement(now.documents().getFirst());
            if (replacement.isEmpty()) {
                planned.accept(null);
                return;
            }
            Finding.run(lane, now.documents().stream().mapToLong(each -> each.in().bytes().length()).sum(),
                    running -> ReplacePlan.of(now, replacement.get(), running), result -> {
                offer(result);
                planned.accept(result);
            }, failed);
        } catch (QueryException e) {
            failed.accept(e);
        }
    }

    /// Nothing typed is a text; it is no value and no bytes.
    private Optional<Replacement> replacement(Found now) throws QueryException {
        String text = with.getText();
        boolean texts = now.kind() == QueryText.Kind.TEXT || now.kind() == QueryText.Kind.EXPRESSION;
        return text.isEmpty() && !(texts && meant) ? Optional.empty() : Optional.of(Replacement.of(now.query(), text));
    }

    /// Replaces only one match.
    ///
    /// @param done runs once it is replaced
    void replace(Hits.Hit hit, Runnable done) {
        if (!meant) {
            mean();
            return;
        }
        try {
            Optional<Replacement> replacement = replacement(hit.document());
            if (replacement.isPresent()) {
                lane.run(_ -> ReplacePlan.of(hit, replacement.get()), result -> replaced(result, done), failed);
            }
        } catch (QueryException e) {
            failed.accept(e);
        }
    }

    private void replaced(ReplacePlan.Part result, Runnable done) {
        EditorModel model = result.of().model();
        if (result.plan().changed() > 0) {
            model.edits().apply(result.plan().review(), done);
        } else {
            model.say(result.lines().isEmpty() ? Messages.get("find.same") : result.lines().getFirst().value());
            done.run();
        }
    }

    private void replaceAll(Runnable after) {
        ReplacePlan now = plan;
        if (!meant) {
            mean();
        } else if (now != null) {
            List<Hits.Miss> refused = now.apply(done -> area.front().say(words(done, now.left())));
            if (!refused.isEmpty()) {
                area.front().say(refused.stream().map(miss -> Messages.get("find.miss", miss.name(), miss.why()))
                        .collect(Collectors.joining(" ")));
            }
            after.run();
        }
    }

    private String words(ReplacePlan done, int left) {
        return area.isOfTabs()
                ? Messages.get(left == 0 ? "find.replaced-tabs" : "find.replaced-some-tabs", done.changed(), left,
                        Messages.get("find.tabs", done.parts().size()))
                : Messages.get(left == 0 ? "find.replaced" : "find.replaced-some", done.changed(), left);
    }
}
