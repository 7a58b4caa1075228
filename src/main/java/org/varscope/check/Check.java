package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.codec.ObjectRule;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.LazyPath;
import org.varscope.document.place.RepeatedKeys;
import org.varscope.problem.Flaw;
import org.varscope.scan.audit.Audit;
import org.varscope.scan.audit.Marks;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// Would the engine load it? Goes through the records of some bytes and gives a [Verdict] on each.
///
/// One quick pass ([Audit]) answers for the records of which there is nothing to say. From the first other one
/// on, a structure is asked for, and what the pass has marked is looked at value by value ([CarefulCheck]); of a
/// list of fields from the start, as only a structure knows where its values are. Both ways lead to the same verdicts.
/// For one thread.
public final class Check {
    private final ObjectRule objects;
    private final Supplier<Structure> structure;
    private final Audit audit;
    private final Progress progress;
    private long records;
    private @Nullable CarefulCheck careful;

    /// @param objects whether the engine would be asked to allow objects, as it always is for a project's settings
    public Check(Structure structure, ObjectRule objects) {
        this(structure, objects, Progress.NONE);
    }

    /// @param objects  whether the engine would be asked to allow objects
    /// @param progress follows the bytes that are looked at, by a second pass once more
    public Check(Structure structure, ObjectRule objects, Progress progress) {
        this(structure.bytes(), structure.dialect(), structure.framing(), structure.known().isEmpty(), objects,
                progress, () -> structure);
    }

    /// @param spotless  whether no problem of the bytes is known before they are looked at
    /// @param objects   whether the engine would be asked to allow objects
    /// @param progress  follows the bytes that are looked at, by a second pass once more
    /// @param structure scans the bytes, where that turns out to be needed
    public Check(ByteStore bytes, Dialect dialect, Framing framing, boolean spotless, ObjectRule objects,
            Progress progress, Supplier<Structure> structure) {
        this.objects = asked(framing, objects);
        this.structure = structure;
        this.progress = progress;
        this.audit = new Audit(bytes, dialect, framing, progress);
        if (framing.isListed()) {
            Structure read = structure.get();
            // What is wrong with a wrapper is told by the innermost value, which is not marked; digests are no values.
            boolean known = read.known().stream().anyMatch(problem -> !(problem.flaw() instanceof Flaw.DigestOther));
            careful = new CarefulCheck(read, this.objects, progress, CarefulCheck.LARGEST,
                    known ? null : LayoutPass.over(read, progress), 0, 0);
        } else if (!spotless || !Audit.reads(framing)) {
            careful = closeLook(null, 0);
        }
    }

    /// The engine reads its own settings with objects allowed, whatever else a game allows.
    /// `core/config/project_settings.cpp`, `_load_settings_binary`.
    static ObjectRule asked(Framing framing, ObjectRule objects) {
        return framing.allowsObjects() ? ObjectRule.ALLOWED : objects;
    }

    /// {@return the verdict on the next record, or null after the last}
    /// @param most problems of each severity that it lists: [ListedProblems#MOST] or [ListedProblems#KEPT]
    /// @throws java.util.concurrent.CancellationException if the progress says to stop
    public @Nullable Verdict next(int most) {
        if (careful != null) {
            return careful.next(most);
        }
        if (audit.next() && audit.isClean()) {
            return new Verdict(records++, audit.start(), null, List.of(), problems());
        }
        if (records > 0 && !audit.isStopped() && audit.isClean()) {
            return null;
        }
        return carefully(most);
    }

    private @Nullable Verdict carefully(int most) {
        long from = audit.item();
        while (audit.next()) {
            // What is left is only to be marked.
        }
        careful = closeLook(audit.marks(), from);
        return careful.next(most);
    }

    private CarefulCheck closeLook(@Nullable Marks marks, long from) {
        return new CarefulCheck(structure.get(), objects, progress, CarefulCheck.LARGEST, marks, from, records);
    }

    private List<Finding.Trouble> problems() {
        if (audit.uncompared() == 0) {
            return List.of();
        }
        LazyPath path = new LazyPath(audit.isOnly() ? "$" : "$" + records);
        return List.of(new Finding.Trouble(RepeatedKeys.notCompared(audit.start(), audit.uncompared()), path));
    }
}
