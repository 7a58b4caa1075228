package org.varscope.ui.editor;

import module java.base;
import module javafx.controls;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Entropy;
import org.varscope.bytes.Span;
import org.varscope.document.Document;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.file.SettingsStore;
import org.varscope.ui.file.WindowContext;
import org.varscope.ui.hex.HexMap;
import org.varscope.ui.hex.HexPane;
import org.varscope.ui.hex.MapLayer;
import org.varscope.ui.hex.MapPicture;
import org.varscope.ui.hex.MapRows;
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
    private final SettingsStore remembered;
    private final MapLegend legend;
    private MapRows shown = new MapRows.Roles(MapPicture.of(0, (_, _, _) -> { }, Progress.NONE));

    /// @param room whether there is any beside the bytes; without, the map is not shown
    MapSide(EditorModel model, Lifetime lifetime, HexPane pane, ObservableValue<Boolean> room, WindowContext around) {
        this.model = model;
        this.map = new HexMap(pane);
        this.lane = model.background().lane(lifetime);
        this.remembered = around.remembered();
        this.legend = new MapLegend(map, lifetime, room, remembered);
        map.managedProperty().bind(map.visibleProperty());
        around.firstFrame().after(() -> map.visibleProperty().subscribe(_ -> look()));
        lifetime.of(around.remembered().settingsProperty())
                .flatMap(settings -> room.map(is -> is && settings.shown().minimap()))
                .subscribe(map::setVisible);
        lifetime.follow(remembered.settingsProperty().map(settings -> settings.look().entropy()), (_, _) -> look());
        map.tell(this::words);
        markProblems();
        lifetime.follow(model.stateProperty(), this::follow);
    }

    HexMap view() {
        return map;
    }

    /// {@return what is below it}
    Node foot() {
        return legend.view();
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
        boolean entropy = remembered.settings().look().entropy();
        Background.Work<MapRows> work = running -> {
            Progress progress = running.over(Entropy.MOST_ROWS);
            return entropy ? new MapRows.Bars(
                    Entropy.of(content.structure().bytes(), row -> progress.report(row, "the map")))
                    : new MapRows.Roles(MapPicture.of(content.length(), content::roles, progress));
        };
        if (content.length() > Document.INLINE) {
            lane.runAfterPause(work, this::show, this::fail);
        } else {
            lane.run(work, this::show, this::fail);
        }
    }

    private void show(MapRows now) {
        shown = now;
        map.show(now);
    }

    /// What a person is told of a place in the map; null for nothing.
    private @Nullable String words(Span place) {
        return model.awaited().reading(() -> switch (shown) {
            case MapRows.Roles _ when place.length() == 1 -> ByteWords.of(model.structure(), place.start());
            case MapRows.Roles roles -> Messages.get("editor.map-mostly",
                    MapLegend.role(roles.picture().roleAt(place.start())), within(place));
            case MapRows.Bars(Entropy entropy) -> {
                String bits = String.format(Locale.ROOT, "%.2f",
                        entropy.bits()[(int) (place.start() / entropy.perRow())]);
                yield entropy.window() < entropy.perRow()
                        ? Messages.get("editor.map-sampled", bits, entropy.window(), within(place))
                        : Messages.get("editor.map-bits", bits, entropy.window(), within(place));
            }
        }, Messages.get("editor.not-at-hand", "0x%08X".formatted(place.start())));
    }

    private String within(Span place) {
        String offsets = "0x%08X – 0x%08X".formatted(place.start(), place.end() - 1);
        return model.structure().deepestAt(place.start())
                .filter(node -> model.structure().node(node.location()).isPresent())
                .map(node -> offsets + "\n" + Messages.get("editor.of", PathWords.of(model.structure(), node),
                        TypeWords.of(model.structure(), node, Messages.language()))).orElse(offsets);
    }

    private void fail(Throwable failure) {
        model.say(Messages.get("editor.no-map", FailureWords.of(failure)));
    }
}
