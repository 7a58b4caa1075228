package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Scratch;
import org.varscope.bytes.Span;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;

/// The counts and lengths that change with what they count: those of collections, of records, and of the file.
final class Counts {
    private final Structure structure;
    private final RecordLowering records;
    private final Scratch scratch;
    private final Replacements replacements;
    private final Deque<Runnable> undo;
    private final Map<Long, Integer> counted = new HashMap<>();
    private final Map<Long, Long> grown = new HashMap<>();
    private final Map<Span, Integer> moreRecords = new HashMap<>();

    /// @param scratch      takes their bytes
    /// @param replacements get them
    /// @param undo         gets what takes a change back
    Counts(Structure structure, RecordLowering records, Scratch scratch, Replacements replacements,
            Deque<Runnable> undo) {
        this.structure = structure;
        this.records = records;
        this.scratch = scratch;
        this.replacements = replacements;
        this.undo = undo;
    }

    /// Changes the count of a collection, whose top bit stays.
    void children(Node collection, int by) throws EditException {
        Span span = new Span(structure.childStart(collection, 0) - 4, 4);
        int word = structure.bytes().reader().i32(span.start());
        undo.push(() -> counted.merge(span.start(), -by, Integer::sum));
        int count = (word & Integer.MAX_VALUE) + counted.merge(span.start(), by, Integer::sum);
        if (count < 0) {
            throw new EditException(new Obstacle.ChildrenCount(span, Integer.toUnsignedLong(word)));
        }
        put(new RecordLowering.Word(span, count | word & Integer.MIN_VALUE, ByteOrder.LITTLE_ENDIAN));
    }

    /// Changes the count of a packed array.
    ///
    /// @param was how many elements it has
    void elements(Node array, long was, long by) throws EditException {
        Span span = new Span(array.span().start() + 4, 4);
        if (was + by > Integer.MAX_VALUE) {
            throw new EditException(new Obstacle.ChildrenCount(span, was));
        }
        put(new RecordLowering.Word(span, (int) (was + by), ByteOrder.LITTLE_ENDIAN));
    }

    /// Changes the count of the records at `place`, where the file has one.
    void records(long place, int by) throws EditException {
        Span count = records.counting(place, by);
        if (count != null) {
            undo.push(() -> moreRecords.merge(count, -by, Integer::sum));
            put(records.count(count, moreRecords.merge(count, by, Integer::sum)));
        }
    }

    /// Changes the length of the record around `node`, where it has one.
    void length(Node node, long growth) throws EditException {
        Node record = node;
        for (Node above = node.parent(); above != null; above = above.parent()) {
            record = above;
        }
        long start = record.span().start();
        undo.push(() -> grown.merge(start, -growth, Long::sum));
        put(records.length(record, grown.merge(start, growth, Long::sum)));
    }

    private void put(RecordLowering.@Nullable Word word) {
        if (word != null) {
            replacements.word(word.at(), scratch.append(word.bytes()));
        }
    }
}
