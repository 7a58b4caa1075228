package org.varscope.scan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;

/// The outermost part of a structure: a collection without a head that holds the records.
final class Root {
    private static final int WINDOW = 1 << 20;

    private Root() { }

    static Shape.Open scan(ByteStore bytes, Dialect dialect, Framing framing, Progress progress) {
        return scan(new Scanner(bytes.reader(WINDOW), Plan.of(dialect), 0, progress), bytes, framing);
    }

    static Shape.Open scan(Scanner scanner, ByteStore bytes, Framing framing) {
        Grammar grammar = Grammar.of(framing);
        long want = framing instanceof Framing.Bare ? 1 : Long.MAX_VALUE;
        Scanner.Scanned scanned = scanner.items(grammar, 0, bytes.length(), want);
        List<Shape> parts = new ArrayList<>();
        if (scanned.end() < bytes.length()) {
            long left = bytes.length() - scanned.end();
            parts.add(new Shape.Gap(left, List.of(new Problem(Code.TRAILING_DATA, new Span(0, left),
                    left + " bytes after the value", "the value to be the last"))));
        }
        return of(grammar, scanned.parts().concat(Seq.of(parts)), bytes.length() == 0
                ? List.of(new Problem(Code.NO_VALUE, new Span(0, 0), "no bytes", "a value")) : List.of(), !scanned.clean());
    }

    static Shape.Open pending(long length, Framing framing) {
        return of(Grammar.of(framing), Seq.of(List.of(new Shape.Pending(length))), List.of(), false);
    }

    static Shape.Open of(Grammar grammar, Seq<Shape> parts, List<Problem> problems, boolean damaged) {
        return new Shape.Open(0, 0, 0, parts, 0, parts.count(), grammar, damaged, false, problems);
    }

    private record At(Shape shape, long start) { }

    /// Adds every finding below `root`, with absolute spans.
    static void collect(Shape.Open root, long start, List<Problem> into) {
        Deque<At> open = new ArrayDeque<>(List.of(new At(root, start)));
        while (!open.isEmpty()) {
            At at = open.pop();
            at.shape.problems().forEach(p -> into.add(p.shifted(at.start)));
            if (at.shape instanceof Shape.Open collection) {
                Seq<Shape> parts = collection.children();
                for (var place = parts.nextMarked(0); place != null;
                        place = place.index() + 1 < parts.size() ? parts.nextMarked(place.index() + 1) : null) {
                    open.push(new At(place.part(), at.start + collection.body() + place.offset()));
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

    static long parts(Shape.Open root) {
        long count = 0;
        Deque<Shape.Open> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            for (Shape part : open.pop().children()) {
                count++;
                if (part instanceof Shape.Open inner) {
                    open.push(inner);
                }
            }
        }
        return count;
    }
}
