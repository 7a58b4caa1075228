package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldKind;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.repair.Level.Place;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.EntryHeads;
import org.varscope.scan.walk.Plan;

/// Where a record is, by what comes before it.
///
/// @param start    offset of its value
/// @param end      where the record ends by its length, which may be past the end of the file; the end of the file
///                 where
///                 it has none
/// @param lengthAt offset of its length; -1 where it has none
/// @param order    of the length
public record Slot(long start, long end, long lengthAt, ByteOrder order) {
    private static final int FEW = 8;
    /// Records after which a length that is wrong does not speak against where they begin.
    private static final int ENOUGH = 2;
    private static final long FAR = 1 << 16;

    /// {@return the record around `offset` and the one before it, whose length may be what is wrong; where bytes are
    /// left in that, it may be in a false place itself, so that the ones before follow, up to the first that is right}
    ///
    /// Where bytes came into a record before, or went from it, what is taken for those after it begins in the middle
    /// of them: then it is the last one.
    static List<Slot> around(Structure structure, long offset) {
        long low = number(structure, offset);
        long before = lastDrifted(structure, low);
        long last = Math.min(before < 0 ? low : before, structure.records() - 1);
        long from = Math.max(0, last - 1);
        while (from > 0 && from > last - FEW && hasSlack(structure, from - 1)) {
            from--;
        }
        return LongStream.rangeClosed(from, last).mapToObj(number -> of(structure, number))
                .flatMap(Optional::stream).toList();
    }

    /// {@return where the record begins that bytes have come into or gone from, so that what is read at `offset` begins
    /// in the middle of another one; -1 where there is none}
    static long drifted(Structure structure, long offset) {
        long before = lastDrifted(structure, number(structure, offset));
        return before < 0 ? -1 : structure.childStart(null, before);
    }

    /// {@return the last of the records before `number` that does not lead to where the next one begins; -1 where
    /// there is none near}
    private static long lastDrifted(Structure structure, long number) {
        for (long each = number; each > 0 && each > number - FEW && !structure.record(each).guessed(); each--) {
            Optional<Slot> before = of(structure, each - 1);
            if (before.filter(slot -> Drift.of(structure, slot) != 0).isPresent()) {
                return each - 1;
            }
        }
        return -1;
    }

    /// {@return whether bytes are left in the record number `number`, so that what follows it may be elsewhere}
    static boolean hasSlack(Structure structure, long number) {
        Span record = Span.between(structure.childStart(null, number), structure.childStart(null, number + 1));
        return structure.problemsIn(record).stream().anyMatch(problem -> problem.code() == Code.FRAME_SLACK);
    }

    /// {@return where the record around `offset` begins, with its length; 0 where there is none}
    static long start(Structure structure, long offset) {
        return structure.records() == 0 ? 0 : structure.childStart(null, number(structure, offset));
    }

    /// {@return where the record after the one around `offset` begins, or the file ends}
    static long end(Structure structure, long offset) {
        long next = number(structure, offset) + 1;
        return next < structure.records() ? structure.childStart(null, next) : structure.bytes().length();
    }

    /// {@return whether a record is at `offset`, as the ones before it say}
    static boolean isKnown(Structure structure, long offset) {
        long number = number(structure, offset);
        return number < structure.records() && structure.childStart(null, number) == offset
                && !structure.record(number).guessed();
    }

    /// The number of the record around `offset`.
    private static long number(Structure structure, long offset) {
        long low = 0;
        long high = structure.records();
        while (low + 1 < high) {
            long middle = low + high >>> 1;
            if (structure.childStart(null, middle) <= offset) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static Optional<Slot> of(Structure structure, long number) {
        long start = structure.childStart(null, number);
        return switch (structure.framing().grammar()) {
            case VALUES, PROPERTIES -> bare(structure, start);
            case FRAMES -> framed(structure.bytes(), start, ByteOrder.LITTLE_ENDIAN);
            case FRAMES_BE -> framed(structure.bytes(), start, ByteOrder.BIG_ENDIAN);
            case ENTRIES -> start + 8 > structure.bytes().length() ? Optional.empty()
                    : framed(structure.bytes(), start + 4 + structure.bytes().reader(1024).u32(start),
                            ByteOrder.LITTLE_ENDIAN);
            case FIELDS -> field(structure, start, structure.record(number).field());
        };
    }

    private static Optional<Slot> field(Structure structure, long start, @Nullable FieldItem field) {
        return field == null || !field.kind().isVariant() ? Optional.empty()
                : field.kind() == FieldKind.VALUE ? bare(structure, start)
                : framed(structure.bytes(), start, field.order());
    }

    private static Optional<Slot> bare(Structure structure, long start) {
        return Optional.of(new Slot(start, structure.bytes().length(), -1, ByteOrder.LITTLE_ENDIAN));
    }

    /// {@return the record whose length is at `at`; empty where too few bytes are left for one}
    static Optional<Slot> framed(ByteStore bytes, long at, ByteOrder order) {
        if (bytes.length() - at < 8) {
            return Optional.empty();
        }
        ByteReader in = bytes.reader(1024);
        long length = (order == ByteOrder.BIG_ENDIAN ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
        return Optional.of(new Slot(at + 4, at + 4 + length, at, order));
    }

    /// {@return the record at `at` of bytes that are records with lengths; empty where too few bytes are left for one}
    static Optional<Slot> following(ByteStore bytes, long at, Framing stream) {
        return framed(bytes, at, Objects.requireNonNull(stream.lengths(null)));
    }

    /// {@return whether its length says where it ends}
    boolean isFramed() {
        return lengthAt >= 0;
    }

    /// {@return whether a value begins in it that ends with it, as far as is read: a length that leads to some record
    /// further on is not enough}
    ///
    /// @param reading of the bytes
    boolean isWhole(Reading reading) {
        Reading.Ending ending = reading.read(new Place(start, Level.record(start), 0), end, start + FAR, null, null);
        return ending == Reading.Ending.FAR || ending == Reading.Ending.WHOLE && reading.at == end;
    }

    /// {@return whether something that can follow a record is at `at` of `bytes`}
    public static boolean isFollowed(ByteStore bytes, Dialect dialect, Framing framing, long at) {
        long left = bytes.length() - at;
        if (left <= 0) {
            return left == 0;
        }
        ByteReader in = bytes.reader(1024);
        Plan plan = Plan.of(dialect);
        return !framing.isSingle() && switch (framing.grammar()) {
            case VALUES, PROPERTIES -> areValues(bytes, dialect, at);
            case FRAMES -> areRecords(in, plan, ByteOrder.LITTLE_ENDIAN, at, bytes.length());
            case FRAMES_BE -> areRecords(in, plan, ByteOrder.BIG_ENDIAN, at, bytes.length());
            case ENTRIES -> new EntryHeads(in, plan).at(at, bytes.length()).isRight();
            case FIELDS -> true;
        };
    }

    /// Whether the next few values are whole.
    private static boolean areValues(ByteStore bytes, Dialect dialect, long from) {
        long at = from;
        Reading reading = new Reading(bytes, dialect);
        for (int i = 0; i < FEW && at < bytes.length(); i++) {
            Place place = new Place(at, Level.record(at), 0);
            Reading.Ending ending = reading.read(place, bytes.length(), at + FAR, null, null);
            if (ending == Reading.Ending.STUCK || reading.oddSum > Weights.ODD_FOLLOWER) {
                return false;
            }
            at = ending == Reading.Ending.FAR ? bytes.length() : reading.at;
        }
        return true;
    }

    /// Whether the next few lengths lead from one record to the next, or to the end. One of these may be damaged
    /// itself.
    private static boolean areRecords(ByteReader in, Plan plan, ByteOrder order, long from, long end) {
        long at = from;
        int strange = 0;
        for (int i = 0; i < FEW && at < end; i++) {
            long length = end - at < 8 ? 0 : (order == ByteOrder.BIG_ENDIAN ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
            if (length < 4 || length > end - at - 4) {
                return i >= ENOUGH;
            }
            strange += plan.isHeader(in.i32(at + 4)) ? 0 : 1;
            if (strange > 1) {
                return false;
            }
            at += 4 + length;
        }
        return true;
    }

    /// How far what follows a record is from where the length of that leads: as many bytes have come into it, or
    /// gone from it, where the length itself is right.
    static final class Drift {
        /// More bytes are no accident of a few.
        private static final int MOST = 8;
        /// Items that can be read by chance where no record begins.
        private static final int CHANCE = 2;

        private final ByteStore bytes;
        private final Dialect dialect;
        private final Framing framing;
        private final Slot slot;

        private Drift(Structure structure, Slot slot) {
            this.bytes = structure.bytes();
            this.dialect = structure.dialect();
            this.framing = structure.framing();
            this.slot = slot;
        }

        /// {@return how many bytes too many there are in the record in `slot`, a negative number where some are
        /// missing; 0 where something follows it where it ends, where nothing whole does near that, and where it has
        /// no length}
        static int of(Structure structure, Slot slot) {
            return slot.isFramed() && slot.end() - structure.bytes().length() <= MOST
                    ? new Drift(structure, slot).found() : 0;
        }

        private int found() {
            long end = slot.end();
            if (isFollowed(end) || framing.isStream() && begins(end)) {
                return 0;
            }
            for (int by = 1; by <= MOST; by++) {
                if (isWhole(end + by)) {
                    return by;
                }
                if (end - by > slot.start() && isWhole(end - by)) {
                    return -by;
                }
            }
            return 0;
        }

        private boolean isFollowed(long at) {
            return at <= bytes.length() && Slot.isFollowed(bytes, dialect, framing, at);
        }

        /// Whether the file ends at `at`, or a whole record follows there.
        private boolean isWhole(long at) {
            return isFollowed(at) && (at == bytes.length() || !framing.isStream()
                    || Slot.following(bytes, at, framing).filter(record -> record.isWhole(new Reading(bytes, dialect)))
                            .isPresent());
        }

        /// Whether a record begins at `at` that is damaged further on.
        private boolean begins(long at) {
            if (!framing.isStream() || at >= bytes.length()) {
                return false;
            }
            return Slot.following(bytes, at, framing).filter(record -> {
                Reading reading = new Reading(bytes, dialect);
                reading.read(new Place(record.start(), Level.record(record.start()), 0),
                        Math.min(record.end(), bytes.length()), bytes.length(), null, null);
                return reading.items > CHANCE;
            }).isPresent();
        }
    }
}
