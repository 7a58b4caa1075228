package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Spool;
import org.varscope.codec.EncodeException;
import org.varscope.document.place.Values;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Brings children into order, as pieces of the bytes that they have.
final class SortLowering {
    /// Bytes of a value up to which it is compared; longer ones, which are no numbers, come last.
    private static final long LARGEST = 1 << 16;
    /// Bytes of a child from which it is worth a piece of its own; shorter ones are gathered.
    private static final long LONG = 4096;
    private static final String DOING = "sorting";

    private final Structure structure;
    private final Lowering lowering;
    private final Progress progress;

    SortLowering(Structure structure, Lowering lowering, Progress progress) {
        this.structure = structure;
        this.lowering = lowering;
        this.progress = progress;
    }

    /// A child.
    ///
    /// @param by what it is compared by; null where that is too long
    private record Child(long start, long length, @Nullable Variant by) {
        Span span() {
            return new Span(start, length);
        }
    }

    void sort(Node node, boolean descending, int by) throws EditException, EncodeException {
        if (node.isPlain() || !node.kind().isPacked() && node.kind() != VariantKind.ARRAY
                && node.kind() != VariantKind.DICTIONARY) {
            throw new EditException(new Obstacle.NotSortable(node.isPlain() ? null : node.row()));
        }
        if (node.state() != State.WHOLE) {
            throw new EditException(new Obstacle.Damaged(node.span()));
        }
        if (node.kind().isPacked()) {
            Variant packed = Values.of(structure, node, Integer.MAX_VALUE).flatMap(value ->
                    ValueOrder.sorted(value, descending, by)).orElseThrow(() ->
                            new EditException(new Obstacle.Damaged(node.span())));
            lowering.set(node, packed, false);
            return;
        }
        Span all = Span.between(structure.childStart(node, 0), structure.childStart(node, node.children()));
        List<Child> children = children(node);
        Comparator<Variant> order = new ValueOrder();
        Comparator<@Nullable Variant> nulls = Comparator.nullsLast(descending ? order.reversed() : order);
        children.sort(Comparator.comparing(Child::by, nulls));
        if (!isInOrder(children)) {
            lowering.replace(all, joined(children), node);
        }
    }

    private List<Child> children(Node node) {
        List<Child> all = new ArrayList<>();
        structure.children(node, 0, node.children(), progress, DOING).forEach(value -> {
            Node by = node.kind() == VariantKind.DICTIONARY ? structure.key(value).orElse(value) : value;
            long start = Math.min(by.span().start(), value.span().start());
            all.add(new Child(start, value.span().end() - start, Values.of(structure, by, LARGEST).orElse(null)));
        });
        return all;
    }

    private static boolean isInOrder(List<Child> children) {
        return IntStream.range(1, children.size())
                .allMatch(i -> children.get(i - 1).start() < children.get(i).start());
    }

    private ByteStore joined(List<Child> children) {
        try (Spool spool = new Spool()) {
            for (Child child : children) {
                if (child.length < LONG) {
                    byte[] bytes = structure.bytes().bytes(child.span());
                    spool.write(bytes, 0, bytes.length);
                }
            }
            ByteStore gathered = spool.finish();
            List<ByteStore> parts = new ArrayList<>();
            long from = 0;
            long to = 0;
            for (Child child : children) {
                if (child.length < LONG) {
                    to += child.length;
                } else {
                    parts.add(gathered.slice(Span.between(from, to)));
                    parts.add(structure.bytes().slice(child.span()));
                    from = to;
                }
            }
            parts.add(gathered.slice(Span.between(from, to)));
            return ByteStore.joined(parts);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
