package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.explain.Language;
import org.varscope.explain.Numbers;
import org.varscope.play.FieldCount;
import org.varscope.play.Film;
import org.varscope.play.Frame;
import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;

/// Plays how the document is read, field by field, for as long as it is looked at. The panes beside it follow its frame.
public final class PlaybackPane {
    private static final KeyCombination LEAVE = new KeyCodeCombination(KeyCode.ESCAPE);

    private final EditorModel model;
    private final Runnable leave;
    private final Player player;
    private final Background.Lane counting;
    private final BorderPane pane = new BorderPane();
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private @Nullable Transport transport;
    private @Nullable FrameView frame;
    private @Nullable Film film;
    private @Nullable FieldCount count;
    /// Where the film was when it was looked at last.
    private long place;

    /// @param leave goes back to the values
    public PlaybackPane(EditorModel model, Runnable leave) {
        this.model = model;
        this.leave = leave;
        this.player = new Player(model.background(), this::failed);
        this.counting = model.background().lane();
        pane.setId("playback");
        pane.getStyleClass().add("playback");
        pane.setAccessibleRole(AccessibleRole.PARENT);
        pane.setAccessibleText(Messages.get("play.pane"));
        pane.setFocusTraversable(true);
        pane.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        pane.setOnMousePressed(_ -> pane.requestFocus());
        shows.subscribe(_ -> look());
        player.frameProperty().subscribe((_, now) -> show(now));
        model.stateProperty().subscribe((was, now) -> {
            if (was.structure() != now.structure()) {
                look();
            }
        });
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

    private void look() {
        if (!shows.get()) {
            counting.cancel();
            film = null;
            player.unload();
            return;
        }
        if (transport == null) {
            make();
        }
        Structure structure = model.structure();
        if (film == null || film.structure() != structure) {
            player.pause();
            film = new Film(structure, Language.of(Locale.getDefault(Locale.Category.DISPLAY)));
            count(structure);
            player.load(film, place);
        }
    }

    private void make() {
        transport = new Transport(player, () -> film == null ? 0 : film.length());
        frame = new FrameView();
        ScrollPane scroll = new ScrollPane(frame.view());
        scroll.getStyleClass().addAll("playback-scroll", "edge-to-edge");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        pane.setTop(transport.view());
        pane.setCenter(scroll);
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
        } else if (event.getTarget() == pane && transport != null && transport.key(event)) {
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
            model.await(absent);
        } else {
            model.say(Messages.get("play.failed", FailureWords.of(failure)));
        }
    }
}
