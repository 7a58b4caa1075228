package org.varscope.scan.detect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Digest.Algorithm;
import org.varscope.dialect.Digest.Reach;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Plan;

/// Finds a digest beside values that are whole: at the beginning of the file, right before the values, or at the end.
/// It is none by chance, as it fits.
final class DigestedBytes {
    private static final int MOST = DigestTrial.MOST;
    /// What records are called if a digest is made only of them.
    private static final String RECORDS = "records";

    private final ByteStore bytes;
    private final ByteReader in;
    private final long end;
    private final Plan plan;
    private final Trial trial;

    private DigestedBytes(ByteStore bytes, Dialect dialect) {
        this.bytes = bytes;
        this.in = bytes.reader();
        this.end = bytes.length();
        this.plan = Plan.of(dialect);
        this.trial = new Trial(in, plan);
    }

    /// Values with a digest beside them.
    ///
    /// @param values where they are
    /// @param then   how
    /// @param list   what reads all of the file
    record Found(Span values, Framing then, FieldList list) { }

    /// {@return the values of `bytes`, and the digest of them; empty where no digest of them is there}
    static Optional<Found> in(ByteStore bytes, Dialect dialect) {
        if (bytes.length() > DigestTrial.LARGEST) {
            return Optional.empty();
        }
        DigestedBytes all = new DigestedBytes(bytes, dialect);
        return all.last().or(all::first);
    }

    /// A digest behind the values, before which a few bytes of the game's own may be.
    private Optional<Found> last() {
        return LongStream.rangeClosed(0, Math.min(OwnBytes.MOST, end - 8)).boxed().flatMap(start -> Stream.concat(
                last(start, Framing.STREAM, records(start)).stream(),
                last(start, Framing.BARE, value(start)).stream())).findFirst();
    }

    private Optional<Found> last(long start, Framing then, @Nullable Values values) {
        if (values == null) {
            return Optional.empty();
        }
        long at = values.last().end();
        List<DigestTrial.Of> sought = new ArrayList<>(List.of(of(Reach.BEFORE, new Span(0, at)),
                of(Reach.VALUE, values.last())));
        if (start > 0 && then.isStream()) {
            sought.add(new DigestTrial.Of(Reach.ITEMS, List.of(RECORDS, RECORDS),
                    bytes.slice(Span.between(start, at))));
        }
        return DigestTrial.at(bytes, at, end, sought).filter(digest -> start == 0 || !isZlib(digest)).map(digest -> {
            List<FieldItem> items = new ArrayList<>(OwnItems.items(in, start, then, values.count()));
            if (digest.digest() != null && digest.digest().reach() == Reach.ITEMS) {
                items.add(items.removeLast().named(RECORDS));
            }
            items.add(digest);
            return new Found(Span.between(start, at), then, new FieldList(items));
        });
    }

    /// Whether what looks like a digest is the end of a zlib stream: content that is stored there is not compressed.
    /// Source: RFC 1950, 2.2.
    private boolean isZlib(FieldItem digest) {
        return digest.digest() != null && digest.digest().algorithm() == Algorithm.ADLER32
                && (in.u8(0) & 0xF) == 8 && (in.u8(0) << 8 | in.u8(1)) % 31 == 0;
    }

    private DigestTrial.Of of(Reach reach, Span span) {
        return new DigestTrial.Of(reach, bytes.slice(span));
    }

    /// Values that follow each other.
    private record Values(long count, Span last) { }

    /// The records that follow each other from `start`; null where there are none.
    private @Nullable Values records(long start) {
        Values values = null;
        long at = start;
        while (end - at >= 8) {
            long next = at + 4 + in.u32(at);
            if (next > end || trial.read(at + 4, next, next) != Trial.Ending.WHOLE || trial.at != next) {
                break;
            }
            values = new Values(values == null ? 1 : values.count() + 1, Span.between(at + 4, next));
            at = next;
        }
        return values;
    }

    /// The value at `start`; null where there is none.
    private @Nullable Values value(long start) {
        return trial.read(start, end, end) == Trial.Ending.WHOLE ? new Values(1, Span.between(start, trial.at)) : null;
    }

    /// A digest before the values.
    private Optional<Found> first() {
        for (long at = Integer.BYTES; at <= Math.min(MOST, end - 8); at++) {
            WholeValues whole = WholeValues.at(in, plan, trial, at, end);
            if (whole != null) {
                Framing then = whole.then();
                long values = at;
                return before(at, then).map(items -> new Found(Span.between(values, end), then, list(items, then)));
            }
        }
        return Optional.empty();
    }

    private static FieldList list(List<FieldItem> before, Framing then) {
        List<FieldItem> items = new ArrayList<>(before);
        items.add(WholeValues.item(then));
        return new FieldList(items, then.isStream());
    }

    /// What comes before the values at `at`, where a digest is among it.
    private Optional<List<FieldItem>> before(long at, Framing then) {
        ByteOrder order = then.lengths(null);
        long value = order == null ? at : at + Integer.BYTES;
        long next = order == null ? end : WholeValues.next(in, at, order);
        Span first = Span.between(value, next);
        List<Long> sizes = DigestTrial.sizes().stream().filter(size -> size <= at).toList();
        Stream<Optional<List<FieldItem>>> last = sizes.stream()
                .map(size -> DigestTrial.at(bytes, at - size, at, behind(at, first)).map(item -> Stream.concat(
                        size == at ? Stream.empty() : OwnItems.items(in, at - size).stream(), Stream.of(item))
                        .toList()));
        Stream<Optional<List<FieldItem>>> ahead = sizes.stream().filter(size -> size < at)
                .map(size -> DigestTrial.at(bytes, 0, size, behind(size, first))
                        .map(item -> List.of(item, FieldItem.bytes(at - size))));
        return Stream.concat(last, ahead).flatMap(Optional::stream).findFirst();
    }

    private List<DigestTrial.Of> behind(long at, Span value) {
        return List.of(of(Reach.AFTER, Span.between(at, end)), of(Reach.VALUE, value));
    }

    /// {@return how these values are read in one dialect or the likeliest; empty where they are not}
    static Optional<Detection> of(ByteStore bytes, @Nullable Dialect dialect, List<Dialect> likely,
            BiFunction<ByteStore, Framing, Optional<Detection>> whole) {
        return (dialect != null ? Stream.of(dialect) : likely.stream())
                .flatMap(each -> in(bytes, each).stream())
                .flatMap(found -> whole.apply(bytes.slice(found.values()), found.then())
                        .map(inner -> inner.beside(new Reason.Digested(found.list()), found.list(),
                                found.values().start())).stream())
                .findFirst();
    }
}
