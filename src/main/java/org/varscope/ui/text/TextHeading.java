package org.varscope.ui.text;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.text.cell.ValueText;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.KeyWords;
import org.varscope.ui.toolkit.Segments;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.variant.Variant;

/// What is above the text: which value it is of, the notations, what can be done with it, and what is to be known.
final class TextHeading {
    private final Label title = new Label();
    private final Label state = new Label("", new FontIcon("fth-edit-2"));
    private final Button apply = new Button(Messages.get("text.apply"));
    private final Button revert = new Button(Messages.get("text.revert"));
    private final Hyperlink goTo = new Hyperlink(Messages.get("text.go-to"));
    private final Label notice = words("text-notice", "warn-text");
    private final Label note = words("text-note", "muted");
    private final Map<ValueText, ToggleButton> notations = new EnumMap<>(ValueText.class);
    private @Nullable ValueText shown;
    private final VBox view;

    /// @param chosen gets the notation that a person asks for
    TextHeading(Consumer<ValueText> chosen) {
        title.setId("text-title");
        title.getStyleClass().add("muted");
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        state.setId("text-state");
        state.setText(Messages.get("text.edited"));
        state.managedProperty().bind(state.visibleProperty());
        apply.setId("text-apply");
        apply.setTooltip(new Tip(Messages.get("text.apply-tip", KeyWords.of(TextPane.APPLY))));
        revert.setId("text-revert");
        revert.setTooltip(new Tip(Messages.get("text.revert-tip")));
        goTo.setId("text-go-to");
        goTo.managedProperty().bind(goTo.visibleProperty());
        HBox choice = new HBox();
        choice.getStyleClass().add("elements-views");
        ToggleGroup group = new ToggleGroup();
        for (ValueText one : ValueText.values()) {
            choice.getChildren().add(notation(one, group, chosen));
        }
        HBox bar = new HBox(title, state, choice, apply, revert);
        bar.getStyleClass().add("elements-heading");
        for (Region fixed : List.of(state, apply, revert)) {
            fixed.setMinWidth(Region.USE_PREF_SIZE);
        }
        HBox below = new HBox(notice, goTo);
        below.getStyleClass().add("text-notices");
        below.managedProperty().bind(notice.textProperty().isNotEmpty());
        below.visibleProperty().bind(below.managedProperty());
        view = new VBox(bar, below, note);
        show(ValueText.GODOT_TEXT);
        offerFor(null);
        showEdited(false);
    }

    private static Label words(String id, String style) {
        Label label = Wrapped.label(id, style, "text-words");
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    private ToggleButton notation(ValueText one, ToggleGroup group, Consumer<ValueText> chosen) {
        ToggleButton button = new ToggleButton(switch (one) {
            case GODOT_TEXT -> Messages.get("text.godot");
            case JSON -> Messages.get("text.json");
            case PLAIN -> Messages.get("text.plain");
            case LAID_OUT -> Messages.get("text.laid-out");
        });
        button.setId("text-" + switch (one) {
            case GODOT_TEXT -> "godot";
            case JSON -> "json";
            case PLAIN -> "plain";
            case LAID_OUT -> "laid-out";
        });
        button.managedProperty().bind(button.visibleProperty());
        button.disableProperty().bind(button.visibleProperty().not()); // or arrow keys would lead there
        button.setToggleGroup(group);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Segments.whenChosen(button, () -> {
            if (one != shown) {
                chosen.accept(one);
            }
        });
        notations.put(one, button);
        return button;
    }

    Region view() {
        return view;
    }

    /// Lets buttons do with `draft` what keys do in the text.
    void offer(Draft draft) {
        apply.setOnAction(_ -> draft.apply(() -> { }));
        revert.setOnAction(_ -> draft.revert());
        goTo.setOnAction(_ -> draft.pick());
    }

    /// Shows which notation the text is in.
    void show(ValueText now) {
        shown = now;
        notations.forEach((one, button) -> button.setSelected(one == now));
    }

    /// Offers the notations in which `value` can be written.
    void offerFor(@Nullable Variant value) {
        notations.forEach((one, button) -> button.setVisible(value == null
                ? one == ValueText.GODOT_TEXT || one == ValueText.JSON : one.fits(value)));
    }

    /// Shows whether the text is another than that of the value.
    void showEdited(boolean edited) {
        state.setVisible(edited);
        apply.setDisable(!edited);
        revert.setDisable(!edited);
    }

    /// Offers to apply the text only where it says a value.
    void allow(boolean isValue) {
        apply.setDisable(!isValue || !state.isVisible());
    }

    /// Says what the text is of, and what it does not say.
    void say(String path, String what) {
        title.setText(path);
        note.setText(what);
    }

    /// Says what has come between the text and its value.
    ///
    /// @param away whether another value is selected, so that one may go to this
    void warn(String what, boolean away) {
        notice.setText(what);
        goTo.setVisible(away);
    }
}
