package org.varscope.scan.damage;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.problem.Flaw;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Walk;

/// A text that may have swallowed what follows it, and how things stood before it: it holds bytes after a NUL. No
/// engine writes one; a length that is too large makes one.
///
/// @param level   the collection that holds it
/// @param depth   its number among the levels
/// @param item    it
/// @param mark    how the level stood before it
/// @param guessed whether it was itself found after damage
/// @param header  of the value that holds it
/// @param text    offset of its length
/// @param fits    bytes of it before the NUL
record Suspicion(Level level, int depth, Level.Item item, Level.Mark mark, boolean guessed, int header, long text,
        long fits) {
    /// The doubt about `item`; `before` where there is none, since its frame says where it ends, or nothing holds it.
    static @Nullable Suspicion of(Level level, int depth, Level.Item item, boolean guessed, Walk walk,
            @Nullable Suspicion before) {
        return item.frameEnd() == Scanner.NO_FRAME && depth > 0
                ? new Suspicion(level, depth, item, level.mark(), guessed, walk.header, walk.texts.swallowing,
                walk.texts.fits)
                : before;
    }

    /// Where reading goes on if the text is what is wrong and not the bytes at `damaged`.
    Resync.Found explain(long damaged, List<Level> levels, Resync resync) {
        boolean holds = depth < levels.size() && levels.get(depth) == level;
        return holds && resync.affords(damaged - item.start())
                ? resync.find(levels.subList(0, depth + 1), item.start() + item.lead(), mark.remaining())
                : Resync.NOTHING;
    }

    /// Puts the level back to before the text, and reports it.
    ///
    /// @return the text as a damaged item
    Level.Item undo(ByteReader in, Findings findings) {
        level.back(mark, item.start(), guessed);
        findings.forget(item.firstFinding());
        Level.Item damaged = new Level.Item(item.start(), item.lead(), Scanner.NO_FRAME, false, findings.size());
        findings.add(new Flaw.TextSwallows(in.u32(text), fits), text, 4);
        return damaged;
    }
}
