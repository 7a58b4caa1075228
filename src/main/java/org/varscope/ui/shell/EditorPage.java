package org.varscope.ui.shell;

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
import org.varscope.scan.Structure;
import org.varscope.ui.EditorModel;
import org.varscope.ui.TypeWords;
import org.varscope.ui.inspector.InspectorPane;
import org.varscope.ui.problems.ProblemsPane;
import org.varscope.ui.theme.Zoom;
import org.varscope.ui.tree.StructureTree;

/// A document in its panes.
final class EditorPage implements Page {
    /// Narrower than this, at zoom 1, the inspector goes below the structure.
    private static final double WIDE = 1120;

    private final EditorModel model;
    private final ReadOnlyObjectWrapper<EditedFile> file;
    private final Zoom zoom;
    private final StructureTree tree;
    private final HexSide hex;
    private final InspectorPane inspector;
    private final ProblemsPane problems;
    private final TextPane text;
    private final Parent content;
    private boolean wide = true;

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

    EditorPage(EditorModel model, EditedFile file, Surroundings around) {
        this.model = model;
        this.file = new ReadOnlyObjectWrapper<>(file);
        this.zoom = around.theme().zoom();
        this.tree = new StructureTree(model, zoom.factorProperty());
        this.hex = new HexSide();
        this.inspector = new InspectorPane(model);
        this.problems = new ProblemsPane(model, zoom.factorProperty());
        this.text = new TextPane(model);
        this.content = Fxml.load("EditorPage.fxml", this);
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
        hexNote.textProperty().bind(hex.noteProperty());
        model.snapshotProperty().subscribe(_ -> structureNote.setText(records(model.structure())));
        SplitPane.setResizableWithParent(below, false);
        SplitPane.setResizableWithParent(left, false);
        SplitPane.setResizableWithParent(inspectorPane, false);
        whole.setDividerPositions(0.8);
        sides.widthProperty().subscribe(this::arrange);
        arrangeWide();
    }

    private static String records(Structure structure) {
        long records = structure.records();
        return records == 1 ? "" : TypeWords.grouped(records) + " records";
    }

    /// Puts the inspector where there is room for it.
    private void arrange() {
        boolean room = sides.getWidth() >= WIDE * zoom.factor();
        if (sides.getWidth() > 0 && room != wide) {
            wide = room;
            if (wide) {
                arrangeWide();
            } else {
                arrangeNarrow();
            }
        }
    }

    private void arrangeWide() {
        left.getItems().setAll(List.<Node>of(structurePane));
        sides.getItems().setAll(left, hexPane, inspectorPane);
        sides.setDividerPositions(0.285, 0.78);
    }

    private void arrangeNarrow() {
        sides.getItems().setAll(left, hexPane);
        left.getItems().setAll(List.<Node>of(structurePane, inspectorPane));
        sides.setDividerPositions(0.32);
        left.setDividerPositions(0.62);
    }

    EditorModel model() {
        return model;
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

    /// {@return the panes in the order in which F6 visits them}
    List<Node> panes() {
        return List.of(tree.view(), hex.target(), inspectorPane.getCenter(), problems.view());
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
    }
}
