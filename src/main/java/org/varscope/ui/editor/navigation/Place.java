package org.varscope.ui.editor.navigation;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.Paths;
import org.varscope.document.place.SpokenPath;
import org.varscope.document.place.Target;
import org.varscope.explain.Cell;
import org.varscope.scan.index.Location;
import org.varscope.text.Visible;
import org.varscope.text.path.ValuePath;
import org.varscope.ui.message.Messages;

/// A value that may be gone to, as people read it.
///
/// @param path    leads to it; the two ends of one that is too long to be read
/// @param leads   whether the path is all of it, so that it leads there
/// @param value   what is there, in short
/// @param at      where it is, or the packed array that it is an element of
/// @param element which element it is; [Target#WHOLE] where it is none
public record Place(String path, boolean leads, String value, Location at, long element) {
    private Place(String path, boolean leads, Target target) {
        this(path, leads, Visible.line(new Cell(target).shown(Messages.language())), target.location(),
                target.element());
    }

    /// {@return the place of `target`, named by its keys, also where so many entries follow that others would count
    /// them}
    static Place of(Target target) {
        Dialect dialect = target.structure().dialect();
        ValuePath path = target.below(Paths.atOnce(target.structure(), target.node(), Long.MAX_VALUE));
        String shown = SpokenPath.shown(path, dialect);
        return new Place(shown, SpokenPath.isWhole(shown, path, dialect), target);
    }

    /// {@return the place that `typed` leads to, which says of a part how it is reached}
    static Place of(String typed, Target target) {
        return target.isWhole() ? of(target) : at(typed, target);
    }

    /// {@return the place that `path` leads to, called by that}
    static Place at(String path, Target target) {
        return new Place(path, true, target);
    }
}
