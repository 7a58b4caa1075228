package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.controlsfx.control.PopOver;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.hex.HexMap;
import org.varscope.ui.hex.MapLayer;
import org.varscope.ui.hex.sheet.HexColor;
import org.varscope.ui.hex.sheet.HexRole;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.RefusalBubble;

/// Below the map: a button that tells what it shows, and has it show something else, and one that folds it.
final class MapLegend {
    private static final double WIDTH = 300;
    /// From the button to the tip of the arrow, down.
    private static final double ABOVE = -4;
    private static final List<HexRole> ROLES = List.of(HexRole.FRAME_LENGTH, HexRole.HEADER, HexRole.LENGTH,
            HexRole.NUMBER, HexRole.TEXT, HexRole.PADDING, HexRole.GAP, HexRole.DAMAGE);

    private final HexMap map;
    private final SettingsStore remembered;
    private final Button about = new Button("", new FontIcon("fth-info"));
    private final Button fold = new Button("", new FontIcon("fth-chevrons-right"));
    private final HBox view = new HBox(about, fold);
    private final PopOver card = new PopOver();

    /// @param room whether there is room for the map; without, there is nothing to be told of it
    MapLegend(HexMap map, Lifetime lifetime, ObservableValue<Boolean> room, SettingsStore remembered) {
        this.map = map;
        this.remembered = remembered;
        view.getStyleClass().add("map-foot");
        view.visibleProperty().bind(room);
        view.managedProperty().bind(room);
        Stream.of(about, fold).forEach(button -> button.getStyleClass().add("heading-button"));
        about.setId("map-about");
        about.visibleProperty().bind(map.visibleProperty());
        about.managedProperty().bind(map.visibleProperty());
        about.setAccessibleText(Messages.get("editor.map-about"));
        about.setTooltip(new Tip(Messages.get("editor.map-about")));
        about.setOnAction(_ -> toggle());
        fold.setId("map-fold");
        fold.setFocusTraversable(false); // the View menu has it
        fold.setTooltip(new Tip(""));
        fold.setOnAction(_ -> remembered.change(now -> now.with(now.shown().withMinimap(!now.shown().minimap()))));
        map.visibleProperty().subscribe(this::showFold);
        card.getStyleClass().add("map-card");
        card.setArrowLocation(PopOver.ArrowLocation.BOTTOM_CENTER);
        card.setAnimated(false);
        card.setDetachable(false);
        lifetime.atEnd(card::hide);
        lifetime.follow(remembered.settingsProperty().map(settings -> settings.look().entropy()), (_, _) -> {
            if (card.isShowing()) {
                show();
            }
        });
    }

    /// {@return the buttons}
    HBox view() {
        return view;
    }

    private void showFold(boolean shown) {
        ((FontIcon) fold.getGraphic()).setIconLiteral(shown ? "fth-chevrons-right" : "fth-chevrons-left");
        String words = Messages.get(shown ? "editor.map-hide" : "editor.map-show");
        fold.setAccessibleText(words);
        fold.getTooltip().setText(words);
    }

    private void toggle() {
        if (card.isShowing()) {
            card.hide();
        } else {
            show();
        }
    }

    /// Shown anew where it was shown, as what it says has another height.
    private void show() {
        card.hide();
        fill(remembered.settings().look().entropy());
        card.show(about, ABOVE);
        RefusalBubble.fillBesideArrow(card);
    }

    private void fill(boolean entropy) {
        VBox content = new VBox(choice(entropy));
        content.getStyleClass().add("map-legend");
        if (entropy) {
            Label bars = new Label(Messages.get("editor.map-bars"));
            bars.setWrapText(true);
            bars.setMaxWidth(WIDTH);
            content.getChildren().add(bars);
        } else {
            ROLES.forEach(role -> content.getChildren().add(
                    line(map.sample(HexColor.ofRole(role.code(false))), role(role))));
        }
        for (MapLayer layer : MapLayer.values()) {
            content.getChildren().add(line(map.sample(layer), layer.words()));
        }
        card.setContentNode(content);
    }

    private Node choice(boolean entropy) {
        ToggleButton structure = new ToggleButton(Messages.get("editor.map-structure"));
        structure.setId("map-structure");
        ToggleButton random = new ToggleButton(Messages.get("editor.map-entropy"));
        random.setId("map-entropy");
        (entropy ? random : structure).setSelected(true);
        structure.setOnAction(_ -> choose(false));
        random.setOnAction(_ -> choose(true));
        return new SegmentedButton(structure, random);
    }

    private void choose(boolean entropy) {
        remembered.change(settings -> settings.with(settings.look().withEntropy(entropy)));
    }

    private static Node line(Node sample, String words) {
        StackPane room = new StackPane(sample);
        room.setMinWidth(Region.USE_PREF_SIZE);
        room.getStyleClass().add("sample");
        HBox line = new HBox(room, new Label(words));
        line.getStyleClass().add("map-line");
        return line;
    }

    /// {@return what bytes of this role are, in words}
    static String role(HexRole role) {
        return switch (role) {
            case FRAME_LENGTH -> Messages.get("editor.legend.frame-length");
            case HEADER -> Messages.get("editor.legend.header");
            case LENGTH -> Messages.get("editor.legend.length");
            case NUMBER -> Messages.get("editor.legend.number");
            case TEXT -> Messages.get("editor.legend.text");
            case PADDING -> Messages.get("editor.legend.padding");
            case GAP -> Messages.get("editor.legend.gap");
            case DAMAGE -> Messages.get("editor.legend.damage");
            case PENDING, ABSENT, UNREADABLE -> Messages.get("editor.legend.unread");
        };
    }
}
