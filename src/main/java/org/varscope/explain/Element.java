package org.varscope.explain;

import java.util.ArrayList;
import java.util.List;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.document.place.NumberPart;
import org.varscope.document.place.Part;
import org.varscope.scan.index.Node;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Component;
import org.varscope.variant.Variant;

/// One element of a packed array, or one component of it, as all panes see it.
///
/// @param array the packed array
/// @param index which element it is
/// @param component of the element; empty for all of it
/// @param part  it, where it stands
public record Element(Node array, long index, String component, Part part) {
    /// A whole element.
    public Element(Node array, long index, Part part) {
        this(array, index, "", part);
    }

    /// {@return one component of this element, which is made of numbers}
    public Element component(Component which) {
        if (!(part instanceof NumberPart numbers)) {
            throw new IllegalArgumentException("a text has no " + which.name());
        }
        return new Element(array, index, which.name(), numbers.component(which));
    }

    /// {@return what leads from the array to it}
    public List<PathStep> steps() {
        List<PathStep> steps = new ArrayList<>(List.of(new PathStep.Index(index)));
        if (!component.isEmpty()) {
            steps.add(new PathStep.Name(component));
        }
        return steps;
    }

    /// {@return the edit that puts `value` in its place and leaves all other elements alone}
    public Edit setting(Variant value) {
        return new Edit.SetPart(array.location(), steps(), value, part);
    }

    /// {@return its bytes}
    public Span span() {
        return part.spans().getFirst();
    }

    /// {@return what it is called in its array: `[3]`, or `[3].x`}
    public String name() {
        return "[" + index + "]" + (component.isEmpty() ? "" : "." + component);
    }
}
