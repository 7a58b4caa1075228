package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.varscope.bytes.Span;
import org.varscope.document.Document;
import org.varscope.problem.Problem;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.hex.HexMap;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.hex.MapLayer;
import org.varscope.ui.hex.MapPicture;
import org.varscope.ui.lifetime.Lifetime;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.model.EditorState;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;

/// Ties the map of a document to the model. What it shows is found in the background, again after each step.
final class MapSide {
    private final EditorModel model;
    private final HexMap map;
    private final Background.Lane lane;

    /// @param room whether there is any beside the bytes; without, the map is not shown
    MapSide(EditorModel model, Lifetime lifetime, HexPane pane, ObservableValue<Boolean> room, WindowContext around) {
        this.model = model;
        this.map = new HexMap(pane);
        this.lane = model.background().lane(lifetime);
        map.managedProperty().bind(map.visibleProperty());
        around.firstFrame().after(() -> map.visibleProperty().subscribe(_ -> look()));
        lifetime.of(around.remembered().settingsProperty())
                .flatMap(settings -> room.map(is -> is && settings.shown().minimap()))
                .subscribe(map::setVisible);
        markProblems();
        lifetime.follow(model.stateProperty(), this::follow);
    }

    HexMap view() {
        return map;
    }

    private void follow(EditorState was, EditorState now) {
        if (was.snapshot() != now.snapshot()) {
            look();
        }
        if (!was.health().problems().equals(now.health().problems())) {
            markProblems();
        }
    }

    private void markProblems() {
        Map<Boolean, List<Span>> spans = model.health().problems().stream().collect(Collectors.partitioningBy(
                Problem::isError,
                Collectors.mapping(Problem::span, Collectors.toList())));
        map.show(MapLayer.ERRORS, spans.get(true));
        map.show(MapLayer.WARNINGS, spans.get(false));
    }

    /// Dims the bytes from `head` on, which are not read yet.
    void read(long head) {
        map.read(head);
    }

    /// Marks what was looked for and found.
    void markFound(List<Span> spans) {
        map.show(MapLayer.MATCHES, spans);
    }

    /// Marks what another program has written.
    void markWritten(List<Span> spans) {
        map.show(MapLayer.WRITTEN, spans);
    }

    /// Marks what is not as it was saved.
    void markUnsaved(List<Span> spans) {
        map.show(MapLayer.CHANGES, spans);
    }

    private void look() {
        if (!map.isVisible()) {
            lane.cancel();
            return;
        }
        StructureContent content = new StructureContent(model.structure(), model, Long.MAX_VALUE);
        Background.Work<MapPicture> work = running ->
                MapPicture.of(content.length(), content::roles, running.over(MapPicture.MOST_ROWS));
        if (content.length() > Document.INLINE) {
            lane.runAfterPause(work, map::show, this::fail);
        } else {
            lane.run(work, map::show, this::fail);
        }
    }

    private void fail(Throwable failure) {
        model.say(Messages.get("editor.no-map", FailureWords.of(failure)));
    }
}
