package org.varscope.repair;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.place.CollectionHead;
import org.varscope.problem.Code;
import org.varscope.problem.Flaw;
import org.varscope.repair.Repair.Kind;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.FieldRole;
import org.varscope.variant.VariantKind;

/// What a repair leaves that speaks against it, though it leaves no error: something else may be what is wrong.
final class Doubt {
    /// Header and length of a text.
    private static final int HEAD = 8;
    /// Bytes of a text that is a name and no accident.
    private static final int NAME = 3;
    /// Values that are looked at.
    private static final int MOST = 256;

    private final Structure before;
    private final Structure after;
    private final Repair repair;

    /// @param after what `repair` makes of `before`
    Doubt(Structure before, Structure after, Repair repair) {
        this.before = before;
        this.after = after;
        this.repair = repair;
    }

    /// {@return whether somebody is to look at the repair before it is made}
    boolean isOpen() {
        return swallows() || switch (repair.kind()) {
            case BYTES_LOST -> invents() || retypes();
            case COUNT -> empties() || isMisfit();
            case LENGTH -> runsOn();
            case RECORD_LENGTH -> isMisfit();
            default -> false;
        };
    }

    /// Whether bytes are put into a number or a text: nobody knows what was there.
    private boolean invents() {
        return repair.changes().stream().anyMatch(change -> {
            long start = change.span().start();
            Span put = new Span(start + repair.growth(start) - change.bytes().length, change.bytes().length);
            return Fields.in(after, put).stream().map(Field::role)
                    .anyMatch(role -> role == FieldRole.NUMBER || role == FieldRole.TEXT);
        });
    }

    /// Whether another type is put in the place of a whole value.
    private boolean retypes() {
        Node was = before.deepestAt(first().start()).orElse(null);
        Node is = after.deepestAt(first().start()).orElse(null);
        return was != null && is != null && was.span().start() == is.span().start() && was.state() == State.WHOLE
                && was.kind() != is.kind();
    }

    /// Whether children that are whole would stand beside their collection from then on: they may have been meant to,
    /// or what follows them is what is wrong.
    private boolean empties() {
        return repair.before() - repair.after() > Words.STEPS && before.problemsIn(first()).isEmpty()
                || before.problemsIn(first()).stream().anyMatch(each ->
                        each.flaw() instanceof Flaw.ChildrenMissing(_, _, long whole) && repair.after() < whole);
    }

    /// Whether a text or an array takes names for bytes of its own that stand behind it now.
    private boolean swallows() {
        Node small = before.deepestAt(first().start()).orElse(null);
        Node large = after.deepestAt(first().start()).orElse(null);
        return small != null && large != null && !large.isCollection()
                && small.span().start() == large.span().start() && large.span().end() > small.span().end()
                && (isFilled() || hasName(Span.between(small.span().end(), large.span().end())));
    }

    /// Whether what says that it is empty gets much by its count: engines write many an empty array.
    private boolean isFilled() {
        return (repair.kind() == Kind.COUNT || repair.kind() == Kind.LENGTH) && repair.before() == 0
                && repair.after() > Words.STEPS;
    }

    private boolean hasName(Span span) {
        long at = span.start();
        for (int i = 0; i < MOST && at < span.end(); i++) {
            Node node = before.deepestAt(at).orElse(null);
            if (node != null && isName(node)) {
                return true;
            }
            at = node == null || node.isCollection() ? at + Integer.BYTES : Math.max(at + 1, node.span().end());
        }
        return false;
    }

    private boolean isName(Node node) {
        return node.role() == Role.KEY && node.state() == State.WHOLE && node.kind() == VariantKind.STRING
                && node.span().length() >= HEAD + NAME && before.problemsIn(node.span()).isEmpty();
    }

    /// Whether a text goes on behind its end.
    private boolean runsOn() {
        return after.deepestAt(first().start()).stream().flatMap(node -> after.problemsIn(node.span()).stream())
                .anyMatch(each -> each.code() == Code.TEXT_AFTER_NUL);
    }

    /// Whether a typed collection around it would hold what it cannot hold.
    private boolean isMisfit() {
        return Stream.iterate(after.deepestAt(first().end()).orElse(null), Objects::nonNull, Node::parent)
                .filter(Node::isCollection).anyMatch(this::isMisfit);
    }

    private boolean isMisfit(Node collection) {
        CollectionHead head = CollectionHead.of(after, collection);
        if (!CollectionHead.isTyped(head.of()) && !CollectionHead.isTyped(head.key())) {
            return false;
        }
        long end = collection.children();
        long from = Math.max(0, end - MOST);
        boolean keyed = collection.kind() == VariantKind.DICTIONARY;
        Stream<Node> nodes = keyed ? after.entries(collection, from, end).stream()
                .flatMap(entry -> Stream.of(entry.key(), entry.value()))
                : after.children(collection, from, end).stream();
        return nodes.anyMatch(node -> node.row() != null
                && !(node.role() == Role.KEY ? head.key() : head.of()).takes(node.kind()));
    }

    private Span first() {
        return repair.changes().getFirst().span();
    }
}
