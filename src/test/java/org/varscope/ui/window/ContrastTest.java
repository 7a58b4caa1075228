package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.controlsfx.control.ToggleSwitch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.varscope.ui.TestToolkit;
import org.varscope.ui.theme.Contrast;
import org.varscope.ui.theme.Look;
import org.varscope.ui.theme.ThemeChoice;

/// Every text that the window shows can be read on what lies below it, selected or not, and every sign and edge of a
/// control be made out, and what has the keyboard, in every look and state: looked up in the window itself and in what
/// pops up, so that no colour of a sheet escapes. What takes the keyboard or the mouse has a name, as [NamedControls]
/// says.
class ContrastTest extends WindowTestBase {
    private static final Set<String> CALM = Set.of();
    private static final Set<String> FOCUSED = Set.of("focused", "focus-visible");
    /// States that are forced on everything at once, so that what cannot be selected changes as seldom as can be.
    private static final List<Set<String>> STATES = List.of(CALM, Set.of("selected"), Set.of("selected", "hover"),
            Set.of("hover"), FOCUSED, Set.of("selected", "focused", "focus-visible"));
    /// All dark ones and then all light ones: the sheets of the toolkit's own controls change once.
    private static final List<Look> LOOKS = Stream.of(Look.values())
            .sorted(Comparator.comparing(look -> look.name().endsWith("LIGHT"))).toList();
    private static final PseudoClass DISABLED = PseudoClass.getPseudoClass("disabled");
    private static final List<String> FORCED = STATES.stream().flatMap(Set::stream).distinct().toList();
    /// What was judged in any sight: most of what a window shows is in many of them, and looks the same in each.
    private static final Map<Kind, Integer> JUDGED = new HashMap<>();

    /// All that it depends on how a node looks, in whatever state.
    ///
    /// @param within  the number of what it is in, or one for each look
    /// @param painted with what, and on what
    /// @param asked   whether it is in view, a sign, or a text that says something
    private record Kind(int within, Class<?> type, String id, List<String> classes, Set<PseudoClass> states,
            String style, List<Color> painted, List<Boolean> asked) {
        static Kind of(Node node, int within, Set<PseudoClass> states, Reading reading) {
            List<Color> painted = new ArrayList<>(switch (node) {
                case Region region -> Reading.paints(region);
                case Shape shape -> Reading.paints(shape);
                default -> List.of();
            });
            painted.add(reading.ground(node));
            return new Kind(within, node.getClass(), String.valueOf(node.getId()), List.copyOf(node.getStyleClass()),
                    states, node.getStyle(), painted, List.of(reading.isInView(node),
                    node instanceof Region region && Reading.isSign(region),
                    node instanceof Text text && !text.getText().isBlank()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everythingCanBeMadeOutAndHasANameOfItsOwn(Sight sight) {
        sight.reach(this);
        assertThat(on(() -> NamedControls.unnamed(window.scene().getRoot()))).isEmpty();
        SortedSet<String> poor = new TreeSet<>();
        for (Look look : LOOKS) {
            sight.popDown(this);
            on(() -> theme.choiceProperty().set(ThemeChoice.of(look)));
            Stream<Scene> over = sight.popUp(this).stream().map(Window::getScene);
            TestToolkit.call(() -> Stream.concat(Stream.of(window.scene()), over)
                    .map(scene -> poor.addAll(poor(scene, look))).toList());
        }
        assertThat(poor).isEmpty();
    }

    /// Styles are applied once a state, as that takes nearly all of the time, and only to what was not judged yet; what
    /// was forced is released in the end and styled with the next look.
    private static List<String> poor(Scene scene, Look look) {
        List<Node> all = new ArrayList<>();
        collect(scene.getRoot(), all);
        Map<Node, Set<PseudoClass>> own = new IdentityHashMap<>();
        all.forEach(node -> own.put(node, Set.copyOf(node.getPseudoClassStates())));
        Map<Node, Point2D> middles = new IdentityHashMap<>();
        List<Node> fresh = fresh(all, own, new Reading(look, CALM, middles));
        Set<Node> styled = withMarks(fresh);
        all.retainAll(withWhatTheyAreIn(styled));
        Map<Node, List<Color>> calm = new IdentityHashMap<>();
        Map<Node, List<Color>> chosen = new IdentityHashMap<>();
        List<String> found = new ArrayList<>();
        for (Set<String> state : STATES) {
            all.forEach(node -> force(node, state, own.get(node)));
            styled.stream().filter(node -> !styled.contains(node.getParent())).forEach(Node::applyCss);
            Reading reading = new Reading(look, state, middles);
            fresh.stream().filter(node -> !state.contains("selected") || isInSelectable(node))
                    .forEach(node -> reading.judge(node).ifPresent(found::add));
            if (state == CALM) {
                fresh.stream().filter(Region.class::isInstance).map(Region.class::cast)
                        .forEach(region -> calm.put(region, Reading.paints(region)));
            } else if (state == FOCUSED) {
                fresh.forEach(node -> Stream.of(reading.judgeRing(node, calm), reading.judgeSelection(node))
                        .flatMap(Optional::stream).forEach(found::add));
            } else if (state.contains("selected")) {
                fresh.forEach(node -> reading.judgeRow(node).ifPresent(found::add));
                fresh.stream().filter(Region.class::isInstance).map(Region.class::cast)
                        .filter(ContrastTest::isInSelectable).forEach(region -> {
                            if (state.contains("focused")) {
                                reading.judgeRing(region, chosen).ifPresent(found::add);
                            } else if (state.size() == 1) {
                                chosen.put(region, Reading.paints(region));
                            }
                        });
            }
        }
        all.forEach(node -> force(node, CALM, own.get(node)));
        return found;
    }

    /// {@return of `all` what was judged in no sight before; where a node was not, what is in it was not either}
    private static List<Node> fresh(List<Node> all, Map<Node, Set<PseudoClass>> own, Reading reading) {
        List<Node> fresh = new ArrayList<>();
        Map<Node, Integer> numbers = new IdentityHashMap<>();
        for (Node node : all) {
            int within = numbers.getOrDefault(node.getParent(), -1 - reading.look.ordinal());
            int next = JUDGED.size();
            int number = JUDGED.computeIfAbsent(Kind.of(node, within, own.get(node), reading), _ -> next);
            numbers.put(node, number);
            if (number == next) {
                fresh.add(node);
            }
        }
        return fresh;
    }

    /// {@return `nodes`, and the shapes beside them, such as what marks a text as selected}
    private static Set<Node> withMarks(List<Node> nodes) {
        Set<Node> all = Collections.newSetFromMap(new IdentityHashMap<>());
        all.addAll(nodes);
        nodes.stream().map(Node::getParent).filter(Objects::nonNull).distinct()
                .flatMap(around -> around.getChildrenUnmodifiable().stream())
                .filter(Shape.class::isInstance).forEach(all::add);
        return all;
    }

    private static Set<Node> withWhatTheyAreIn(Set<Node> nodes) {
        Set<Node> all = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Node node : nodes) {
            for (Node at = node; at != null && all.add(at); at = at.getParent()) { }
        }
        return all;
    }

    private static void collect(Node node, List<Node> into) {
        boolean disabled = node.isDisabled() || node.getPseudoClassStates().contains(DISABLED); // items only say so
        if (node.isVisible() && !disabled && node.getOpacity() > 0) {
            into.add(node);
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
            }
        }
    }

    private static boolean isSelectable(Node node) {
        return node instanceof Cell<?> || node instanceof Toggle;
    }

    /// Whether `node` may look otherwise where all is selected that can be.
    private static boolean isInSelectable(Node node) {
        return Stream.iterate(node, at -> at != null, Node::getParent).anyMatch(ContrastTest::isSelectable);
    }

    private static void force(Node node, Set<String> state, Set<PseudoClass> own) {
        for (String name : FORCED) {
            PseudoClass forced = PseudoClass.getPseudoClass(name);
            if (!name.equals("selected") || isSelectable(node)) {
                node.pseudoClassStateChanged(forced, state.contains(name) || own.contains(forced));
            }
        }
    }

    /// One look at a scene, where everything stays in its place.
    ///
    /// @param middles of the nodes that were looked at, in the scene
    private record Reading(Look look, Set<String> state, Map<Node, Point2D> middles) {
        /// What is no larger is a sign, in pixels.
        private static final double SIGN = 22;
        /// As wide as the bar of a selected row is at least, in pixels.
        private static final double BAR = 2;
        /// Shows a colour of the file itself, is there to be looked through, or rules off what is read without it.
        private static final Set<String> CONTENT =
                Set.of("swatch", "picker-color-rect", "color-rect", "frame", "unread", "bits-cells");

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

        /// Says what is wrong where a selected row is told by its ground alone: it has a bar at its leading edge that
        /// stands out from both sides.
        Optional<String> judgeRow(Node node) {
            boolean row = node instanceof ListCell<?> || node instanceof TreeCell<?> || node instanceof TableRow<?>
                    || node instanceof TreeTableRow<?>;
            if (!row || !(node instanceof Cell<?> cell) || cell.isEmpty() || !isInView(cell) || isShownOfChoice(cell)) {
                return Optional.empty();
            }
            List<BackgroundFill> fills = cell.getBackground().getFills();
            Color ground = (Color) fills.getLast().getFill();
            double inside = fills.getLast().getInsets().getLeft();
            return fills.stream().filter(fill -> fill.getInsets().getLeft() <= inside - BAR)
                    .map(fill -> (Color) fill.getFill())
                    .filter(bar -> Contrast.of(bar, ground) >= Contrast.VISIBLE
                            && Contrast.of(bar, ground(cell)) >= Contrast.VISIBLE)
                    .findFirst().isPresent() ? Optional.empty()
                    : Optional.of("%s %s: no bar on %s, at %s".formatted(look, state, ground, way(cell)));
        }

        /// The one row that a choice shows while it is closed.
        private static boolean isShownOfChoice(Node row) {
            return row.getParent() instanceof ComboBoxBase<?>;
        }

        /// Says what is wrong where it cannot be seen how a control with the keyboard differs from one without it.
        /// Rows are told by what is selected.
        Optional<String> judgeRing(Node node, Map<Node, List<Color>> calm) {
            if (!(node instanceof Control control) || !node.isFocusTraversable() || node instanceof Cell<?>
                    || !isInView(node)) {
                return Optional.empty();
            }
            List<Node> parts = new ArrayList<>();
            collect(control, parts);
            List<String> poor = new ArrayList<>();
            for (Node part : parts) {
                List<Color> ring = new ArrayList<>();
                if (part instanceof Region region && !(part instanceof Cell<?>)) {
                    ring.addAll(paints(region));
                }
                ring.removeAll(calm.getOrDefault(part, List.of()));
                Optional<String> found = ring.isEmpty() ? Optional.empty() : judge(part, ring, Contrast.VISIBLE);
                if (!ring.isEmpty() && found.isEmpty()) {
                    return Optional.empty();
                }
                found.ifPresent(poor::add);
            }
            if (poor.isEmpty() && isTold(control) && !control.isFocused()) {
                poor.add("%s %s: no ring, at %s".formatted(look, state, way(control)));
            }
            return poor.stream().findFirst().map(found -> "keyboard, " + found);
        }

        /// Of other controls, a part tells that they have the keyboard: a row, a cell, a mark that is drawn.
        private static boolean isTold(Control control) {
            return control instanceof ButtonBase || control instanceof TextInputControl
                    || control instanceof ChoiceBox<?> || control instanceof ComboBoxBase<?>
                    || control instanceof ToggleSwitch;
        }

        /// Says what is wrong where text that is selected in a field cannot be read.
        Optional<String> judgeSelection(Node node) {
            return switch (node) {
                case TextInputControl field when isInView(field) -> judgeSelection(field,
                        styled(field, "-fx-highlight-text-fill"), styled(field, "-fx-highlight-fill"));
                case Text text when !text.getText().isBlank() && text.getFill() instanceof Color ink && isInView(text)
                        && text.getParent().lookup(".main-selection") instanceof Shape marked ->
                    judgeSelection(text, ink, (Color) marked.getFill());
                default -> Optional.empty();
            };
        }

        private Optional<String> judgeSelection(Node node, Color ink, Color mark) {
            Color ground = Contrast.over(mark, ground(node));
            double seen = Contrast.of(Contrast.over(ink, ground), ground);
            return seen >= Contrast.READABLE ? Optional.empty()
                    : Optional.of("%s: selected text on %s is %.2f, at %s".formatted(look, ground, seen, way(node)));
        }

        private static Color styled(Control control, String property) {
            return control.getCssMetaData().stream().filter(data -> data.getProperty().equals(property)).findFirst()
                    .map(data -> value(data, control)).filter(Color.class::isInstance).map(Color.class::cast)
                    .orElseThrow();
        }

        @SuppressWarnings("unchecked")
        private static Object value(CssMetaData<? extends Styleable, ?> data, Control control) {
            return ((CssMetaData<Styleable, ?>) data).getStyleableProperty(control).getValue();
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
        private boolean isInView(Node node) {
            for (Node around = node; around != null; around = around.getParent()) {
                if (around.getClip() != null
                        && !around.getClip().getBoundsInParent().contains(around.sceneToLocal(middle(node)))) {
                    return false;
                }
            }
            return true;
        }

        private Point2D middle(Node node) {
            return middles.computeIfAbsent(node, _ -> {
                Bounds bounds = node.localToScene(node.getBoundsInLocal());
                return new Point2D(bounds.getCenterX(), bounds.getCenterY());
            });
        }

        /// {@return what is painted below the middle of `node`, by what it is in}
        private Color ground(Node node) {
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
