package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.Part;
import org.varscope.document.place.Paths;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;

/// What stands at a hit, found when somebody looks at it.
///
/// @param span  the hit
/// @param node  the value that it is, or is in
/// @param inner the steps from there to the component or element that it is; empty where it is the value
/// @param part  that component or element; null where it is the value
public record HitPlace(Structure structure, Span span, Node node, List<PathStep> inner, @Nullable Part part) {
    /// Copies the list.
    public HitPlace {
        inner = List.copyOf(inner);
    }

    /// {@return its path}
    ///
    /// @param most how many entries of one Dictionary may be looked at to tell whether a key comes again
    public ValuePath path(long most) {
        return below(most == 0 ? Paths.atOnce(structure, node, Long.MAX_VALUE) : Paths.of(structure, node, most));
    }

    /// {@return its path, where that of its value is known}
    ValuePath below(ValuePath path) {
        return inner.isEmpty() ? path
                : new ValuePath(path.record(), Stream.concat(path.steps().stream(), inner.stream()).toList());
    }

    /// {@return the value of its entry, where it is a key}
    public Optional<Node> held() {
        return node.role() != Role.KEY || !inner.isEmpty() ? Optional.empty()
                : structure.node(node.location().asValue());
    }

    /// {@return its path as text}
    public String pathText(long most) {
        return PathText.write(path(most), structure.dialect());
    }

    /// {@return what the dialect calls its type; null where that is not known}
    public @Nullable String type() {
        Dialect dialect = structure.dialect();
        return part != null ? dialect.typeName(part.read().kind())
                : node.isPlain() && node.field() != null ? node.field().word() : node.row() == null
                ? null : node.row().name();
    }

    /// {@return what it is to what holds it: as `tree` says, or `element` or `component` where it is a part}
    public String role() {
        return inner.isEmpty() ? node.roleWord()
                : inner.getLast() instanceof PathStep.Index ? "element" : "component";
    }
}
