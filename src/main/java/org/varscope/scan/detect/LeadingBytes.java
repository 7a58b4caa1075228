package org.varscope.scan.detect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Times;
import org.varscope.scan.walk.Plan;

/// Finds a few bytes before values that are whole, such as a magic or a version that a game writes first.
final class LeadingBytes {
    /// How many there may be.
    static final int MOST = 64;
    /// Values after them that are hardly values by chance.
    private static final int ENOUGH_VALUES = 3;
    private static final long BUDGET = 1 << 20;
    /// What a number of records is called.
    private static final String COUNT = "count";
    /// Bytes that may be a value, or a record of one, and were not meant to be.
    private static final long FEW = 8;
    private static final int LEAST_MAGIC = 3;
    /// Versions, counts and the upper half of times are less.
    private static final long LARGE = 1 << 24;
    /// By how many bytes a length is off that has lost or gained some, or was miscounted.
    private static final long NEAR = 8;

    private LeadingBytes() { }

    /// {@return the bytes before the values of `bytes`; empty where not all after them is whole, or they are records
    /// themselves}
    static Optional<Reason.Lead> of(ByteStore bytes, Dialect dialect) {
        ByteReader in = bytes.reader();
        Plan plan = Plan.of(dialect);
        Trial trial = new Trial(in, plan);
        for (long at = 1; at <= Math.min(MOST, bytes.length() - 8); at++) {
            Framing then = behind(in, trial, at);
            if (then != null) {
                long first = at;
                long records = then instanceof Framing.Stream ? records(in, at) : 1;
                Optional<List<FieldItem>> item = counted(in, at, records).or(() -> lines(in, first))
                        .or(() -> known(in, first).map(List::of));
                // What ends here may be a record that is damaged: then it is no work of the game.
                return item.isEmpty() && isDamagedRecord(in, plan, trial, at, then) ? Optional.empty()
                        : Optional.of(new Reason.Lead(at, then, new FieldList(items(in, at, then, records)),
                                item.isPresent() || at <= FEW));
            }
        }
        return Optional.empty();
    }

    /// {@return how values lie that are whole from `at` to the end; null where there are none}
    static @Nullable Framing behind(ByteReader in, Trial trial, long at) {
        return isWhole(trial, at, in.length()) ? Framing.BARE
                : areRecords(in, trial, at, in.length()) ? Framing.STREAM : null;
    }

    /// {@return what the bytes before `at` are}
    static FieldItem item(ByteReader in, long at) {
        return known(in, at).or(() -> number(in, at)).orElse(FieldItem.bytes(at));
    }

    /// {@return whether the bytes before the values of `lead` are values too, as an engine writes them}
    static boolean areValues(ByteStore bytes, Dialect dialect, Reason.Lead lead) {
        ByteReader in = bytes.reader();
        Plan plan = Plan.of(dialect);
        Trial trial = new Trial(in, plan);
        long at = 0;
        while (at < lead.bytes() && isHeader(in, plan, at)
                && trial.read(at, lead.bytes(), lead.bytes()) == Trial.Ending.WHOLE) {
            at = trial.at;
        }
        return at == lead.bytes();
    }

    /// Whether a header stands at `at` as an engine writes it.
    private static boolean isHeader(ByteReader in, Plan plan, long at) {
        return in.length() - at >= Integer.BYTES && plan.isHeader(in.i32(at));
    }

    /// {@return what a file holds that has `records` values from `at` on: what stands before them, and the values}
    ///
    /// @param then how the values lie
    static List<FieldItem> items(ByteReader in, long at, Framing then, long records) {
        boolean framed = then instanceof Framing.Stream;
        Optional<List<FieldItem>> counted = framed ? counted(in, at, records) : Optional.empty();
        List<FieldItem> items = new ArrayList<>(counted.or(() -> lines(in, at))
                .orElseGet(() -> List.of(item(in, at))));
        items.add(!framed ? FieldItem.of(FieldKind.VALUE) : FieldItem.of(FieldKind.VAR)
                .times(counted.isPresent() ? new Times.Counted(COUNT) : Times.EVER));
        return items;
    }

    /// How many records there are from `at` to the end.
    private static long records(ByteReader in, long at) {
        long records = 0;
        for (long next = at; next < in.length(); next += 4 + in.u32(next)) {
            records++;
        }
        return records;
    }

    /// What stands before `at`, where it ends with the number of records behind it: that is none by chance, unless
    /// there is but one.
    private static Optional<List<FieldItem>> counted(ByteReader in, long at, long records) {
        for (FieldKind kind : List.of(FieldKind.U32, FieldKind.U16)) {
            int width = kind == FieldKind.U32 ? Integer.BYTES : Short.BYTES;
            long start = at - width;
            if (records < 2 || start < 0 || start > 0 && known(in, start).isEmpty()) {
                continue;
            }
            for (ByteOrder order : List.of(ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN)) {
                if (number(in, start, width, order) == records) {
                    return Optional.of(Stream.concat(start == 0 ? Stream.empty() : known(in, start).stream(),
                            Stream.of(new FieldItem(kind, 0, order).named(COUNT))).toList());
                }
            }
        }
        return Optional.empty();
    }

    private static long number(ByteReader in, long at, int width, ByteOrder order) {
        return LongStream.range(0, width)
                .map(i -> in.u8(order == ByteOrder.BIG_ENDIAN ? at + i : at + width - 1 - i))
                .reduce(0, (number, read) -> number << Byte.SIZE | read);
    }

    /// The number that the bytes before `at` are, where they have the size of one and not more than it needs.
    private static Optional<FieldItem> number(ByteReader in, long at) {
        return Optional.ofNullable(switch ((int) at) {
            case Byte.BYTES -> FieldKind.U8;
            case Short.BYTES -> FieldKind.U16;
            case Integer.BYTES -> in.u32(0) < LARGE ? FieldKind.U32 : null;
            case Long.BYTES -> in.u32(4) < LARGE ? FieldKind.U64 : null;
            default -> null;
        }).map(FieldItem::of);
    }

    /// The lines of text before `at`, where there is nothing else.
    private static Optional<List<FieldItem>> lines(ByteReader in, long at) {
        if (in.u8(at - 1) != '\n' || !LongStream.range(0, at).allMatch(i -> isPlain(in.u8(i)) || in.u8(i) == '\n'
                || in.u8(i) == '\r')) {
            return Optional.empty();
        }
        long lines = LongStream.range(0, at).filter(i -> in.u8(i) == '\n').count();
        return Optional.of(Collections.nCopies((int) lines, FieldItem.of(FieldKind.LINE)));
    }

    /// What the bytes before `at` are, where they say that themselves: a text with its length before it, or a magic of
    /// letters.
    private static Optional<FieldItem> known(ByteReader in, long at) {
        if (at > 4 && in.u32(0) == at - 4 && isPlain(in, 4, at)) {
            return Optional.of(FieldItem.of(FieldKind.PASCAL));
        }
        if (at < LEAST_MAGIC || !isPlain(in, 0, at)) {
            return Optional.empty();
        }
        byte[] magic = new byte[(int) at];
        IntStream.range(0, magic.length).forEach(i -> magic[i] = (byte) in.u8(i));
        return Optional.of(FieldItem.magic(magic));
    }

    /// Whether these are characters that a person types.
    private static boolean isPlain(ByteReader in, long from, long to) {
        return LongStream.range(from, to).allMatch(at -> isPlain(in.u8(at)));
    }

    private static boolean isPlain(int read) {
        return read >= ' ' && read < 0x7F;
    }

    /// Whether the bytes before `at` look like the length or the beginning of what is damaged by one fault.
    private static boolean isDamagedRecord(ByteReader in, Plan plan, Trial trial, long at, Framing then) {
        if (leadsPast(in, plan, trial, 0, at) || at > 4 && leadsPast(in, plan, trial, 4, at)
                || beginsWhole(in, trial, at) || at == 4 && then != Framing.BARE && in.u32(0) == 0) {
            return true;
        }
        return at == 4 && then == Framing.BARE ? isOff(in.u32(0), in.length() - 4)
                : at >= FEW && then != Framing.BARE && (in.u32(0) == at - 4
                        || at > FEW && (isOff(in.u32(0), at - 4)
                                || trial.read(4, at, at) == Trial.Ending.WHOLE && trial.at == at));
    }

    /// Whether the bytes before `at` begin with a whole record or a whole value, which is more than a few words by
    /// chance: what is damaged comes later.
    private static boolean beginsWhole(ByteReader in, Trial trial, long at) {
        if (trial.read(0, at, at) == Trial.Ending.WHOLE && trial.at > FEW) {
            return true;
        }
        return LongStream.of(in.u32(0), in.i32be(0) & 0xFFFF_FFFFL).map(length -> 4 + length)
                .anyMatch(end -> end > FEW && end <= at && trial.read(4, end, end) == Trial.Ending.WHOLE
                        && trial.at == end);
    }

    /// Whether what is read from `start` on are values, and not only by chance, that lead past `at`.
    private static boolean leadsPast(ByteReader in, Plan plan, Trial trial, long start, long at) {
        if (!isHeader(in, plan, start)) {
            return false;
        }
        long end = in.length();
        trial.read(start, end, start + BUDGET);
        return trial.values >= ENOUGH_VALUES && trial.at > at;
    }

    /// Whether one fault makes `length` of `expected`: a step of a few bytes, or one byte that has changed.
    private static boolean isOff(long length, long expected) {
        long changed = length ^ expected;
        return Math.abs(length - expected) <= NEAR
                || IntStream.range(0, 4).filter(i -> (changed >> 8 * i & 0xFF) != 0).count() == 1;
    }

    private static boolean isWhole(Trial trial, long at, long end) {
        return trial.read(at, end, at + BUDGET) == Trial.Ending.WHOLE && trial.at == end
                && trial.values >= ENOUGH_VALUES;
    }

    private static boolean areRecords(ByteReader in, Trial trial, long from, long end) {
        int values = 0;
        long at = from;
        while (end - at >= 8 && at - from < BUDGET) {
            long next = at + 4 + in.u32(at);
            if (next > end || trial.read(at + 4, next, next) != Trial.Ending.WHOLE || trial.at != next) {
                return false;
            }
            values += trial.values;
            at = next;
        }
        return at == end && values >= ENOUGH_VALUES;
    }
}
