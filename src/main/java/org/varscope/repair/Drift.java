package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.repair.Level.Place;
import org.varscope.scan.index.Structure;

/// How far what follows a record stands from where the length of that leads: as many bytes have come into it, or gone
/// from it, where the length itself is right.
final class Drift {
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

    /// {@return how many bytes too many there are in the record in `slot`, a negative number where some are missing; 0
    /// where something follows it where it ends, where nothing whole does near that, and where it has no length}
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
