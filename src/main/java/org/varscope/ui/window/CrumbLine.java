package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.text.Visible;
import org.varscope.ui.command.Mnemonics;
import org.varscope.ui.message.Messages;

/// The values around the selected one on one line, outermost first. Where they do not fit, those in the middle make
/// room: the whole and the selected value's own name tell most. What is left out is in a menu in their place. A name
/// that is too long by itself is cut.
///
/// One stop for the keyboard: arrows, Home and End go along it.
final class CrumbLine extends Region {
    /// A value around the selected one, or that one itself.
    ///
    /// @param go selects it
    record Crumb(String name, Runnable go) { }

    /// What is shown of the path.
    ///
    /// @param crumbs  outermost first
    /// @param between what was left out between the first and the second, outermost first; asked for when it is to be
    ///                shown
    record Trail(List<Crumb> crumbs, Optional<Supplier<List<Crumb>>> between) {
        static final Trail NONE = new Trail(List.of(), Optional.empty());
    }

    private static final double GAP = 6;
    /// As much of the line as stays, however little room there is, in pixels.
    private static final double LEAST = 90;
    /// More letters of a name than any menu shows.
    private static final int LONGEST = 60;

    private final MenuButton omitted = new MenuButton("\u2026");
    private final List<Hyperlink> links = new ArrayList<>();
    private final List<Label> arrows = new ArrayList<>();
    private Trail trail = Trail.NONE;
    private double most = Double.MAX_VALUE;

    CrumbLine() {
        omitted.setId("status-path-omitted");
        omitted.getStyleClass().add("crumb");
        omitted.setFocusTraversable(false);
        omitted.setPopupSide(Side.TOP);
        omitted.setAccessibleText(Messages.get("window.crumbs.omitted"));
        // It needs an item to open at all.
        omitted.getItems().setAll(new MenuItem());
        omitted.setOnShowing(_ -> {
            omitted.getItems().setAll(Mnemonics.shared(leftOut().stream().map(CrumbLine::item).toList()));
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Shows another path, in the links that are there: each new one has to be styled.
    void show(Trail now) {
        int before = links.size();
        trail = now;
        int count = now.crumbs().size();
        links.subList(Math.min(count, before), before).clear();
        while (links.size() < count) {
            links.add(link(links.size()));
        }
        arrows.subList(Math.min(Math.max(0, count - 1), arrows.size()), arrows.size()).clear();
        while (arrows.size() < count - 1) {
            arrows.add(new Label("\u203A"));
        }
        for (int i = 0; i < count; i++) {
            links.get(i).setText(now.crumbs().get(i).name());
            links.get(i).setVisited(false);
        }
        if (count != before || getChildren().isEmpty()) {
            getChildren().setAll(links);
            getChildren().addAll(arrows);
            getChildren().add(omitted);
        }
        requestLayout();
    }

    private Hyperlink link(int place) {
        Hyperlink link = new Hyperlink();
        link.getStyleClass().add("crumb");
        link.setFocusTraversable(false);
        link.setOnAction(_ -> trail.crumbs().get(place).go().run());
        return link;
    }

    private static MenuItem item(Crumb crumb) {
        String name = crumb.name();
        MenuItem item = new MenuItem(
                Visible.line(name.length() > LONGEST ? name.substring(0, LONGEST) + "\u2026" : name));
        item.setOnAction(_ -> crumb.go().run());
        return Mnemonics.title(item);
    }

    /// What there was no room for, and what was never on the line, outermost first.
    private List<Crumb> leftOut() {
        List<Crumb> hidden = new ArrayList<>(trail.between().map(Supplier::get).orElse(List.of()));
        for (int i = 0; i < links.size(); i++) {
            if (!links.get(i).isVisible()) {
                hidden.add(trail.crumbs().get(i));
            }
        }
        return hidden;
    }

    /// Gives the keyboard to the innermost.
    @Override
    public void requestFocus() {
        (links.isEmpty() ? omitted : links.getLast()).requestFocus();
    }

    private void pressed(KeyEvent event) {
        List<Node> parts = Stream.<Node>concat(Stream.of(omitted), links.stream()).filter(Node::isVisible)
                .sorted(Comparator.comparingDouble(Node::getLayoutX)).toList();
        int at = parts.indexOf(getScene().getFocusOwner());
        int to = switch (event.getCode()) {
            case LEFT -> at - 1;
            case RIGHT -> at + 1;
            case HOME -> 0;
            case END -> parts.size() - 1;
            default -> -1;
        };
        if (to >= 0 && to < parts.size() && !omitted.isShowing()) {
            parts.get(to).requestFocus();
            event.consume();
        }
    }

    /// Leaves room for something else.
    ///
    /// @param width the most that the line takes, in pixels; it takes what always stays anyway
    void limit(double width) {
        most = Math.max(LEAST, width);
        requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return Math.min(LEAST, computePrefWidth(height));
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.min(most, whole());
    }

    private double whole() {
        double names = links.stream().mapToDouble(CrumbLine::width).sum();
        return names + arrows.stream().mapToDouble(arrow -> width(arrow) + 2 * GAP).sum() + (isWhole() ? 0 : forMenu());
    }

    private boolean isWhole() {
        return trail.between().isEmpty();
    }

    @Override
    protected double computePrefHeight(double width) {
        return getChildren().stream().mapToDouble(child -> child.prefHeight(-1)).max().orElse(0);
    }

    @Override
    protected void layoutChildren() {
        getChildren().forEach(child -> child.setVisible(false));
        if (links.isEmpty()) {
            return;
        }
        int from = isWhole() && getWidth() >= Math.floor(whole()) ? 1 : firstKept();
        double x = place(links.getFirst(), 0, links.size() == 1 ? getWidth() : roomOfFirst(from));
        if (from > 1 || !isWhole()) {
            x = place(omitted, x + GAP, getWidth());
        }
        for (int i = from; i < links.size(); i++) {
            x = place(arrows.get(i - 1), x + GAP, getWidth());
            x = place(links.get(i), x + GAP, getWidth());
        }
    }

    /// The whole may have a long name too, and must not take the room of the innermost.
    private double roomOfFirst(int from) {
        double rest = IntStream.range(from, links.size()).mapToDouble(this::step).sum()
                + (from > 1 || !isWhole() ? forMenu() : 0);
        return Math.max(getWidth() / 3, getWidth() - rest);
    }

    /// The innermost always stays.
    private int firstKept() {
        double room = getWidth() - width(links.getFirst()) - forMenu();
        int from = links.size();
        while (from > 1 && (from == links.size() || room >= step(from - 1))) {
            from--;
            room -= step(from);
        }
        return from;
    }

    private double step(int crumb) {
        return width(links.get(crumb)) + width(arrows.get(crumb - 1)) + 2 * GAP;
    }

    private double forMenu() {
        return GAP + width(omitted);
    }

    /// @param end of the room that there is
    private double place(Node part, double x, double end) {
        double width = Math.min(width(part), Math.max(0, end - x));
        part.setVisible(width > 0);
        double height = part.prefHeight(-1);
        part.resize(width, height);
        positionInArea(part, x, 0, width, getHeight(), 0, HPos.LEFT, VPos.CENTER);
        return x + width;
    }

    private static double width(Node part) {
        return Math.ceil(part.prefWidth(-1));
    }
}
