package org.varscope.ui.model;

import module java.base;
import org.varscope.dialect.Layout;
import org.varscope.document.Change;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Target;
import org.varscope.document.place.TextPlaces;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.ui.toolkit.Background;

/// Finds elements of packed arrays. Where texts begin is remembered over edits, and looked for in the background where
/// many come before the one that is wanted.
final class ElementSearch {
    private final Background background;
    private final Runnable found;
    private final Consumer<Throwable> failed;
    private final Set<Long> looking = new HashSet<>();
    /// By where the array starts: what its texts are depends on the bytes from there on alone.
    private Map<Long, TextPlaces> places = new HashMap<>();
    private long changes;

    /// @param found  runs when elements are found that were not before
    /// @param failed is told why elements cannot be found; they are looked for again after the next step
    ElementSearch(Background background, Runnable found, Consumer<Throwable> failed) {
        this.background = background;
        this.found = found;
        this.failed = failed;
    }

    /// {@return the elements of `node`, if it is a whole packed array that has any}
    Optional<Elements> of(Structure structure, Node node) {
        return any(structure, node).filter(all -> all.count() > 0);
    }

    /// {@return the elements of `node`, if it is a whole packed array, which may have none}
    Optional<Elements> any(Structure structure, Node node) {
        boolean texts = node.row() != null && node.row().layout() instanceof Layout.PackedText;
        return Elements.any(structure, node, texts
                ? places.computeIfAbsent(node.span().start(), _ -> new TextPlaces()) : new TextPlaces());
    }

    /// {@return the element number `index` of `node`; empty where there is none, and where it is looked for from now
    /// on}
    Optional<Target> find(Structure structure, Node node, long index) {
        Elements elements = of(structure, node).filter(all -> index >= 0 && index < all.count()).orElse(null);
        Target element = elements == null ? null : elements.element(index);
        if (element == null && elements != null) {
            look(elements);
        }
        return Optional.ofNullable(element);
    }

    private void look(Elements elements) {
        long start = elements.array().span().start();
        if (!looking.add(start)) {
            return;
        }
        long asked = changes;
        Elements copy = new Elements(elements.structure(), elements.array(), elements.count(), elements.each(),
                elements.places().copy());
        background.run(_ -> copy.pass(), all -> {
            looking.remove(start);
            if (asked == changes) {
                places.put(start, all);
            }
            found.run();
        }, failed);
    }

    /// Keeps the places that `step` has left where they were.
    void follow(Change step) {
        changes++;
        looking.clear();
        Map<Long, TextPlaces> kept = new HashMap<>();
        places.forEach((start, known) -> {
            long growth = 0;
            for (Patch patch : step.patches()) {
                if (patch.offset() >= start + Elements.BEFORE) {
                    known.forgetAfter(patch.offset() - start - Elements.BEFORE);
                } else if (patch.offset() + patch.removed() > start) {
                    return;
                } else {
                    growth += patch.growth();
                }
            }
            kept.put(start + growth, known);
        });
        places = kept;
    }
}
