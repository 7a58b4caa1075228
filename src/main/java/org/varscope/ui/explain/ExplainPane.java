package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.CommandEvent;
import org.varscope.ui.guide.GuideEvent;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.FailureWords;

/// Explains the value at the caret, field by field: what each does here, with the arithmetic behind it, and where that
/// is written. The field that the caret is in stands out.
public final class ExplainPane {
    /// Fields at the beginning of a value that are explained whatever the caret is in.
    private static final int MOST_FIRST = 6;
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    private final EditorModel model;
    private final Background.Lane lane;
    private final VBox content = new VBox();
    private final ScrollPane pane = new ScrollPane(content);
    private final BooleanProperty shows = new SimpleBooleanProperty();

    /// What is shown of a place.
    ///
    /// @param heading the value in a few words
    /// @param fields  its first fields, and the one at the caret
    /// @param caret   where that is
    /// @param whole   whether the value can be written anew, in other dialects
    private record Shown(String heading, List<Explanation> fields, long caret, boolean whole) { }

    /// Explains what is at the caret of `model`.
    public ExplainPane(EditorModel model) {
        this.model = model;
        this.lane = model.background().lane();
        content.getStyleClass().add("explain");
        pane.setId("explain");
        pane.getStyleClass().addAll("inspector-scroll", "edge-to-edge");
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.setFitToWidth(true);
        pane.setMinHeight(0);
        pane.setAccessibleText(Messages.get("explain.pane"));
        shows.subscribe(_ -> explain());
        model.stateProperty().subscribe((was, now) -> {
            if (now.isOther(was)) {
                explain();
            }
        });
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return whether anybody looks; nothing is explained otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    private void explain() {
        if (!shows.get()) {
            lane.cancel();
            return;
        }
        Structure structure = model.structure();
        long caret = model.selection().caret();
        lane.run(_ -> explained(structure, caret), this::show, failure -> {
            if (failure instanceof AbsentBytesException absent) {
                model.await(absent);
            } else {
                say(FailureWords.of(failure));
            }
        });
    }

    /// Runs on any thread.
    private static Shown explained(Structure structure, long caret) {
        Explainer explainer = new Explainer(structure, Messages.language(),
                node -> PathWords.of(structure, node));
        Optional<Field> at = Fields.in(structure, new Span(caret, 1).intersection(
                new Span(0, structure.bytes().length()))).stream().findFirst();
        if (at.isEmpty()) {
            return new Shown(Messages.get("explain.end"), List.of(), caret, false);
        }
        Optional<org.varscope.scan.index.Node> node = structure.deepestAt(caret);
        List<Field> fields = new ArrayList<>(node.map(found -> Fields.of(structure, found)).orElse(List.of()).stream()
                .limit(MOST_FIRST).toList());
        if (fields.stream().noneMatch(field -> field.span().equals(at.get().span()))) {
            fields.add(at.get());
        }
        String heading = node.map(found -> Messages.get("explain.value", PathWords.name(structure, found),
                TypeWords.of(structure, found, Messages.language()),
                TypeWords.bytes(found.span().length(), Messages.language()),
                "0x%08X".formatted(found.span().start()))).orElse("");
        boolean whole = node.filter(found -> found.state() == State.WHOLE && !found.isPlain()).isPresent();
        return new Shown(heading, fields.stream().map(explainer::of).toList(), caret, whole);
    }

    private void say(String words) {
        show(new Shown(words, List.of(), 0, false));
    }

    private void show(Shown shown) {
        Label heading = new Label(shown.heading());
        heading.setId("explain-value");
        heading.setWrapText(true);
        heading.getStyleClass().add("explain-heading");
        content.getChildren().setAll(heading);
        for (Explanation explanation : shown.fields()) {
            content.getChildren().add(block(explanation, explanation.field().span().contains(shown.caret())));
        }
        shown.fields().stream().map(Explanation::source).distinct().forEach(source -> {
            Label rule = new Label(Messages.get("explain.rule", source));
            rule.setWrapText(true);
            rule.getStyleClass().add("muted");
            content.getChildren().add(rule);
        });
        shown.fields().stream().map(Explanation::page).distinct().forEach(page -> content.getChildren().add(
                GuideEvent.link(Messages.get("explain.page", page.substring(page.indexOf('/') + 1)), page)));
        if (shown.whole()) {
            Hyperlink dialects = CommandEvent.link(Messages.get("explain.dialects"), Command.DIALECTS);
            dialects.setId("explain-dialects");
            content.getChildren().add(dialects);
        }
        content.getChildren().stream().filter(node -> node.getPseudoClassStates().contains(CURRENT)).findFirst()
                .ifPresent(this::reveal);
    }

    /// Scrolls as little as lets the whole of `block` be seen, from the top on.
    private void reveal(Node block) {
        pane.applyCss();
        pane.layout();
        double shown = pane.getViewportBounds().getHeight();
        double hidden = content.getHeight() - shown;
        Bounds place = block.getBoundsInParent();
        pane.setVvalue(hidden <= 0 || place.getMaxY() <= shown ? 0
                : Math.min(1, Math.min(place.getMinY(), place.getMaxY() - shown) / hidden));
    }

    private static Region block(Explanation explanation, boolean current) {
        Region role = new Region();
        role.getStyleClass().addAll("field-role",
                "role-" + explanation.field().role().name().toLowerCase(Locale.ROOT).replace('_', '-'));
        Label name = new Label(explanation.name());
        name.getStyleClass().add("explain-name");
        Label bytes = new Label(explanation.bytes());
        bytes.getStyleClass().addAll("mono", "explain-bytes");
        HBox top = new HBox(role, name, bytes);
        top.getStyleClass().add("explain-top");
        Label sentence = new Label(explanation.sentence());
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        VBox block = new VBox(top, sentence);
        block.getChildren().addAll(FigureView.of(explanation.figures()));
        block.getStyleClass().add("explain-field");
        block.pseudoClassStateChanged(CURRENT, current);
        return block;
    }
}
