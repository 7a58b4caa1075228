package org.varscope.document.journal;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Checkpoint;
import org.varscope.document.Snapshot;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;
import org.varscope.remark.RemarkedIOException;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Plays what a journal says: the history around its base, and then every act.
final class Replay {
    /// Up to this many bytes are read as values immediately; what is larger is left to be read when it is shown.
    private static final long AT_ONCE = 64 << 20;

    private final List<Snapshot> states = new ArrayList<>();
    private final List<Checkpoint.Step> steps = new ArrayList<>();
    private int now;
    private long revisions;
    private long acts;
    private final List<Remark> losses = new ArrayList<>();

    Replay(BaseEntry base, ByteStore content) throws IOException {
        Dialect dialect = Transition.dialect(base.dialect(), Dialects.of("godot4"));
        Framing framing = Transition.framing(base.framing(), Framing.BARE);
        Structure structure = content.length() <= AT_ONCE ? Structure.scan(content, dialect, framing, Progress.NONE)
                : Structure.pending(content, dialect, framing);
        states.add(new Snapshot(0, structure));
        if (base.cut()) {
            losses.add(JournalRemark.STEPS_TOO_LARGE.with());
        }
        EntryInput history = new EntryInput(base.history());
        for (int left = history.count(); left > 0; left--) {
            Transition.Reached older = Transition.read(history, states.getFirst(), ++revisions);
            states.addFirst(older.state());
            steps.addFirst(new Checkpoint.Step(older.step().back(), older.step().label()));
            now++;
        }
        for (int left = history.count(); left > 0; left--) {
            add(Transition.read(history, states.getLast(), ++revisions));
        }
    }

    private void add(Transition.Reached next) {
        states.add(next.state());
        steps.add(next.step());
    }

    /// Plays every act among `entries`, in order.
    ///
    /// @return how many entries were of use
    /// @throws CancellationException if the progress says to stop
    int acts(List<Entry> entries, Seal seal, Progress progress) {
        int used = 0;
        for (Entry entry : entries) {
            if (entry.kind() == Entry.Kind.BASE) {
                acts = entry.number();
            } else if (entry.kind().isAct()) {
                progress.report(used, "restoring");
                try {
                    act(entry, seal);
                } catch (IOException e) {
                    losses.add(JournalRemark.STEPS_LOST.with(entries.size() - used, Remarked.part(e)));
                    return used;
                }
            }
            used++;
        }
        return used;
    }

    private void act(Entry entry, Seal seal) throws IOException {
        if (entry.number() != acts + 1) {
            throw new RemarkedIOException(JournalRemark.STEPS_MISSING.with());
        }
        EntryInput in = new EntryInput(seal.open(entry.content()));
        switch (entry.kind()) {
            case DID -> did(in, false);
            case JOINED -> did(in, true);
            case TOOK_BACK -> go(now - 1);
            case DID_AGAIN -> go(now + 1);
            case SAVED, HEAD, PLACE, FILE, BASE -> { }
        }
        acts = entry.number();
    }

    private void go(int to) throws IOException {
        if (to < 0 || to >= states.size()) {
            throw new RemarkedIOException(JournalRemark.NO_STEP.with());
        }
        now = to;
    }

    private void did(EntryInput in, boolean joined) throws IOException {
        List<Patch> whole = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            whole.add(new Patch(in.number(), in.number(), in.number()));
        }
        Transition.Reached next = Transition.read(in, states.get(now), ++revisions);
        states.subList(now + 1, states.size()).clear();
        steps.subList(now, steps.size()).clear();
        if (!joined) {
            add(next);
            now++;
        } else if (now > 0) {
            states.set(now, next.state());
            steps.set(now - 1, new Checkpoint.Step(whole, next.step().label()));
        } else {
            throw new RemarkedIOException(JournalRemark.NONE_TO_JOIN.with());
        }
    }

    Checkpoint checkpoint() {
        return new Checkpoint(states, steps, now, acts);
    }

    /// {@return what did not come back, as sentences; none where everything did}
    List<Remark> losses() {
        return List.copyOf(losses);
    }
}
