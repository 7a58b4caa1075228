package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.FieldCodec;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Utf8;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldItems;
import org.varscope.variant.Variant;

/// What edits at the root of a file come down to: lengths before values, keys of entries, and the count of them.
final class RecordLowering {
    private static final long LARGEST = Integer.MAX_VALUE;
    private static final byte LINE_FEED = '\n';
    private static final int QUOTE = '"';
    /// Stands for bytes that are no UTF-8.
    private static final char UNREADABLE = '\uFFFD';

    private final Structure structure;
    private final Framing framing;

    RecordLowering(Structure structure) {
        this.structure = structure;
        this.framing = structure.framing();
    }

    /// A number that an edit changes, mostly a word of four bytes.
    ///
    /// @param at    its place in the bytes before
    /// @param value what it is now
    record Word(Span at, long value, ByteOrder order) {
        byte[] bytes() {
            byte[] all = ByteBuffer.allocate(Long.BYTES).order(order).putLong(value).array();
            int size = (int) at.length();
            int from = order == ByteOrder.BIG_ENDIAN ? all.length - size : 0;
            return Arrays.copyOfRange(all, from, from + size);
        }
    }

    /// {@return the length before the value of `record` after it has grown; null where there is none, or where it was
    /// wrong before, as it is then the user's to correct}
    ///
    /// A wrong length that the value would grow or shrink to, or past, is changed by as much: left alone, it would look
    /// right, or cut off the end of a value that it reached behind.
    @Nullable Word length(Node record, long growth) throws EditException {
        Word said = length(record);
        if (said == null) {
            return null;
        }
        long old = room(record);
        long wrong = said.value() - old;
        if (wrong != 0 && (said.value() > LARGEST || Long.signum(wrong) == Long.signum(wrong - growth))) {
            return null;
        }
        long now = said.value() + growth;
        if (now < 0 || now > LARGEST) {
            throw new EditException(new Obstacle.RecordTooLong(now, LARGEST));
        }
        return new Word(said.at(), now, said.order());
    }

    /// {@return whether what is put behind `record` would be read as a part of it: its length reaches past it, or it is
    /// damaged and has none}
    boolean isOpen(Node record) {
        Word said = length(record);
        return said == null ? record.state() == State.DAMAGED : said.value() > room(record);
    }

    /// {@return the length before the value of `record`; null where there is none}
    private @Nullable Word length(Node record) {
        ByteOrder order = framing.lengths(record.field());
        if (order == null || record.span().start() - record.item().start() < 4) {
            return null;
        }
        Span at = new Span(record.span().start() - 4, 4);
        int word = structure.bytes().reader().i32(at.start());
        int length = order == ByteOrder.BIG_ENDIAN ? Integer.reverseBytes(word) : word;
        return new Word(at, Integer.toUnsignedLong(length), order);
    }

    private static long room(Node record) {
        return record.item().end() - record.span().start();
    }

    /// {@return the bytes of the number that counts the records at `place`; null where none does}
    @Nullable Span counting(long place, int by) {
        FieldRuns runs = structure.runs();
        if (runs == null) {
            Framing.Head head = framing.head();
            return head == null ? null : new Span(Framing.Head.COUNT_AT, 4);
        }
        int item = by > 0 ? runs.growing(place) : runs.changing(place);
        int number = item < 0 ? -1 : runs.list().counting(item);
        return number < 0 ? null : structure.record(runs.first(number)).span();
    }

    /// {@return the count of records at `at` changed by `by`}
    Word count(Span at, int by) throws EditException {
        if (structure.bytes().length() < at.end()) {
            throw new EditException(new Obstacle.NoSettingsCount());
        }
        FieldItem number = framing.head() != null ? FieldItem.of(FieldKind.U32)
                : Objects.requireNonNull(structure.deepestAt(at.start()).orElseThrow().field());
        long was = new FieldItems(structure.bytes().reader(), structure.dialect()).number(number, at.start());
        long count = was + by;
        long bits = at.length() * Byte.SIZE - (number.kind().isSigned() ? 1 : 0);
        long most = bits >= Integer.SIZE ? LARGEST : (1L << bits) - 1;
        if (count < 0 || count > most) {
            throw new EditException(framing.isKeyed() ? new Obstacle.SettingsCount(count)
                    : new Obstacle.ChildrenCount(at, was));
        }
        return new Word(at, count, number.order());
    }

    /// {@return the bytes of an entry's key with its length}
    static byte[] key(@Nullable Variant key) throws EditException {
        byte[] name = name(key);
        return Bytes.joined(Word32.of(name.length, ByteOrder.LITTLE_ENDIAN), name);
    }

    private static byte[] name(@Nullable Variant key) throws EditException {
        if (!(key instanceof Variant.Text(var text)) || text.isEmpty()) {
            throw new EditException(new Obstacle.KeyNotText(Obstacle.Keyed.SETTINGS));
        }
        return Utf8.bytes(text);
    }

    /// {@return the bytes of a new record at the place `index`, with all that belongs to it there}
    byte[] record(long index, @Nullable Variant key, Variant value) throws EditException, EncodeException {
        byte[] bytes = framing.isListed() ? item(growing(index), value, structure.dialect())
                : Encoder.encode(value, structure.dialect());
        return framing.isListed() ? bytes : Bytes.joined(before(index, key, bytes.length), bytes);
    }

    /// {@return the bytes before the value of a new record at the place `index`: its key and its length}
    ///
    /// @param length of the value
    byte[] before(long index, @Nullable Variant key, long length) throws EditException {
        if (length > LARGEST) {
            throw new EditException(new Obstacle.RecordTooLong(length, LARGEST));
        }
        if (framing.isSingle()) {
            throw new EditException(new Obstacle.SingleValue());
        }
        FieldItem item = framing.isListed() ? growing(index) : null;
        if (item != null && !item.kind().isVariant()) {
            throw new EditException(new Obstacle.FixedType());
        }
        return framing.before(framing.isKeyed() ? name(key) : new byte[0], item, (int) length);
    }

    /// {@return what must be before a record at the place `index` so that the line before it ends: a line feed where
    /// the last line of a file lacks one, else nothing}
    byte[] lineFeed(long index) throws EditException {
        Node before = index == 0 ? null : structure.node(Location.record(index - 1)).orElse(null);
        FieldItem field = before == null ? null : before.field();
        if (field == null || !field.kind().isLine() || before.span().end() < structure.bytes().length()) {
            return new byte[0];
        }
        if (field.kind() == FieldKind.CSV && isInQuotes(before.span())) {
            throw new EditException(new Obstacle.OpenQuotes(before.span()));
        }
        boolean ended = structure.bytes().reader().u8(before.span().end() - 1) == LINE_FEED;
        return ended ? new byte[0] : new byte[] {LINE_FEED};
    }

    private boolean isInQuotes(Span line) {
        ByteReader in = structure.bytes().reader();
        boolean quoted = false;
        for (long at = line.start(); at < line.end(); at++) {
            quoted ^= in.u8(at) == QUOTE;
        }
        return quoted;
    }

    /// {@return whether `value` is put in the place of a text of a list of fields that is damaged only as its bytes are
    /// no UTF-8, and has nothing in it that stands for such bytes: those would be lost}
    boolean isTextAnew(Node node, Variant value) {
        FieldItem item = node.field();
        String text = value instanceof Variant.Text(var one) ? one
                : value instanceof Variant.PackedStrings(var cells) ? String.join("", cells) : "";
        return item != null && node.state() == State.DAMAGED && text.indexOf(UNREADABLE) < 0
                && new FieldItems(structure.bytes().reader(), structure.dialect())
                        .isWholeText(item, node.span().start(), node.span().end());
    }

    private static byte[] item(FieldItem item, Variant value, Dialect dialect) throws EncodeException {
        return switch (item.kind()) {
            case VAR -> framed(Encoder.encode(value, dialect), item.order());
            case VALUE -> Encoder.encode(value, dialect);
            default -> FieldCodec.encode(item, value, dialect, new byte[0]);
        };
    }

    private static byte[] framed(byte[] value, ByteOrder order) {
        return Bytes.joined(Word32.of(value.length, order), value);
    }

    /// The item that comes once more where a record is put in at `index`.
    private FieldItem growing(long index) throws EditException {
        FieldRuns runs = Objects.requireNonNull(structure.runs());
        int item = runs.growing(index);
        if (item < 0) {
            throw new EditException(new Obstacle.FieldListed(index));
        }
        return runs.list().items().get(item);
    }

    /// Checks that the records from `from` up to `to` may be more, fewer, or in another order.
    /// @throws EditException if the list of fields says that exactly these are there
    void mayChange(long from, long to) throws EditException {
        FieldRuns runs = structure.runs();
        if (runs != null && (runs.changing(from) < 0 || runs.changing(from) != runs.changing(to - 1))) {
            throw new EditException(new Obstacle.FieldListed(runs.changing(from) < 0 ? from : to - 1));
        }
    }
}
