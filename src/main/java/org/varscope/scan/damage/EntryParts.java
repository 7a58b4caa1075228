package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.Seq;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.EntryHeads;
import org.varscope.scan.walk.Findings;
import org.varscope.scan.walk.Grammar;
import org.varscope.scan.walk.Walk;

/// Makes parts of entries from parts of records.
final class EntryParts {
    private EntryParts() { }

    /// {@return the part of an entry, given that of the record which its value and the length before it are}
    /// @param key     bytes before that length
    /// @param guessed whether it was found again after damage
    static Shape after(long key, Shape record, boolean guessed) {
        List<Problem> problems = record.problems().stream().map(p -> p.shifted(key)).toList();
        return switch (record) {
            case Shape.Run run -> new Shape.Run(key + run.length(), run.count(), guessed, problems);
            case Shape.Leaf leaf -> new Shape.Leaf(key + leaf.length(), leaf.count(), key + leaf.lead(), leaf.tail(),
                    leaf.header(), leaf.broken(), guessed || leaf.guessed(), problems);
            case Shape.Open open -> new Shape.Open(key + open.lead(), open.header(), open.head(), open.children(),
                    open.tail(), open.claimed(), open.grammar(), open.damaged(), open.unread(), guessed || open.guessed(), problems);
            case Shape.Gap gap -> new Shape.Gap(key + gap.length(), problems);
            case Shape.Pending pending -> new Shape.Pending(key + pending.length(), pending.count());
        };
    }

    /// {@return the part of an entry whose lengths are wrong, whatever it holds: never one of a run}
    /// @param walk    reports to `findings`
    /// @param scanner for the children of a collection
    static Shape opened(long start, EntryHeads.Head head, Walk walk, Scanner scanner, Findings findings) {
        long at = head.frame() + 4;
        long lead = at - start;
        long end = walk.value(at, head.end());
        int header = walk.header;
        if (end != Walk.OPEN) {
            boolean broken = end == Walk.BROKEN;
            return new Shape.Leaf(head.end() - start, 1, lead, broken ? 0 : head.end() - end, header, broken, true,
                    findings.take(0, start));
        }
        long body = walk.head.bodyAt;
        long claimed = walk.head.children;
        Grammar grammar = walk.head.grammar;
        Scanned children = scanner.items(grammar, body, head.end(), claimed);
        Seq<Shape> parts = children.parts();
        boolean damaged = !children.clean() || parts.count() < claimed;
        return new Shape.Open(lead, header, body - at, parts, head.end() - children.end(), claimed, grammar, damaged,
                false, true, findings.take(0, start));
    }
}
