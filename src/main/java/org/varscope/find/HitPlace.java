package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.document.place.Part;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.text.path.PathStep;

/// What is at a hit, found when somebody looks at it.
///
/// @param span   the hit
/// @param target the value that it is, or is in; or the component or element that it is
public record HitPlace(Span span, Target target) {
    /// {@return the value of its entry, where it is a key}
    public Optional<Node> held() {
        Node node = target.node();
        return node.role() != Role.KEY || !target.isWhole() ? Optional.empty()
                : target.structure().node(node.location().asValue());
    }

    /// {@return what the dialect calls its type; null where that is not known}
    public @Nullable String type() {
        Dialect dialect = target.structure().dialect();
        Node node = target.node();
        Part part = target.part();
        return part != null ? dialect.typeName(part.read().kind())
                : node.isPlain() && node.field() != null ? node.field().word() : node.row() == null
                ? null : node.row().name();
    }

    /// {@return what it is to what holds it: as `tree` says, or `element` or `component` where it is a part}
    public String role() {
        return target.isWhole() ? target.node().roleWord()
                : target.inner().getLast() instanceof PathStep.Index ? "element" : "component";
    }
}
