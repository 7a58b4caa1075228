package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.ui.message.Messages;
import org.varscope.ui.toolkit.ErrorReports;

/// A window that says that there can be no other, and why: only of controls of the toolkit, in its own style.
public final class StartTrouble {
    private static final double GAP = 12;

    private StartTrouble() { }

    /// Shows it on `stage`.
    ///
    /// @param errors of which the last is told
    /// @param closed is run when it is closed
    public static void show(Stage stage, ErrorReports errors, Runnable closed) {
        ErrorReports.Seen seen = errors.lastProperty().get();
        Label words = new Label(Messages.get("window.start-failed"));
        words.setWrapText(true);
        TextArea report = new TextArea(seen == null ? errors.about() : seen.report());
        report.setEditable(false);
        report.setAccessibleText(Messages.get("window.show-report"));
        Button close = new Button(Messages.get("card.close"));
        close.setDefaultButton(true);
        close.setCancelButton(true);
        close.setOnAction(_ -> stage.hide());
        VBox all = new VBox(GAP, words, report, close);
        all.setPadding(new Insets(GAP));
        VBox.setVgrow(report, Priority.ALWAYS);
        stage.setTitle("Varscope");
        stage.setScene(new Scene(all));
        stage.setOnHidden(_ -> closed.run());
        stage.show();
        close.requestFocus();
    }
}
