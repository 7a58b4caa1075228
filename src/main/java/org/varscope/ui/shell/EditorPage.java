package org.varscope.ui.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.ChangedValues;
import org.varscope.document.file.SaveFile;
import org.varscope.scan.Structure;
import org.varscope.ui.EditorModel;
import org.varscope.ui.TypeWords;
import org.varscope.ui.Work;
import org.varscope.ui.inspector.InspectorPane;
import org.varscope.ui.problems.ProblemsPane;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.tree.StructureTree;

/// A document in its panes.
final class EditorPage implements Page {
    private final EditorModel model;
    private final Keeping keeping;
    private final ReadOnlyObjectWrapper<EditedFile> file;
    private final String why;
    private final Zoom zoom;
    private final Work saving;
    private final Work comparing;
    private final StructureTree tree;
    private final HexSide hex;
    private final InspectorPane inspector;
    private final ProblemsPane problems;
    private final TextPane text;
    private final BorderPane content;
    private final Banner banner = new Banner("banner", this::focus);
    private final Banner reading = new Banner("reading", this::focus);
    private final Banner unkept = new Banner("unkept", this::focus);
    private @Nullable Guarding guarding;
    private @Nullable PaneLayout layout;

    @FXML
    private SplitPane whole;
    @FXML
    private SplitPane sides;
    @FXML
    private SplitPane left;
    @FXML
    private BorderPane structurePane;
    @FXML
    private BorderPane hexPane;
    @FXML
    private BorderPane inspectorPane;
    @FXML
    private Label structureNote;
    @FXML
    private Label hexNote;
    @FXML
    private TabPane below;
    @FXML
    private Tab problemsTab;
    @FXML
    private Tab textTab;

    EditorPage(EditorModel model, Opening.Outcome.Opened opened, Keeping keeping, Surroundings around) {
        this.model = model;
        this.keeping = keeping;
        this.file = new ReadOnlyObjectWrapper<>(opened.file());
        this.why = opened.why();
        this.zoom = around.theme().zoom();
        this.saving = new Work(around.fx());
        this.comparing = new Work(around.fx());
        this.tree = new StructureTree(model, zoom.factorProperty());
        tree.widthsProperty().set(around.remembered().settings().columns());
        tree.widthsProperty().subscribe((_, widths) -> around.remembered().change(settings -> settings.with(widths)));
        this.hex = new HexSide(model, around);
        this.inspector = new InspectorPane(model, zoom.factorProperty());
        this.problems = new ProblemsPane(model, zoom.factorProperty());
        this.text = new TextPane(model);
        this.content = new BorderPane(Fxml.<Parent>load("EditorPage.fxml", this));
        content.setTop(new VBox(banner.view(), reading.view(), unkept.view()));
        new DecodedHere(model, reading);
    }

    @FXML
    private void initialize() {
        structurePane.setCenter(tree.view());
        hexPane.setCenter(hex.view());
        inspectorPane.setCenter(inspector.view());
        problemsTab.setContent(problems.view());
        problemsTab.textProperty().bind(problems.titleProperty());
        textTab.setContent(text.view());
        text.showsProperty().bind(textTab.selectedProperty());
        hexNote.textProperty().bind(hex.note());
        model.snapshotProperty().subscribe(_ -> structureNote.setText(records(model.structure())));
        layout = new PaneLayout(new PaneLayout.Panes(whole, sides, left, structurePane, hexPane, inspectorPane),
                zoom.factorProperty());
    }

    private static String records(Structure structure) {
        long records = structure.records();
        return records == 1 ? "" : TypeWords.grouped(records) + " records";
    }

    /// Gives the panes their context menus, and the problems what leads on.
    void offer(Commands commands) {
        problems.offer(() -> commands.run(Command.FIELD_LIST), Command.FIELD_LIST.shownKey(),
                Command.DECODE_HERE.shownKey());
        tree.setContextMenu(Menus.forValues(commands));
        hex.setContextMenu(Menus.forBytes(commands));
        keeping.troubleProperty().subscribe(_ -> warn(commands));
        model.modifiedProperty().subscribe(_ -> warn(commands));
    }

    private void warn(Commands commands) {
        String why = keeping.troubleProperty().get();
        if (why.isEmpty() || !model.modifiedProperty().get()) {
            unkept.hide();
        } else {
            unkept.show("Unsaved edits are no longer kept. " + why, List.of(
                    new QuestionCard.Answer("save", "Save", () -> commands.run(Command.SAVE))), "Dismiss");
        }
    }

    EditorModel model() {
        return model;
    }

    /// {@return how far saving has come}
    Work saving() {
        return saving;
    }

    /// {@return how far comparing with what another program has written has come}
    Work comparing() {
        return comparing;
    }

    /// {@return what says things about the file}
    Banner banner() {
        return banner;
    }

    /// Lets `ways` be offered when something happens to the file.
    void guard(Surroundings around, Guarding.Ways ways) {
        guarding = new Guarding(this, around, ways);
    }

    /// {@return what a save has to tell before the file is replaced}
    SaveFile.Ready saving(String note) {
        SaveFile.Ready ready = keeping.saving(model.checkpoint(), note);
        return guarding == null ? ready : guarding.expecting(ready);
    }

    /// Marks what another program has changed in the file.
    void mark(ChangedValues changes) {
        tree.mark(changes.differences().stream().map(ChangedValues.Difference::at).toList());
        hex.mark(changes.differences().stream().map(ChangedValues.Difference::span).toList());
        int count = changes.differences().size();
        model.say(count == 0 ? "Read again; no value has changed." : "Read again: %s%s changed and marked."
                .formatted(changes.complete() ? "" : "more than ", count == 1 ? "1 value" : count + " values"));
    }

    StructureTree tree() {
        return tree;
    }

    HexSide hex() {
        return hex;
    }

    ProblemsPane problems() {
        return problems;
    }

    /// {@return what dialect and container were recognised by}
    String why() {
        return why;
    }

    EditedFile file() {
        return file.get();
    }

    ReadOnlyObjectProperty<EditedFile> fileProperty() {
        return file.getReadOnlyProperty();
    }

    /// Notes that the document lies in another file now, or in the same one as saved.
    void setFile(EditedFile now) {
        file.set(now);
    }

    /// {@return what takes the keyboard in each pane, in the order in which F6 visits them}
    List<Node> panes() {
        List<Node> panes = new ArrayList<>(List.of(tree.view(), hex.target(), inspector.target()));
        if (problemsTab.isSelected()) {
            panes.addAll(problems.targets());
        }
        banner.target().ifPresent(panes::add);
        reading.target().ifPresent(panes::add);
        unkept.target().ifPresent(panes::add);
        return panes;
    }

    @Override
    public ObservableValue<String> title() {
        return file.map(EditedFile::name);
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        tree.view().requestFocus();
    }

    @Override
    public Optional<EditorPage> editor() {
        return Optional.of(this);
    }

    @Override
    public void close() {
        model.close();
        comparing.stop();
        keeping.end();
        if (guarding != null) {
            guarding.stop();
        }
        file.get().form().forget();
        hex.close();
        if (layout != null) {
            layout.close();
        }
    }
}
