package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Wrapper;
import org.varscope.container.Wrapping;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Asks what a script has stored, call after call, checks it while it is typed, and shows what it makes of the first
/// bytes.
public final class FieldListCard extends Card {
    private static final int SHOWN = 6;
    /// Characters for the names in the preview.
    private static final int LEAST_NAME = 4;
    private static final int MOST_NAME = 20;
    /// As much as a preview reads.
    private static final long LOOK = 64 * 1024;

    private final Label verdict = text("");
    private final Label preview = new Label();
    private final Label found = text("");
    private final CheckBox beside = new CheckBox(Messages.get("editor.list.beside"));
    private final Button read = new Button(Messages.get("editor.list.read"));
    private final TextField field = line("text", Messages.get("editor.list.field"), _ -> read.fire());
    private final Known known;
    private final Background.Lane trial;

    /// What is read by a list.
    ///
    /// @param wrapping what its bytes are wrapped in
    /// @param modified whether anything is not saved yet
    public record Known(Structure structure, Wrapping wrapping, boolean modified) {
        private boolean isSurrounded() {
            return wrapping.layers().stream().anyMatch(layer -> layer.wrapper() == Wrapper.SURROUNDINGS);
        }

        /// {@return the list to begin with: with all that is around a wrapper, where anything is}
        private String list() {
            String inside = structure.framing().list().map(FieldList::text).orElse("var...");
            return isSurrounded() ? wrapping.layout(structure.framing().layout()) : inside;
        }

        /// {@return whether `layers` say nothing new of how the bytes are wrapped}
        private boolean isWrappedSo(Layers layers) {
            Layers now = isSurrounded() ? Layers.named(list()).orElse(Layers.ANY) : Layers.ANY;
            return layers.framing() != null && layers.steps().equals(now.steps());
        }

        /// {@return the layout of the whole file, of which `text` was typed}
        private String whole(String text) {
            return isSurrounded() ? text : wrapping.layout(text);
        }
    }

    /// Reads the document by a list.
    public interface Take {
        /// Reads the same bytes in another way.
        ///
        /// @param beside whether to save the list beside the file, where it is found when the file is opened again
        void framing(Framing framing, String list, boolean beside);

        /// Unwraps the file in another way.
        ///
        /// @param layout of the whole file
        /// @param beside as of [#framing]
        void layers(Layers layers, String layout, boolean beside);
    }

    /// What a list makes of the first bytes.
    ///
    /// @param rows  one for each of the first values
    /// @param words what is wrong; empty where nothing is
    private record Trial(List<String> rows, String words) {
        static final Trial NONE = new Trial(List.of(), "");
    }

    /// @param hasFile whether there is a file to save the list beside
    public FieldListCard(Known known, boolean hasFile, Background background, Take take) {
        super("field-list", 620);
        this.known = known;
        this.trial = background.lane();
        Label hint = text(Messages.get("editor.list.hint"), "muted");
        preview.setMinHeight(USE_PREF_SIZE);
        verdict.setId("field-list-verdict");
        preview.setId("field-list-preview");
        found.setId("field-list-found");
        preview.getStyleClass().add("mono");
        read.setId("field-list-read");
        read.getStyleClass().add("accent");
        read.setOnAction(_ -> parsed().ifPresent(parsed -> {
            close();
            take(parsed, take);
        }));
        beside.setId("field-list-beside");
        beside.setDisable(!hasFile);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox buttons = new HBox(8, beside, between, read);
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(title(Messages.get("editor.list.title")), field, verdict, preview, found, hint, buttons);
        field.setText(known.list());
        field.textProperty().subscribe(_ -> check());
    }

    private void take(Layers parsed, Take take) {
        String text = field.getText().strip();
        Framing framing = parsed.framing();
        if (framing != null && known.isWrappedSo(parsed)) {
            take.framing(framing, parsed.steps().isEmpty() ? framing.layout() : text, beside.isSelected());
        } else {
            Layers.named(known.whole(text)).ifPresent(whole ->
                    take.layers(whole, known.whole(text), beside.isSelected()));
        }
    }

    @Override
    protected TextField first() {
        return field;
    }

    private Optional<Layers> parsed() {
        return Layers.named(field.getText());
    }

    private void check() {
        try {
            Layers layers = Layers.parse(field.getText());
            Framing framing = layers.framing();
            boolean same = framing != null && known.isWrappedSo(layers);
            read.setDisable(!same && known.modified());
            judge(same || !known.modified() ? "" : Messages.get("editor.list.unsaved"), "bad-text");
            String whole = known.whole(field.getText());
            // Not only of the first bytes: a tail and digests are those of the whole file.
            trial.run(_ -> same ? tried(Structure.preview(known.structure().bytes(), known.structure().dialect(),
                    framing, LOOK)) : tried(whole), this::show,
                    failure -> judge(Messages.get("editor.list.failed", FailureWords.of(failure)), "bad-text"));
        } catch (FieldListException e) {
            trial.cancel();
            read.setDisable(true);
            show(Trial.NONE);
            judge(Messages.get("editor.list.bad", e.item(), e.offset() + 1, Messages.found(e.found()),
                    e.expected()), "bad-text");
        }
    }

    private void show(Trial tried) {
        preview.setText(Visible.lines(String.join("\n", tried.rows)));
        found.setText(Visible.line(tried.words));
        List.of(preview, found).forEach(label -> label.setManaged(!label.getText().isEmpty()));
    }

    /// What is inside the file where it is wrapped as `layout` says.
    private Trial tried(String layout) throws IOException, FieldListException {
        Probe.Result result = Probe.open(known.wrapping().file(), Layers.parse(layout), null,
                known.wrapping().secret().orElse(null), Progress.NONE);
        return switch (result) {
            case Probe.Result.Found found -> tried(Structure.preview(found.wrapping().content(), found.dialect(),
                    found.framing(), LOOK).alsoKnowing(found.wrapping().problems()));
            case Probe.Result.Unopened not -> new Trial(List.of(), Messages.say(not));
        };
    }

    private void judge(String words, String style) {
        say(verdict, words, style);
        verdict.setManaged(!words.isEmpty());
    }

    private Trial tried(Structure first) {
        long length = Math.min(LOOK, first.bytes().length());
        List<String> lines = new ArrayList<>();
        List<Node> shown = first.children(null, 0, Math.min(SHOWN, first.records()));
        int widest = shown.stream().mapToInt(node -> PathWords.name(first, node).length()).max().orElse(0);
        String line = "0x%08X  %-" + Math.clamp(widest, LEAST_NAME, MOST_NAME) + "s %-18s %s";
        for (Node node : shown) {
            lines.add(String.format(Locale.ROOT, line, node.item().start(),
                    PathWords.name(first, node), TypeWords.of(first, node, Messages.language()),
                    Cell.of(first, node).shown(Messages.language())));
        }
        long more = first.records() - lines.size();
        if (more > 0) {
            lines.add(Messages.get("editor.list.more", more, Messages.get("model.bytes", length)));
        }
        long wrong = first.problemCount();
        return new Trial(lines, wrong == 0 ? "" : Messages.get("editor.list.problems", wrong,
                Messages.say(first.problems().getFirst().flaw())));
    }
}
