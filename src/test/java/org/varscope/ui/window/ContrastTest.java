package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.theme.Contrast;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.ThemeChoice;

/// Every text that the window shows can be read on what lies below it, and every sign and edge of a control be made
/// out, in every look and state: looked up in the window itself, so that no colour of a sheet escapes. What takes the
/// keyboard or the mouse has a name, as [NamedControls] says.
class ContrastTest extends WindowTestBase {
    /// States that are forced on everything at once.
    private static final List<Set<String>> STATES = List.of(Set.of(), Set.of("hover"), Set.of("focused"),
            Set.of("selected"), Set.of("selected", "hover"), Set.of("selected", "focused"));

    @ParameterizedTest
    @EnumSource
    void everythingCanBeMadeOutAndHasANameOfItsOwn(Sight sight) {
        sight.reach(this);
        assertThat(on(() -> NamedControls.unnamed(window.scene().getRoot()))).isEmpty();
        SortedSet<String> poor = new TreeSet<>();
        for (Look look : Look.values()) {
            on(() -> theme.choiceProperty().set(ThemeChoice.of(look)));
            for (Set<String> state : STATES) {
                on(() -> poor.addAll(new Reading(look, state).poor(window.scene())));
            }
        }
        assertThat(poor).isEmpty();
    }

    /// One look at a scene.
    private record Reading(Look look, Set<String> state) {
        /// What is no larger is a sign, in pixels.
        private static final double SIGN = 22;
        /// Shows a colour of the file itself, or is there to be looked through.
        private static final Set<String> CONTENT = Set.of("swatch", "picker-color-rect", "frame");

        List<String> poor(Scene scene) {
            List<Node> all = new ArrayList<>();
            collect(scene.getRoot(), all);
            Map<Node, Set<PseudoClass>> before = new IdentityHashMap<>();
            for (Node node : all) {
                before.put(node, Set.copyOf(node.getPseudoClassStates()));
                state.forEach(name -> force(node, name, true));
            }
            scene.getRoot().applyCss();
            List<String> found = all.stream().map(this::judge).flatMap(Optional::stream).toList();
            before.forEach((node, was) -> state.forEach(
                    name -> force(node, name, was.contains(PseudoClass.getPseudoClass(name)))));
            scene.getRoot().applyCss();
            return found;
        }

        private static void collect(Node node, List<Node> into) {
            if (node.isVisible() && !node.isDisabled() && node.getOpacity() > 0) {
                into.add(node);
                if (node instanceof Parent parent) {
                    parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
                }
            }
        }

        private static void force(Node node, String name, boolean on) {
            if (!name.equals("selected") || node instanceof Cell<?> || node instanceof Toggle) {
                node.pseudoClassStateChanged(PseudoClass.getPseudoClass(name), on);
            }
        }

        private Optional<String> judge(Node node) {
            if (!isInView(node)) {
                return Optional.empty();
            }
            return switch (node) {
                case Text text when !text.getText().isBlank() && text.getFill() instanceof Color ink ->
                    judge(node, List.of(ink), Contrast.READABLE);
                case Region edged when isEdged(edged) -> judge(node, paints(edged), Contrast.VISIBLE);
                case Region sign when isSign(sign) -> judge(node, paints(sign), Contrast.VISIBLE);
                case Shape line when !(line instanceof Text) && !line.getStyleClass().isEmpty() ->
                    judge(node, paints(line), Contrast.VISIBLE);
                default -> Optional.empty();
            };
        }

        /// Controls whose place is told by their edge.
        private static boolean isEdged(Region node) {
            return node instanceof TextInputControl || node instanceof ComboBoxBase<?> || node instanceof ChoiceBox<?>
                    || node.getStyleClass().contains("box") || node.getStyleClass().contains("radio");
        }

        private static boolean isSign(Region node) {
            return node.getChildrenUnmodifiable().isEmpty() && !(node instanceof Control) && !isNotChecked(node)
                    && node.getWidth() > 2 && node.getWidth() <= SIGN
                    && node.getHeight() > 2 && node.getHeight() <= SIGN;
        }

        private static boolean isNotChecked(Region node) {
            return node.getStyleClass().contains("mark")
                    && node.getParent().getParent() instanceof CheckBox box && !box.isSelected();
        }

        private static List<Color> paints(Region region) {
            return Stream.concat(
                    region.getBackground() == null ? Stream.empty()
                            : region.getBackground().getFills().stream().map(BackgroundFill::getFill),
                    region.getBorder() == null ? Stream.empty()
                            : region.getBorder().getStrokes().stream().map(BorderStroke::getTopStroke))
                    .filter(Color.class::isInstance).map(Color.class::cast)
                    .filter(color -> color.getOpacity() > 0).toList();
        }

        private static List<Color> paints(Shape shape) {
            return Stream.of(shape.getFill(), shape.getStroke()).filter(Color.class::isInstance)
                    .map(Color.class::cast).filter(color -> color.getOpacity() > 0).toList();
        }

        /// Says what is wrong where none of `inks` stands out from what lies around `node`.
        private Optional<String> judge(Node node, List<Color> inks, double least) {
            Color ground = ground(node);
            double opacity = Stream.iterate(node, at -> at != null, Node::getParent).mapToDouble(Node::getOpacity)
                    .reduce(1, (one, other) -> one * other);
            double most = inks.stream().map(ink -> Contrast.over(ink.deriveColor(0, 1, 1, opacity), ground))
                    .mapToDouble(seen -> Contrast.of(seen, ground)).max().orElse(least);
            return most >= least || !Collections.disjoint(CONTENT, node.getStyleClass()) ? Optional.empty()
                    : Optional.of("%s %s: %s on %s is %.2f, at %s".formatted(look, state, inks.getFirst(), ground, most,
                            way(node)));
        }

        private static String way(Node node) {
            return Stream.iterate(node, at -> at != null, Node::getParent).limit(5)
                    .map(at -> String.join(" ", at.getStyleClass()) + (at.getId() == null ? "" : "#" + at.getId()))
                    .collect(Collectors.joining(" < "))
                    + (node instanceof Text text ? ": " + text.getText().lines().findFirst().orElse("") : "");
        }

        /// Scrolled out of view by none of what it is in.
        private static boolean isInView(Node node) {
            return Stream.iterate(node, at -> at != null, Node::getParent).allMatch(around -> around.getClip() == null
                    || around.getClip().getBoundsInParent().contains(around.sceneToLocal(middle(node))));
        }

        private static Point2D middle(Node node) {
            Bounds bounds = node.localToScene(node.getBoundsInLocal());
            return new Point2D(bounds.getCenterX(), bounds.getCenterY());
        }

        /// {@return what is painted below the middle of `node`, by what it is in}
        private static Color ground(Node node) {
            Point2D middle = middle(node);
            List<Region> around = new ArrayList<>();
            for (Parent at = node.getParent(); at != null; at = at.getParent()) {
                if (at instanceof Region region) {
                    around.addFirst(region);
                }
            }
            Color ground = Color.WHITE;
            for (Region region : around) {
                ground = painted(region, region.sceneToLocal(middle), ground);
            }
            return ground;
        }

        private static Color painted(Region region, Point2D at, Color below) {
            Color ground = below;
            for (BackgroundFill fill : region.getBackground() == null ? List.<BackgroundFill>of()
                    : region.getBackground().getFills()) {
                Insets in = fill.getInsets();
                if (fill.getFill() instanceof Color color && at.getX() >= in.getLeft() && at.getY() >= in.getTop()
                        && at.getX() <= region.getWidth() - in.getRight()
                        && at.getY() <= region.getHeight() - in.getBottom()) {
                    ground = Contrast.over(color, ground);
                }
            }
            return ground;
        }
    }
}
