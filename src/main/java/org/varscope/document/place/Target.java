package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.Component;
import org.varscope.variant.Variant;

/// What can be pointed at in one state of a document: a value or a key, or a part inside one.
///
/// Nothing is looked for until it is asked for, as the keys of a path and the bytes of a text may take a while.
///
/// @param node  the value or key
/// @param inner steps from it to a component, an element of a packed array, or a name of a NodePath; empty for all of
///              it
/// @param part  what these lead to; null for all of it
public record Target(Structure structure, Node node, List<PathStep> inner, @Nullable Part part) {
    /// No element, but the value itself.
    public static final long WHOLE = -1;

    /// Copies the list.
    public Target {
        inner = List.copyOf(inner);
    }

    /// All of a value or key.
    public Target(Structure structure, Node node) {
        this(structure, node, List.of(), null);
    }

    /// {@return the part of `node` that `inner` leads to, or all of it where that is empty}
    /// @throws PathException if there is no such part, naming the step
    public static Target in(Structure structure, Node node, List<PathStep> inner) throws PathException {
        return new Target(structure, node, inner, inner.isEmpty() ? null : Part.of(structure, node, inner));
    }

    /// {@return whether this is the value itself}
    public boolean isWhole() {
        return part == null;
    }

    /// {@return where the value is that this is, or is in}
    public Location location() {
        return node.location();
    }

    /// {@return which element of a packed array this is, or is in; [#WHOLE] for none}
    public long element() {
        return !inner.isEmpty() && inner.getFirst() instanceof PathStep.Index(long index) ? index : WHOLE;
    }

    /// {@return one component of this part, which is made of numbers}
    public Target component(Component which) {
        if (!(part instanceof NumberPart numbers)) {
            throw new IllegalArgumentException("there is no " + which.name());
        }
        List<PathStep> steps = new ArrayList<>(inner);
        steps.add(new PathStep.Name(which.name()));
        return new Target(structure, node, steps, numbers.component(which));
    }

    /// {@return its bytes, piece by piece in order: more than one only of a part, as of [Part#spans]}
    public List<Span> spans() {
        return part == null ? List.of(node.span()) : part.spans();
    }

    /// {@return its bytes, or the first piece of them}
    public Span span() {
        return part == null ? node.span() : part.spans().getFirst();
    }

    /// {@return what is there; empty where it is damaged, and of a value that takes more than `most` bytes}
    public Optional<Variant> value(long most) {
        return part != null ? Optional.of(part.read())
                : node.role() == Role.GAP ? Optional.empty() : Values.of(structure, node, most);
    }

    /// {@return its path, where that of its value is known}
    public ValuePath below(ValuePath path) {
        return inner.isEmpty() ? path
                : new ValuePath(path.record(), Stream.concat(path.steps().stream(), inner.stream()).toList());
    }
}
