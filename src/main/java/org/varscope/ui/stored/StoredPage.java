package org.varscope.ui.stored;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.explain.field.Pages;
import org.varscope.explain.wrapper.WrapperContext;
import org.varscope.guide.Guide;
import org.varscope.text.Offsets;
import org.varscope.text.TextException;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.explain.DescriptionColumn;
import org.varscope.ui.explain.DescriptionSources;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.page.Page;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Segments;

/// The bytes of a file as they are stored: those of one of its wrappers on the left, the outermost first, and what they
/// are on the right, that at the caret set off.
public final class StoredPage extends Page {
    private static final double BYTES_SHARE = 0.62;
    /// The same in a window narrower than this, in pixels at zoom 1, where the text column would be cut off.
    private static final double BYTES_SHARE_NARROW = 0.74;
    private static final double NARROW = 1050;

    private final StoredFile file;
    private final WindowContext around;
    private final Commands commands;
    private final ObservableValue<String> title;
    private final Guide guide = new Guide(Messages.language());
    private final DescriptionColumn column = new DescriptionColumn("stored-told", Messages.get("stored.told"));
    private final HBox choices = new HBox();
    private final TextField offset = new TextField();
    private final Label said = new Label();
    private final Hyperlink again = new Hyperlink(Messages.get("file.again"));
    private final SplitPane split = new SplitPane();
    private final BorderPane content = new BorderPane();
    private final Background.Lane placing;
    private final Background.Lane telling;
    private List<Layer> layers = List.of();
    /// Where the caret is in each wrapper, or was.
    private final List<Long> carets = new ArrayList<>();
    private @Nullable StoredHex hex;
    private int chosen;

    /// @param context what is said of the bytes, and where it is from
    private record Explained(WrapperContext context, DescriptionSources sources) { }

    /// @param commands whose keys work here, as far as they are for reading
    public StoredPage(StoredFile file, WindowContext around, Commands commands) {
        this(file, around, commands, 0, List.of());
    }

    private StoredPage(StoredFile file, WindowContext around, Commands commands, int chosen, List<Long> carets) {
        this.file = file;
        this.around = around;
        this.commands = commands;
        this.chosen = chosen;
        this.carets.addAll(carets);
        this.placing = around.background().lane(lifetime);
        this.telling = around.background().lane(lifetime);
        file.hold().accept(lifetime);
        this.title = lifetime.of(file.name().map(name -> Messages.get("stored.title", name)));
        layOut();
        lifetime.follow(file.layers(), this::place);
        lifetime.follow(file.trouble(), (_, trouble) -> failed(trouble));
        lifetime.follow(file.closed(), _ -> say(""));
        failed(file.trouble().get());
    }

    private void layOut() {
        choices.getStyleClass().add("elements-views");
        choices.setMinWidth(Region.USE_PREF_SIZE);
        offset.setId("stored-offset");
        offset.setPromptText(Messages.get("stored.offset"));
        offset.setAccessibleText(Messages.get("stored.offset"));
        offset.setOnAction(_ -> go());
        said.setId("stored-said");
        said.getStyleClass().add("muted");
        said.setMinWidth(0);
        said.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(said, Priority.ALWAYS);
        again.setId("stored-again");
        again.setMinWidth(Region.USE_PREF_SIZE);
        again.setVisible(false);
        again.managedProperty().bind(again.visibleProperty());
        HBox bar = new HBox(choices, offset, said, again);
        bar.getStyleClass().addAll("compare-bar", "stored-bar");
        bar.setAlignment(Pos.CENTER_LEFT);
        split.setId("stored-page");
        SplitPane.setResizableWithParent(column.view(), false);
        content.getStyleClass().add("page");
        content.setTop(bar);
        content.setCenter(split);
        content.widthProperty().subscribe((was, now) -> {
            if (was.doubleValue() == 0) {
                divide(now.doubleValue());
            }
        });
        content.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void divide(double width) {
        split.setDividerPositions(width < NARROW * around.theme().zoom().factor() ? BYTES_SHARE_NARROW : BYTES_SHARE);
    }

    private void place(List<Layer> now) {
        if (!now.isEmpty()) {
            // Once the file was saved, its bytes are others.
            long asked = carets.isEmpty() ? file.asked() : -1;
            placing.run(_ -> WrapperContext.held(now, asked), held -> open(now, held), this::failed);
        }
    }

    private void open(List<Layer> now, List<Span> held) {
        layers = now;
        for (int i = carets.size(); i < now.size(); i++) {
            carets.add(held.get(i).start());
        }
        ToggleGroup group = new ToggleGroup();
        choices.setManaged(now.size() > 1);
        choices.setVisible(now.size() > 1);
        choices.getChildren().setAll(IntStream.range(0, now.size()).mapToObj(i -> button(i, group)).toList());
        choose(Math.min(chosen, now.size() - 1));
    }

    private ToggleButton button(int index, ToggleGroup group) {
        String name = guide.title(Pages.of(layers.get(index).wrapper())).orElseThrow();
        ToggleButton button = new ToggleButton(Messages.get("stored.layer", Integer.toString(index + 1), name));
        button.setId("stored-layer-" + index);
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Segments.whenChosen(button, () -> {
            if (index != chosen) {
                choose(index);
            }
        });
        return button;
    }

    private void choose(int index) {
        chosen = index;
        ((ToggleButton) choices.getChildren().get(index)).setSelected(true);
        Layer layer = layers.get(index);
        long caret = carets.get(index);
        if (hex == null) {
            StoredHex made = new StoredHex(layer, lifetime, around, this::say);
            hex = made;
            made.pane().setAccessibleText(Messages.get("stored.bytes", file.name().get()));
            split.getItems().setAll(made.pane(), column.view());
            divide(content.getWidth());
            if (offset.isFocused() && offset.getText().isEmpty()) {
                made.pane().requestFocus();
            }
            lifetime.follow(made.awaited().unreadableProperty(), absent -> again.setVisible(absent != null));
            again.setOnAction(_ -> made.awaited().retry());
            made.pane().placeProperty().subscribe((_, place) -> {
                carets.set(chosen, place.caret());
                tell(made);
            });
        }
        hex.show(layer, caret);
        tell(hex);
    }

    private void tell(StoredHex shown) {
        Layer layer = shown.layer();
        long caret = carets.get(chosen);
        telling.run(_ -> explained(layer, caret), now -> column.show(List.of(
                DescriptionColumn.around(now.context, Messages.get("stored.is",
                        now.context.title())), now.sources.view())),
                this::failed);
    }

    /// Runs on any thread. Behind the last byte there is nothing to tell.
    private Explained explained(Layer layer, long caret) {
        WrapperContext context = WrapperContext.of(layer, new Span(caret, 1).intersection(
                new Span(0, layer.file().length())), Messages.language());
        return new Explained(context, DescriptionSources.of(guide, context.fields()));
    }

    /// Says what a person should know, or again what holds at any time.
    private void say(String words) {
        said.setText(!words.isEmpty() ? words
                : Messages.get(file.closed().get() ? "stored.closed" : "stored.about"));
    }

    private void failed(@Nullable Throwable failure) {
        say(failure == null ? "" : Messages.get("stored.unreadable", FailureWords.of(failure)));
    }

    private void go() {
        HexPane pane = hex == null ? null : hex.pane();
        if (pane == null) {
            return;
        }
        try {
            long length = layers.get(chosen).file().length();
            long to = Offsets.read(offset.getText(), carets.isEmpty() ? 0 : carets.get(chosen), length);
            if (to < 0 || to > length) {
                say(Messages.get("stored.no-offset", offset.getText()));
                return;
            }
            say("");
            pane.navigation().moveTo(to, false);
            pane.view().reveal(new Span(to, 0));
            pane.requestFocus();
        } catch (TextException e) {
            say(Sentence.of(e.remark()));
        }
    }

    /// The keys of commands for documents, as far as they are for reading.
    private void pressed(KeyEvent event) {
        HexPane pane = hex == null ? null : hex.pane();
        boolean inBytes = pane != null && pane.isFocused();
        if (event.getCode() == KeyCode.ESCAPE && offset.isFocused()) {
            focus();
        } else if (inBytes && commands.keys().means(Command.COPY, event)) {
            pane.clipboard().copy();
        } else if (inBytes && commands.keys().means(Command.SELECT_ALL, event)) {
            pane.navigation().selectAll();
        } else if (commands.keys().means(Command.NEXT_PANE, event)
                || commands.keys().means(Command.PREVIOUS_PANE, event)) {
            if (inBytes) {
                column.view().requestFocus();
            } else {
                focus();
            }
        } else {
            return;
        }
        event.consume();
    }

    @Override
    public ObservableValue<String> title() {
        return title;
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        (hex == null ? offset : hex.pane()).requestFocus();
    }

    @Override
    public Optional<Runnable> askingWhere() {
        return Optional.of(() -> {
            offset.requestFocus();
            offset.selectAll();
        });
    }

    @Override
    public Page renewed() {
        return new StoredPage(file, around, commands, chosen, carets);
    }
}
