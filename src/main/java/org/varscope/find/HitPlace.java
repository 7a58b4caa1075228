package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.document.place.Elements;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.TextPlaces;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.NumberNames;
import org.varscope.variant.VariantKind;

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

    /// {@return what stands at a hit; empty where no value is there, or where it is a text that too many stand before}
    ///
    /// @param bytes whether bytes were looked for, which are in no particular part
    public static Optional<HitPlace> of(Structure structure, Span span, boolean bytes) {
        return structure.deepestAt(span.start()).map(node -> {
            List<PathStep> inner = bytes || node.role() == Role.GAP || node.span().start() >= span.start() ? List.of()
                    : inner(structure, node, span.start());
            return new HitPlace(structure, span, node, inner, part(structure, node, inner));
        });
    }

    private static @Nullable Part part(Structure structure, Node node, List<PathStep> inner) {
        try {
            return inner.isEmpty() ? null : Part.of(structure, node, inner);
        } catch (PathException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static List<PathStep> inner(Structure structure, Node node, long offset) {
        Row row = node.row();
        if (row == null) {
            return List.of();
        }
        List<PathStep> steps = new ArrayList<>();
        long start = node.span().start() + 4;
        VariantKind of = row.kind();
        if (!(row.layout() instanceof Layout.Fixed)) {
            Elements elements = Elements.of(structure, node, new TextPlaces()).orElse(null);
            long index = elements == null ? -1 : at(elements, offset);
            if (elements == null || index < 0) {
                return List.of();
            }
            steps.add(new PathStep.Index(index));
            start = node.span().start() + Elements.BEFORE + index * elements.each();
            of = row.kind().packedElement().orElse(VariantKind.INT);
        }
        if (of.numbers() > 0) {
            int component = (int) ((offset - start) / width(row, node));
            Arrays.stream(NumberNames.of(of, component).split("\\.")).map(PathStep.Name::new).forEach(steps::add);
        }
        return steps;
    }

    private static long at(Elements elements, long offset) {
        long index = elements.at(offset);
        return index >= 0 || elements.isEven() ? index
                : new Elements(elements.structure(), elements.array(), elements.count(), 0, elements.pass()).at(offset);
    }

    private static int width(Row row, Node node) {
        return switch (row.layout()) {
            case Layout.Fixed(var number, _) -> number.width(row.isWide(node.header()));
            case Layout.Packed(var number, _) -> number.width(row.isWide(node.header()));
            default -> 1;
        };
    }

    /// {@return its path}
    ///
    /// @param most how many entries of one Dictionary may be looked at to tell whether a key comes again
    public ValuePath path(long most) {
        ValuePath path = most == 0 ? Paths.atOnce(structure, node, Long.MAX_VALUE) : Paths.of(structure, node, most);
        return inner.isEmpty() ? path
                : new ValuePath(path.record(), Stream.concat(path.steps().stream(), inner.stream()).toList());
    }

    /// {@return its path as text}
    public String pathText(long most) {
        return PathText.write(path(most), structure.dialect());
    }

    /// {@return what the dialect calls its type; null where that is not known}
    public @Nullable String type() {
        Dialect dialect = structure.dialect();
        return part != null ? dialect.typeName(part.read().kind())
                : node.isPlain() && node.field() != null ? node.field().word() : node.row() == null ? null : node.row().name();
    }

    /// {@return what it is to what holds it: as `tree` says, or `element` or `component` where it is a part}
    public String role() {
        return inner.isEmpty() ? node.role().name().toLowerCase(Locale.ROOT)
                : inner.getLast() instanceof PathStep.Index ? "element" : "component";
    }
}
