package org.varscope.ui.editor.navigation;

import module java.base;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.explain.PathWords;
import org.varscope.find.HitPlace;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.text.cell.CellText;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.ValuePath;
import org.varscope.ui.message.Messages;
import org.varscope.ui.model.Selection;

/// A value that may be gone to, as people read it.
///
/// @param path    leads to it; the two ends of one that is too long to be read
/// @param leads   whether the path is all of it, so that it leads there
/// @param value   what stands there, in short
/// @param at      where it is, or the packed array that it is an element of
/// @param element which element it is; [Selection#WHOLE] where it is none
public record Place(String path, boolean leads, String value, Location at, long element) {
    private static final int GLANCE = 120;

    /// {@return the place of `node`, named by its keys, also where so many entries follow that others would count them}
    static Place of(Structure structure, Node node) {
        return of(structure, Paths.atOnce(structure, node, Long.MAX_VALUE), new Target(node, List.of()));
    }

    /// {@return the place that `typed` leads to, which says of a part how it is reached}
    static Place of(Structure structure, String typed, Target target) {
        return target.isWhole() ? of(structure, target.node()) : at(structure, typed, target);
    }

    /// {@return the place that `path` leads to, called by that}
    static Place at(Structure structure, String path, Target target) {
        return new Place(path, true, Visible.line(value(structure, target)), target.node().location(),
                element(target));
    }

    static Place of(HitPlace hit) {
        return of(hit.structure(), hit.path(0), new Target(hit.node(), hit.inner()));
    }

    private static Place of(Structure structure, ValuePath path, Target target) {
        String shown = PathWords.shown(path, structure.dialect());
        return new Place(shown, PathWords.isWhole(shown, path, structure.dialect()),
                Visible.line(value(structure, target)), target.node().location(), element(target));
    }

    private static String value(Structure structure, Target target) {
        if (target.isWhole()) {
            return Cell.of(structure, target.node()).shown(Messages.language());
        }
        try {
            return CellText.glance(Part.of(structure, target.node(), target.inner()).read(), structure.dialect(),
                    GLANCE);
        } catch (PathException _) {
            return "";
        }
    }

    /// A path may lead to an element of a packed array, and on to a component of it.
    static long element(Target target) {
        return !target.isWhole() && target.inner().getFirst() instanceof PathStep.Index(long index)
                ? index : Selection.WHOLE;
    }
}
