package org.varscope.ui.shell;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Lists by path what is different between a document and what another program has made of its file.
final class ComparePage implements Page {
    /// One difference.
    ///
    /// @param path of the value
    /// @param here what the document has; empty where it has no such value
    /// @param file what the file has; empty where it has no such value
    record Line(String path, String here, String file) { }

    private final ReadOnlyStringWrapper title;
    private final TableView<Line> table = new TableView<>();
    private final VBox content;

    /// @param name  of the file
    /// @param about how many there are, in a sentence
    ComparePage(String name, String about, List<Line> lines) {
        title = new ReadOnlyStringWrapper(name + ": changes");
        Label heading = new Label("What is different in " + name);
        heading.getStyleClass().add("large");
        Label words = new Label(about);
        words.setId("compare-about");
        words.getStyleClass().add("muted");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        table.setId("compare");
        table.setAccessibleText("Changes");
        table.getItems().setAll(lines);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setPlaceholder(new Label("No value is different."));
        column("Path", 320, Line::path);
        column("In this window", 260, Line::here);
        column("In the file", 260, Line::file);
        VBox.setVgrow(table, Priority.ALWAYS);
        content = new VBox(heading, words, table);
        content.getStyleClass().add("form");
    }

    private void column(String name, double width, Function<Line, String> text) {
        TableColumn<Line, String> column = new TableColumn<>(name);
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        table.getColumns().add(column);
    }

    @Override
    public ObservableValue<String> title() {
        return title;
    }

    @Override
    public Parent content() {
        return content;
    }

    @Override
    public void focus() {
        table.requestFocus();
    }
}
