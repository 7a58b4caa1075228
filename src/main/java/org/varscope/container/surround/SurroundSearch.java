package org.varscope.container.surround;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Wrapping;
import org.varscope.dialect.Digest.Reach;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.scan.detect.DigestTrial;
import org.varscope.scan.detect.OwnItems;

/// Finds out what a game has put around something that is wrapped: sizes and digests that fit, and what else is there.
public final class SurroundSearch {
    /// How many bytes there may be before it: 64 of any kind, and a digest of as many digits.
    public static final int MOST = 128;
    private static final String SIZE = "size";
    private static final String PACKED = "length";
    private static final String DATA = "data";

    private final ByteStore file;
    private final Span inside;
    private final Wrapping wrapping;
    private final ByteReader in;
    private final SortedMap<Long, FieldItem> items = new TreeMap<>();
    private final NavigableMap<Long, Long> ends = new TreeMap<>();

    private SurroundSearch(ByteStore file, Span inside, Wrapping wrapping) {
        this.file = file;
        this.inside = inside;
        this.wrapping = wrapping;
        this.in = file.reader(ByteReader.SMALLEST_WINDOW);
    }

    /// {@return what is around the bytes `inside` of `file`}
    ///
    /// @param wrapping what they are
    public static Envelope of(ByteStore file, Span inside, Wrapping wrapping) {
        return new SurroundSearch(file, inside, wrapping).found();
    }

    /// {@return whether there is a digest behind what is wrapped}
    public static boolean hasDigestBehind(Envelope around) {
        return around.list().items().stream().skip(around.place()).anyMatch(item -> item.digest() != null);
    }

    private Envelope found() {
        // A digest that fits is none by chance; bytes of one may be a size by chance.
        digests(size -> List.of(inside.end(), file.length() - size, inside.start() - size, 0L));
        List<Sized> sizes = sizes();
        sizes.forEach(size -> put(size.at, size.width, size.item()));
        digests(size -> sizes.stream().flatMap(each -> Stream.of(each.at - size, each.at + each.width)).toList());
        List<FieldItem> list = new ArrayList<>(filled(0, inside.start()));
        int place = list.size();
        boolean isNamed = items.values().stream().anyMatch(item -> item.digest() != null
                && item.digest().reach() == Reach.ITEMS);
        list.add(FieldItem.bytes(1).named(isNamed ? DATA : ""));
        list.addAll(filled(inside.end(), file.length()));
        return new Envelope(new FieldList(list), place,
                sizes.stream().anyMatch(size -> size.name.equals(SIZE)) ? SIZE : "",
                sizes.stream().anyMatch(size -> size.name.equals(PACKED)) ? PACKED : "");
    }

    /// A number that says a size.
    private record Sized(String name, long at, int width, ByteOrder order) {
        FieldItem item() {
            return new FieldItem(width == Long.BYTES ? FieldKind.U64 : FieldKind.U32, 0, order).named(name);
        }
    }

    /// The numbers before what is wrapped that say how many bytes it has and are inside: of all that do, those that are
    /// written alike and follow one another most.
    private List<Sized> sizes() {
        List<Optional<Sized>> inner = all(SIZE, wrapping.content().length());
        List<Optional<Sized>> outer = all(PACKED, inside.length());
        return inner.stream().flatMap(one -> outer.stream().map(other -> Stream.concat(one.stream(), other.stream())
                        .sorted(Comparator.comparingLong(Sized::at)).toList()))
                .filter(SurroundSearch::areApart).max(Comparator.<List<Sized>>comparingInt(List::size)
                        .thenComparing(found -> -gaps(found))
                        .thenComparing(found -> found.stream().noneMatch(size -> size.name.equals(PACKED))
                                || found.size() > 1)
                        .thenComparingInt(found -> found.stream().mapToInt(Sized::width).sum())).orElseThrow();
    }

    /// Two numbers of one game are of one byte order.
    private static boolean areApart(List<Sized> found) {
        return found.size() < 2 || found.getFirst().at + found.getFirst().width <= found.getLast().at
                && found.getFirst().order == found.getLast().order;
    }

    /// How many of these numbers are not followed by something that is known.
    private long gaps(List<Sized> found) {
        return found.stream().mapToLong(size -> size.at + size.width).filter(end -> end != inside.start()
                && !items.containsKey(end) && found.stream().noneMatch(other -> other.at == end)).count();
    }

    private List<Optional<Sized>> all(String name, long bytes) {
        List<Optional<Sized>> all = new ArrayList<>(List.of(Optional.empty()));
        for (int width : List.of(Integer.BYTES, Long.BYTES)) {
            for (long at = Math.max(0, inside.start() - MOST); at <= inside.start() - width; at++) {
                for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                    if (isFree(at, width) && is(at, width, order, bytes)) {
                        all.add(Optional.of(new Sized(name, at, width, order)));
                    }
                }
            }
        }
        return all;
    }

    private boolean is(long at, int width, ByteOrder order, long bytes) {
        return IntStream.range(0, width).allMatch(i -> in.u8(order == ByteOrder.BIG_ENDIAN ? at + width - 1 - i
                : at + i) == (bytes >>> Byte.SIZE * i & 0xFF));
    }

    private boolean isFree(long at, long width) {
        Map.Entry<Long, Long> before = ends.lowerEntry(at + width);
        return before == null || before.getValue() <= at;
    }

    private void put(long at, long width, FieldItem item) {
        items.put(at, item);
        ends.put(at, at + width);
    }

    /// Digests are at the start or the end of the bytes that are still unexplained.
    ///
    /// @param places where those of a size may begin
    private void digests(LongFunction<List<Long>> places) {
        for (long size : file.length() > DigestTrial.LARGEST ? List.<Long>of() : DigestTrial.sizes().reversed()) {
            places.apply(size).forEach(at -> digest(at, size));
        }
    }

    private void digest(long at, long size) {
        boolean isOutside = at >= 0 && at + size <= inside.start() || at >= inside.end()
                && at + size <= file.length();
        if (isOutside && isFree(at, size)) {
            DigestTrial.at(file, at, at + size, sought(at, at + size)).ifPresent(item -> put(at, size, item));
        }
    }

    private List<DigestTrial.Of> sought(long from, long to) {
        ByteStore before = file.slice(new Span(0, from));
        ByteStore after = file.slice(Span.between(to, file.length()));
        List<DigestTrial.Of> sought = new ArrayList<>();
        if (from >= inside.end()) {
            sought.add(new DigestTrial.Of(Reach.BEFORE, before));
        } else {
            sought.add(new DigestTrial.Of(Reach.AFTER, after));
        }
        sought.add(new DigestTrial.Of(Reach.REST, before.concat(after)));
        sought.add(new DigestTrial.Of(Reach.VALUE, wrapping.content()));
        sought.add(new DigestTrial.Of(Reach.ITEMS, List.of(DATA, DATA), file.slice(inside)));
        return sought;
    }

    /// The items from one offset to another, with a name for what is between those that are known.
    private List<FieldItem> filled(long from, long to) {
        List<FieldItem> all = new ArrayList<>();
        long at = from;
        for (Map.Entry<Long, FieldItem> each : items.subMap(from, to).entrySet()) {
            all.addAll(between(at, each.getKey()));
            all.add(each.getValue());
            at = Objects.requireNonNull(ends.get(each.getKey()));
        }
        all.addAll(between(at, to));
        return all;
    }

    private List<FieldItem> between(long from, long to) {
        if (from >= to) {
            return List.of();
        }
        List<FieldItem> own = OwnItems.between(in, from, to);
        return from < inside.start() || own.stream().allMatch(FieldItem::isFixed) ? own
                : List.of(FieldItem.bytes(to - from));
    }
}
