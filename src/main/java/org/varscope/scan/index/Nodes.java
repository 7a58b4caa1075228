package org.varscope.scan.index;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Seq;
import org.varscope.bytes.Span;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldRuns;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Grammar;
import org.varscope.dialect.Row;
import org.varscope.scan.damage.Shape;
import org.varscope.scan.walk.Plan;
import org.varscope.scan.walk.Walk;
import org.varscope.variant.VariantKind;

/// Makes nodes from the items of a structure.
public final class Nodes {
    private final Skip skip;
    private final ByteReader in;
    private final Grammar framing;

    /// @param framing of the file
    /// @param runs    which record is which item of a list of fields
    Nodes(ByteReader in, Plan plan, Framing framing, @Nullable FieldRuns runs) {
        this.in = in;
        this.framing = framing.grammar();
        this.skip = new Skip(in, plan, runs);
    }

    /// What the records of the file look like.
    public Grammar framing() {
        return framing;
    }

    public Skip skip() {
        return skip;
    }

    public Items items(Node.Body body) {
        return new Items(skip, body.grammar(), body.parts(), body.start());
    }

    /// The node of an item of `body`, whose owner is `parent` (null for the root).
    public Node node(@Nullable Node parent, Node.Body body, Items.Item item) {
        long place = item.index() / body.each();
        Grammar grammar = skip.grammar(body.grammar(), item.index());
        FieldItem field = body.grammar() == Grammar.FIELDS ? skip.field(item.index()) : null;
        Role role = role(parent, body, item);
        return switch (item.shape()) {
            case Shape.Gap _ -> bare(parent, place, State.DAMAGED, item);
            case Shape.Pending _ -> bare(parent, place, State.PENDING, item);
            // A record without a header, as a list of fields says.
            case Shape shape when grammar == Grammar.FIELDS -> new Node(null, place, role,
                    shape instanceof Shape.Run ? State.WHOLE : State.DAMAGED, shape.guessed(), item.span(), item.span(),
                    0, null, null, field);
            case Shape.Leaf leaf -> leaf(parent, place, role, item, leaf, field);
            case Shape.Open open -> open(parent, place, role, item, open, field);
            case Shape.Run run -> whole(parent, place, role, item, grammar, run.guessed(), field);
        };
    }

    private static Role role(@Nullable Node parent, Node.Body body, Items.Item item) {
        if (parent == null) {
            return Role.ROOT;
        }
        return body.each() == 2 ? item.index() % 2 == 0 ? Role.KEY : Role.VALUE
                : body.grammar() == Grammar.PROPERTIES ? Role.PROPERTY : Role.ELEMENT;
    }

    private static Node bare(@Nullable Node parent, long place, State state, Items.Item item) {
        return new Node(parent, place, Role.GAP, state, false, item.span(), item.span(), 0, null, null, null);
    }

    private Node leaf(@Nullable Node parent, long place, Role role, Items.Item item, Shape.Leaf leaf,
            @Nullable FieldItem field) {
        Span span = Span.between(item.start() + leaf.lead(), item.end() - leaf.tail());
        return new Node(parent, place, role, leaf.broken() ? State.DAMAGED : State.WHOLE, leaf.guessed(),
                item.span(), span, leaf.header(), row(leaf.header(), span), null,
                field);
    }

    private @Nullable Row row(int header, Span span) {
        return span.length() < 4 ? null : skip.walk().plan.row(header);
    }

    private Node open(@Nullable Node parent, long place, Role role, Items.Item item, Shape.Open open,
            @Nullable FieldItem field) {
        Span span = Span.between(item.start() + open.lead(), item.end() - open.tail());
        Row row = row(open.header(), span);
        return new Node(parent, place, role, state(open), open.guessed(),
                item.span(), span, open.header(), row,
                new Node.Body(item.start() + open.body(), open.children(), open.claimed(), open.grammar(), each(row)),
                field);
    }

    private static State state(Shape.Open open) {
        return open.damaged() ? State.INCOMPLETE : open.unread() ? State.PENDING : State.WHOLE;
    }

    private Node whole(@Nullable Node parent, long place, Role role, Items.Item item, Grammar grammar, boolean guessed,
            @Nullable FieldItem field) {
        long at = item.start() + skip.lead(grammar, item.start(), item.end());
        Walk walk = skip.walk();
        long end = walk.value(at, item.end());
        int header = walk.header;
        Row row = walk.row();
        Node.Body body = null;
        if (end == Walk.OPEN) {
            long start = walk.head.bodyAt;
            long claimed = walk.head.children;
            Grammar inner = walk.head.grammar;
            end = grammar.isFramed() ? skip.value(at, item.end()) : item.end();
            Shape run = new Shape.Run(end - start, claimed, guessed, List.of());
            body = new Node.Body(start, claimed == 0 ? Seq.empty() : Seq.of(List.of(run)), claimed, inner, each(row));
        }
        return new Node(parent, place, role, State.WHOLE, guessed, item.span(),
                Span.between(at, end), header, row, body, field);
    }

    private static int each(@Nullable Row row) {
        return row != null && row.kind() == VariantKind.DICTIONARY ? 2 : 1;
    }

    /// The value of an entry whose bytes are missing after its key.
    static Node missing(Node parent, Node key) {
        Span span = new Span(key.span().end(), 0);
        return new Node(parent, key.place(), Role.VALUE, State.DAMAGED, key.guessed(), span, span, 0, null, null, null);
    }

    public ByteReader in() {
        return in;
    }
}
