package org.varscope.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.Node;
import org.varscope.scan.Structure;
import org.varscope.text.Step;
import org.varscope.variant.Component;
import org.varscope.variant.VariantKind;

/// Where the parts inside one value stand in the bytes.
public final class InnerSpans {
    private InnerSpans() { }

    /// {@return the bytes of what `target` leads to, piece by piece: more than one where they are not contiguous, as a
    /// column of a Basis}
    /// @throws PathException if there is no such part
    public static List<Span> of(Structure structure, Target target) throws PathException {
        Node node = target.node();
        Row row = node.row();
        if (!target.isWhole() && node.isPlain()) {
            return plain(node, target.inner().getFirst());
        }
        if (target.isWhole() || row == null) {
            return List.of(node.span());
        }
        Step first = target.inner().getFirst();
        List<Step> rest = target.inner().subList(1, target.inner().size());
        long body = node.span().start() + 4;
        boolean wide = row.isWide(node.header());
        return switch (row.layout()) {
            case Layout.Fixed(var number, int count) ->
                    numbers(row.kind(), target.inner(), body, number.width(wide), count);
            case Layout.Packed(var number, int per) -> {
                VariantKind element = row.kind().packedElement().orElseThrow();
                long size = (long) per * number.width(wide);
                yield numbers(element, rest, body + 4 + index(first) * size, number.width(wide), per);
            }
            case Layout.PackedBytes _ -> List.of(new Span(body + 4 + index(first), 1));
            case Layout.PackedText _ -> List.of(text(structure, body + 4, index(first)));
            case Layout.NodePath _ -> List.of(text(structure, body + 12, index(first)));
            default -> throw new PathException("a " + row.name() + " has no parts");
        };
    }

    private static List<Span> plain(Node node, Step step) throws PathException {
        FieldItem field = node.field();
        if (field == null || field.kind() != FieldKind.BYTES) {
            throw new PathException("a part of " + (field == null ? "it" : field.title()) + " has no bytes of its own");
        }
        return List.of(new Span(node.span().start() + index(step), 1));
    }

    private static List<Span> numbers(VariantKind kind, List<Step> steps, long at, int width, int count)
            throws PathException {
        VariantKind part = kind;
        List<Integer> numbers = IntStream.range(0, count).boxed().toList();
        for (Step step : steps) {
            String name = step instanceof Step.Name(var n) ? n : "";
            VariantKind whole = part;
            Component component = whole.component(name)
                    .orElseThrow(() -> new PathException("a " + whole + " has no part called `" + name + "`"));
            List<Integer> among = numbers;
            numbers = component.numbers().stream().map(among::get).toList();
            part = component.kind();
        }
        List<Span> spans = new ArrayList<>();
        for (int number : numbers) {
            Span span = new Span(at + (long) number * width, width);
            if (!spans.isEmpty() && spans.getLast().end() == span.start()) {
                span = Span.between(spans.removeLast().start(), span.end());
            }
            spans.add(span);
        }
        return spans;
    }

    /// The text number `index` of those that begin at `at`, with its length and padding.
    private static Span text(Structure structure, long at, long index) {
        ByteReader in = structure.bytes().reader();
        long start = at;
        for (long i = 0; i < index; i++) {
            start += 4 + (in.u32(start) + 3 & ~3L);
        }
        return new Span(start, 4 + (in.u32(start) + 3 & ~3L));
    }

    private static long index(Step step) throws PathException {
        if (step instanceof Step.Index(long index)) {
            return index;
        }
        throw new PathException("expected an index such as [0]");
    }
}
