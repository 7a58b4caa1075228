package org.varscope.ui.editor.card;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;
import org.varscope.explain.Cell;
import org.varscope.explain.FlawWords;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.card.Card;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Background;
import org.varscope.ui.model.FailureWords;

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
    private final CheckBox beside = new CheckBox(Messages.get("editor.list.beside"));
    private final Button read = new Button(Messages.get("editor.list.read"));
    private final TextField field = line("text", Messages.get("editor.list.field"), _ -> read.fire());
    private final Structure structure;
    private final Background.Lane trial;

    /// Reads the document by a list.
    public interface Take {
        /// @param beside whether to save the list beside the file, where it is found when the file is opened again
        void list(FieldList list, boolean beside);
    }

    /// @param list    to begin with
    /// @param hasFile whether there is a file to save the list beside
    public FieldListCard(Structure structure, String list, boolean hasFile, Background background, Take take) {
        super("field-list", 620);
        this.structure = structure;
        this.trial = background.lane();
        Label hint = text(Messages.get("editor.list.hint"), "muted");
        preview.setMinHeight(USE_PREF_SIZE);
        verdict.setId("field-list-verdict");
        preview.setId("field-list-preview");
        preview.getStyleClass().add("mono");
        read.setId("field-list-read");
        read.getStyleClass().add("accent");
        read.setOnAction(_ -> parsed().ifPresent(parsed -> {
            close();
            take.list(parsed, beside.isSelected());
        }));
        beside.setId("field-list-beside");
        beside.setDisable(!hasFile);
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox buttons = new HBox(8, beside, between, read);
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(title(Messages.get("editor.list.title")), field, verdict, preview, hint, buttons);
        field.setText(list);
        field.textProperty().subscribe(_ -> check());
    }

    @Override
    protected TextField first() {
        return field;
    }

    private Optional<FieldList> parsed() {
        try {
            return Optional.of(FieldList.parse(field.getText()));
        } catch (FieldListException e) {
            return Optional.empty();
        }
    }

    private void check() {
        try {
            Framing framing = new Framing.Fields(FieldList.parse(field.getText()));
            read.setDisable(false);
            judge("", "muted");
            trial.run(_ -> lines(framing), lines -> preview.setText(Visible.lines(String.join("\n", lines))),
                    failure -> judge(Messages.get("editor.list.failed", FailureWords.of(failure)), "bad-text"));
        } catch (FieldListException e) {
            trial.cancel();
            read.setDisable(true);
            preview.setText("");
            judge(Messages.get("editor.list.bad", e.item(), e.offset() + 1, e.found(), e.expected()), "bad-text");
        }
    }

    private void judge(String words, String style) {
        say(verdict, words, style);
        verdict.setManaged(!words.isEmpty());
    }

    private List<String> lines(Framing framing) {
        // Not of the first bytes alone: a tail and digests are those of the whole file.
        Structure first = Structure.preview(structure.bytes(), structure.dialect(), framing, LOOK);
        long length = Math.min(LOOK, structure.bytes().length());
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
        if (wrong > 0) {
            lines.add(Messages.get("editor.list.problems", wrong,
                    FlawWords.clause(first.problems().getFirst().flaw(), Messages.language())));
        }
        return lines;
    }
}
