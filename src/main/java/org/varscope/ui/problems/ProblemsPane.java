package org.varscope.ui.problems;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableDoubleValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;
import org.varscope.bytes.Span;
import org.varscope.problem.Problem;
import org.varscope.scan.Structure;
import org.varscope.ui.EditorModel;
import org.varscope.ui.Problems;
import org.varscope.ui.TypeWords;
import org.varscope.ui.theme.Zoom;

/// Lists the problems of a document; choosing one goes to its bytes.
public final class ProblemsPane {
    private static final double ROW = 26;

    private final EditorModel model;
    private final ObservableList<Problem> shown = FXCollections.observableArrayList();
    private final ListView<Problem> list = new ListView<>(shown);
    private final Label well = new Label();
    private final HBox allWell = new HBox(new FontIcon("fth-check"), well);
    private final OtherData otherData = new OtherData(list);
    private final BorderPane pane = new BorderPane(new StackPane(list, allWell));
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("Problems");

    /// @param zoom how large everything is, 1 for the usual
    public ProblemsPane(EditorModel model, ObservableDoubleValue zoom) {
        this.model = model;
        list.setId("problems");
        list.getStyleClass().add("problems");
        list.setAccessibleText("Problems");
        list.fixedCellSizeProperty().bind(Zoom.scaled(ROW, zoom));
        list.setCellFactory(_ -> new ProblemCell());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                goToSelected();
            }
        });
        well.setId("all-well");
        well.setWrapText(true);
        allWell.getStyleClass().add("all-well");
        pane.getStyleClass().add("pane");
        pane.setTop(otherData.view());
        model.snapshotProperty().subscribe(_ -> show());
    }

    /// {@return the control}
    public Node view() {
        return pane;
    }

    /// {@return what takes the keyboard, in order}
    public List<Node> targets() {
        List<Node> targets = new ArrayList<>(otherData.targets());
        targets.add(list);
        return targets;
    }

    /// Offers, where the bytes are damaged from their start, to read them as a list of fields.
    ///
    /// @param fields    does so
    /// @param fieldsKey the key that does the same, as it is shown
    /// @param decodeKey the key that decodes a value at the caret
    public void offer(Runnable fields, String fieldsKey, String decodeKey) {
        otherData.offer(fields, fieldsKey, decodeKey);
    }

    /// {@return the title with the number of problems}
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    private void show() {
        Structure structure = model.structure();
        List<Problem> problems = structure.problems();
        if (!problems.equals(shown)) {
            shown.setAll(problems);
        }
        otherData.show(structure);
        boolean none = problems.isEmpty();
        list.setOpacity(none ? 0 : 1);
        list.setMouseTransparent(none);
        allWell.setVisible(none);
        well.setText(structure.isComplete() ? Wellness.words(structure) : "Reading goes on; nothing wrong so far.");
        title.set("Problems " + TypeWords.grouped(structure.problemCount()));
    }

    /// {@return whether there is any problem to go to}
    public boolean hasAny() {
        return !shown.isEmpty();
    }

    /// Goes to the bytes of the problem that is selected in the list.
    public void goToSelected() {
        Problem problem = list.getSelectionModel().getSelectedItem();
        if (problem != null) {
            goTo(problem);
        }
    }

    /// Goes to the first problem after the caret, or from the start again.
    public void next() {
        step(isAtSelected() ? list.getSelectionModel().getSelectedIndex() + 1
                : Problems.firstFrom(shown, model.selection().bytes().start()), 0);
    }

    /// Goes to the last problem before the caret, or from the end again.
    public void previous() {
        step((isAtSelected() ? list.getSelectionModel().getSelectedIndex()
                : Problems.firstFrom(shown, model.selection().bytes().start())) - 1, shown.size() - 1);
    }

    /// Several problems may begin at one offset: then the one chosen last says which comes next.
    private boolean isAtSelected() {
        Problem selected = list.getSelectionModel().getSelectedItem();
        return selected != null && selected.span().equals(model.selection().bytes());
    }

    private void step(int wanted, int otherwise) {
        if (!shown.isEmpty()) {
            int index = wanted >= 0 && wanted < shown.size() ? wanted : otherwise;
            list.getSelectionModel().clearAndSelect(index);
            list.scrollTo(Math.max(0, index - 1));
            goTo(shown.get(index));
        }
    }

    private void goTo(Problem problem) {
        Span span = problem.span();
        model.select(span.end(), span.start());
        model.say(Problems.sentence(problem));
    }
}
