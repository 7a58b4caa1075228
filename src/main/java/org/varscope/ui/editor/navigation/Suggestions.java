package org.varscope.ui.editor.navigation;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.place.PathCompletion;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Target;
import org.varscope.explain.PathWords;
import org.varscope.find.HitPlace;
import org.varscope.find.HitPlaces;
import org.varscope.find.NameSearch;
import org.varscope.find.Query;
import org.varscope.find.QueryException;
import org.varscope.find.QueryText;
import org.varscope.find.Search;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.ui.toolkit.Background;

/// Finds what a person may mean who has typed so much: paths that begin so, values whose names contain it, values that
/// are it or contain it. For any one thread, that of the window apart.
final class Suggestions {
    /// As many as are listed.
    static final int MOST = 50;

    private final Structure structure;
    private final Background.Running running;
    private final Consumer<List<Place>> soFar;
    /// By their paths; by where they are, where these are too long.
    private final SequencedMap<Object, Place> found = new LinkedHashMap<>();
    private final Map<Node, Place> named = new IdentityHashMap<>();

    /// @param soFar gets what was found until then, now and again
    Suggestions(Structure structure, Background.Running running, Consumer<List<Place>> soFar) {
        this.structure = structure;
        this.running = running;
        this.soFar = soFar;
    }

    private List<Place> best() {
        return found.values().stream().limit(MOST).toList();
    }

    private void add(Place place) {
        found.putIfAbsent(place.leads() ? place.path() : place.at(), place);
    }

    /// {@return where `text` leads, the paths that begin with it, and what has a name with it at any depth}
    List<Place> places(String text) {
        if (Navigator.isPath(text)) {
            return paths(text);
        }
        if (Navigator.isName(text)) {
            exact(text); // what begins with it is found among the names
        } else {
            paths(text);
        }
        names(text);
        return best();
    }

    /// {@return where `text` leads, and the paths that begin with it}
    List<Place> paths(String text) {
        exact(text);
        PathCompletion.of(text, structure, MOST, running.over(structure.bytes().length()))
                .forEach((path, target) -> add(Place.at(path, target)));
        soFar.accept(best());
        return best();
    }

    private void exact(String text) {
        try {
            Target target = PathWords.find(text, structure, running.over(structure.bytes().length()));
            add(Place.of(text, target));
        } catch (TextException | PathException _) {
            // It is not whole yet.
        }
    }

    /// {@return the places that these paths lead to, without those that lead nowhere}
    List<Place> known(List<String> paths) {
        for (String path : paths) {
            try {
                Target target = PathWords.find(path, structure, running.over(structure.bytes().length()));
                add(Place.at(path, target));
            } catch (TextException | PathException _) {
                // It was there when it was gone to.
            }
        }
        return best();
    }

    private void names(String text) {
        List<Place> before = best();
        List<Node> best = new NameSearch(structure, text, MOST).run(running.over(structure.bytes().length()), nodes ->
                soFar.accept(Stream.concat(before.stream(), nodes.stream().map(this::named)).distinct().limit(MOST)
                        .toList()));
        best.stream().map(this::named).forEach(this::add);
    }

    /// Each is put into words once.
    private Place named(Node node) {
        return named.computeIfAbsent(node, one -> Place.of(new Target(structure, one)));
    }

    /// {@return what has a name with `text`, and what the same text finds in the pane for that}
    List<Place> values(String text) throws QueryException {
        QueryText sought = QueryText.read(text, QueryText.Kind.ANY);
        if (sought.kind() == QueryText.Kind.TEXT) {
            names(text);
            soFar.accept(best());
        }
        HitPlaces places = new HitPlaces(structure, !(sought.query() instanceof Query.Values));
        new Search(structure, List::of).run(sought.query(), running.over(structure.bytes().length()),
                (offset, length) -> {
                    places.at(new Span(offset, length)).map(HitPlace::target).filter(Suggestions::isValue)
                            .map(Place::of).ifPresent(this::add);
                    return found.size() < MOST;
                });
        return best();
    }

    private static boolean isValue(Target target) {
        return target.node().role() != Role.KEY && target.node().role() != Role.GAP;
    }
}
