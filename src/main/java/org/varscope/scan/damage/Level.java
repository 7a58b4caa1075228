package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.Seq;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Row;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

/// A collection, or the root, whose items are being read.
public final class Level {
    /// Bytes of damage that may become one part.
    private static final long SWALLOWED = 16 * Scanner.RUN;

    /// What one item looks like.
    final Grammar grammar;
    /// The item that this collection is.
    final Item item;
    final int header;
    /// Where the first child starts.
    final long body;
    final long claimed;
    /// Whether items are keys and values in turn.
    final boolean keyed;
    /// Where the bytes end that the children may use.
    final long bound;
    final boolean guessed;
    /// Whether the count asks for more than the bytes can hold.
    final boolean countLies;

    long remaining;
    /// Items that are damaged themselves.
    long broken;
    /// Whether a child is damaged, so that this collection must stay open.
    boolean damaged;
    /// Whether a child was cut off by the end of the bytes, which says enough about why children are missing here.
    boolean childCut;
    /// Header of the first key, for telling keys from values after damage; 0 until there is one.
    int firstKey;

    private final List<Shape> parts = new ArrayList<>(0);
    private long runStart;
    private long runItems;
    private int runFinding;

    private Level(Item item, Grammar grammar, int header, long body, long claimed, boolean keyed, long bound,
            boolean guessed, boolean countLies, int findings) {
        this.grammar = grammar;
        this.item = item;
        this.header = header;
        this.body = body;
        this.claimed = claimed;
        this.keyed = keyed;
        this.bound = bound;
        this.guessed = guessed;
        this.countLies = countLies;
        this.remaining = claimed;
        this.runStart = body;
        this.runFinding = findings;
    }

    /// The outermost level: `want` items from `from` on.
    static Level outermost(Grammar grammar, long from, long bound, long want, int findings) {
        return new Level(new Item(from, 0, -1, false, findings), grammar, 0, from, want, false, bound, false, false,
                findings);
    }

    /// The collection whose head `walk` has just measured.
    static Level of(Walk walk, Item item, long bound, boolean guessed) {
        Row row = walk.row();
        boolean keyed = row != null && row.kind() == VariantKind.DICTIONARY;
        return new Level(item, walk.head.grammar, walk.header, walk.head.bodyAt, walk.head.children, keyed, bound,
                guessed, walk.head.countLies, walk.findings.size());
    }

    /// A healthy collection of values whose head was measured before, nothing of which is counted yet.
    static Level begun(Item item, int header, long body, long claimed, boolean keyed, long bound, boolean guessed) {
        return new Level(item, Grammar.VALUES, header, body, claimed, keyed, bound, guessed, false,
                item.firstFinding());
    }

    /// Whether the next item is a key.
    boolean atKey() {
        return keyed && (claimed - remaining) % 2 == 0;
    }

    /// Counts `items` whole items, the last of which ends at `end`, into the current run.
    void count(long items, long end, boolean guessing, Findings findings) {
        runItems += items;
        remaining -= items;
        if (end - runStart >= Scanner.RUN) {
            flush(end, guessing, findings);
        }
    }

    /// Where the current run begins.
    long runStart() {
        return runStart;
    }

    /// Ends the current run at `at`.
    void flush(long at, boolean guessing, Findings findings) {
        if (runItems > 0) {
            parts.add(new Shape.Run(at - runStart, runItems, guessing, findings.take(runFinding, runStart)));
        }
        runStart = at;
        runItems = 0;
        runFinding = findings.size();
    }

    /// How things are, for [#back].
    Mark mark() {
        return new Mark(parts.size(), runStart, runItems, runFinding, remaining, damaged);
    }

    /// Puts things back to how they stood at `mark`, when the item at `at` was next.
    void back(Mark mark, long at, boolean guessed) {
        List<Shape> undone = parts.subList(mark.parts, parts.size());
        List<Problem> earlier = undone.isEmpty() ? List.of() : undone.getFirst().problems().stream()
                .filter(p -> p.span().start() < at - mark.runStart).toList();
        boolean flushed = !undone.isEmpty();
        undone.clear();
        remaining = mark.remaining;
        runStart = mark.runStart;
        runItems = mark.runItems;
        runFinding = mark.runFinding;
        if (flushed && runItems > 0) {
            parts.add(new Shape.Run(at - runStart, runItems, guessed, earlier));
            runItems = 0;
        }
        damaged = mark.damaged;
    }

    /// How the parts of a level stood.
    record Mark(int parts, long runStart, long runItems, int runFinding, long remaining, boolean damaged) { }

    /// Adds a part that ends at `end`, after the run before it was flushed.
    void add(Shape part, long end, Findings findings) {
        parts.add(part);
        remaining -= part.count();
        runStart = end;
        runFinding = findings.size();
    }

    /// Lets the damaged part that was added last, and the items since, go on to `end`, where that stays small and
    /// nothing more is to be said of them.
    ///
    /// So an index is bounded by the bytes and not by how often they are damaged.
    ///
    /// @param lost items that begin where reading is now
    /// @return whether it was done
    boolean swallow(long lost, long end, Findings findings) {
        if (!findings.isFull() || findings.size() > runFinding || parts.isEmpty()
                || !(parts.getLast() instanceof Shape.Leaf last) || !last.broken()
                || end - runStart + last.length() > SWALLOWED) {
            return false;
        }
        parts.set(parts.size() - 1, new Shape.Leaf(last.length() + end - runStart, last.count() + runItems + lost,
                last.lead(), 0, last.header(), true, last.guessed(), last.problems()));
        broken += runItems + lost;
        remaining -= lost;
        runItems = 0;
        runStart = end;
        return true;
    }

    boolean hasParts() {
        return !parts.isEmpty();
    }

    long whole() {
        return claimed - remaining - broken;
    }

    /// The part that this collection becomes.
    ///
    /// @param tail   bytes after its last child that belong to its item
    /// @param unread whether reading was broken off in it
    Shape.Open open(long tail, boolean isDamaged, boolean unread, List<Problem> own) {
        return new Shape.Open(item.lead(), header, body - item.start() - item.lead(), parts(), tail, claimed, grammar,
                isDamaged, unread, guessed, own);
    }

    /// Reports that there are fewer children than the count says.
    void reportMissing(Findings findings) {
        long each = keyed ? 2 : 1;
        Flaw.Children children = grammar == Grammar.PROPERTIES ? Flaw.Children.PROPERTIES
                : keyed ? Flaw.Children.ENTRIES : Flaw.Children.ELEMENTS;
        findings.add(new Flaw.ChildrenMissing(children, claimed / each, whole() / each), body - 4, 4);
    }

    Seq<Shape> parts() {
        return Seq.of(parts);
    }

    /// An item that is being read.
    ///
    /// @param start        its first byte
    /// @param lead         bytes before its value's header
    /// @param frameEnd     where its frame ends, or -1 where it has none
    /// @param frameLies    whether its frame's length cannot be right
    /// @param firstFinding index of the first finding on it
    record Item(long start, long lead, long frameEnd, boolean frameLies, int firstFinding) { }
}
