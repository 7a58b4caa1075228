package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.repair.Level.Place;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.EntryHeads;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Progress;

/// Puts right what is around the values of a project's settings: the magic, the count, and the lengths of an entry.
final class Settings {
    private static final byte[] MAGIC = {'E', 'C', 'F', 'G'};
    private static final int HEAD = 8;
    private static final int LONGEST_KEY = 1024;
    private static final int SHIFTED = 64;
    private static final int FEW = 16;
    /// Bytes between two reports of progress.
    private static final long REPORT_EVERY = 1 << 18;

    private final Structure structure;
    private final ByteStore bytes;
    private final ByteReader in;
    private final EntryHeads heads;
    private final List<Tried> tried = new ArrayList<>();
    /// How odd the entry before the damage is: where it is odd, something went wrong in it already.
    private double standing;

    private Settings(Structure structure) {
        this.structure = structure;
        this.bytes = structure.bytes();
        this.in = bytes.reader();
        this.heads = new EntryHeads(in, Plan.of(structure.dialect()));
    }

    /// {@return the changes that help}
    static List<Tried> solve(Structure structure, Progress progress) {
        Settings settings = new Settings(structure);
        if (settings.bytes.length() >= HEAD) {
            settings.all(progress);
        }
        return settings.tried;
    }

    private void all(Progress progress) {
        magic();
        long at = HEAD;
        long count = 0;
        long report = 0;
        EntryHeads.Head head = heads.at(at, bytes.length());
        EntryHeads.Head before = head;
        while (at < bytes.length() && head.isRight()) {
            if (at >= report) {
                report = at + REPORT_EVERY;
                progress.report(at, "looking for a repair");
            }
            before = head;
            at = head.end();
            count++;
            head = heads.at(at, bytes.length());
        }
        if (at == bytes.length() && count != in.u32(4)) {
            keep(Kind.COUNT, in.u32(4), count, 4, Word32.of(count),
                    Words.price(in.i32(4), (int) count) + Weights.SURE_SETTING);
        } else if (at < bytes.length()) {
            standing = count == 0 ? 0 : standing(before);
            keyLengths(at);
            valueLength(at);
            shifts(at, count);
        }
    }

    private void magic() {
        byte[] now = bytes.bytes(new Span(0, MAGIC.length + 1));
        if (Arrays.equals(now, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            return;
        }
        keep(Kind.MAGIC, in.u32(0), 0, 0, MAGIC, 0);
        for (int i = 0; i < MAGIC.length; i++) {
            if (Arrays.equals(now, 0, i, MAGIC, 0, i)) {
                if (Arrays.equals(now, i + 1, now.length, MAGIC, i, MAGIC.length)) {
                    tried.add(new Tried(Kind.BYTES_INSERTED, 1, 0,
                            List.of(new Change(new Span(i, 1), new byte[0])), Weights.SURE_SETTING));
                }
                if (Arrays.equals(now, i, MAGIC.length - 1, MAGIC, i + 1, MAGIC.length)) {
                    tried.add(new Tried(Kind.BYTES_LOST, 0, 1,
                            List.of(new Change(new Span(i, 0), new byte[] {MAGIC[i]})), Weights.SURE_SETTING));
                }
            }
        }
    }

    private double standing(EntryHeads.Head entry) {
        Reading reading = new Reading(bytes, structure.dialect());
        long start = entry.frame() + 4;
        Reading.Ending ending = reading.read(new Place(start, Level.record(start), 0), entry.end(), Long.MAX_VALUE,
                null, null);
        boolean whole = ending == Reading.Ending.WHOLE && reading.at == entry.end() || ending == Reading.Ending.FAR;
        return reading.oddSum + (whole ? 0 : Weights.RAGGED_SETTING);
    }

    /// Bytes that came into the lengths and the key at `at`, or went.
    private void shifts(long at, long before) {
        for (long place = at; place < Math.min(at + SHIFTED, bytes.length() - 1); place++) {
            shift(Kind.BYTES_INSERTED, new Span(place, 1), new byte[0], at, before, 1);
            for (int value = 0; value < 256; value++) {
                shift(Kind.BYTES_LOST, new Span(place, 0), new byte[] {(byte) value}, at, before, value == 0 ? 0 : 1);
            }
        }
    }

    private void shift(Kind kind, Span span, byte[] with, long at, long before, double price) {
        ByteStore patched = bytes.replace(span, ByteStore.of(with));
        EntryHeads again = new EntryHeads(patched.reader(1024), Plan.of(structure.dialect()));
        EntryHeads.Head first = again.at(at, patched.length());
        double odd = first.isRight() ? odd(patched, first.frame() + 4, first.end()) : Double.NaN;
        if (Double.isNaN(odd)) {
            return;
        }
        long count = before + 1;
        long next = first.end();
        for (EntryHeads.Head head = again.at(next, patched.length()); next < patched.length() && head.isRight()
                && count < before + FEW; head = again.at(next, patched.length())) {
            next = head.end();
            count++;
        }
        if (next == patched.length() && count == in.u32(4) || count == before + FEW) {
            tried.add(new Tried(kind, span.length(), with.length, List.of(new Change(span, with)),
                    Weights.SETTING_SHIFT + price + standing + odd
                    + (isPlain(patched.reader(1024), at + 4, first.frame()) ? 0 : Weights.STRAY_IN_NAME)));
        }
    }

    private static boolean isPlain(ByteReader in, long from, long to) {
        for (long i = from; i < Math.min(to, from + LONGEST_KEY); i++) {
            if (in.u8(i) < ' ' || in.u8(i) == 0x7F) {
                return false;
            }
        }
        return true;
    }

    private void keyLengths(long at) {
        for (int length = 0; length <= Math.min(LONGEST_KEY, bytes.length() - at - 12); length++) {
            long frame = at + 4 + length;
            long end = frame + 4 + in.u32(frame);
            boolean fits = length != in.u32(at) && in.u32(frame) >= 4 && end <= bytes.length() && isFollowed(end);
            double odd = fits ? odd(bytes, frame + 4, end) : Double.NaN;
            if (!Double.isNaN(odd)) {
                keep(Kind.LENGTH, in.u32(at), length, at, Word32.of(length),
                        Words.price(in.i32(at), length) + standing + odd, isPlain(in, at + 4, at + 4 + length));
            }
        }
    }

    private void valueLength(long at) {
        if (at > bytes.length() - 4) {
            return;
        }
        long frame = at + 4 + in.u32(at);
        if (frame > bytes.length() - 8) {
            return;
        }
        Reading reading = new Reading(bytes, structure.dialect());
        Place first = new Place(frame + 4, Level.record(frame + 4), 0);
        if (reading.read(first, bytes.length(), Long.MAX_VALUE, null, null) == Reading.Ending.WHOLE
                && isFollowed(reading.at)) {
            long length = reading.at - frame - 4;
            keep(Kind.RECORD_LENGTH, in.u32(frame), length, frame, Word32.of(length),
                    Words.price(in.i32(frame), (int) length) + standing + reading.oddSum, isPlain(in, at + 4, frame));
        }
    }

    /// How odd the value from `at` to `end` is; NaN where it is not whole.
    private double odd(ByteStore of, long at, long end) {
        Reading reading = new Reading(of, structure.dialect());
        Reading.Ending ending = reading.read(new Place(at, Level.record(at), 0), end, Long.MAX_VALUE, null, null);
        boolean whole = ending == Reading.Ending.WHOLE && reading.at == end || ending == Reading.Ending.FAR;
        return whole ? reading.oddSum : Double.NaN;
    }

    private boolean isFollowed(long at) {
        return Slot.isFollowed(bytes, structure.dialect(), structure.framing(), at);
    }

    private void keep(Kind kind, long before, long after, long at, byte[] with, double cost) {
        keep(kind, before, after, at, with, cost, true);
    }

    /// @param named whether the key of the entry is a name: otherwise something else is wrong as well
    private void keep(Kind kind, long before, long after, long at, byte[] with, double cost, boolean named) {
        tried.add(new Tried(kind, before, after, List.of(new Change(new Span(at, 4), with)),
                cost + (named ? 0 : Weights.STRAY_IN_NAME), true, named, List.of()));
    }
}
