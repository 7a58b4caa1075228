package org.varscope.scan.detect;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;

/// How well a dialect and a framing read the first bytes where no reading is whole.
///
/// Damage is stepped over as everywhere else. So one wrong number costs what it hides, while a reading that goes astray
/// loses nearly everything; and a reading that the engine accepts, with bytes left over, loses only those.
final class PartialReading {
    /// Bytes that are looked at.
    private static final long LIMIT = 1 << 16;
    private static final int MOST_VALUES = 1 << 14;
    private static final double ALL_SOUND = 100;
    private static final double VALUES_AFTER_DAMAGE = 60;
    private static final double RECORDS_AFTER_DAMAGE = 60;
    private static final double HALF_SOUND = 0.5;
    private static final double MOSTLY_SOUND = 0.75;
    private static final double A_TROUBLE = -3;
    private static final int MOST_TROUBLES = 20;
    private static final double FOREIGN_FLAGS = -20;
    /// No engine writes these, or only another one does.
    private static final Set<Code> ODD = EnumSet.of(Code.FRAME_SLACK, Code.FRAME_LENGTH_ODD, Code.TRAILING_DATA,
            Code.FLAGS_UNKNOWN, Code.HEADER_BYTE_NOT_ZERO, Code.SHARED_BIT, Code.BOOL_NOT_CANONICAL,
            Code.PADDING_MISSING);
    /// A length of a record is at least this where it is read in the wrong byte order.
    private static final long PLAUSIBLE_CLAIM = 1 << 24;
    private static final double WRONG_ORDER = -200;
    private static final double ODD_LENGTH = -20;
    private static final double LEFT_OVER = -40;
    /// Lengths that lead from record to record up to the end of the bytes are hardly that by chance.
    private static final double FRAMED = 30;
    /// Values that are whole from the start on are hardly so by chance: a byte too few or too many puts all after it
    /// out of step, which leaves little sound and many troubles.
    private static final double SOUND_START = 60;
    private static final int ENOUGH_VALUES = 8;
    /// How far behind damage the next value is looked for.
    private static final int REACH = 64;

    private final StrictReading strict;
    private final Evidence evidence;
    private final List<Problem> troubles;
    private final double score;
    private final double after;
    private final long soundBytes;
    private int inARow;

    private PartialReading(ByteStore bytes, StrictReading strict) {
        this.strict = strict;
        ByteReader in = bytes.reader();
        Plan plan = Plan.of(strict.dialect());
        this.evidence = new Evidence(in, plan);
        Structure structure = Structure.preview(bytes, strict.dialect(), strict.framing(), LIMIT);
        this.troubles = structure.problems().stream()
                .filter(p -> p.isError() || ODD.contains(p.code())).toList();
        Walk walk = Walk.trusting(in, plan);
        double start = SOUND_START * Math.min(weigh(structure, walk), ENOUGH_VALUES) / ENOUGH_VALUES;
        this.soundBytes = sound(structure.root());
        double share = soundBytes / (double) Math.clamp(bytes.length(), 1, LIMIT);
        this.score = ALL_SOUND * Math.min(1, share) + A_TROUBLE * Math.min(troubles.size(), MOST_TROUBLES)
                + (has(Code.FLAGS_UNKNOWN) ? FOREIGN_FLAGS : 0) + framed(in) + start + evidence.score();
        this.after = afterDamage(in, walk, share);
    }

    /// {@return how the dialect and framing of `strict` read `bytes`, damage and all}
    static PartialReading of(ByteStore bytes, StrictReading strict) {
        return new PartialReading(bytes, strict);
    }

    StrictReading strict() {
        return strict;
    }

    Dialect dialect() {
        return strict.dialect();
    }

    Framing framing() {
        return strict.framing();
    }

    /// The percentage of bytes that are sound, less the troubles, with what the values say.
    double score() {
        return score;
    }

    /// The score with what comes after the first damage, for distinguishing dialects where the header of the outermost
    /// collection is wrong, whose items then belong to nothing. That bytes are left over says nothing of dialects.
    double scoreOfDialect() {
        return scoreInFamily() + after;
    }

    /// The score for distinguishing dialects that read nearly all alike, which what is after damage does not.
    double scoreInFamily() {
        return score - leftOver();
    }

    /// Bytes that are part of whole values and of the heads of collections.
    long soundBytes() {
        return soundBytes;
    }

    Evidence evidence() {
        return evidence;
    }

    /// What is wrong first; empty where it is beyond what was looked at.
    Optional<Problem> firstTrouble() {
        return troubles.stream().findFirst();
    }

    /// Bytes that are part of whole values and of the heads of collections.
    private static long sound(Shape.Open root) {
        long sound = 0;
        Deque<Shape.Open> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            Shape.Open each = open.pop();
            sound += each.body();
            for (Shape part : each.children()) {
                sound += switch (part) {
                    case Shape.Run run -> run.length() - slack(run);
                    case Shape.Leaf leaf -> leaf.broken() && !lacksPadding(leaf.problems()) ? 0
                            : leaf.length() - leaf.tail();
                    case Shape.Gap _, Shape.Pending _ -> 0;
                    case Shape.Open inner -> {
                        open.push(inner);
                        yield 0;
                    }
                };
            }
        }
        return sound;
    }

    /// Whether nothing but padding is missing, which Godot 2 does not ask for: that says nothing for it.
    private static boolean lacksPadding(List<Problem> problems) {
        return problems.stream().anyMatch(problem -> problem.code() == Code.PADDING_MISSING
                || problem.flaw() instanceof Flaw.PastEnd(Flaw.Measured _, long length, long left) && length <= left);
    }

    private static long slack(Shape.Run run) {
        return run.problems().stream().filter(p -> p.code() == Code.FRAME_SLACK)
                .mapToLong(p -> p.span().length()).sum();
    }

    /// {@return how many values are whole before the first damage}
    private int weigh(Structure structure, Walk walk) {
        Preorder nodes = structure.preorder();
        Node node = nodes.next();
        int start = 0;
        boolean sound = true;
        for (int left = MOST_VALUES; node != null && left > 0; left--) {
            long at = node.span().start();
            boolean unpadded = !node.isCollection() && node.state() != State.INCOMPLETE
                    && lacksPadding(structure.problemsIn(node.item()));
            sound &= node.state() != State.DAMAGED || unpadded;
            start += sound && (node.state() == State.WHOLE || unpadded) ? 1 : 0;
            if (!unpadded && node.state() == State.WHOLE && walk.value(at, node.span().end()) != Walk.BROKEN) {
                evidence.add(walk, at, node.role() == Role.ROOT);
            }
            node = nodes.next();
        }
        return start;
    }

    /// What the lengths of records say, whatever is in them.
    private double framed(ByteReader in) {
        boolean bad = has(Code.FRAME_PAST_END) || has(Code.FRAME_LENGTH_ODD) || has(Code.FRAME_CUT)
                || has(Code.FRAME_EMPTY);
        return (framing().isStream() && (!bad || SoundRecords.isNearlyOne(in, framing())) ? FRAMED : 0)
                + (has(Code.FRAME_LENGTH_ODD) ? ODD_LENGTH : 0) + leftOver()
                + (troubles.stream().anyMatch(p -> isInWrongOrder(p, in)) ? WRONG_ORDER : 0);
    }

    private double leftOver() {
        return has(Code.TRAILING_DATA) ? LEFT_OVER : 0;
    }

    private boolean has(Code code) {
        return troubles.stream().anyMatch(p -> p.code() == code);
    }

    /// Whether the length of a record past the end would be a likely one in the other byte order.
    private boolean isInWrongOrder(Problem problem, ByteReader in) {
        if (problem.code() != Code.FRAME_PAST_END) {
            return false;
        }
        long at = problem.span().start();
        long little = in.u32(at);
        long big = in.i32be(at) & 0xFFFF_FFFFL;
        long likely = 16 * in.length() + PLAUSIBLE_CLAIM;
        return framing().equals(Framing.STREAM_BE) ? big >= likely && little < likely
                : little >= likely && big < likely;
    }

    /// What comes after the first trouble says: whether one value follows the other, or one record.
    private double afterDamage(ByteReader in, Walk walk, double share) {
        long damaged = firstTrouble().map(p -> p.span().start()).orElse(0L);
        long end = Math.min(in.length(), LIMIT);
        double most = 0;
        // Bytes that were lost or put in have moved what follows by any number.
        for (long from = damaged & ~3L; from < Math.min(end, damaged + REACH); from++) {
            double all = Math.max(1, end - damaged);
            if (share < HALF_SOUND) {
                double bytes = Math.min(values(walk, from, end), end) - from;
                most = Math.max(most, VALUES_AFTER_DAMAGE * Math.min(inARow, ENOUGH_VALUES) / ENOUGH_VALUES
                        * bytes / all);
            }
            if (share < MOSTLY_SOUND && framing().isStream()) {
                most = Math.max(most, RECORDS_AFTER_DAMAGE * (records(in, walk, from, end) - from) / all);
            }
        }
        return most;
    }

    /// Where values that begin at `from` and follow each other stop.
    private long values(Walk walk, long from, long end) {
        long at = from;
        for (inARow = 0; at < end && inARow < MOST_VALUES; inARow++) {
            long next = walk.value(at, walk.in.length());
            if (next == Walk.BROKEN) {
                break;
            }
            at = next == Walk.OPEN ? walk.head.bodyAt : next;
        }
        return at;
    }

    /// Where records that begin at `from`, each of which ends with a value, stop.
    private long records(ByteReader in, Walk walk, long from, long end) {
        long at = from;
        while (end - at >= 8) {
            long size = (framing().equals(Framing.STREAM_BE) ? in.i32be(at) : in.i32(at)) & 0xFFFF_FFFFL;
            if (size < 4 || size % 4 != 0 || size > end - at - 4
                    || values(walk, at + 4, at + 4 + size) != at + 4 + size) {
                break;
            }
            at += 4 + size;
        }
        return at;
    }
}
