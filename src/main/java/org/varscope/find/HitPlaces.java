package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.document.place.TextPlaces;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.NodeCursor;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.VariantKind;

/// Tells what is at hits, one after the other. What is known of a packed array serves all hits in it, so that each
/// costs the same however many there are. Not for several threads at once.
public final class HitPlaces {
    private final Structure structure;
    private final boolean bytes;
    private final NodeCursor cursor;
    private @Nullable Node array;
    private @Nullable Elements elements;
    private @Nullable Node parent;
    private @Nullable ValuePath parentPath;

    /// @param bytes whether bytes were looked for, which are in no particular part
    public HitPlaces(Structure structure, boolean bytes) {
        this.structure = structure;
        this.bytes = bytes;
        this.cursor = new NodeCursor(structure);
    }

    /// {@return what is at a hit; empty where no value is there}
    public Optional<HitPlace> at(Span span) {
        Node known = array;
        Optional<Node> deepest = known != null && span.start() > known.span().start() && known.span().encloses(span)
                ? Optional.of(known) : cursor.deepestAt(span.start());
        return deepest.map(node -> {
            boolean whole = bytes || node.role() == Role.GAP || node.span().start() >= span.start();
            List<PathStep> inner = whole ? List.of() : inner(node, span.start());
            return new HitPlace(span, new Target(structure, node, inner, inner.isEmpty() ? null : part(node, inner)));
        });
    }

    /// {@return the path of what is at a hit, as of [Paths#atOnce]}
    ValuePath path(HitPlace place) {
        Node node = place.target().node();
        Node around = node.parent();
        if (around == null) {
            return place.target().below(Paths.atOnce(structure, node, Long.MAX_VALUE));
        }
        ValuePath known = parentPath;
        if (known == null || around != parent) {
            known = Paths.atOnce(structure, around, Long.MAX_VALUE);
            parent = around;
            parentPath = known;
        }
        return place.target().below(Paths.below(known, structure, node));
    }

    private Part part(Node node, List<PathStep> inner) {
        try {
            return elements != null && !elements.isEven() && inner.getFirst() instanceof PathStep.Index(long index)
                    ? Objects.requireNonNull(elements.part(index)) : Part.of(structure, node, inner);
        } catch (PathException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<PathStep> inner(Node node, long offset) {
        Row row = node.row();
        if (row == null) {
            return List.of();
        }
        List<PathStep> steps = new ArrayList<>();
        long start = node.span().start() + 4;
        VariantKind of = row.kind();
        look(node, row);
        if (!(row.layout() instanceof Layout.Fixed)) {
            long index = elements == null ? -1 : elements.at(offset);
            if (elements == null || index < 0) {
                return List.of();
            }
            steps.add(new PathStep.Index(index));
            start = node.span().start() + Elements.BEFORE + index * elements.each();
            of = row.kind().packedElement().orElse(VariantKind.INT);
        }
        if (of.numbers() > 0) {
            int component = (int) ((offset - start) / width(row, node));
            steps.addAll(Part.steps(of, component));
        }
        return steps;
    }

    /// Passes the texts of an array once for all hits in it.
    private void look(Node node, Row row) {
        if (node == array) {
            return;
        }
        elements = row.layout() instanceof Layout.Fixed ? null
                : Elements.of(structure, node, new TextPlaces()).map(found -> found.isEven() ? found
                        : new Elements(structure, node, found.count(), 0, found.pass())).orElse(null);
        array = elements == null ? null : node;
    }

    private static int width(Row row, Node node) {
        return switch (row.layout()) {
            case Layout.Fixed(var number, _) -> number.width(row.isWide(node.header()));
            case Layout.Packed(var number, _) -> number.width(row.isWide(node.header()));
            default -> 1;
        };
    }
}
