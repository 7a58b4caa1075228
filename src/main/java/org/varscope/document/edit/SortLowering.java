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
import org.varscope.variant.Packed;
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

    /// The order that values are sorted into: null, then false and true, numbers by value, texts by their characters,
    /// vectors and the like by their numbers, and then all others by type, which stay in their order among themselves.
    ///
    /// Within each type it is the engine's (`core/variant/variant_op.cpp`), which has none between most types. NaN
    /// comes last.
    static final class ValueOrder implements Comparator<Variant> {
        private static final double PAST_LONG = 0x1p63;

        @Override
        public int compare(Variant one, Variant other) {
            int rank = Integer.compare(rank(one), rank(other));
            if (rank != 0) {
                return rank;
            }
            return switch (one) {
                case Variant.Bool(boolean a) when other instanceof Variant.Bool(boolean b) -> Boolean.compare(a, b);
                case Variant.Int(long a) when other instanceof Variant.Int(long b) -> Long.compare(a, b);
                case Variant.Int(long a) when other instanceof Variant.Real real -> compare(a, real.value());
                case Variant.Real real when other instanceof Variant.Int(long b) -> -compare(b, real.value());
                case Variant.Real a when other instanceof Variant.Real b -> Double.compare(a.value(), b.value());
                case Variant.Reals(_, var a) when other instanceof Variant.Reals(_, var b) -> Arrays.compare(a, b);
                case Variant.Ints(_, var a) when other instanceof Variant.Ints(_, var b) -> Arrays.compare(a, b);
                default -> compare(text(one), text(other));
            };
        }

        private static int rank(Variant value) {
            return switch (value) {
                case Variant.Nil _ -> 0;
                case Variant.Bool _ -> 1;
                case Variant.Int _, Variant.Real _ -> 2;
                case Variant.Text _, Variant.Name _ -> 3;
                default -> 4 + value.kind().ordinal();
            };
        }

        /// Numbers that no double tells apart differ.
        private static int compare(long whole, double number) {
            if (Double.isNaN(number) || Math.abs(number) >= PAST_LONG) {
                return number < 0 ? 1 : -1;
            }
            int floor = Long.compare(whole, (long) Math.floor(number));
            return floor != 0 ? floor : number > Math.floor(number) ? -1 : 0;
        }

        private static String text(Variant value) {
            return switch (value) {
                case Variant.Text(var text) -> text;
                case Variant.Name(var name) -> name;
                case Variant.NodePath path -> String.join("/", path.names()) + ":" + String.join(":", path.subnames());
                default -> "";
            };
        }

        /// By code points, where UTF-16 has those past U+FFFF before some others.
        private static int compare(String one, String other) {
            int end = Math.min(one.length(), other.length());
            for (int i = 0; i < end; i++) {
                char a = one.charAt(i);
                char b = other.charAt(i);
                if (a != b) {
                    return Character.isSurrogate(a) == Character.isSurrogate(b) ? Character.compare(a, b)
                            : Character.isSurrogate(a) ? 1 : -1;
                }
            }
            return Integer.compare(one.length(), other.length());
        }

        /// {@return the elements of a packed array in order; empty for any other value}
        ///
        /// @param by which number of each is compared first
        static Optional<Variant> sorted(Variant packed, boolean descending, int by) {
            return switch (packed) {
                case Variant.PackedBytes(var bytes) -> Optional.of(new Variant.PackedBytes(bytes(bytes, descending)));
                case Variant.PackedLongs(var longs) -> {
                    long[] all = longs.clone();
                    Arrays.sort(all);
                    yield Optional.of(new Variant.PackedLongs(descending
                            ? turned(all.length, i -> all[i]).toArray() : all));
                }
                case Variant.PackedInts(var kind, var ints) -> {
                    int each = Packed.numbers(kind);
                    int first = Math.min(by, each - 1);
                    int[] order = order(ints.length / each, (a, b) -> {
                        int compared = Integer.compare(ints[a * each + first], ints[b * each + first]);
                        return compared != 0 ? compared : Arrays.compare(ints, a * each, (a + 1) * each,
                                ints, b * each, (b + 1) * each);
                    }, descending);
                    yield Optional.of(new Variant.PackedInts(kind, IntStream.range(0, ints.length)
                            .map(i -> ints[order[i / each] * each + i % each]).toArray()));
                }
                case Variant.PackedFloats(var kind, var floats) -> {
                    int each = Packed.numbers(kind);
                    int first = Math.min(by, each - 1);
                    int[] order = order(floats.length / each, (a, b) -> {
                        int compared = Float.compare(floats[a * each + first], floats[b * each + first]);
                        return compared != 0 ? compared : Arrays.compare(floats, a * each, (a + 1) * each,
                                floats, b * each, (b + 1) * each);
                    }, descending);
                    float[] all = new float[floats.length];
                    for (int i = 0; i < all.length; i++) {
                        all[i] = floats[order[i / each] * each + i % each];
                    }
                    yield Optional.of(new Variant.PackedFloats(kind, all));
                }
                case Variant.PackedDoubles(var kind, var doubles) -> {
                    int each = Packed.numbers(kind);
                    int first = Math.min(by, each - 1);
                    int[] order = order(doubles.length / each, (a, b) -> {
                        int compared = Double.compare(doubles[a * each + first], doubles[b * each + first]);
                        return compared != 0 ? compared : Arrays.compare(doubles, a * each, (a + 1) * each,
                                doubles, b * each, (b + 1) * each);
                    }, descending);
                    yield Optional.of(new Variant.PackedDoubles(kind, IntStream.range(0, doubles.length)
                            .mapToDouble(i -> doubles[order[i / each] * each + i % each]).toArray()));
                }
                case Variant.PackedStrings(var texts) -> {
                    Comparator<String> order = ValueOrder::compare;
                    yield Optional.of(new Variant.PackedStrings(
                            texts.stream().sorted(descending ? order.reversed() : order).toList()));
                }
                default -> Optional.empty();
            };
        }

        private static LongStream turned(int count, IntToLongFunction at) {
            return IntStream.range(0, count).mapToLong(i -> at.applyAsLong(count - 1 - i));
        }

        private static byte[] bytes(byte[] bytes, boolean descending) {
            int[] count = new int[256];
            for (byte one : bytes) {
                count[one & 0xFF]++;
            }
            byte[] all = new byte[bytes.length];
            int at = 0;
            for (int i = 0; i < count.length; i++) {
                int value = descending ? count.length - 1 - i : i;
                Arrays.fill(all, at, at + count[value], (byte) value);
                at += count[value];
            }
            return all;
        }

        /// Which element comes at each place.
        private static int[] order(int count, IntBinaryOperator compared, boolean descending) {
            Comparator<Integer> order = compared::applyAsInt;
            return IntStream.range(0, count).boxed().sorted(descending ? order.reversed() : order)
                    .mapToInt(Integer::intValue).toArray();
        }
    }
}
