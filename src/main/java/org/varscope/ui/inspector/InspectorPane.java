package org.varscope.ui.inspector;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.AbsentBytesException;
import org.varscope.bytes.Span;
import org.varscope.document.edit.RawField;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.explain.FieldWords;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Editing;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Problems;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.toolkit.NextFrame;
import org.varscope.ui.toolkit.Wrapped;
import org.varscope.ui.value.EditedValue;
import org.varscope.ui.value.ValueForm;

/// The selected value: its path, its text to edit, its header and span, and every field of it.
public final class InspectorPane {
    private static final double EDGE = 2;
    /// Fields that are shown without a scroll bar of their own.
    private static final int MANY = 16;

    private final EditorModel model;
    private final Background.Lane exactPath;
    private final Label path = new Label();
    private final Label several = new Label();
    private final Hyperlink elements;
    private final ValueLine value;
    private final ValueForm form;
    private final Label facts = Wrapped.label("inspector-facts", "muted", "facts");
    private final ListView<ObservableValue<FieldCell.Line>> fields = new ListView<>();
    private final RawFieldForm raw;
    private final List<ObjectProperty<FieldCell.Line>> places = new ArrayList<>();
    private final VBox content;
    private final ScrollPane pane;
    /// How wide fields are where no scroll bar is beside them, in pixels. A bar that comes where rows are high must not
    /// make them low again, or it comes and goes for ever.
    private final DoubleBinding room;
    private final NextFrame behind;
    private final ObservableDoubleValue zoom;
    private @Nullable Location last;
    private final BooleanProperty shows = new SimpleBooleanProperty();

    /// Shows what `model` has selected.
    ///
    /// @param zoom     how large everything is, 1 for the usual
    /// @param elements leads to the elements of a packed array, and is shown with one
    public InspectorPane(EditorModel model, Lifetime lifetime, ObservableDoubleValue zoom, Hyperlink elements) {
        this.model = model;
        this.elements = elements;
        elements.managedProperty().bind(elements.visibleProperty());
        this.exactPath = model.background().lane(lifetime);
        this.value = new ValueLine(model, this::catchUp, this::show);
        this.form = new ValueForm(model);
        this.raw = new RawFieldForm(model, fields::requestFocus);
        VBox whole = new VBox(value.field(), value.refusal(), form.view(), elements, facts);
        whole.getStyleClass().add("inspector-value");
        whole.setMinHeight(Region.USE_PREF_SIZE);
        // A field is edited in the place of the value, so that all of that is in view.
        whole.visibleProperty().bind(raw.view().visibleProperty().not());
        whole.managedProperty().bind(whole.visibleProperty());
        this.content = new VBox(several, path, whole, raw.view(), fields);
        content.getStyleClass().add("inspector");
        content.setMinHeight(Region.USE_PREF_SIZE);
        this.pane = new ScrollPane(content);
        this.room = Bindings.createDoubleBinding(() -> pane.getWidth() - content.getInsets().getLeft()
                - content.getInsets().getRight(), pane.widthProperty(), content.insetsProperty());
        this.behind = new NextFrame(pane, model.background(), this::show);
        pane.setId("inspector");
        pane.getStyleClass().addAll("inspector-scroll", "edge-to-edge");
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        pane.setFitToWidth(true);
        pane.setFitToHeight(true);
        pane.setFocusTraversable(false);
        // In a low window the heading above keeps its height, and what is below it is scrolled.
        pane.setMinHeight(0);
        several.setId("inspector-several");
        several.setWrapText(true);
        several.managedProperty().bind(several.textProperty().isNotEmpty());
        path.setId("inspector-path");
        path.getStyleClass().addAll("muted", "mono");
        // The value's own name is at the end.
        path.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        fields.setId("inspector-fields");
        fields.getStyleClass().addAll("fields", "edge-to-edge");
        fields.setAccessibleText(Messages.get("inspector.fields"));
        fields.setCellFactory(_ -> new FieldCell(room, zoom));
        this.zoom = zoom;
        room.subscribe(_ -> fitFields());
        zoom.subscribe(_ -> fitFields());
        fields.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(fields, Priority.ALWAYS);
        fields.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.F2 || event.getCode() == KeyCode.ENTER) {
                event.consume();
                editField();
            }
        });
        fields.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                editField();
            }
        });
        shows.subscribe(_ -> show());
        lifetime.follow(model.stateProperty(), this::follow);
        fields.getSelectionModel().selectedItemProperty().subscribe(line -> {
            if (line != null && fields.isFocused()) {
                Span span = line.getValue().field().span();
                model.selecting().bytes(span.end(), span.start());
            }
        });
    }

    /// {@return the control}
    public Region view() {
        return pane;
    }

    /// {@return whether anybody looks; nothing is found out otherwise}
    public BooleanProperty showsProperty() {
        return shows;
    }

    private void catchUp() {
        behind.catchUp();
    }

    /// {@return what takes the keyboard}
    public javafx.scene.Node target() {
        behind.catchUp();
        return raw.target().or(form::target).orElse(value.field());
    }

    private void follow(EditorState was, EditorState now) {
        if (shows.get() && !now.looks().equals(was.looks())) {
            behind.await();
            if (raw.target().isPresent()) {
                behind.catchUp();
            }
        }
    }

    private void show() {
        behind.done();
        if (!shows.get()) {
            return;
        }
        Optional<Node> node = model.selecting().node();
        content.setVisible(node.isPresent());
        Location now = node.map(Node::location).orElse(null);
        if (!Objects.equals(now, last)) {
            last = now;
            pane.setVvalue(0);
        }
        raw.follow(model.structure(), now);
        try {
            model.selecting().target().ifPresent(this::show);
        } catch (AbsentBytesException e) {
            model.awaited().await(e);
            value.edit(null);
            showForm(Optional.empty());
            value.field().setPromptText(Messages.get(e.isFailure() ? "inspector.unreadable" : "model.reading"));
            value.refuse(e.isFailure() ? Messages.get("model.absent", e.span(), FailureWords.of(e)) : "");
            replace(List.of());
        }
    }

    private void show(Target target) {
        showPath(target);
        elements.setVisible(target.node().kind().isPacked() && target.node().state() == State.WHOLE);
        value.edit(Editing.of(target).orElse(null));
        showForm(EditedValue.of(target));
        if (target.isWhole()) {
            show(target.structure(), target.node());
            return;
        }
        value.field().setPromptText(new Cell(target).shown(Messages.language()));
        facts.setText(facts(Messages.get("model.element", TypeWords.ofElement(target),
                TypeWords.of(target.structure(), target.node(), Messages.language())), target.span()));
        list(target.structure(), target.node(), Fields.in(target.structure(), target.span()));
    }

    private void show(Structure structure, Node node) {
        value.field().setPromptText(switch (node.state()) {
            case WHOLE -> Cell.of(structure, node).shown(Messages.language());
            case PENDING -> Messages.get("model.unread-element");
            case INCOMPLETE, DAMAGED -> Problems.words(model.health().problems(), structure, node);
        });
        value.warn(node.state() == State.DAMAGED, wrong(structure, node).map(Problems::sentence).orElse(""));
        facts.setText(facts(structure, node));
        list(structure, node, Fields.of(structure, node));
    }

    private void showForm(Optional<EditedValue> edited) {
        edited.ifPresentOrElse(form::show, form::clear);
        value.field().setVisible(form.hasLine());
    }

    /// What is wrong with this value, and not only with one in it.
    private Optional<Problem> wrong(Structure structure, Node node) {
        return switch (node.state()) {
            case WHOLE, PENDING -> Optional.empty();
            case INCOMPLETE -> Problems.ownOf(model.health().problems(), structure, node).filter(Problem::isError);
            case DAMAGED -> Problems.of(model.health().problems(), node);
        };
    }

    private void list(Structure structure, Node node, List<Field> found) {
        FieldWords words = new FieldWords(structure, Messages.language());
        List<FieldCell.Line> lines = found.stream()
                .map(f -> new FieldCell.Line(f, FieldWords.name(f, Messages.language()), FieldWords.bytes(structure, f),
                        words.meaning(f, node))).toList();
        replace(lines);
    }

    /// Begins to edit the selected field.
    private void editField() {
        behind.catchUp();
        ObservableValue<FieldCell.Line> line = fields.getSelectionModel().getSelectedItem();
        Node node = model.selecting().node().orElse(null);
        if (line == null || node == null) {
            return;
        }
        Field field = line.getValue().field();
        Optional<RawField> edited = model.awaited().find(() -> RawField.of(model.structure(), field));
        edited.ifPresentOrElse(begun -> {
            pane.setVvalue(0);
            raw.begin(begun, line.getValue().name(), node.location());
        }, () -> model.say(Messages.get("inspector.field.too-long", field.span().length(), RawField.LONGEST)));
    }

    private void fitFields() {
        fields.setPrefHeight(EDGE + places.stream().limit(MANY)
                .mapToDouble(place -> FieldCell.height(place.get(), room.get(), zoom.get())).sum());
    }

    /// Touches only the lines that differ.
    private void replace(List<FieldCell.Line> lines) {
        List<ObservableValue<FieldCell.Line>> shown = fields.getItems();
        if (places.size() > lines.size()) {
            shown.subList(lines.size(), shown.size()).clear();
            places.subList(lines.size(), places.size()).clear();
        }
        for (int i = 0; i < places.size(); i++) {
            places.get(i).set(lines.get(i));
        }
        if (places.size() < lines.size()) {
            lines.subList(places.size(), lines.size()).forEach(line -> places.add(new SimpleObjectProperty<>(line)));
            shown.addAll(places.subList(shown.size(), places.size()));
        }
        fitFields();
    }

    /// Says that the value is one of several that are selected; of one it says nothing.
    ///
    /// @param count how many values are selected
    public void tellChosen(long count) {
        several.setText(count < 2 ? "" : Messages.get("inspector.several", count));
    }

    /// Whether a key comes again, so that the path has to name a place, may take thousands of entries to tell.
    private void showPath(Target target) {
        path.setText(PathWords.atOnce(target));
        exactPath.run(_ -> PathWords.of(target), path::setText, failure ->
                model.say(Messages.get("inspector.no-path", FailureWords.of(failure))));
    }

    private static String facts(Structure structure, Node node) {
        String type = TypeWords.of(structure, node, Messages.language());
        return facts(node.row() == null ? type
                : Messages.get(header(node), type, "0x%08X".formatted(node.header())), node.span());
    }

    private static String facts(String what, Span span) {
        return what + "\n" + Messages.get("model.span", TypeWords.offsets(span), span.length());
    }

    private static String header(Node node) {
        return node.row() == null || !node.row().wide() ? "inspector.header"
                : node.row().isWide(node.header()) ? "inspector.header-64" : "inspector.header-32";
    }
}
