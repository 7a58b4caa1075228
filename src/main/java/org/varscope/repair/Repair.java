package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.document.edit.Edit;
import org.varscope.scan.index.Patch;

/// A change of bytes that makes damaged ones readable again, and what it leaves behind. `explain` makes a sentence
/// of it.
///
/// @param kind       what is put right
/// @param before     what a word says now, or the bytes that are taken away
/// @param after      what it is to say, or the bytes that are put in
/// @param changes    on the bytes as they are, in order of offset, not overlapping
/// @param followed   whether what comes after the record can be read from its first byte on, as far as was looked at
/// @param alone      whether all that may explain the damage as well was tried
/// @param errorsLeft problems of severity ERROR that the whole file has after it
/// @param losses     what becomes of the values that could be read before
/// @param oddness    how unlike what an engine writes the result is; the smaller, the likelier
/// @param parts      the two repairs of which it is made, each of the bytes as they are; none where it is one
public record Repair(Kind kind, long before, long after, List<Change> changes, boolean followed, boolean alone,
        long errorsLeft, Losses losses, double oddness, List<Repair> parts) {
    /// The likeliest first: what leaves the rest of the file where it is, then what destroys the least, and of those
    /// the smallest change with the plainest result. Counting only errors would prefer what swallows the values after
    /// it: bytes that are not read have none.
    public static final Comparator<Repair> ORDER = Comparator.comparing(Repair::followed).reversed()
            .thenComparingLong(Repair::harm).thenComparingDouble(Repair::price);

    /// Bytes that a value and its key take, in most files at most.
    private static final long VALUE = 128;
    /// Values that may read well by chance in what is damaged, and what each of them speaks against.
    private static final long CHANCE = 2;
    /// The smallest record with its length.
    private static final long RECORD = 8;

    /// What a repair puts right. The words are those of the command line.
    public enum Kind {
        /// How many children there are.
        COUNT("count"),
        /// How many bytes a text or an array has.
        LENGTH("length"),
        /// How many bytes a record has.
        RECORD_LENGTH("record-length"),
        /// Type number of a header, or of the elements of a typed collection.
        TYPE("type"),
        /// Flags of a header.
        FLAGS("flags"),
        /// Another word with a meaning of its own.
        WORD("word"),
        /// Bits of a text.
        TEXT("text"),
        /// The first bytes of a file.
        MAGIC("magic"),
        /// The magic of a compressed file: what is inside can be read once the file is opened again.
        WRAPPER("wrapper"),
        /// Zeros that fill up to a multiple of four.
        PADDING("padding"),
        /// CRs that a transfer as text has put before each LF; before: how many.
        LINE_ENDS("line-ends"),
        /// Bytes that a transfer as text has written as UTF-8; before: how many.
        ENCODING("encoding"),
        /// Bytes that came in.
        BYTES_INSERTED("bytes-inserted"),
        /// Bytes that went.
        BYTES_LOST("bytes-lost"),
        /// The value in which the file ends: what is around it ends before.
        TAIL("tail"),
        /// Values that cannot be read: what is around them ends before.
        CUT("cut"),
        /// The first of two entries with one key, which the engine does not read; before: its place, after: that of the
        /// other.
        UNREAD_ENTRY("unread-entry"),
        /// The later of two entries with one key, which the engine reads; before: its place, after: that of the other.
        READ_ENTRY("read-entry"),
        /// The key of the first of two entries; after: the number that it gets at its end.
        KEY("key"),
        /// A value that its typed collection does not take; after: the type number that it becomes.
        CONVERSION("conversion"),
        /// What a typed collection says of its elements, keys or values.
        ANY_TYPE("any-type"),
        /// Two things that are wrong in one record.
        TWO("two");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /// {@return its name on the command line}
        public String word() {
            return word;
        }
    }

    /// Bytes in the place of others.
    ///
    /// @param span  that is replaced; empty where bytes are only put in
    /// @param bytes in its place
    public record Change(Span span, byte[] bytes) {
        /// Whether it is only a count or a length, which follows from the rest.
        private boolean isWord() {
            return span.length() == 4 && bytes.length == 4;
        }
    }

    /// A repair that costs no value.
    Repair(Kind kind, long before, long after, List<Change> changes, boolean followed, boolean alone, long errorsLeft,
            double oddness) {
        this(kind, before, after, changes, followed, alone, errorsLeft, Losses.NONE, oddness, List.of());
    }

    /// Copies the list.
    public Repair {
        changes = List.copyOf(changes);
        parts = List.copyOf(parts);
    }

    /// {@return how unlikely it is, with the values that it costs: one or two may have read well by chance}
    double price() {
        return oddness + Weights.LOST * Math.min(CHANCE, losses.lostValues());
    }

    /// {@return how bad what it leaves is: errors, more values that read well before and are gone than do by chance,
    /// and bytes that may have held others}
    long harm() {
        long thrown = oddness >= Weights.CLOSED ? thrown() : 0;
        return errorsLeft + Math.max(0, losses.lostValues() - CHANCE) + (thrown > 0 ? 1 + thrown / VALUE : 0);
    }

    /// {@return whether it makes another value of one that reads well only by its flags, or gives more values to other
    /// collections than a count does that is a little off}
    boolean disturbs() {
        return kind == Kind.FLAGS && losses.changedValues() > 0
                || (kind == Kind.TYPE || kind == Kind.COUNT) && losses.moved() > 2 * Words.STEPS;
    }

    /// {@return how many bytes it takes away that may hold values: not those of a value that the file ends in}
    long thrown() {
        return kind == Kind.CUT || kind == Kind.TAIL && oddness >= Weights.CLOSED && lost() >= RECORD ? lost() : 0;
    }

    /// {@return whether it ends collections before what their counts say}
    public boolean ends() {
        return kind == Kind.TAIL || kind == Kind.CUT;
    }

    /// {@return the offset that a person would look at: of what is taken away, where it ends a record; else of the
    /// first change}
    public long place() {
        return switch (kind) {
            case TAIL, CUT, PADDING, ANY_TYPE -> changes.getLast().span().start();
            case UNREAD_ENTRY, READ_ENTRY, KEY, CONVERSION -> changes.stream().filter(change -> !change.isWord())
                    .findFirst().orElse(changes.getLast()).span().start();
            case COUNT, LENGTH, RECORD_LENGTH, TYPE, FLAGS, WORD, TEXT, MAGIC, WRAPPER, LINE_ENDS, ENCODING,
                    BYTES_INSERTED, BYTES_LOST, TWO -> changes.getFirst().span().start();
        };
    }

    /// {@return the one edit that makes it}
    public Edit edit() {
        return new Edit.Batch(edits(), 1);
    }

    /// {@return the edits that make it, one after the other}
    public List<Edit> edits() {
        List<Edit> edits = new ArrayList<>();
        // From the last to the first, so that no edit moves what another names.
        for (Change change : changes.reversed()) {
            edits.add(new Edit.ReplaceBytes(change.span(), change.bytes()));
        }
        return edits;
    }

    /// {@return `bytes` with its changes}
    public ByteStore in(ByteStore bytes) {
        ByteStore changed = bytes;
        for (Change change : changes.reversed()) {
            changed = changed.replace(change.span(), ByteStore.of(change.bytes()));
        }
        return changed;
    }

    /// {@return what becomes of the bytes}
    public List<Patch> patches() {
        return changes.stream().map(change -> new Patch(change.span().start(), change.span().length(),
                change.bytes().length)).toList();
    }

    /// {@return how many bytes what begins at `offset` is moved by}
    public long growth(long offset) {
        return changes.stream().filter(change -> change.span().end() <= offset)
                .mapToLong(change -> change.bytes().length - change.span().length()).sum();
    }

    /// {@return what it has in common with repairs that differ from it only in a number: what is put right and by how
    /// many bytes the file grows, and where that is for all but bytes that came in or went, which may be anywhere}
    List<Object> likeness() {
        boolean anywhere = kind == Kind.BYTES_INSERTED || kind == Kind.BYTES_LOST;
        return List.of(kind, growth(Long.MAX_VALUE), anywhere ? 0L : changes.getFirst().span().start());
    }

    /// {@return how many bytes are taken away for good}
    public long lost() {
        return changes.stream().mapToLong(c -> Math.max(0, c.span().length() - c.bytes().length)).sum();
    }
}
