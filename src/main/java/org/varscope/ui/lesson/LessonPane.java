package org.varscope.ui.lesson;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.lesson.Attempt;
import org.varscope.lesson.Condition;
import org.varscope.lesson.Lesson;
import org.varscope.lesson.Marking;
import org.varscope.lesson.Translated;
import org.varscope.said.Language;
import org.varscope.ui.card.Card;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// A lesson beside the bytes that it is about: what is to be known, the task, an answer where one is typed, hints one
/// after the other, and what an attempt came to. A task that only edits can solve notices by itself that it is solved.
public final class LessonPane {
    private static final PseudoClass SOLVED = PseudoClass.getPseudoClass("solved");
    /// From how many em on there are two columns.
    private static final double TWO = 46;
    private static final double MARGIN = 8;

    private final Lesson lesson;
    private final EditorModel model;
    private final LessonShelf shelf;
    private final Ways ways;
    private final Language language = Messages.language();
    private final Background.Lane marking;
    private final GridPane content = new GridPane();
    private final ScrollPane pane = new ScrollPane(content);
    private final TextField answer = new TextField();
    private final Button check = new Button(Messages.get("lesson.check"));
    private final Label said = Card.text("");
    private final VBox hints = new VBox();
    private final Hyperlink hint = new Hyperlink();
    private final Button next = new Button();
    private boolean solved;
    private boolean asked;
    private int hinted;
    /// What was marked last; null before anything was.
    private @Nullable Attempt marked;

    /// Where a person can go from a lesson.
    ///
    /// @param next  takes another lesson in the place of this one
    /// @param all   lists all lessons
    /// @param leave takes this pane away
    public record Ways(Consumer<Lesson> next, Runnable all, Runnable leave) { }

    /// A lesson about the document of `model`.
    public LessonPane(Lesson lesson, EditorModel model, Lifetime lifetime, LessonShelf shelf, Ways ways) {
        this.lesson = lesson;
        this.model = model;
        this.shelf = shelf;
        this.ways = ways;
        this.marking = model.background().lane(lifetime);
        content.getStyleClass().add("lesson");
        pane.setId("lesson");
        pane.getStyleClass().addAll("inspector-scroll", "edge-to-edge", "pane");
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.setFitToWidth(true);
        pane.setMinHeight(0);
        pane.setAccessibleText(Messages.get("lesson.pane", LessonShelf.title(lesson)));
        fill();
        lifetime.follow(model.stateProperty().map(EditorState::looks), (_, _) -> look());
        lifetime.follow(shelf.shelfProperty(), _ -> offerNext());
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return what takes the keyboard}
    public Node target() {
        return solved && next.isVisible() ? next : lesson.asksForText() ? answer : check;
    }

    /// {@return whether the task is solved}
    public boolean isSolved() {
        return solved;
    }

    /// Goes on where `other` ends, a pane of the same lesson in another language.
    public void takeOver(LessonPane other) {
        answer.setText(other.answer.getText());
        showHint(other.hinted);
        asked = other.asked;
        if (other.marked != null) {
            mark(other.marked);
        }
    }

    private void fill() {
        Label title = new Label(LessonShelf.title(lesson));
        title.setId("lesson-title");
        title.setWrapText(true);
        title.getStyleClass().add("lesson-title");
        VBox task = new VBox(new Label(Messages.get("lesson.task")), Prose.of(lesson.task().in(language)));
        task.setId("lesson-task");
        task.getStyleClass().add("lesson-task");
        said.setId("lesson-said");
        said.getStyleClass().add("lesson-said");
        said.managedProperty().bind(said.visibleProperty());
        said.setVisible(false);
        said.setMinHeight(Region.USE_PREF_SIZE);
        hints.getStyleClass().add("lesson-hints");
        Node heading = heading();
        VBox telling = part(title, Prose.of(lesson.text().in(language)));
        VBox doing = part(task, asking(), said, hints, ending());
        content.getChildren().setAll(heading, telling, doing);
        GridPane.setRowIndex(telling, 1);
        pane.widthProperty().map(width -> width.doubleValue() >= TWO * answer.getFont().getSize())
                .subscribe(wide -> arrange(heading, doing, wide));
        showHint(0);
    }

    private static VBox part(Node... all) {
        VBox part = new VBox(all);
        part.getStyleClass().add("lesson-part");
        return part;
    }

    /// What is to be known is beside what is to be done where there is room, so that a low pane shows both.
    private void arrange(Node heading, Node doing, boolean wide) {
        GridPane.setColumnSpan(heading, wide ? 2 : 1);
        GridPane.setConstraints(doing, wide ? 1 : 0, wide ? 1 : 2);
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(wide ? 50 : 100);
        content.getColumnConstraints().setAll(wide ? List.of(column, column) : List.of(column));
    }

    private Node heading() {
        Label level = new Label(Messages.get("lesson.heading", lesson.level()));
        level.getStyleClass().add("heading");
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        Button leave = new Button();
        leave.setId("lesson-leave");
        leave.setGraphic(new FontIcon("fth-x"));
        leave.setAccessibleText(Messages.get("lesson.leave"));
        leave.getStyleClass().addAll("flat", "small");
        leave.setFocusTraversable(false);
        leave.setOnAction(_ -> ways.leave().run());
        HBox line = new HBox(level, between, leave);
        line.getStyleClass().add("lesson-heading");
        return line;
    }

    private Node asking() {
        answer.setId("lesson-answer");
        answer.setPromptText(Messages.get("lesson.answer"));
        answer.setAccessibleText(Messages.get("lesson.answer"));
        answer.setOnAction(_ -> mark(true));
        check.setId("lesson-check");
        check.setMinWidth(Region.USE_PREF_SIZE);
        check.setOnAction(_ -> mark(true));
        check.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                mark(true);
                event.consume();
            }
        });
        HBox.setHgrow(answer, Priority.ALWAYS);
        HBox line = lesson.asksForText() ? new HBox(8, answer, check) : new HBox(check);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private Node ending() {
        next.setId("lesson-next");
        next.getStyleClass().add("accent");
        next.managedProperty().bind(next.visibleProperty());
        next.setMinWidth(Region.USE_PREF_SIZE);
        Hyperlink all = new Hyperlink(Messages.get("lesson.all"));
        all.setId("lesson-all");
        all.setOnAction(_ -> ways.all().run());
        offerNext();
        VBox last = new VBox(hint, next, all);
        last.getStyleClass().add("lesson-ending");
        return last;
    }

    private void offerNext() {
        Optional<Lesson> after = shelf.after(lesson);
        next.setVisible(solved && after.isPresent());
        after.ifPresent(following -> {
            next.setText(Messages.get("lesson.next", LessonShelf.title(following)));
            next.setOnAction(_ -> ways.next().accept(following));
        });
    }

    private void showHint(int count) {
        hinted = count;
        List<Translated> all = lesson.hints();
        hints.getChildren().setAll(all.stream().limit(count).map(one -> Prose.of(one.in(language))).toList());
        hints.setVisible(count > 0);
        hints.setManaged(count > 0);
        hint.setId("lesson-hint");
        hint.setVisible(count < all.size() && !solved);
        hint.setManaged(hint.isVisible());
        hint.setText(Messages.get(count == 0 ? "lesson.hint" : "lesson.hint-more", all.size() - count));
        hint.setOnAction(_ -> {
            showHint(count + 1);
            if (count + 1 == all.size()) {
                target().requestFocus();
            }
        });
    }

    /// Something has changed: whether the task is solved by that, and whether what was said still holds.
    private void look() {
        boolean byItself = lesson.checks().stream().noneMatch(one -> one instanceof Condition.Answer
                || one instanceof Condition.SelectedBytes || one instanceof Condition.SelectedValue);
        if (byItself && !solved) {
            mark(false);
        }
    }

    /// @param wanted whether somebody has asked, so that a wrong answer is told
    private void mark(boolean wanted) {
        asked |= wanted;
        if (model.reading().busyProperty().get()) {
            return; // looked at again once it is read
        }
        mark(new Attempt(model.structure(), model.selection().bytes(), answer.getText()));
    }

    private void mark(Attempt attempt) {
        marking.run(running -> {
            Marking.Outcome outcome = Marking.of(lesson, attempt, running.over(attempt.structure().bytes().length()));
            return Map.entry(outcome, outcome.words(attempt, language));
        }, done -> {
            marked = solved ? marked : attempt;
            show(done.getKey(), done.getValue());
        }, failure -> {
            if (failure instanceof AbsentBytesException absent) {
                model.awaited().await(absent);
            } else {
                say(Sentence.of(FailureWords.of(failure)), false);
            }
        });
    }

    private void show(Marking.Outcome outcome, String words) {
        if (outcome instanceof Marking.Outcome.Solved) {
            boolean keyboard = answer.isFocused() || check.isFocused();
            solved = true;
            showHint(hinted);
            say(words, true);
            shelf.solve(lesson);
            offerNext();
            if (keyboard && next.isVisible()) {
                next.requestFocus();
            }
            reveal(next.isVisible() ? next : said);
        } else if (asked && !solved) {
            say(words, false);
            reveal(said);
        }
    }

    /// Scrolls as little as lets the end of `shown` be seen.
    private void reveal(Node shown) {
        pane.applyCss();
        pane.layout();
        double seen = pane.getViewportBounds().getHeight();
        double hidden = content.getHeight() - seen;
        double end = content.sceneToLocal(shown.localToScene(shown.getLayoutBounds())).getMaxY() + MARGIN;
        if (hidden > 0 && end > seen + pane.getVvalue() * hidden) {
            pane.setVvalue(Math.min(1, (end - seen) / hidden));
        }
    }

    private void say(String words, boolean right) {
        said.setText(words.replace("`", ""));
        said.setGraphic(new FontIcon(right ? "fth-check-circle" : "fth-alert-circle"));
        said.pseudoClassStateChanged(SOLVED, right);
        said.setVisible(true);
    }
}
