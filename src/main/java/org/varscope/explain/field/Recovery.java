package org.varscope.explain.field;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Purpose;

/// Says where reading goes on after damage, and why there.
public final class Recovery {
    /// Fields that are passed to find where reading goes on: damage and what no value claims, of any length, are one
    /// each.
    private static final int MOST_PASSED = 64;

    private final Structure structure;
    private final Phrases phrases;

    /// @param structure that has damage
    /// @param language  of the sentences
    public Recovery(Structure structure, Language language) {
        this.structure = structure;
        this.phrases = Phrases.beside(Recovery.class, language);
    }

    /// {@return where reading goes on after `field`, in which it stumbles: a sentence}
    public String after(Field field) {
        long end = structure.bytes().length();
        long at = field.span().end();
        boolean skips = isSkipped(field);
        for (int i = 0; i < MOST_PASSED && at < end; i++) {
            Field next = Fields.in(structure, new Span(at, 1)).getFirst();
            if (!isSkipped(next)) {
                return at(next, skips);
            }
            skips = true;
            at = next.span().end();
        }
        return phrases.get(at < end ? "then.far" : "then.end");
    }

    private String at(Field next, boolean skips) {
        String offset = "0x%08X".formatted(next.span().start());
        Optional<Node> node = structure.deepestAt(next.span().start());
        boolean record = structure.framing().grammar().isFramed() && node.isPresent()
                && node.get().role() == Role.ROOT && node.get().item().start() == next.span().start();
        return phrases.get(!skips ? "then.on" : record && !next.guessed() ? "then.record"
                : next.guessed() ? "then.guess" : "then.known", offset);
    }

    private static boolean isSkipped(Field field) {
        return switch (field.purpose()) {
            case Purpose.Damage _, Purpose.Unclaimed _, Purpose.Pending _ -> true;
            default -> false;
        };
    }
}
