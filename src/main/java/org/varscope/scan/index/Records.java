package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.scan.damage.FieldScan;
import org.varscope.scan.damage.Scanned;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.FieldItems;
import org.varscope.scan.walk.Grammar;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;

/// The records of a structure as an edit meets them: what each looks like, and how some of them are read again.
final class Records {
    private final Shape.Open root;
    private final Framing framing;
    private final @Nullable FieldList list;

    Records(Structure structure) {
        this.root = structure.root();
        this.framing = structure.framing();
        this.list = framing instanceof Framing.Fields(var fields) ? fields : null;
    }

    /// {@return whether the ends of damaged items in the parts `from` up to `to` of `open` are proved by their lengths,
    /// whatever is in them}
    boolean proveTheirEnds(Shape.Open open, int from, int to) {
        if (open.grammar() != Grammar.FIELDS || list == null) {
            return open.grammar() == Grammar.FRAMES || open.grammar() == Grammar.FRAMES_BE;
        }
        return areFrames(list, item(from), item(to) - item(from));
    }

    /// {@return the same of the `count` items that are now in the place of the part number `from` of `open` and others}
    boolean proveTheirEndsNow(Shape.Open open, int from, long count) {
        return open.grammar() != Grammar.FIELDS || list == null ? proveTheirEnds(open, from, from)
                : areFrames(list, item(from), count);
    }

    private static boolean areFrames(FieldList list, long first, long count) {
        long last = list.items().size() - 1L;
        return LongStream.range(Math.min(first, last), Math.min(first + count - 1, last) + 1)
                .allMatch(i -> list.items().get((int) i).kind() == FieldKind.VAR);
    }

    /// {@return what the items of the part number `part` of `open` look like; -1 for any part}
    Grammar grammar(Shape.Open open, int part) {
        if (open.grammar() != Grammar.FIELDS || list == null || part < 0 || part >= open.children().size()) {
            return open.grammar();
        }
        return list.item(item(part)).map(FieldItems::grammar).orElse(Grammar.FIELDS);
    }

    /// {@return what `record` looks like, which is the part number `part` of the root; of what is no record, values}
    Grammar record(Shape.Open record, int part) {
        boolean is = part >= 0 && part < root.children().size() && root.children().get(part) == record;
        return is ? grammar(root, part) : Grammar.VALUES;
    }

    /// {@return whether {@link #read} keeps within limits}
    boolean canLimit() {
        return switch (framing) {
            case Framing.Bare _, Framing.Values _, Framing.Stream _ -> true;
            case Framing.Project _, Framing.Fields _ -> false;
        };
    }

    /// {@return the records of the parts `from` up to `to`, read again where they lie now}
    Scanned read(ByteStore after, Plan plan, int from, int to, long start, long end, Limits limits,
            Progress progress) {
        ByteReader in = after.reader();
        return switch (framing) {
            case Framing.Fields(var fields) -> new FieldScan(in, plan, new FieldItems(in, plan.dialect, fields),
                    progress, Limits.NONE).items(item(from), start, end);
            case Framing.Project _ -> new Scanner(in, plan, 0, progress, false, Limits.NONE)
                    .items(root.grammar(), start, end, count(from, to));
            case Framing.Bare _ -> new Scanner(in, plan, 0, progress, false, limits)
                    .items(root.grammar(), start, end, 1);
            case Framing.Values _, Framing.Stream _ ->
                    new Scanner(in, plan, 0, progress, false, limits)
                            .items(root.grammar(), start, end, Long.MAX_VALUE);
        };
    }

    /// {@return whether the parts `from` up to `to` may hold `count` records now, by what follows them}
    boolean mayBe(int from, int to, long count) {
        return switch (framing) {
            case Framing.Values _, Framing.Stream _ -> true;
            case Framing.Bare _, Framing.Project _ -> count == count(from, to);
            case Framing.Fields(var fields) -> count == count(from, to)
                    || fields.isRepeated(item(from) + count(from, to)) && fields.isRepeated(item(from) + count);
        };
    }

    private long item(int part) {
        Seq<Shape> parts = root.children();
        return part < parts.size() ? parts.atIndex(part).item() : parts.count();
    }

    private long count(int from, int to) {
        return root.children().slice(from, to).count();
    }
}
