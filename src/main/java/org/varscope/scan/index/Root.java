package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.damage.FieldScan;
import org.varscope.scan.damage.Scanned;
import org.varscope.scan.damage.Scanner;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Limits;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;

/// The outermost part of a structure: a collection without a head that holds the records.
final class Root {
    private static final int WINDOW = 1 << 18;
    private static final int PREVIEW_WINDOW = 1 << 16;

    private Root() { }

    static Shape.Open scan(ByteStore bytes, Dialect dialect, Framing framing, Progress progress) {
        ByteReader in = bytes.reader(WINDOW);
        return whole(in, dialect, framing, read(in, dialect, framing, progress, Limits.NONE));
    }

    static Shape.Open scan(Scanner scanner, ByteStore bytes, Framing framing) {
        ByteReader in = bytes.reader(ByteReader.SMALLEST_WINDOW);
        return whole(in, scanner.dialect(), framing, scanner.items(framing.grammar(),
                head(bytes.length(), framing), bytes.length(), asked(in, framing)));
    }

    /// The first records, read up to about `limit` bytes.
    static Structure preview(ByteStore bytes, Dialect dialect, Framing framing, long limit) {
        if (bytes.length() <= limit) {
            return Structure.scan(bytes, dialect, framing, Progress.NONE);
        }
        ByteReader in = bytes.reader(PREVIEW_WINDOW);
        Scanned scanned = read(in, dialect, framing, Progress.NONE, Limits.upTo(limit));
        return scanned.stopped() ? new Structure(bytes, dialect, framing, begun(in, framing, scanned), false)
                : new Structure(bytes, dialect, framing, whole(in, dialect, framing, scanned), scanned.clean());
    }

    private static Scanned read(ByteReader in, Dialect dialect, Framing framing, Progress progress, Limits limits) {
        Plan plan = Plan.of(dialect);
        long length = in.length();
        Optional<FieldList> list = framing.list();
        return list.isPresent() ? new FieldScan(in, plan, list.get(), progress, limits).items(0, length)
                : new Scanner(in, plan, 0, progress, false, limits)
                        .items(framing.grammar(), head(length, framing), length, asked(in, framing));
    }

    private static Shape.Open begun(ByteReader in, Framing framing, Scanned scanned) {
        long left = in.length() - scanned.end();
        Seq<Shape> rest = Seq.of(left == 0 ? List.of() : List.of(new Shape.Pending(left, 0)));
        return new Shape.Open(0, 0, head(in.length(), framing), scanned.parts().concat(rest), 0,
                scanned.parts().count(), framing.grammar(), !scanned.clean(), true, false, List.of());
    }

    private static Shape.Open whole(ByteReader in, Dialect dialect, Framing framing, Scanned scanned) {
        List<Shape> parts = new ArrayList<>();
        if (scanned.end() < in.length()) {
            long left = in.length() - scanned.end();
            parts.add(new Shape.Gap(left, List.of(new Problem(new Flaw.TrailingData(left, last(framing)),
                    new Span(0, left)))));
        }
        List<Problem> problems = problems(in, dialect, framing, scanned.parts());
        return new Shape.Open(0, 0, head(in.length(), framing), scanned.parts().concat(Seq.of(parts)), 0,
                scanned.parts().count(), framing.grammar(), !scanned.clean(), false, false, problems);
    }

    /// Bytes before the first record.
    private static long head(long length, Framing framing) {
        Framing.Head head = framing.head();
        return head == null ? 0 : Math.min(Framing.Head.LENGTH, length);
    }

    /// How many records there should be, [Long#MAX_VALUE] for as many as there are.
    private static long asked(ByteReader in, Framing framing) {
        Framing.Head head = framing.head();
        if (head == null) {
            return framing.isSingle() ? 1 : Long.MAX_VALUE;
        }
        return in.length() < Framing.Head.LENGTH ? 0 : in.u32(Framing.Head.COUNT_AT);
    }

    private static Flaw.After last(Framing framing) {
        return switch (framing.member()) {
            case VALUE, RECORD -> Flaw.After.VALUE;
            case SETTING -> Flaw.After.LAST_ENTRY;
            case ITEM -> Flaw.After.LAST_ITEM;
        };
    }

    /// A file into which nothing was stored yet holds no record, and nothing is wrong with that.
    private static List<Problem> problems(ByteReader in, Dialect dialect, Framing framing, Seq<Shape> records) {
        long length = in.length();
        if (framing.isSingle() && length == 0) {
            return List.of(new Problem(Flaw.Plain.NO_VALUE, new Span(0, 0)));
        }
        Framing.Head head = framing.head();
        return head != null ? problems(in, head, asked(in, framing), records.count())
                : framing.list().map(list -> new CountedItems(list, dialect, in, records, 0).problems(length))
                        .orElse(List.of());
    }

    private static List<Problem> problems(ByteReader in, Framing.Head head, long asked, long found) {
        if (in.length() < Framing.Head.LENGTH) {
            return List.of(new Problem(new Flaw.Cut(Flaw.Part.PROJECT_HEAD, in.length()),
                    new Span(0, in.length())));
        }
        List<Problem> problems = new ArrayList<>();
        if (in.i32(0) != head.magic()) {
            problems.add(new Problem(new Flaw.MagicWrong(in.i32(0)), new Span(0, 4)));
        }
        if (found < asked) {
            problems.add(new Problem(new Flaw.ChildrenMissing(Flaw.Children.ENTRIES, asked, found),
                    new Span(Framing.Head.COUNT_AT, 4)));
        }
        return problems;
    }

    static Shape.Open pending(long length, Framing framing) {
        long head = head(length, framing);
        return new Shape.Open(0, 0, head, Seq.of(List.of(new Shape.Pending(length - head, 0))), 0, 0,
                framing.grammar(), false, false, false, List.of());
    }

    private record At(Shape shape, long start) { }

    /// Adds every finding that begins in `where`, with absolute spans. Only the parts there are looked at: what is
    /// found on a part begins in it or right after it.
    static void collect(Shape.Open root, Span where, List<Problem> into) {
        Deque<At> open = new ArrayDeque<>(List.of(new At(root, 0)));
        while (!open.isEmpty()) {
            At at = open.pop();
            for (Problem problem : at.shape.problems()) {
                if (where.contains(problem.span().start() + at.start)) {
                    into.add(problem.shifted(at.start));
                }
            }
            if (at.shape instanceof Shape.Open collection) {
                long body = at.start + collection.body();
                Seq<Shape> parts = collection.children();
                int from = where.start() <= body ? 0 : where.start() > body + parts.length() ? parts.size()
                        : parts.atOffset(where.start() - body - 1).index();
                Iterator<Seq.Place<Shape>> marked = parts.markedFrom(from);
                while (marked.hasNext()) {
                    Seq.Place<Shape> place = marked.next();
                    if (body + place.offset() >= where.end()) {
                        break;
                    }
                    open.push(new At(place.part(), body + place.offset()));
                }
            }
        }
    }

    static boolean hasPending(Shape.Open root) {
        Deque<Shape.Open> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            for (Shape part : open.pop().children()) {
                if (part instanceof Shape.Pending) {
                    return true;
                }
                if (part instanceof Shape.Open inner) {
                    open.push(inner);
                }
            }
        }
        return false;
    }
}
