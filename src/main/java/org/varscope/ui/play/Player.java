package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.varscope.play.Film;
import org.varscope.play.Frame;
import org.varscope.ui.toolkit.Background;

/// Goes through a film: by steps, by jumps, and by time, which passes only while it plays. Frames are found in the
/// background, one after the other; steps that are asked for meanwhile are done after it.
final class Player {
    /// Steps that wait; more come only from a key that is held down.
    private static final int MOST_WAITING = 8;

    private final Background.Lane lane;
    private final Consumer<Throwable> failed;
    private final ReadOnlyObjectWrapper<@Nullable Frame> frame = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper();
    private final ObjectProperty<Speed> speed = new SimpleObjectProperty<>(Speed.NORMAL);
    private final Deque<Move> waiting = new ArrayDeque<>();
    private final Timeline clock = new Timeline();
    private @Nullable Film film;

    /// A way from a frame to another; empty where there is none.
    private interface Move {
        Optional<Frame> from(Film film, @Nullable Frame frame);
    }

    /// @param failed is told why a frame could not be found
    Player(Background background, Consumer<Throwable> failed) {
        this.lane = background.lane();
        this.failed = failed;
        clock.setCycleCount(Animation.INDEFINITE);
        speed.subscribe(this::setClock);
    }

    /// {@return what is shown; null while nothing is}
    ReadOnlyObjectProperty<@Nullable Frame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// {@return whether time passes}
    ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /// {@return how fast it does}
    ObjectProperty<Speed> speedProperty() {
        return speed;
    }

    /// Shows `now` from the byte at `offset` on.
    void load(Film now, long offset) {
        if (now.length() == 0) {
            unload();
            return;
        }
        film = now;
        goTo(offset);
    }

    /// No longer shows anything.
    void unload() {
        close();
        film = null;
        frame.set(null);
    }

    /// Stands still, also where a frame is being found.
    void close() {
        pause();
        waiting.clear();
        lane.cancel();
    }

    /// Plays from here on, or from the beginning where the end is reached.
    void play() {
        Film shown = film;
        if (shown == null) {
            return;
        }
        if (isAtEnd()) {
            goTo(0);
        }
        playing.set(true);
        setClock();
    }

    /// Stays where it is.
    void pause() {
        playing.set(false);
        setClock();
    }

    private void setClock() {
        clock.stop();
        if (playing.get()) {
            clock.getKeyFrames().setAll(new KeyFrame(Duration.millis(speed.get().pause()), _ -> tick()));
            clock.play();
        }
    }

    private void tick() {
        int fields = speed.get().fieldsOfAStep();
        if (!lane.isRunning()) {
            move((in, from) -> Optional.ofNullable(from).map(at -> in.forward(at, fields)), false);
        }
    }

    private boolean isAtEnd() {
        Frame now = frame.get();
        return film != null && now != null && now.head() >= film.length();
    }

    /// Goes one field on, and stays there.
    void stepOn() {
        pause();
        move((in, from) -> Optional.ofNullable(from).flatMap(in::after), false);
    }

    /// Goes one field back, and stays there.
    void stepBack() {
        pause();
        move((in, from) -> Optional.ofNullable(from).flatMap(in::before), false);
    }

    /// Goes to the next damage, or else to the end.
    void goToStop() {
        pause();
        move((in, from) -> Optional.ofNullable(from).flatMap(in::nextStop).or(() -> in.at(in.length() - 1)), true);
    }

    /// Goes to the field of the byte at `offset`, or of the nearest one.
    void goTo(long offset) {
        move((in, _) -> in.at(Math.clamp(offset, 0, in.length() - 1)), true);
    }

    private void move(Move move, boolean instead) {
        if (instead) {
            waiting.clear();
            lane.cancel();
        }
        if (waiting.size() < MOST_WAITING) {
            waiting.add(move);
        }
        next();
    }

    private void next() {
        Film in = film;
        Frame from = frame.get();
        if (in == null || lane.isRunning() || waiting.isEmpty()) {
            return;
        }
        Move move = waiting.remove();
        lane.run(_ -> move.from(in, from), this::arrived, failure -> {
            pause();
            failed.accept(failure);
        });
    }

    private void arrived(Optional<Frame> found) {
        found.ifPresent(frame::set);
        if (playing.get() && (isAtEnd() || found.isPresent() && found.get().stop() != null)) {
            pause();
        }
        next();
    }
}
