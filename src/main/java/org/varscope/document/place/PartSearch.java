package org.varscope.document.place;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Component;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Finds the parts of one value by its header and counts.
final class PartSearch {
    private static final int QUOTE = '"';
    private static final int COMMA = ',';
    private static final int LINE_FEED = '\n';
    private static final int PROPERTY = 2;
    /// What comes before the data of a picture.
    private static final List<String> IMAGE_WORDS = List.of("format", "mipmaps", "width", "height");

    private final Structure structure;
    private final Node node;
    private final Dialect dialect;
    private final ByteReader in;
    /// Offset past the header, or of the first byte where there is none.
    private final long body;

    PartSearch(Structure structure, Node node) {
        this.structure = structure;
        this.node = node;
        this.dialect = structure.dialect();
        this.in = structure.bytes().reader();
        FieldItem field = node.field();
        this.body = node.span().start() + (!node.isPlain() || field == null ? 4 : field.kind().lengthWidth());
    }

    Part find(List<PathStep> steps) throws PathException {
        Row row = node.row();
        if (node.state() != State.WHOLE || row == null && !node.isPlain()) {
            throw new PathException(PathRemark.DAMAGED.with(PathText.write(steps.getFirst(), dialect)));
        }
        Part part = row == null ? field(steps.getFirst()) : first(row, steps.getFirst());
        for (PathStep step : steps.subList(1, steps.size())) {
            part = switch (part) {
                case NumberPart numbers -> component(numbers, step);
                case TextPart _, Part.Cell _, Part.Name _ -> throw none(VariantKind.STRING, step);
            };
        }
        return part;
    }

    private Part first(Row row, PathStep step) throws PathException {
        VariantKind kind = row.kind();
        boolean wide = row.isWide(node.header());
        return switch (row.layout()) {
            case Layout.Fixed(var number, int count) -> component(
                    new NumberPart(structure, kind, number.isReal(), number.width(wide), body, upTo(count)), step);
            case Layout.Packed(var number, int per) -> {
                long index = index(step, in.u32(body), kind);
                int width = number.width(wide);
                yield new NumberPart(structure, element(kind), number.isReal(), width, body + 4 + index * per * width,
                        upTo(per));
            }
            case Layout.PackedBytes _ -> bytes(body + 4, index(step, in.u32(body), kind));
            case Layout.PackedText _ -> new TextPart(structure, body + 4, node.span().end(),
                    index(step, Math.max(0, in.i32(body)), kind), true);
            case Layout.NodePath _ when in.i32(body) < 0 -> new TextPart(structure, body + 12, node.span().end(),
                    index(step, names(), kind), false);
            case Layout.NodePath _ -> name(step);
            case Layout.Empty _, Layout.Text _, Layout.Elements _, Layout.Entries _, Layout.Properties _,
                    Layout.Signal _,
                 Layout.InputEvent _, Layout.Opaque _ -> throw none(kind, step);
            case Layout.Image _ -> new NumberPart(structure, VariantKind.INT, false, Integer.BYTES, body,
                    List.of(word(step)));
        };
    }

    /// Which word of a picture.
    private int word(PathStep step) throws PathException {
        int word = step instanceof PathStep.Name(var name) ? IMAGE_WORDS.indexOf(name) : -1;
        if (word < 0) {
            throw none(VariantKind.IMAGE, step);
        }
        return word;
    }

    /// The engine counts in 32 bits, so that great counts of names and subnames wrap around.
    private long names() {
        int names = in.i32(body) & Integer.MAX_VALUE;
        int total = names + in.i32(body + 4) + ((in.i32(body + 8) & PROPERTY) == 0 ? 0 : 1);
        boolean signed = dialect.traits().generation() == 2;
        return Math.min(names, signed ? Math.max(0, total) : Integer.toUnsignedLong(total));
    }

    private Part name(PathStep step) throws PathException {
        if (Values.of(structure, node, Integer.MAX_VALUE).orElse(Variant.NIL) instanceof Variant.NodePath path) {
            return new Part.Name(structure, node, path, (int) index(step, path.names().size(), path.kind()));
        }
        throw none(VariantKind.NODE_PATH, step);
    }

    private Part bytes(long first, long index) {
        return new NumberPart(structure, VariantKind.INT, false, 1, first + index, List.of(0));
    }

    private Part field(PathStep step) throws PathException {
        FieldItem field = node.field();
        FieldKind kind = field == null ? FieldKind.LINE : field.kind();
        if (field != null && field.isBytes()) {
            return bytes(body, index(step, node.span().end() - body, VariantKind.PACKED_BYTE_ARRAY));
        }
        if (kind == FieldKind.CSV) {
            long index = step instanceof PathStep.Index(long number) ? number : Long.MAX_VALUE;
            long[] cells = {0};
            Span cell = cell(index, cells);
            index(step, cells[0], VariantKind.PACKED_STRING_ARRAY);
            return new Part.Cell(structure, cell == null ? node.span() : cell);
        }
        boolean isInteger = field != null && field.isInteger();
        throw none(isInteger ? VariantKind.INT : kind.isReal() ? VariantKind.FLOAT : VariantKind.STRING, step);
    }

    /// The cell number `index`, and in `cells` how many there are up to it, or in all.
    private @Nullable Span cell(long index, long[] cells) {
        long end = node.span().end();
        if (end > body && in.u8(end - 1) == LINE_FEED) {
            end--;
        }
        boolean quoted = false;
        long start = body;
        for (long at = body; at <= end; at++) {
            int read = at == end ? COMMA : in.u8(at);
            quoted ^= read == QUOTE;
            if (at == end || read == COMMA && !quoted) {
                if (cells[0]++ == index) {
                    return Span.between(start, at);
                }
                start = at + 1;
            }
        }
        return null;
    }

    private NumberPart component(NumberPart whole, PathStep step) throws PathException {
        List<Component> components = whole.kind().components();
        if (components.isEmpty()) {
            throw none(whole.kind(), step);
        }
        if (!(step instanceof PathStep.Name(var name))) {
            throw new PathException(PathRemark.NO_COMPONENT.with(PathText.write(step, dialect),
                    dialect.typeName(whole.kind())));
        }
        return whole.component(whole.kind().component(name).orElseThrow(() -> new PathException(
                PathRemark.OTHER_COMPONENTS.with(dialect.typeName(whole.kind()), name,
                        String.join(", ", components.stream().map(Component::name).toList())))));
    }

    private long index(PathStep step, long size, VariantKind kind) throws PathException {
        if (step instanceof PathStep.Index(long index) && index < size) {
            return index;
        }
        throw new PathException(size == 0
                ? PathRemark.IN_EMPTY.with(PathText.write(step, dialect), dialect.typeName(kind))
                : PathRemark.OUTSIDE.with(PathText.write(step, dialect), dialect.typeName(kind), size - 1));
    }

    private PathException none(VariantKind kind, PathStep step) {
        return new PathException(PathRemark.NO_PART.with(dialect.typeName(kind), PathText.write(step, dialect)));
    }

    private static VariantKind element(VariantKind packed) {
        return packed.packedElement().orElseThrow();
    }

    private static List<Integer> upTo(int count) {
        return IntStream.range(0, count).boxed().toList();
    }
}
