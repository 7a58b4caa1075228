package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.varscope.container.Wrapping;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.CommandEvent;
import org.varscope.ui.explain.ExplainPane;
import org.varscope.ui.inspector.CaretPane;
import org.varscope.ui.inspector.InspectorPane;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.toolkit.Keyboard;

/// The side of an editor that tells of what is selected: the inspector with the bytes at the caret below it, or what
/// those bytes are and do.
final class InspectorSide {
    private final EditorModel model;
    private final Supplier<Wrapping> wrapping;
    private final Lifetime lifetime;
    private final ObservableDoubleValue zoom;
    private final InspectorPane inspector;
    private final CaretPane caret;
    private final Label title = new Label();
    private final Hyperlink other = new Hyperlink();
    private final Hyperlink fold = new Hyperlink();
    private final BooleanProperty explains = new SimpleBooleanProperty();
    private final BooleanProperty folded = new SimpleBooleanProperty();
    /// Up to where a film has read.
    private final LongProperty head = new SimpleLongProperty(Long.MAX_VALUE);
    private Consumer<Boolean> insist = _ -> { };

    /// @param wrapping gives what the bytes are wrapped in
    InspectorSide(EditorModel model, Lifetime lifetime, Supplier<Wrapping> wrapping, ObservableDoubleValue zoom) {
        this.model = model;
        this.wrapping = wrapping;
        this.lifetime = lifetime;
        this.zoom = zoom;
        this.inspector = new InspectorPane(model, lifetime, zoom, elements());
        this.caret = new CaretPane(model, lifetime, zoom);
        title.getStyleClass().add("heading");
        title.textProperty().bind(explains.map(is ->
                is ? Messages.get("editor.explanation") : Messages.get("editor.inspector")));
        other.setId("explain-link");
        other.setFocusTraversable(false);
        other.textProperty().bind(explains.map(is ->
                is ? Messages.get("editor.inspect") : Messages.get("editor.explain")));
        other.setOnAction(_ -> explains.set(!explains.get()));
        other.visibleProperty().bind(folded.not());
        other.managedProperty().bind(other.visibleProperty());
        fold.setId("inspector-fold");
        fold.textProperty().bind(folded.map(is ->
                is ? Messages.get("editor.inspector-show") : Messages.get("editor.inspector-hide")));
        fold.managedProperty().bind(fold.visibleProperty());
        fold.setVisible(false);
        fold.setOnAction(_ -> insist.accept(folded.get()));
    }

    private static Hyperlink elements() {
        Hyperlink link = CommandEvent.link(Command.SHOW_ELEMENTS.title(), Command.SHOW_ELEMENTS);
        link.setId("inspector-elements");
        return link;
    }

    /// Folds to the heading where there is no room, and offers there to be shown.
    void follow(PaneLayout layout, Region pane) {
        insist = shown -> {
            layout.insist(shown);
            target().ifPresent(Node::requestFocus);
        };
        layout.inspectorProperty().subscribe(where -> {
            boolean had = Keyboard.isIn(pane);
            folded.set(where == PaneShares.Inspector.FOLDED);
            fold.setVisible(folded.get() || where == PaneShares.Inspector.IN_ANY_CASE);
            // The toolkit would ask for the whole of the lower part, and go on asking when that is hidden.
            pane.setMinHeight(folded.get() ? Region.USE_PREF_SIZE : 0);
            pane.setMaxHeight(folded.get() ? Region.USE_PREF_SIZE : Double.MAX_VALUE);
            if (had && folded.get()) {
                fold.requestFocus();
            }
        });
        explains.subscribe((_, _) -> {
            if (folded.get()) {
                layout.insist(true);
            }
        });
    }

    /// Tells only what is read before `end`.
    void read(long end) {
        head.set(end);
    }

    /// Says how many values are selected.
    void tellChosen(long count) {
        inspector.tellChosen(count);
    }

    /// {@return the line above}
    Node heading() {
        Region between = new Region();
        HBox.setHgrow(between, Priority.ALWAYS);
        HBox line = new HBox(title, between, other, fold);
        line.getStyleClass().add("pane-heading");
        return line;
    }

    /// Puts the panes into `pane`; the one that explains is made when it is first asked for.
    void fill(BorderPane pane) {
        pane.setCenter(inspector.view());
        pane.setBottom(caret.view());
        PaneLayout.shareInspector(pane, caret.view(), zoom);
        inspector.view().managedProperty().bind(folded.not());
        inspector.view().visibleProperty().bind(folded.not());
        caret.showsProperty().bind(caret.view().managedProperty().flatMap(is -> explains.map(not -> is && !not)));
        inspector.showsProperty().bind(explains.or(folded).not());
        AtomicReference<ExplainPane> explanation = new AtomicReference<>();
        explains.subscribe((_, is) -> {
            if (is && explanation.get() == null) {
                explanation.set(new ExplainPane(model, lifetime, wrapping, head));
                explanation.get().showsProperty().bind(explains);
                explanation.get().view().managedProperty().bind(folded.not());
                explanation.get().view().visibleProperty().bind(folded.not());
            }
            pane.setCenter(is ? explanation.get().view() : inspector.view());
            pane.setBottom(is ? null : caret.view());
        });
    }

    /// {@return whether bytes are explained}
    BooleanProperty explainsProperty() {
        return explains;
    }

    /// {@return what takes the keyboard; nothing where there is only to read}
    Optional<Node> target() {
        return folded.get() ? Optional.of(fold) : explains.get() ? Optional.empty() : Optional.of(inspector.target());
    }
}
