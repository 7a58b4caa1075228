package org.varscope.ui.lesson;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.lesson.Lesson;
import org.varscope.lesson.LessonFolder;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.page.Page;

/// All lessons by their levels, with those marked that are solved.
public final class LessonsPage extends Page {
    private final LessonShelf shelf;
    private final Consumer<Lesson> take;
    private final ListView<Lesson> list = new ListView<>();
    private final Label done = Card.text("", "muted");
    private final Label troubles = Card.text("", "lesson-troubles");
    private final Button open = new Button(Messages.get("lesson.take"));
    private final VBox content = new VBox();

    /// @param take begins a lesson
    public LessonsPage(LessonShelf shelf, Consumer<Lesson> take) {
        this.shelf = shelf;
        this.take = take;
        Label title = new Label(Messages.get("lesson.title"));
        title.getStyleClass().add("large");
        list.setId("lessons");
        list.getStyleClass().add("lessons");
        list.setAccessibleText(Messages.get("lesson.title"));
        list.setPlaceholder(new Label(Messages.get("lesson.reading")));
        list.setCellFactory(_ -> new LessonCell());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                takeSelected();
                event.consume();
            }
        });
        open.setId("lessons-take");
        open.getStyleClass().add("accent");
        open.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
        open.setOnAction(_ -> takeSelected());
        done.setId("lessons-done");
        troubles.setId("lessons-troubles");
        troubles.managedProperty().bind(troubles.visibleProperty());
        Label own = Card.text(Messages.get("lesson.own", shelf.place()), "muted");
        VBox.setVgrow(list, Priority.ALWAYS);
        content.setId("lessons-page");
        content.getStyleClass().addAll("form", "page", "lessons-page");
        content.getChildren().setAll(title, done, list, troubles, own, open);
        lifetime.follow(shelf.shelfProperty(), this::show);
        shelf.read();
    }

    private void show(LessonFolder.Shelf now) {
        Lesson selected = list.getSelectionModel().getSelectedItem();
        list.getItems().setAll(now.lessons());
        done.setText(Messages.get("lesson.done", now.done(), now.lessons().size()));
        troubles.setText(Visible.lines(now.troubles().stream().map(Messages::say).collect(Collectors.joining("\n"))));
        troubles.setVisible(!now.troubles().isEmpty());
        String kept = selected == null ? "" : selected.id();
        Lesson wanted = now.lessons().stream().filter(lesson -> lesson.id().equals(kept)).findFirst()
                .or(() -> now.lessons().stream().filter(lesson -> !now.solved().contains(lesson.id())).findFirst())
                .orElse(now.lessons().isEmpty() ? null : now.lessons().getFirst());
        list.getSelectionModel().select(wanted);
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
    }

    private void takeSelected() {
        Lesson lesson = list.getSelectionModel().getSelectedItem();
        if (lesson != null) {
            take.accept(lesson);
        }
    }

    @Override
    public ObservableValue<String> title() {
        return new ReadOnlyStringWrapper(Messages.get("lesson.tab"));
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        list.requestFocus();
    }

    @Override
    public Page renewed() {
        LessonsPage page = new LessonsPage(shelf, take);
        page.list.getSelectionModel().select(list.getSelectionModel().getSelectedIndex());
        return page;
    }

    private final class LessonCell extends ListCell<Lesson> {
        LessonCell() {
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !isEmpty()) {
                    takeSelected();
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Lesson lesson, boolean empty) {
            super.updateItem(lesson, empty);
            if (empty || lesson == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            boolean solved = shelf.shelfProperty().get().solved().contains(lesson.id());
            FontIcon mark = new FontIcon(solved ? "fth-check-circle" : "fth-circle");
            mark.getStyleClass().add(solved ? "lesson-solved" : "lesson-open");
            String title = Messages.get("lesson.row", getIndex() + 1, Visible.line(LessonShelf.title(lesson)));
            Label name = new Label(title);
            name.getStyleClass().add("lesson-name");
            Label task = new Label(Visible.line(lesson.task().in(Messages.language()).replace("`", "")));
            task.getStyleClass().add("muted");
            VBox words = new VBox(name, task);
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.ALWAYS);
            String level = Messages.get("lesson.level", lesson.level());
            Label right = new Label(level);
            right.getStyleClass().add("muted");
            right.setMinWidth(Region.USE_PREF_SIZE);
            HBox row = new HBox(mark, words, right);
            row.getStyleClass().add("lesson-row");
            setGraphic(row);
            setAccessibleText(String.join(", ", title, level,
                    Messages.get(solved ? "lesson.is-solved" : "lesson.is-open")));
        }
    }
}
