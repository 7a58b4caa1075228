package org.varscope.ui.play;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.play.Frame;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// The line of buttons that play, step and scrub, and the keys that do the same.
final class Transport {
    private final Player player;
    private final LongSupplier length;
    private final Button play;
    private final Slider slider = new Slider(0, 1, 0);
    private final Label place = new Label();
    private final ComboBox<Speed> speeds = new ComboBox<>();
    private final HBox buttons;
    private final HBox scrub;
    /// Whether the slider is moved to where the film is, and not by a person.
    private boolean following;

    /// @param length how many bytes the film has
    Transport(Player player, LongSupplier length) {
        this.player = player;
        this.length = length;
        Button first = button("first", "fth-skip-back", () -> player.goTo(0));
        Button back = button("back", "fth-chevron-left", player::stepBack);
        play = button("play", "fth-play", this::toggle);
        Button on = button("step", "fth-chevron-right", player::stepOn);
        Button last = button("last", "fth-skip-forward", player::goToStop);
        speeds.setId("playback-speed");
        speeds.getItems().setAll(Speed.values());
        speeds.valueProperty().bindBidirectional(player.speedProperty());
        speeds.setAccessibleText(Messages.get("play.speed-name"));
        speeds.setMinWidth(Region.USE_PREF_SIZE);
        slider.setId("playback-slider");
        slider.setAccessibleText(Messages.get("play.slider"));
        slider.setFocusTraversable(false);
        HBox.setHgrow(slider, Priority.ALWAYS);
        place.setId("playback-place");
        place.getStyleClass().addAll("muted", "mono");
        place.setMinWidth(Region.USE_PREF_SIZE);
        buttons = new HBox(first, back, play, on, last, speeds);
        scrub = new HBox(slider, place);
        List.of(buttons, scrub).forEach(part -> part.getStyleClass().add("transport"));
        slider.valueProperty().subscribe((_, value) -> {
            if (!following) {
                player.pause();
                player.goTo((long) (value.doubleValue() * length.getAsLong()));
            }
        });
        player.playingProperty().subscribe(this::showPlaying);
    }

    private static Button button(String id, String icon, Runnable act) {
        Button button = new Button("", new FontIcon(icon));
        button.setId("playback-" + id);
        button.getStyleClass().add("flat");
        button.setAccessibleText(Messages.get("play.button." + id));
        button.setTooltip(new Tip(Messages.get("play.button." + id + "-tip")));
        button.setFocusTraversable(false);
        button.setOnAction(_ -> act.run());
        return button;
    }

    /// {@return what plays and steps}
    Region buttons() {
        return buttons;
    }

    /// {@return what scrubs, with the place}
    Region scrub() {
        return scrub;
    }

    private void toggle() {
        if (player.playingProperty().get()) {
            player.pause();
        } else {
            player.play();
        }
    }

    private void showPlaying(boolean playing) {
        play.setGraphic(new FontIcon(playing ? "fth-pause" : "fth-play"));
        play.setAccessibleText(Messages.get(playing ? "play.button.pause" : "play.button.play"));
    }

    /// Shows where the film is.
    ///
    /// @param words the same in words
    void show(@Nullable Frame frame, String words) {
        following = true;
        long all = length.getAsLong();
        slider.setValue(frame == null || all == 0 ? 0
                : frame.head() == all ? 1 : (double) frame.field().span().start() / all);
        following = false;
        place.setText(words);
    }

    /// {@return whether `event` was a key that means something here}
    boolean key(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown() || event.isShiftDown()) {
            return false;
        }
        switch (event.getCode()) {
            case SPACE -> toggle();
            case LEFT -> player.stepBack();
            case RIGHT -> player.stepOn();
            case HOME -> player.goTo(0);
            case END -> player.goToStop();
            default -> {
                return false;
            }
        }
        return true;
    }
}
