package org.varscope.repair;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.bytes.Word32;
import org.varscope.dialect.Flag;
import org.varscope.dialect.Row;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Purpose;

/// Gives words that say how bytes are to be read other values: counts, lengths, types and flags.
final class Words {
    /// Words that are looked at, those nearest to the damage first.
    static final int MOST = 600;
    /// Open collections whose counts come before these.
    private static final int INNERMOST = 2;
    /// How far a count is off at most that another one may make up for.
    static final int STEPS = 4;
    private static final int SMALL = 16;
    /// Bytes behind a text's length in which its end is looked for.
    private static final long REACH = 4096;

    private final Solver solver;
    private final ByteReader in;
    private final Plan plan;

    Words(Solver solver) {
        this.solver = solver;
        this.in = solver.reader();
        this.plan = Plan.of(solver.dialect);
    }

    /// The counts of what is open come first: in a large collection they are far before the damage, and all that is
    /// nearer would take the time.
    void tryAll() {
        Deque<Trace.Word> words = solver.trace.words().reversed();
        Set<Long> counts = Stream.iterate(solver.level, Objects::nonNull, Level::around).limit(INNERMOST)
                .map(Level::countAt).collect(Collectors.toSet());
        Stream.concat(words.stream().filter(word -> counts.contains(word.at())),
                words.stream().limit(MOST).filter(word -> !counts.contains(word.at())))
                .takeWhile(_ -> solver.goesOn()).forEach(this::tryWord);
    }

    /// Gives one word other values.
    void tryWord(Trace.Word word) {
        int now = in.i32(word.at());
        for (int value : values(word, now)) {
            if (word.purpose() instanceof Purpose.Length(var part, _, _) && part == Part.TEXT
                    && !leads(word.at(), value)) {
                continue;
            }
            Kind kind = kind(word.purpose(), now, value);
            byte[] with = Word32.of(value);
            double distance = solver.ends || word.purpose() instanceof Purpose.Count ? 0 : solver.distance(word.at());
            solver.attempt(kind, now & 0xFFFF_FFFFL, value & 0xFFFF_FFFFL, new Span(word.at(), 4), with, word.item(),
                    price(now, value) + distance + unlikely(word.purpose(), value) + solver.blame(word.at()));
        }
    }

    /// Whether a header, or the end, comes after a text of `length` bytes.
    private boolean leads(long at, int length) {
        long next = at + 4 + (length + 3L & ~3L);
        long end = Math.min(solver.slot.end(), solver.bytes.length());
        return length >= 0 && next <= end && next > end - 4
                || length >= 0 && next <= end - 4 && plan.row(in.i32(next)) != null;
    }

    /// What it costs to change a word: the fewer bits, the less.
    static double price(int now, int value) {
        int changed = now ^ value;
        boolean oneByte = (changed & 0xFF) == changed || (changed & 0xFF00) == changed
                || (changed & 0xFF_0000) == changed || (changed & 0xFF00_0000) == changed;
        if (Integer.bitCount(changed) == 1) {
            return 0;
        }
        long step = Math.abs((now & 0xFFFF_FFFFL) - (value & 0xFFFF_FFFFL));
        return step <= STEPS ? 0.3 + 0.2 * step : oneByte ? 1.5 : 4;
    }

    /// Nothing at all is seldom what was meant, and words that are neither type, count nor length seldom say how bytes
    /// are read.
    private static double unlikely(Purpose purpose, int value) {
        return switch (purpose) {
            case Purpose.Word _ -> Weights.OTHER_WORD;
            case Purpose.Length _ -> 0;
            default -> (value & 0x7FFF_FFFF) == 0 ? Weights.NOTHING : 0;
        };
    }

    private static Kind kind(Purpose purpose, int now, int value) {
        return switch (purpose) {
            case Purpose.Header _ -> (now & 0xFF) == (value & 0xFF) ? Kind.FLAGS : Kind.TYPE;
            case Purpose.ElementType _ -> Kind.TYPE;
            case Purpose.Count _ -> Kind.COUNT;
            case Purpose.Length _ -> Kind.LENGTH;
            default -> Kind.WORD;
        };
    }

    private Set<Integer> values(Trace.Word word, int now) {
        Set<Integer> values = new LinkedHashSet<>();
        switch (word.purpose()) {
            case Purpose.Header _ -> headers(now, values);
            case Purpose.ElementType _ -> plan.dialect.rows().forEach(row -> values.add(row.id()));
            case Purpose.Count _ -> {
                numbers(now, bound(word), values);
                near(now, bound(word), values);
            }
            case Purpose.Length _ -> {
                numbers(now, bound(word), values);
                near(now, bound(word), values);
                texts(word.at(), values);
            }
            default -> numbers(now, 0xFFFF_FFFFL, values);
        }
        values.remove(now);
        return values;
    }

    private long bound(Trace.Word word) {
        return Math.min(solver.slot.end(), solver.bytes.length()) - word.at() - 4;
    }

    private void headers(int now, Set<Integer> values) {
        for (Row row : plan.dialect.rows()) {
            addHeader(row.id(), values);
            addHeader(now & 0xFFFF_0000 | row.id(), values);
            if (row.wide()) {
                addHeader(Flag.WIDE | row.id(), values);
            }
        }
        for (int flags = 0; flags < 16; flags++) {
            addHeader(now & 0xFF | flags << 16, values);
        }
    }

    private void addHeader(int header, Set<Integer> values) {
        if (plan.isHeader(header)) {
            values.add(header);
        }
    }

    /// Numbers that differ in one byte, up to `bound`; of those whose top bit is a flag, too.
    private static void numbers(int now, long bound, Set<Integer> values) {
        for (int shift = 0; shift < 32; shift += 8) {
            for (int value = 0; value < 256; value++) {
                int changed = now & ~(0xFF << shift) | value << shift;
                if ((changed & 0x7FFF_FFFFL) <= bound && (changed >= 0 || now < 0 || value == 0x80)) {
                    values.add(changed);
                }
            }
        }
    }

    private static void near(int now, long bound, Set<Integer> values) {
        for (int step = 1; step <= STEPS; step++) {
            for (int changed : new int[] {now - step, now + step}) {
                if (changed >= 0 && changed <= bound) {
                    values.add(changed);
                }
            }
        }
        for (int small = 0; small < SMALL; small++) {
            if (small <= bound) {
                values.add(small);
            }
        }
    }

    /// Lengths after which something is that can be a value: those of texts end with the last byte that is not NUL.
    private void texts(long at, Set<Integer> values) {
        long end = Math.min(Math.min(solver.slot.end(), solver.bytes.length()), at + 4 + REACH);
        for (long next = at + 8; next + 4 <= end; next += 4) {
            if (plan.row(in.i32(next)) != null) {
                int padding = 0;
                while (padding < 3 && in.u8(next - 1 - padding) == 0) {
                    padding++;
                }
                values.add((int) (next - at - 4 - padding));
            }
        }
    }
}
