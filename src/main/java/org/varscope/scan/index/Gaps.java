package org.varscope.scan.index;

import module java.base;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.index.Structure.Unclaimed;

/// Finds the bytes in one collection that are none of its children. Of runs, only those in which something was found
/// wrong are read again: there, records may be longer than their values.
final class Gaps {
    private final Nodes nodes;
    private final Node.Body body;
    private final List<Unclaimed> found = new ArrayList<>();

    Gaps(Nodes nodes, Node.Body body) {
        this.nodes = nodes;
        this.body = body;
    }

    /// {@return the gaps before the children from place `from` up to, not including, `to`, and behind the last child
    /// where `to` is past it; the first `most` of them}
    List<Unclaimed> find(long from, long to, int most) {
        long children = (body.parts().count() + body.each() - 1) / body.each();
        Iterator<Seq.Place<Shape>> places = body.parts().placesFrom(firstPart(from));
        while (places.hasNext() && found.size() < most) {
            Seq.Place<Shape> place = places.next();
            if (place.item() / body.each() > to) {
                break;
            }
            look(place);
            found.removeIf(gap -> gap.before() < from || gap.before() >= to && to < children);
        }
        return found.size() <= most ? found : found.subList(0, most);
    }

    /// Gaps count as no item, and what is left over in an item comes after it, so that both are in front of the part
    /// that holds the item number `from`.
    private int firstPart(long from) {
        Seq<Shape> parts = body.parts();
        long item = from * body.each();
        int part = item < parts.count() ? parts.atCount(item).index() : parts.size();
        while (part > 0 && parts.get(part - 1).count() == 0) {
            part--;
        }
        return Math.max(0, part - 1);
    }

    private void look(Seq.Place<Shape> place) {
        long end = body.start() + place.offset() + place.part().length();
        long before = place.item() + place.part().count();
        switch (place.part()) {
            case Shape.Gap gap -> add(end, gap.length(), before, false);
            case Shape.Pending pending -> add(end, pending.length(), before, true);
            case Shape.Leaf leaf -> add(end, leaf.tail(), before, false);
            case Shape.Open open -> add(end, open.tail(), before, false);
            case Shape.Run run when body.grammar().isFramed() && !run.problems().isEmpty() -> lookInto(place);
            case Shape.Run _ -> { }
        }
    }

    private void lookInto(Seq.Place<Shape> run) {
        long end = run.item() + run.part().count();
        Items items = nodes.items(body).fromItem(run.item());
        for (Items.Item item = items.next(); item != null && item.index() < end; item = items.next()) {
            Node value = nodes.node(null, body, item);
            add(item.end(), item.end() - value.span().end(), item.index() + 1, false);
        }
    }

    private void add(long end, long length, long item, boolean unread) {
        if (length > 0) {
            found.add(new Unclaimed(new Span(end - length, length), item / body.each(), unread));
        }
    }
}
