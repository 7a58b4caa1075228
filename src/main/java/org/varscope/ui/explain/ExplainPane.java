package org.varscope.ui.explain;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.container.Wrapping;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.explain.wrapper.WrapperContext;
import org.varscope.guide.Guide;
import org.varscope.said.Numbers;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.CommandEvent;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Explains the value at the caret, field by field: what each does here, with the arithmetic behind it, and where that
/// is written. The field that the caret is in stands out. Below it is what the file has around its values, and what
/// of that the byte at the caret is read from.
public final class ExplainPane {
    /// Fields at the beginning of a value that are explained whatever the caret is in.
    private static final int MOST_FIRST = 6;

    private final EditorModel model;
    private final Supplier<Wrapping> wrapping;
    private final ObservableLongValue head;
    private final Background.Lane lane;
    private final DescriptionColumn column = new DescriptionColumn("explain", Messages.get("explain.pane"));
    private final BooleanProperty shows = new SimpleBooleanProperty();
    private final Guide guide = new Guide(Messages.language());

    /// What is shown of a place.
    ///
    /// @param heading the value in a few words
    /// @param size    how its fields add up to its size; empty where that would be long
    /// @param fields  its first fields, and the one at the caret
    /// @param sources of the rules, and pages of the guide that tell more
    /// @param caret   where that is
    /// @param whole   whether the value can be written anew, in other dialects
    /// @param around  what the bytes are wrapped in
    private record Shown(String heading, String size, List<Explanation> fields, DescriptionSources sources, long caret,
            boolean whole, List<WrapperContext> around) {
        Shown(String heading, long caret, List<WrapperContext> around) {
            this(heading, "", List.of(), DescriptionSources.NONE, caret, false, around);
        }
    }

    /// Explains what is at the caret of `model`.
    ///
    /// @param wrapping gives what its bytes are wrapped in
    /// @param head     up to where a film has read; what is behind that is not told
    public ExplainPane(EditorModel model, Lifetime lifetime, Supplier<Wrapping> wrapping, ObservableLongValue head) {
        this.model = model;
        this.wrapping = wrapping;
        this.head = head;
        this.lane = model.background().lane(lifetime);
        shows.subscribe(_ -> explain());
        head.subscribe((_, _) -> explain());
        lifetime.follow(model.stateProperty().map(EditorState::looks), (_, _) -> explain());
    }

    /// {@return the control}
    public Region view() {
        return column.view();
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
        long end = structure.bytes().length();
        long selected = model.selecting().place();
        // Behind the last byte is what is missing, which the last field tells of.
        long caret = selected == end && end > 0 && !structure.problemsIn(new Span(end, 1)).isEmpty() ? end - 1
                : selected;
        Wrapping file = wrapping.get();
        long read = head.get();
        lane.run(_ -> explained(structure, caret, file, read), this::show, failure -> {
            if (failure instanceof AbsentBytesException absent) {
                model.awaited().await(absent);
            } else {
                say(FailureWords.of(failure));
            }
        });
    }

    /// Runs on any thread.
    private Shown explained(Structure structure, long caret, Wrapping file, long read) {
        // Of other bytes than those that were read it is not known yet where they will be.
        List<WrapperContext> around = WrapperContext.of(file,
                structure.bytes().isSameAs(file.content()) ? caret : -1, Messages.language());
        Explainer explainer = new Explainer(structure, Messages.language(),
                node -> PathWords.of(structure, node));
        Optional<Field> at = Fields.in(structure, new Span(caret, 1).intersection(
                new Span(0, structure.bytes().length()))).stream().findFirst();
        if (structure.bytes().isEmpty()) {
            List<Explanation> nothing = List.of(explainer.nothing());
            return new Shown("", "", nothing, DescriptionSources.of(guide, nothing), caret, false, around);
        }
        if (at.isEmpty()) {
            return new Shown(Messages.get("explain.end"), caret, around);
        }
        Optional<org.varscope.scan.index.Node> node = structure.deepestAt(caret);
        List<Field> all = node.map(found -> Fields.of(structure, found)).orElse(List.of());
        List<Field> fields = new ArrayList<>(all.stream().limit(MOST_FIRST).toList());
        if (fields.stream().noneMatch(field -> field.span().equals(at.get().span()))) {
            fields.add(at.get());
        }
        fields.removeIf(field -> field.span().end() > read);
        List<Explanation> explanations = fields.stream().map(explainer::atLength).toList();
        boolean known = node.filter(found -> found.span().end() > read).isEmpty();
        return new Shown(!known ? Messages.get("explain.read", Numbers.offset(read))
                : node.map(found -> heading(structure, found)).orElse(""),
                node.map(found -> size(found.span(), explanations)).orElse(""), explanations,
                DescriptionSources.of(guide, Stream.concat(explanations.stream(),
                        around.stream().flatMap(one -> one.fields().stream())).toList()), caret,
                node.filter(found -> known && found.state() == State.WHOLE && !found.isPlain()).isPresent(), around);
    }

    private static String heading(Structure structure, org.varscope.scan.index.Node node) {
        String name = PathWords.name(structure, node);
        return Messages.get("explain.value", switch (node.role()) {
            case KEY -> Messages.get("explain.key", name);
            case ROOT -> structure.records() == 1 ? Messages.get("explain.root", name) : name;
            default -> name;
        }, TypeWords.of(structure, node, Messages.language()),
                TypeWords.bytes(node.span().length(), Messages.language()), "0x%08X".formatted(node.span().start()));
    }

    /// {@return how the fields add up to the size of a value; empty where they are not all of it}
    private static String size(Span value, List<Explanation> fields) {
        List<Explanation> own = fields.stream().filter(one -> value.contains(one.field().span().start())).toList();
        return own.size() < 2 || own.stream().mapToLong(one -> one.field().span().length()).sum() != value.length()
                ? "" : Messages.get("explain.sum", own.stream()
                        .map(one -> Messages.get("explain.term", one.name(), one.field().span().length()))
                        .collect(Collectors.joining(" + ")), TypeWords.bytes(value.length(), Messages.language()));
    }

    private void say(String words) {
        show(new Shown(words, 0, List.of()));
    }

    private void show(Shown shown) {
        Label heading = new Label(shown.heading());
        heading.setId("explain-value");
        heading.setWrapText(true);
        heading.getStyleClass().add("explain-heading");
        Label size = new Label(shown.size());
        size.setId("explain-size");
        size.setWrapText(true);
        size.getStyleClass().add("muted");
        List<Node> nodes = new ArrayList<>(List.of(shown.size().isEmpty() ? heading : new VBox(heading, size)));
        for (Explanation explanation : shown.fields()) {
            nodes.add(DescriptionColumn.block(explanation, explanation.span().contains(shown.caret()),
                    DescriptionColumn.isError(explanation) ? new Node[] {repair(explanation)} : new Node[0]));
        }
        for (WrapperContext around : shown.around()) {
            Node[] stored = around == shown.around().getFirst()
                    ? new Node[] {link("explain-stored", Command.STORED_BYTES.title(), Command.STORED_BYTES)}
                    : new Node[0];
            nodes.add(DescriptionColumn.around(around, Messages.get("explain.around", around.title()), stored));
        }
        if (!shown.fields().isEmpty()) {
            Pane more = shown.sources().view();
            if (shown.whole()) {
                more.getChildren().add(link("explain-dialects", Messages.get("explain.dialects"), Command.DIALECTS));
            }
            nodes.add(more);
        }
        column.show(nodes);
    }

    private static Hyperlink link(String id, String words, Command command) {
        Hyperlink link = CommandEvent.link(words, command);
        link.setId(id);
        return link;
    }

    private Node repair(Explanation explanation) {
        Hyperlink repair = link("explain-repair", Messages.get("explain.repair"), Command.REPAIR);
        long start = explanation.span().start();
        repair.addEventHandler(ActionEvent.ACTION, _ -> model.selecting().bytes(start, start));
        return repair;
    }
}
