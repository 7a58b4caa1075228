package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.play.FieldCount;
import org.varscope.play.Film;
import org.varscope.play.Frame;
import org.varscope.said.Numbers;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.Segments;

/// Plays how the document is read, or a value is written, field by field, for as long as it is looked at. The panes
/// beside it follow its frame.
public final class PlaybackPane {
    private static final KeyCombination LEAVE = new KeyCodeCombination(KeyCode.ESCAPE);

    /// The least width for that.
    private static final double ONE_LINE = 700;

    private final EditorModel model;
    private final ObservableDoubleValue zoom;
    private final Runnable leave;
    private final Player player;
    private final Background.Lane counting;
    private final BorderPane pane = new BorderPane();
    private final BooleanProperty shows = new SimpleBooleanProperty();
    /// Whether a value is written, and the file not read.
    private final BooleanProperty writes = new SimpleBooleanProperty();
    private final ScrollPane scroll = new ScrollPane();
    private final GridPane top = new GridPane();
    /// Whether there is room for all that plays in one line.
    private boolean oneLine;
    private @Nullable Transport transport;
    private @Nullable FrameView frame;
    private @Nullable EncodePane encode;
    private @Nullable Film film;
    private @Nullable FieldCount count;
    /// Where the film was when it was looked at last.
    private long place;
    /// The value that is written first.
    private String typed = "{ \"gold\": 100 }";

    /// @param zoom  how large everything is, 1 for the usual
    /// @param leave goes back to the values
    public PlaybackPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom, Runnable leave) {
        this.model = model;
        this.zoom = zoom;
        this.leave = leave;
        this.player = new Player(model.background(), this::failed);
        this.counting = model.background().lane(lifetime);
        pane.setId("playback");
        pane.getStyleClass().add("playback");
        pane.setAccessibleRole(AccessibleRole.PARENT);
        pane.setAccessibleText(Messages.get("play.pane"));
        pane.setFocusTraversable(true);
        pane.setMinWidth(0);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        pane.setOnMousePressed(_ -> pane.requestFocus());
        shows.subscribe((_, _) -> look());
        writes.subscribe((_, _) -> look());
        lifetime.atEnd(this::rest);
        player.frameProperty().subscribe((_, now) -> show(now));
        lifetime.follow(model.stateProperty().map(EditorState::structure), (_, _) -> look());
    }

    /// {@return the control, which takes the keyboard}
    public Region view() {
        return pane;
    }

    /// {@return whether anybody looks; no film is played otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    /// {@return the frame that is shown; null while nobody looks}
    public ReadOnlyObjectProperty<@Nullable Frame> frameProperty() {
        return player.frameProperty();
    }

    /// {@return what has another pane of the same document go on where this one is}
    public Consumer<PlaybackPane> goingOn() {
        long at = place;
        String text = encode == null ? typed : encode.text().getText();
        boolean write = writes.get();
        return other -> {
            other.place = at;
            other.typed = text;
            other.writes.set(write);
        };
    }

    private void rest() {
        player.close();
        if (encode != null) {
            encode.rest();
        }
    }

    private void look() {
        if (shows.get() && transport == null) {
            make();
        }
        if (encode != null) {
            encode.rest();
        }
        if (!shows.get() || writes.get()) {
            counting.cancel();
            film = null;
            player.unload();
            arrange();
            if (writes.get() && encode != null) {
                encode.text().requestFocus();
            }
            return;
        }
        arrange();
        Structure structure = model.structure();
        if (film == null || film.structure() != structure) {
            player.pause();
            film = new Film(structure, Messages.language());
            count(structure);
            player.load(film, place);
        }
    }

    private void make() {
        transport = new Transport(player, () -> film == null ? 0 : film.length());
        frame = new FrameView();
        scroll.setContent(frame.view());
        scroll.getStyleClass().addAll("playback-scroll", "edge-to-edge");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        top.add(modes(), 0, 0);
        top.getStyleClass().add("playback-top");
        ColumnConstraints rest = new ColumnConstraints();
        rest.setHgrow(Priority.ALWAYS);
        top.getColumnConstraints().setAll(new ColumnConstraints(), new ColumnConstraints(), rest);
        pane.widthProperty().map(width -> width.doubleValue() >= ONE_LINE * zoom.get())
                .subscribe(wide -> {
                    oneLine = wide;
                    arrange();
                });
        pane.setTop(top);
    }

    private Region modes() {
        ToggleGroup group = new ToggleGroup();
        HBox modes = new HBox(mode("decode", false, group), mode("encode", true, group));
        modes.getStyleClass().add("elements-views");
        modes.setAccessibleText(Messages.get("play.mode"));
        modes.setMinWidth(Region.USE_PREF_SIZE);
        return modes;
    }

    private ToggleButton mode(String id, boolean write, ToggleGroup group) {
        ToggleButton button = new ToggleButton(Messages.get("play.mode." + id));
        button.setId("playback-" + id);
        button.setToggleGroup(group);
        writes.subscribe(is -> button.setSelected(is == write));
        Segments.whenChosen(button, () -> writes.set(write));
        return button;
    }

    /// Puts what is played below its line.
    private void arrange() {
        Transport line = transport;
        if (line == null) {
            return;
        }
        if (writes.get() && encode == null) {
            encode = new EncodePane(model, zoom, Messages.language(), typed);
        }
        EncodePane written = writes.get() ? encode : null;
        Transport shown = written == null ? line : written.transport();
        top.getChildren().remove(1, top.getChildren().size());
        top.add(shown.buttons(), 1, 0);
        top.add(shown.scrub(), oneLine ? 2 : 0, oneLine ? 0 : 1, oneLine ? 1 : 3, 1);
        pane.setCenter(written == null ? scroll : written.view());
    }

    private void count(Structure structure) {
        count = null;
        if (structure.bytes().length() <= FieldCount.LONGEST) {
            counting.run(running -> FieldCount.of(structure, running.over(structure.bytes().length())), counted -> {
                count = counted;
                say(player.frameProperty().get());
            }, this::failed);
        }
    }

    private void pressed(KeyEvent event) {
        if (LEAVE.match(event)) {
            event.consume();
            leave.run();
            return;
        }
        Transport line = writes.get() && encode != null ? encode.transport() : transport;
        if (event.getTarget() == pane && line != null && line.key(event)) {
            event.consume();
        }
    }

    private void show(@Nullable Frame now) {
        if (frame != null) {
            frame.show(now);
            say(now);
        }
        if (now != null) {
            place = now.field().span().start();
        }
    }

    private void say(@Nullable Frame now) {
        Film shown = film;
        if (transport == null) {
            return;
        }
        if (now == null || shown == null) {
            transport.show(null, "");
            return;
        }
        long start = now.field().span().start();
        transport.show(now, count != null ? Messages.get("play.field-of", count.number(start), count.all())
                : Messages.get("play.offset-of", "0x%08X".formatted(start), Numbers.grouped(shown.length())));
    }

    private void failed(Throwable failure) {
        if (failure instanceof AbsentBytesException absent) {
            model.awaited().await(absent);
        } else {
            model.say(Messages.get("play.failed", FailureWords.of(failure)));
        }
    }
}
