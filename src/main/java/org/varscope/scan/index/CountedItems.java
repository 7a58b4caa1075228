package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Times;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.FieldItems;

/// Which records are which items of a list of fields, as the records that are there and the numbers that count them
/// tell, and whether those fit.
final class CountedItems {
    private final FieldList list;
    private final Dialect dialect;
    private final ByteReader in;
    private final Seq<Shape> parts;
    private final long start;
    private final long records;
    /// Whether more records may follow that were not read yet.
    private final boolean open;
    private final FieldRuns runs;

    /// @param parts the records
    /// @param start where they begin
    CountedItems(FieldList list, Dialect dialect, ByteReader in, Seq<Shape> parts, long start) {
        this.list = list;
        this.dialect = dialect;
        this.in = in;
        this.parts = parts;
        this.start = start;
        this.records = parts.count();
        this.open = !parts.isEmpty() && parts.get(parts.size() - 1) instanceof Shape.Pending;
        this.runs = new FieldRuns(list, this::count);
    }

    FieldRuns runs() {
        return runs;
    }

    /// Where items of known size end the file, no more come before them than the file holds.
    private long count(FieldRuns known, int item) {
        Times times = list.items().get(item).times();
        boolean ends = !open && times != Times.ONCE && list.tail(item, dialect) > 0;
        long most = ends ? Math.max(0, records - known.first(item) - (list.items().size() - 1L - item))
                : Long.MAX_VALUE;
        return Math.min(most, switch (times) {
            case Times.Once _ -> 1;
            case Times.Ever _ -> Long.MAX_VALUE;
            case Times.Exactly(long number) -> number;
            case Times.Counted _ -> said(known, list.counting(item));
        });
    }

    /// What the number that an item is says; 0 where it is not there.
    private long said(FieldRuns known, int number) {
        Span at = at(known.first(number));
        return at == null ? 0 : new FieldItems(in, dialect).number(list.items().get(number), at.start());
    }

    /// The bytes of a plain record that comes once; null where it is not whole.
    private @Nullable Span at(long record) {
        if (record >= records) {
            return null;
        }
        Seq.Place<Shape> place = parts.atCount(record);
        return place.item() == record && place.part() instanceof Shape.Run
                ? new Span(start + place.offset(), place.part().length()) : null;
    }

    /// {@return what is wrong with the counts and with how many records there are}
    ///
    /// @param length of the file
    List<Problem> problems(long length) {
        List<Problem> problems = new ArrayList<>();
        long asked = 0;
        for (int i = 0; i < list.items().size(); i++) {
            FieldItem item = list.items().get(i);
            long there = Math.max(0, Math.min(runs.end(i), records) - runs.first(i));
            Span at = item.times() instanceof Times.Counted ? at(runs.first(list.counting(i))) : null;
            long said = at == null ? 0 : said(runs, list.counting(i));
            if (there < said) {
                problems.add(new Problem(new Flaw.RecordsMissing(list.items().get(list.counting(i)).name(), said,
                        there), Objects.requireNonNull(at)));
            }
            long more = switch (item.times()) {
                case Times.Once _ -> 1;
                case Times.Ever _ -> 0;
                case Times.Exactly(long number) -> number;
                case Times.Counted _ -> Math.min(said, there);
            };
            asked = asked + more < 0 ? Long.MAX_VALUE : asked + more;
        }
        if (records < asked) {
            problems.add(new Problem(new Flaw.FieldsMissing(asked, records), new Span(length, 0)));
        }
        return problems;
    }
}
