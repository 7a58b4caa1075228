package org.varscope.ui.find;

import module java.base;
import module javafx.controls;
import javafx.util.StringConverter;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// Where something is looked for.
final class ScopeChoice {
    private final ChoiceBox<Place> box = new ChoiceBox<>();
    /// Says why there is nothing to choose: a control that is disabled has no tooltip.
    private final StackPane view = new StackPane(box);
    private final Tip why = new Tip(Messages.get("find.scope.change"));
    private boolean showing;

    /// What can be chosen.
    enum Place {
        FILE,
        SELECTION,
        /// The documents of all tabs.
        TABS
    }

    /// @param chosen is told what a person chose
    ScopeChoice(Place now, Consumer<Place> chosen) {
        box.setId("find-scope");
        box.setAccessibleText(Messages.get("find.scope"));
        box.getItems().setAll(now == Place.TABS ? Place.values() : new Place[] {Place.FILE, Place.SELECTION});
        box.setConverter(new Words());
        box.setValue(now);
        box.valueProperty().subscribe((_, place) -> {
            if (!showing) {
                chosen.accept(place);
            }
        });
    }

    Node view() {
        return view;
    }

    /// Offers to search all tabs.
    void offerTabs() {
        box.getItems().setAll(Place.values());
        show(Place.FILE, Optional.empty());
    }

    /// Shows where something is looked for now.
    ///
    /// @param more tells which bytes these are
    void show(Place place, Optional<String> more) {
        showing = true;
        box.setValue(place);
        showing = false;
        box.setTooltip(more.map(Tip::new).orElse(null));
    }

    /// Says that there is nothing to choose, as how a value changed is known only of the file.
    void block(boolean blocked) {
        box.setDisable(blocked);
        if (blocked) {
            Tooltip.install(view, why);
        } else {
            Tooltip.uninstall(view, why);
        }
    }

    /// What they are called.
    private static final class Words extends StringConverter<Place> {
        @Override
        public String toString(Place place) {
            return Messages.get("find.scope." + place.name().toLowerCase(Locale.ROOT));
        }

        @Override
        public Place fromString(String text) {
            return Arrays.stream(Place.values()).filter(place -> toString(place).equals(text)).findFirst()
                    .orElse(Place.FILE);
        }
    }
}
