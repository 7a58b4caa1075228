package org.varscope.ui.page;

import module java.base;
import module javafx.controls;
import java.nio.file.Path;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.text.Visible;
import org.varscope.ui.card.Fxml;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.CommandEvent;
import org.varscope.ui.command.Commands;
import org.varscope.ui.file.FileOpener;
import org.varscope.ui.message.Messages;
import org.varscope.ui.theme.Tip;

/// Says in the tab why a file is not shown, what it is, and what opens it.
public final class RefusalPage extends FormPage {
    private final FileOpener.Outcome.Refused refused;
    private final String retry;
    private final Commands commands;
    private final Runnable shut;
    private final Ways ways;
    private final @Nullable Runnable again;

    /// What shows the file anyway; null where that cannot be done.
    ///
    /// @param anyway shows the bytes
    /// @param listed reads the bytes that the file lists as text
    /// @param project makes settings of a project of the text
    /// @param inside opens the value that the file has in base64
    /// @param keyed  undoes the key that the bytes are combined with
    /// @param text   edits the file as text
    public record Ways(@Nullable Runnable anyway, @Nullable Runnable listed, @Nullable Runnable project,
            @Nullable Runnable inside, @Nullable Runnable keyed, @Nullable Runnable text) {
        /// There are none.
        public static final Ways NONE = new Ways(null, null, null, null, null, null);

        /// {@return whether there is one that is meant more than another file}
        boolean isFirst() {
            return listed != null || project != null || inside != null || keyed != null;
        }
    }

    @FXML
    private Label what;
    @FXML
    private Label hint;
    @FXML
    private Label file;
    @FXML
    private Button otherButton;
    @FXML
    private Button listedButton;
    @FXML
    private Button projectButton;
    @FXML
    private Button insideButton;
    @FXML
    private Button keyedButton;
    @FXML
    private Button textButton;
    @FXML
    private Button anywayButton;
    @FXML
    private Button againButton;
    @FXML
    private Button storedButton;
    @FXML
    private Button closeButton;

    /// @param commands let the person choose another file
    /// @param shut   closes the tab
    /// @param ways   show it anyway
    /// @param retry  the key of what trying once more is called
    /// @param again  tries once more; null where that would not help
    public RefusalPage(FileOpener.Outcome.Refused refused, Commands commands, Runnable shut, Ways ways,
            String retry, @Nullable Runnable again) {
        super(refused.file().name());
        this.refused = refused;
        this.commands = commands;
        this.shut = shut;
        this.ways = ways;
        this.retry = retry;
        this.again = again;
        setContent(Fxml.load("RefusalPage.fxml", this),
                again != null ? againButton
                : ways.listed != null ? listedButton : ways.project != null ? projectButton
                : ways.inside != null ? insideButton
                : ways.keyed != null ? keyedButton : otherButton);
    }

    @FXML
    private void initialize() {
        what.setText(Visible.line(refused.what().get()));
        hint.setText(Visible.line(refused.hint().get()));
        file.setText(refused.file().place());
        otherButton.setOnAction(_ -> commands.run(Command.OPEN));
        closeButton.setOnAction(_ -> shut.run());
        CommandEvent.fireBy(storedButton, Command.STORED_BYTES);
        show(storedButton, refused.wrapped());
        offer(listedButton, ways.listed);
        offer(projectButton, ways.project);
        offer(insideButton, ways.inside);
        offer(keyedButton, ways.keyed);
        offer(textButton, ways.text);
        offer(anywayButton, ways.anyway);
        anywayButton.setTooltip(new Tip(Messages.get("page.refusal.about-anyway",
                commands.keys().called(Command.GO_TO), commands.keys().called(Command.DECODE_HERE))));
        againButton.setText(Messages.get(retry));
        offer(againButton, again);
        if (again != null || ways.isFirst()) {
            otherButton.getStyleClass().remove("accent");
        }
    }

    private static void show(Button button, boolean shown) {
        button.setVisible(shown);
        button.setManaged(shown);
    }

    private static void offer(Button button, @Nullable Runnable act) {
        show(button, act != null);
        if (act != null) {
            button.setOnAction(_ -> act.run());
        }
    }

    /// {@return what is not shown}
    public FileOpener.Outcome.Refused refused() {
        return refused;
    }

    /// {@return the file that is not shown; null where the bytes have none}
    public @Nullable Path file() {
        return refused.file().path();
    }

    @Override
    public Page renewed() {
        return new RefusalPage(refused, commands, shut, ways, retry, again);
    }

    @Override
    public Optional<Runnable> inside() {
        return Optional.ofNullable(ways.inside);
    }

    @Override
    public Optional<Runnable> anyway() {
        return refused.bytes() == null || refused.bytes().length() == 0 ? Optional.empty()
                : Optional.ofNullable(ways.anyway);
    }
}
