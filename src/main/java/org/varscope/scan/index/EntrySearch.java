package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.dialect.Row;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Progress;

/// Looks for a key among the entries of a Dictionary. What is between the keys is only got over: large collections in
/// one step, and nothing is made of the others.
///
/// @param body of `dictionary`
record EntrySearch(Nodes nodes, Node dictionary, Node.Body body, KeyTest test) {
    /// Items between two reports of progress.
    private static final int STEP = 8192;

    /// {@return the place of the last entry, of those from place `from` on, whose key is the one and whose value is
    /// there; -1 where there is none}
    /// @throws CancellationException if the progress says to stop
    long last(long from, Progress progress) {
        Items items = nodes.items(body).fromItem(from * 2);
        long last = -1;
        long known = -1;
        int passed = 0;
        long at = body.start();
        for (Items.Item item = items.next(); item != null; item = items.next()) {
            at = item.end();
            if (++passed % STEP == 0) {
                progress.report(at, "looking for a key");
            }
            if (item.shape() instanceof Shape.Gap || item.shape() instanceof Shape.Pending) {
                continue;
            }
            long place = item.index() / 2;
            if (item.index() % 2 == 0) {
                known = is(item) ? place : -1;
            } else if (place == known) {
                last = place;
            }
        }
        if (passed > 0) {
            progress.report(at, "looking for a key");
        }
        return last;
    }

    private boolean is(Items.Item item) {
        ByteReader in = nodes.in();
        if (item.run()) {
            int header = in.i32(item.start());
            Row row = nodes.skip().walk().plan.row(header);
            return row != null && test.is(in, row, header, item.start(), item.end());
        }
        Node key = nodes.node(dictionary, body, item);
        Row row = key.row();
        return row != null && key.state() == State.WHOLE
                && test.is(in, row, key.header(), key.span().start(), key.span().end());
    }
}
