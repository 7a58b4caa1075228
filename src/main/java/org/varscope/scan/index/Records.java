package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Times;
import org.varscope.scan.damage.FieldScan;
import org.varscope.scan.damage.Scanned;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.FieldTurns;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;

/// The records of a structure as an edit meets them: what each looks like, and how some of them are read again.
final class Records {
    private final Shape.Open root;
    private final Framing framing;
    private final @Nullable FieldRuns runs;

    Records(Structure structure) {
        this.root = structure.root();
        this.framing = structure.framing();
        this.runs = structure.runs();
    }

    /// {@return whether the ends of damaged items in the parts `from` up to `to` of `open` are proved by their lengths,
    /// whatever is in them}
    boolean proveTheirEnds(Shape.Open open, int from, int to) {
        if (open.grammar() != Grammar.FIELDS || runs == null) {
            return open.grammar() == Grammar.FRAMES || open.grammar() == Grammar.FRAMES_BE;
        }
        return areFrames(runs, item(from), item(to) - item(from));
    }

    /// {@return the same of the `count` items that are now in the place of the part number `from` of `open` and others}
    boolean proveTheirEndsNow(Shape.Open open, int from, long count) {
        return open.grammar() != Grammar.FIELDS || runs == null ? proveTheirEnds(open, from, from)
                : areFrames(runs, item(from), count);
    }

    private static boolean areFrames(FieldRuns runs, long first, long count) {
        int from = runs.index(first);
        int to = runs.index(first + count - 1);
        return count <= 0 || from >= 0 && to >= 0 && runs.list().items().subList(from, to + 1).stream()
                .allMatch(item -> item.kind() == FieldKind.VAR);
    }

    /// {@return whether a number that counts records is among the parts `from` up to `to`}
    boolean holdCounts(int from, int to) {
        return runs != null && IntStream.range(0, runs.list().items().size()).map(runs.list()::counting)
                .anyMatch(number -> number >= 0 && runs.first(number) >= item(from) && runs.first(number) < item(to));
    }

    /// {@return what the items of the part number `part` of `open` look like; -1 for any part}
    Grammar grammar(Shape.Open open, int part) {
        if (open.grammar() != Grammar.FIELDS || runs == null || part < 0 || part >= open.children().size()) {
            return open.grammar();
        }
        FieldItem item = runs.item(item(part));
        return item == null ? Grammar.FIELDS : FieldItems.grammar(item);
    }

    /// {@return what `record` looks like, which is the part number `part` of the root; of what is no record, values}
    Grammar record(Shape.Open record, int part) {
        boolean is = part >= 0 && part < root.children().size() && root.children().get(part) == record;
        return is ? grammar(root, part) : Grammar.VALUES;
    }

    /// {@return whether [#read] keeps within limits}
    boolean canLimit() {
        return framing.isUniform();
    }

    /// {@return the records of the parts `from` up to `to`, read again where they are now}
    Scanned read(ByteStore after, Plan plan, int from, int to, long start, long end, Limits limits,
            Progress progress) {
        ByteReader in = after.reader();
        if (framing.isListed()) {
            return new FieldScan(in, plan, new FieldTurns(new FieldItems(in, plan.dialect),
                    Objects.requireNonNull(runs), item(from)), progress, Limits.NONE).items(start, end);
        }
        return new Scanner(in, plan, 0, progress, false, canLimit() ? limits : Limits.NONE).items(root.grammar(), start,
                end, framing.isSingle() ? 1 : framing.head() == null ? Long.MAX_VALUE : count(from, to));
    }

    /// {@return whether the parts `from` up to `to` may hold `count` records now, by what follows them}
    boolean mayBe(int from, int to, long count) {
        return count == count(from, to) || framing.list().map(list -> list.isSimple()
                && isEndless(item(from) + count(from, to)) && isEndless(item(from) + count))
                .orElse(framing.head() == null && !framing.isSingle());
    }

    private boolean isEndless(long record) {
        FieldItem item = runs == null ? null : runs.item(record);
        return item != null && item.times() == Times.EVER;
    }

    private long item(int part) {
        Seq<Shape> parts = root.children();
        return part < parts.size() ? parts.atIndex(part).item() : parts.count();
    }

    private long count(int from, int to) {
        return root.children().slice(from, to).count();
    }
}
