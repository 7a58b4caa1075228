package org.varscope.repair;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.repair.Repair.Change;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Undoes what a transfer as text has done to a whole file, where that loses nothing: a CR put before each LF, and bytes from
/// 0x80 on taken for Latin-1 or Windows-1252 and written as UTF-8. CRs, NULs and high bits that were dropped everywhere
/// cannot be had back.
final class Transfers {
    /// Bytes of the largest file that is looked at: all of it is held in memory.
    private static final long LARGEST = 32 << 20;
    /// A single place is no sign of a transfer.
    private static final int FEWEST = 2;
    private static final double SURE = -1000;
    private static final long REPORT_EVERY = 1 << 20;
    private static final Map<Integer, Integer> WINDOWS = windows();

    private final Structure structure;
    private final ByteReader in;
    private final Progress progress;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    /// One way in which bytes are undone.
    private interface Undoing {
        /// {@return how many bytes at `at` were one before, which is written; 0 where it cannot have been this}
        int next(long at);
    }

    private Transfers(Structure structure, Progress progress) {
        this.structure = structure;
        this.in = structure.bytes().reader();
        this.progress = progress;
    }

    /// {@return repairs of the whole of `structure`, which has errors}
    ///
    /// Looks no further than up to the first byte that no such transfer leaves.
    static List<Repair> of(Structure structure, Progress progress) {
        if (structure.bytes().length() > LARGEST) {
            return List.of();
        }
        List<Repair> repairs = new ArrayList<>();
        for (Kind kind : List.of(Kind.LINE_ENDS, Kind.ENCODING)) {
            Transfers transfers = new Transfers(structure, progress);
            Repair repair = transfers.undone(kind, kind == Kind.LINE_ENDS ? transfers::lineEnd : transfers::character);
            if (repair != null) {
                repairs.add(repair);
            }
        }
        return repairs;
    }

    private @Nullable Repair undone(Kind kind, Undoing undoing) {
        long length = structure.bytes().length();
        long first = -1;
        long last = 0;
        int mark = 0;
        int places = 0;
        for (long at = 0; at < length; ) {
            int step = undoing.next(at);
            if (step == 0) {
                return null;
            }
            if (step > 1) {
                mark = places++ == 0 ? out.size() - 1 : mark;
                first = first < 0 ? at : first;
                last = at + step;
            }
            if (at % REPORT_EVERY == 0) {
                progress.report(at, "looking for a repair");
            }
            at += step;
        }
        return places < FEWEST ? null : repair(kind, places, Span.between(first, last), mark);
    }

    private @Nullable Repair repair(Kind kind, int places, Span span, int mark) {
        byte[] all = out.toByteArray();
        Structure after = Structure.scan(ByteStore.of(all), structure.dialect(), structure.framing(), progress);
        long left = Repairs.errors(after);
        int behind = (int) (structure.bytes().length() - span.end());
        Change change = new Change(span, Arrays.copyOfRange(all, mark, all.length - behind));
        return left >= Repairs.errors(structure) ? null : new Repair(kind, places, 0, List.of(change), true, left, SURE);
    }

    /// Takes the CR away before an LF, which there must be before each.
    private int lineEnd(long at) {
        int now = in.u8(at);
        if (now == '\n') {
            return 0;
        }
        boolean added = now == '\r' && at + 1 < structure.bytes().length() && in.u8(at + 1) == '\n';
        out.write(added ? '\n' : now);
        return added ? 2 : 1;
    }

    /// Makes one byte of what UTF-8 writes for it.
    private int character(long at) {
        int now = in.u8(at);
        int size = now < 0x80 ? 1 : now >> 5 == 6 ? 2 : now >> 4 == 14 ? 3 : 0;
        if (size == 0 || at + size > structure.bytes().length()) {
            return 0;
        }
        int point = size == 1 ? now : now & 0x7F >> size;
        for (int i = 1; i < size; i++) {
            int more = in.u8(at + i);
            if (more >> 6 != 2) {
                return 0;
            }
            point = point << 6 | more & 0x3F;
        }
        Integer was = point < 0x100 ? Integer.valueOf(point) : WINDOWS.get(point);
        if (was == null) {
            return 0;
        }
        out.write(was);
        return size;
    }

    private static Map<Integer, Integer> windows() {
        Map<Integer, Integer> bytes = new HashMap<>();
        for (int value = 0x80; value < 0xA0; value++) {
            String text = new String(new byte[] {(byte) value}, Charset.forName("windows-1252"));
            bytes.put(text.codePointAt(0), value);
        }
        bytes.remove(0xFFFD);
        return Map.copyOf(bytes);
    }
}
