package org.varscope.ui.guide;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.guide.Chapter;
import org.varscope.guide.Guide;
import org.varscope.guide.Topic;
import org.varscope.guide.page.Example;
import org.varscope.guide.page.Page;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// The guide in a tab: contents and search on the left, one page on the right. Pages are made in the background.
public final class GuidePage extends org.varscope.ui.page.Page {
    private static final double CONTENTS_SHARE = 0.24;

    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper(Messages.get("guide.title"));
    private final Guide guide = new Guide(Messages.language());
    private final Background background;
    private final Consumer<Example> opens;
    private final Background.Lane reading;
    private final Background.Lane finding;
    private final BlockView blocks;
    private final TextField search = new TextField();
    private final TreeView<Entry> contents = new TreeView<>();
    private final VBox shown = new VBox();
    private final ScrollPane scroll = new ScrollPane(shown);
    private final Button back = button("guide-back", Messages.get("guide.back"), "fth-arrow-left");
    private final Button forward = button("guide-forward", Messages.get("guide.forward"), "fth-arrow-right");
    private final BorderPane all = new BorderPane();
    private final Deque<String> before = new ArrayDeque<>();
    private final Deque<String> after = new ArrayDeque<>();
    private @Nullable String page;

    /// A line of the contents.
    private record Entry(String page, String title) {
        @Override
        public String toString() {
            return title;
        }
    }

    /// @param opens opens an example in an editor
    public GuidePage(Background background, Consumer<Example> opens) {
        this.background = background;
        this.opens = opens;
        this.reading = background.lane(lifetime);
        this.finding = background.lane(lifetime);
        this.blocks = new BlockView(opens);
        fillContents();
        lay();
        search.textProperty().subscribe((_, words) -> find(words));
        contents.getSelectionModel().selectedItemProperty().subscribe((_, item) -> {
            if (item != null && !item.getValue().page().equals(page)) {
                go(item.getValue().page());
            }
        });
        back.setOnAction(_ -> step(before, after));
        forward.setOnAction(_ -> step(after, before));
        all.addEventHandler(GuideEvent.READ, event -> {
            event.consume();
            go(event.page());
        });
        all.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.isAltDown() && (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT)) {
                event.consume();
                (event.getCode() == KeyCode.LEFT ? back : forward).fire();
            }
        });
    }

    private static Button button(String id, String name, String icon) {
        Button button = new Button("", new FontIcon(icon));
        button.getStyleClass().add("flat");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setId(id);
        button.setAccessibleText(name);
        Tooltip tip = new Tooltip(name);
        tip.setConsumeAutoHidingEvents(false); // Escape is not only for it
        button.setTooltip(tip);
        button.setDisable(true);
        return button;
    }

    private void lay() {
        search.setId("guide-search");
        search.setPromptText(Messages.get("guide.search-prompt"));
        search.setAccessibleText(Messages.get("guide.search"));
        HBox.setHgrow(search, Priority.ALWAYS);
        contents.setId("guide-contents");
        contents.setAccessibleText(Messages.get("guide.contents"));
        contents.setShowRoot(false);
        VBox.setVgrow(contents, Priority.ALWAYS);
        HBox top = new HBox(back, forward, search);
        top.getStyleClass().add("guide-top");
        VBox side = new VBox(top, contents);
        side.setMinWidth(0);
        shown.getStyleClass().addAll("form", "reading", "guide-page");
        scroll.setId("guide-page");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("page");
        SplitPane split = new SplitPane(side, scroll);
        split.setDividerPositions(CONTENTS_SHARE);
        SplitPane.setResizableWithParent(side, false);
        all.setCenter(split);
    }

    private void fillContents() {
        TreeItem<Entry> root = new TreeItem<>();
        for (Chapter chapter : guide.chapters()) {
            TreeItem<Entry> first = new TreeItem<>(new Entry(chapter.topics().getFirst().name(), chapter.title()));
            chapter.topics().stream().skip(1).map(GuidePage::item).forEach(first.getChildren()::add);
            root.getChildren().add(first);
        }
        contents.setRoot(root);
        mark();
    }

    private static TreeItem<Entry> item(Topic topic) {
        return new TreeItem<>(new Entry(topic.name(), topic.title()));
    }

    private void find(String words) {
        if (words.isBlank()) {
            finding.cancel();
            fillContents();
            return;
        }
        finding.run(_ -> guide.find(words), found -> {
            TreeItem<Entry> root = new TreeItem<>();
            found.forEach(each -> root.getChildren().add(new TreeItem<>(new Entry(each.name(), each.title()))));
            contents.setRoot(root);
        }, _ -> fillContents());
    }

    /// Shows a page; the one to begin with where there is none of that name.
    public void go(String name) {
        String wanted = guide.title(name).isPresent() ? name : Guide.START;
        if (page != null && !page.equals(wanted)) {
            before.push(page);
            after.clear();
        }
        read(wanted);
    }

    private void step(Deque<String> from, Deque<String> to) {
        if (!from.isEmpty() && page != null) {
            to.push(page);
            read(from.pop());
        }
    }

    private void read(String name) {
        page = name;
        back.setDisable(before.isEmpty());
        forward.setDisable(after.isEmpty());
        mark();
        reading.run(_ -> guide.page(name).orElseThrow(), this::show, failure -> shown.getChildren().setAll(
                new Label(FailureWords.of(failure))));
    }

    private void show(Page read) {
        Label heading = new Label(read.title());
        heading.getStyleClass().addAll("heading", "large");
        heading.setWrapText(true);
        shown.getChildren().setAll(heading);
        read.blocks().forEach(block -> shown.getChildren().add(blocks.of(block)));
        scroll.setAccessibleText(read.title());
        scroll.setVvalue(0);
    }

    /// Selects the line of the page in the contents, where they have it.
    private void mark() {
        for (TreeItem<Entry> chapter : contents.getRoot().getChildren()) {
            Stream.concat(Stream.of(chapter), chapter.getChildren().stream())
                    .filter(item -> item.getValue().page().equals(page)).findFirst().ifPresent(item -> {
                        chapter.setExpanded(true);
                        contents.getSelectionModel().select(item);
                    });
        }
    }

    @Override
    public ObservableValue<String> title() {
        return title.getReadOnlyProperty();
    }

    @Override
    public Parent content() {
        return all;
    }

    @Override
    public void focus() {
        contents.requestFocus();
    }

    @Override
    public org.varscope.ui.page.Page renewed() {
        GuidePage renewed = new GuidePage(background, opens);
        renewed.before.addAll(before);
        renewed.after.addAll(after);
        renewed.search.setText(search.getText());
        if (page != null) {
            renewed.read(page);
        }
        return renewed;
    }
}
