package org.varscope.ui.problems;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.codec.ObjectRule;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.problems.HealthSummary.Offer;

/// The line that says whether the engine would load the document, or how far that is known.
final class HealthLine {
    private final EditorModel model;
    private final FontIcon icon = new FontIcon("fth-check");
    private final Label words = new Label();
    private final Hyperlink link = new Hyperlink();
    private final HBox view = new HBox(icon, words, link);
    private final Node back;
    private final ReadOnlyBooleanWrapper costs = new ReadOnlyBooleanWrapper();

    /// @param back takes the keyboard where the link had it and goes away
    HealthLine(EditorModel model, Lifetime lifetime, Node back) {
        this.model = model;
        this.back = back;
        view.setId("health-line");
        view.getStyleClass().add("health");
        view.setAlignment(Pos.CENTER_LEFT);
        words.setId("health");
        words.setWrapText(true);
        link.setId("health-link");
        link.setMinWidth(Region.USE_PREF_SIZE);
        link.managedProperty().bind(link.visibleProperty());
        lifetime.follow(model.stateProperty().map(EditorState::health), _ -> show());
        lifetime.follow(model.reading().busyProperty(), (_, _) -> show());
        lifetime.follow(model.modifiedProperty(), (_, _) -> show());
    }

    Node view() {
        return view;
    }

    /// {@return what takes the keyboard in it}
    List<Node> targets() {
        return link.isVisible() ? List.of(link) : List.of();
    }

    /// {@return what it says}
    String words() {
        return words.getText();
    }

    /// {@return whether it also says what repairs have cost, which may take several lines}
    ReadOnlyBooleanProperty costsProperty() {
        return costs.getReadOnlyProperty();
    }

    private void show() {
        HealthSummary summary = HealthSummary.of(model.health(), model.reading().busyProperty().get());
        List<String> clauses = model.modifiedProperty().get() ? model.costs().clauses() : List.of();
        String said = summary.words();
        for (String cost : clauses) {
            said = Messages.get("problems.with-cost", said, cost);
        }
        words.setText(said);
        costs.set(!clauses.isEmpty());
        HealthSummary.Tone tone = summary.tone() == HealthSummary.Tone.GOOD && !clauses.isEmpty()
                ? HealthSummary.Tone.DOUBTFUL : summary.tone();
        icon.setIconLiteral(tone.icon);
        view.getStyleClass().setAll("health", tone.name().toLowerCase(Locale.ROOT));
        Offer offer = summary.offer();
        boolean keyboard = link.isFocused();
        link.setVisible(offer != null);
        if (offer != null) {
            link.setText(offer.title());
            link.setOnAction(_ -> take(offer));
        } else if (keyboard) {
            back.requestFocus();
        }
    }

    private void take(Offer offer) {
        link.setVisited(false);
        switch (offer) {
            case CHECK -> model.check().again();
            case WITH_OBJECTS -> model.check().use(ObjectRule.ALLOWED);
            case WITHOUT_OBJECTS -> model.check().use(ObjectRule.FORBIDDEN);
        }
    }
}
