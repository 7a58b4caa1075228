package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import javafx.scene.control.Label;
import org.controlsfx.control.StatusBar;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.container.Wrapper;
import org.varscope.container.Wrapping;
import org.varscope.container.block.Compressed;
import org.varscope.container.cipher.Encrypted;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.command.Command;
import org.varscope.ui.command.Commands;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.file.DocumentSession;
import org.varscope.ui.lifetime.Lasting;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.model.Health;
import org.varscope.ui.model.Selection;
import org.varscope.ui.theme.Tip;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FirstFrame;

/// The status bar: where the selection is, what happened last, how the bytes are read and how many there are.
final class StatusLine {
    /// As many values around the selected one as are looked at, beside the whole.
    private static final int NEAREST = 24;
    /// As many of those that are left out as the menu in their place lists.
    private static final int MOST_LISTED = 200;
    /// Between a message and what is beside it, in pixels.
    private static final double BESIDE = 60;

    /// Characters of a list of fields that are shown; of a longer one, its ends are.
    private static final int LONGEST_LAYOUT = 48;

    private final StatusBar bar;
    private final Commands commands;
    private final FirstFrame firstFrame;
    private final StatusMessage message;
    private final CrumbLine crumbs = new CrumbLine();
    private final Label place = label("status-place");
    private final Label offset = label("status-offset");
    private final Label problems = label("status-problems");
    private final Label reading = label("status-reading");
    private final Label mode = label("status-mode");
    private final Label size = label("status-size");
    private final Label work = label("status-work");
    private final Button cancel = new Button();
    private Shown shown = Shown.NOTHING;
    private Lifetime during = new Lifetime();

    /// @param current the editor in front
    /// @param other   where a person is in front, where that is no document
    StatusLine(StatusBar bar, Lasting<Optional<EditorPage>> current, Lasting<String> other, Lifetime window,
            Commands commands, FirstFrame firstFrame) {
        this.bar = bar;
        this.commands = commands;
        this.firstFrame = firstFrame;
        this.message = new StatusMessage(bar, StatusMessage.LASTING);
        crumbs.setId("status-path");
        offset.getStyleClass().add("mono");
        mode.getStyleClass().add("mode");
        mode.setOnMouseClicked(_ -> commands.run(Command.INSERT_MODE));
        problems.setOnMouseClicked(_ -> commands.run(Command.SHOW_PROBLEMS));
        problems.managedProperty().bind(problems.visibleProperty());
        problems.visibleProperty().bind(problems.textProperty().isNotEmpty());
        reading.setOnMouseClicked(_ -> commands.run(Command.FIELD_LIST));
        cancel.setId("status-stop");
        cancel.setText(Messages.get("window.stop"));
        cancel.managedProperty().bind(cancel.visibleProperty());
        cancel.setVisible(false);
        List.of(reading, size, offset).forEach(label -> label.managedProperty().bind(label.visibleProperty()));
        work.managedProperty().bind(cancel.visibleProperty());
        work.visibleProperty().bind(cancel.visibleProperty());
        place.managedProperty().bind(place.textProperty().isNotEmpty());
        place.setMinWidth(0);
        bar.getLeftItems().setAll(List.of(crumbs, place, offset, new Region()));
        bar.getRightItems().setAll(List.of(work, cancel, problems, reading, mode, size));
        window.follow(current, this::follow);
        window.follow(other, place::setText);
        window.atEnd(() -> during.end());
        bar.textProperty().subscribe(_ -> shareRoom());
        bar.widthProperty().subscribe(_ -> shareRoom());
        firstFrame.after(() -> addTips(commands));
    }

    /// Says everything anew, in the language that is spoken now.
    void renew(Optional<EditorPage> editor, Commands commands) {
        cancel.setText(Messages.get("window.stop"));
        follow(editor);
        addTips(commands);
    }

    private void addTips(Commands commands) {
        Tooltip tip = new Tip("");
        tip.textProperty().bind(commands.withKeys(
                keys -> Messages.get("window.mode", keys.called(Command.INSERT_MODE))));
        mode.setTooltip(tip);
        Tooltip whole = new Tip("");
        whole.textProperty().bind(bar.textProperty());
        Tooltip list = new Tip("");
        list.textProperty().bind(commands.withKey(
                new SimpleStringProperty(Command.SHOW_PROBLEMS.title()), Command.SHOW_PROBLEMS));
        problems.setTooltip(list);
        bar.tooltipProperty().bind(bar.textProperty().map(words -> words.isEmpty() ? null : whole));
    }

    /// What was said matters more than all else. How the bytes are read gives way to it first, then where one is by
    /// path, then how many bytes there are, then the offset.
    private void shareRoom() {
        List<Label> yielding = List.of(reading, size, offset);
        if (bar.getText().isEmpty()) {
            crumbs.limit(Double.MAX_VALUE);
            yielding.forEach(label -> label.setVisible(true));
            return;
        }
        Text words = new Text(bar.getText());
        words.setFont(reading.getFont());
        double staying = Stream.of(problems, mode, work, cancel).filter(Labeled::isManaged)
                .mapToDouble(part -> part.prefWidth(-1)).sum();
        double room = bar.getWidth() - staying - words.getLayoutBounds().getWidth() - 2 * BESIDE;
        crumbs.limit(Double.MAX_VALUE);
        double free = room - crumbs.prefWidth(-1) - yielding.stream().mapToDouble(label -> label.prefWidth(-1)).sum();
        double path = crumbs.prefWidth(-1);
        for (Label label : yielding) {
            boolean gone = free + (label == reading ? 0 : path) < 0;
            label.setVisible(!gone);
            free += gone ? label.prefWidth(-1) : 0;
        }
        crumbs.limit(Math.max(0, path + free));
    }

    /// {@return the path of the selected value, which can have the keyboard}
    CrumbLine path() {
        return crumbs;
    }

    /// Lets what was said go with the next thing that a person does in `scene`.
    void watch(Scene scene) {
        message.watch(scene);
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private void follow(Optional<EditorPage> editor) {
        during = during.next();
        shown = Shown.NOTHING;
        editor.ifPresentOrElse(this::follow, this::clear);
    }

    private void clear() {
        crumbs.show(CrumbLine.Trail.NONE);
        List.of(offset, problems, reading, mode, size).forEach(label -> label.setText(""));
        bar.setProgress(0);
        cancel.setVisible(false);
    }

    private void follow(EditorPage page) {
        EditorModel model = page.model();
        List<Work> works = Work.on(page);
        works.forEach(one -> during.follow(new Lasting<>(one.lane.shareProperty()), _ -> progress(works)));
        during.follow(model.stateProperty(), (was, now) -> {
            if (was.structure() == now.structure()) {
                place(page);
            } else {
                whole(page);
            }
        });
        during.follow(page.session().fileProperty(), _ -> whole(page));
        message.follow(model, during);
        during.follow(model.stateProperty().map(EditorState::health), this::health);
        during.follow(model.insertingProperty(), this::mode);
    }

    /// Says that something is wrong, also where the list of that is folded or hidden.
    private void health(Health now) {
        long wrong = now.wrongCount();
        problems.setText(wrong == 0 ? "" : Messages.get("window.problems", wrong));
        problems.getStyleClass().setAll("label", now.problems().stream().anyMatch(Problem::isError) ? "bad-text"
                : "warn-text");
        shareRoom();
    }

    private void whole(EditorPage page) {
        Structure structure = page.model().structure();
        Wrapping wrapping = page.file().form().wrapping();
        reading.setText(layers(wrapping, structure, elided(layout(wrapping, structure))));
        reading.setAccessibleText(layers(wrapping, structure, layout(wrapping, structure)));
        firstFrame.after(() -> reading.setTooltip(new Tip(tip(page, structure))));
        size.setText(Messages.get("model.bytes", structure.bytes().length()));
        place(page);
    }

    /// {@return from the outside in, such as `compressed, zstd \u00B7 record stream \u00B7 Godot 4`}
    private static String layers(Wrapping wrapping, Structure structure, String layout) {
        String outside = isSurrounded(wrapping) ? "" : switch (wrapping) {
            case Compressed compressed -> Messages.get("window.compressed", compressed.compression().title());
            case Encrypted _ -> Messages.get("window.encrypted");
            default -> wrapping.isPlain() ? "" : wrapping.word().replace("+", ", ");
        };
        return Stream.of(outside, layout, structure.dialect().traits().title())
                .filter(layer -> !layer.isEmpty()).collect(Collectors.joining(" \u00B7 "));
    }

    /// {@return how values are laid out: a list of fields as it is, and with what is around a wrapper; everything else
    /// by its name}
    private static String layout(Wrapping wrapping, Structure structure) {
        Framing framing = structure.framing();
        return isSurrounded(wrapping) ? wrapping.layout(framing.layout())
                : framing.list().filter(_ -> !framing.equals(Framing.TEXT)).map(FieldList::text)
                        .orElseGet(() -> TypeWords.framing(framing, Messages.language()));
    }

    private static boolean isSurrounded(Wrapping wrapping) {
        return wrapping.layers().stream().anyMatch(layer -> layer.wrapper() == Wrapper.SURROUNDINGS);
    }

    private static String elided(String layout) {
        if (layout.length() <= LONGEST_LAYOUT) {
            return layout;
        }
        int first = layout.lastIndexOf(' ', LONGEST_LAYOUT / 2);
        int last = layout.indexOf(' ', layout.length() - LONGEST_LAYOUT / 2);
        return layout.substring(0, first < 0 ? LONGEST_LAYOUT / 2 : first) + " \u2026 "
                + layout.substring(last < 0 ? layout.length() - LONGEST_LAYOUT / 2 : last + 1);
    }

    private String tip(EditorPage page, Structure structure) {
        String found = Messages.get(page.file().form().wrapping().isPlain() ? "window.found-by" : "window.wrapped",
                page.session().why());
        Wrapping wrapping = page.file().form().wrapping();
        return structure.framing().isListed() || isSurrounded(wrapping)
                ? Messages.get("window.layout", layout(wrapping, structure), found,
                        commands.keysProperty().get().called(Command.FIELD_LIST)) : found;
    }

    private void place(EditorPage page) {
        Span span = page.model().selection().bytes();
        Rectangle rectangle = page.model().selection().rectangle();
        offset.setText(rectangle != null ? Selection.words(rectangle)
                : span.isEmpty() ? "0x%08X".formatted(span.start())
                : "0x%08X +%s".formatted(span.start(), span.length()));
        Shown now = page.model().awaited().reading(() -> nearest(page), Shown.NOTHING);
        if (!now.equals(shown)) {
            shown = now;
            crumbs.show(new CrumbLine.Trail(now.places().stream().map(place -> crumb(page, place)).toList(),
                    now.complete() ? Optional.empty() : Optional.of(() -> between(page))));
        }
        shareRoom();
    }

    /// A value around the selected one, or that one itself.
    private record Place(String name, Location at, long element) {
        static Place of(Structure structure, Node node) {
            return new Place(PathWords.name(structure, node), node.location(), Selection.WHOLE);
        }
    }

    /// The record and what is nearest to the selected value, outermost first.
    ///
    /// @param complete whether nothing between them was left out
    private record Shown(List<Place> places, boolean complete) {
        static final Shown NOTHING = new Shown(List.of(), true);
    }

    private static Shown nearest(EditorPage page) {
        Structure structure = page.model().structure();
        List<Place> found = new ArrayList<>();
        boolean complete = true;
        page.model().selecting().target().filter(target -> !target.isWhole()).ifPresent(one ->
                found.add(new Place(PathWords.name(one), one.location(), one.element())));
        for (Node node = page.model().selecting().node().orElse(null); node != null; node = node.parent()) {
            if (found.size() < NEAREST || node.parent() == null) {
                found.add(Place.of(structure, node));
            } else {
                complete = false;
            }
        }
        return new Shown(found.reversed(), complete);
    }

    /// The values between the record and those that are shown, the nearest of them, outermost first.
    private List<CrumbLine.Crumb> between(EditorPage page) {
        Structure structure = page.model().structure();
        return page.model().awaited().reading(() -> Stream.iterate(structure.node(shown.places().get(1).at())
                .map(Node::parent).orElse(null), node -> node != null && node.parent() != null, Node::parent)
                .limit(MOST_LISTED).map(node -> crumb(page, Place.of(structure, node))).toList().reversed(), List.of());
    }

    private static CrumbLine.Crumb crumb(EditorPage page, Place one) {
        return new CrumbLine.Crumb(one.name(), () -> {
            page.model().selecting().pick(one.at(), one.element());
            page.tree().view().requestFocus();
        });
    }

    private void mode(boolean inserting) {
        mode.setText(Messages.get(inserting ? "window.ins" : "window.ovr"));
        mode.getStyleClass().remove("inserting");
        if (inserting) {
            mode.getStyleClass().add("inserting");
        }
    }

    /// Work on a document.
    ///
    /// @param key  of what is said of it
    /// @param stop ends it
    private record Work(String key, Background.Lane lane, Runnable stop) {
        /// {@return what may go on, what a person waits for most first}
        static List<Work> on(EditorPage page) {
            DocumentSession session = page.session();
            EditorModel model = page.model();
            return List.of(new Work("window.saving", session.saving(), session.saving()::stop),
                    new Work("window.comparing", session.comparing(), session.comparing()::stop),
                    new Work("window.reading", model.reading().lane(), model::stopReading),
                    new Work("window.checking", model.check().lane(), model.check().lane()::stop));
        }
    }

    private void progress(List<Work> all) {
        Work now = all.stream().filter(one -> one.lane.isRunning()).findFirst().orElse(all.getLast());
        double share = now.lane.shareProperty().get();
        bar.setProgress(share < 0 ? 0 : Math.max(share, 0.001));
        work.setText(Messages.get(now.key, (int) (Math.max(0, share) * 100)));
        cancel.setAccessibleText(Messages.get(now.key + "-name"));
        cancel.setOnAction(_ -> now.stop.run());
        cancel.setVisible(share >= 0);
    }
}
