package org.varscope.check;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.BinarySearch;
import org.varscope.codec.ObjectRule;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// What the engine answers to the records of a structure, as [Check] finds it, for those that are asked about: in
/// any order, best in that of their bytes. For one thread.
public final class Answers {
    private final Structure structure;
    private final Map<ObjectRule, Ahead> checks = new EnumMap<>(ObjectRule.class);
    private final Map<Long, Answer> known = new HashMap<>();

    /// What the engine does with a record.
    public enum Answer {
        /// It loads it, whatever it is asked to allow.
        LOADED,
        /// It loads it where it is asked to allow objects, and refuses it otherwise, as is the default.
        LOADED_WITH_OBJECTS,
        /// It refuses it, whatever it is asked to allow.
        REFUSED
    }

    /// A check that goes on from record to record.
    private static final class Ahead {
        final CarefulCheck check;
        long next;

        Ahead(CarefulCheck check, long next) {
            this.check = check;
            this.next = next;
        }
    }

    /// @param structure whose records are asked about
    public Answers(Structure structure) {
        this.structure = structure;
    }

    /// {@return the answer to the record that `problem` is listed with: the one that it is in or behind; that there
    /// is none where one should be is refused}
    public Answer to(Problem problem) {
        if (problem.code() == Code.FRAME_CUT || structure.records() == 0) {
            return structure.known().contains(problem) ? Answer.LOADED : Answer.REFUSED;
        }
        int before = BinarySearch.partitionPoint(new Records(),
                record -> record.item().start() <= problem.span().start());
        return to(structure.record(Math.max(0, before - 1)));
    }

    /// The records as a list.
    private final class Records extends AbstractList<Node> {
        @Override
        public Node get(int place) {
            return structure.record(place);
        }

        @Override
        public int size() {
            return (int) Math.min(Integer.MAX_VALUE, structure.records());
        }
    }

    /// {@return the answer to `record`}
    public Answer to(Node record) {
        return known.computeIfAbsent(record.place(), _ -> isLoaded(record, ObjectRule.FORBIDDEN) ? Answer.LOADED
                : isLoaded(record, ObjectRule.ALLOWED) ? Answer.LOADED_WITH_OBJECTS : Answer.REFUSED);
    }

    private boolean isLoaded(Node record, ObjectRule objects) {
        Ahead ahead = checks.get(objects);
        if (ahead == null || ahead.next > record.place()) {
            ahead = new Ahead(new CarefulCheck(structure, Check.asked(structure.framing(), objects), Progress.NONE,
                    CarefulCheck.LARGEST, null, record.item().start(), record.place()), record.place());
            checks.put(objects, ahead);
        }
        @Nullable Verdict verdict = ahead.check.next(1);
        while (verdict != null && verdict.record() < record.place()) {
            verdict = ahead.check.next(1);
        }
        ahead.next = record.place() + 1;
        return verdict != null && verdict.record() == record.place() && verdict.isAccepted();
    }
}
