package org.varscope.play;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.place.Elements;
import org.varscope.explain.TypeWords;
import org.varscope.explain.field.Explanation;
import org.varscope.explain.field.Recovery;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;

/// Says of a field where in its file the reader is, what it expects, and what becomes of damage.
final class FrameWords {
    /// Levels that are told from the outside in, and from the inside out.
    private static final int MOST_LEVELS = 12;

    private final Structure structure;
    private final Language language;
    private final Phrases phrases;
    private final Recovery recovery;

    FrameWords(Structure structure, Language language) {
        this.structure = structure;
        this.language = language;
        this.recovery = new Recovery(structure, language);
        this.phrases = Phrases.beside(FrameWords.class, language);
    }

    /// {@return what is open while `field` is read, from the outside in; of very many levels, the middle is one}
    List<Frame.Level> stack(Field field) {
        List<Open> open = new ArrayList<>();
        @Nullable Node inner = null;
        @Nullable Node node = structure.deepestAt(field.span().start()).orElse(null);
        for (; node != null; node = node.parent()) {
            if (node.role() != Role.GAP && field.span().end() > node.span().start() || node.role() == Role.ROOT) {
                open.add(new Open(node, inner == null || inner.role() == Role.GAP ? null : inner));
            }
            inner = node;
        }
        List<Frame.Level> levels = new ArrayList<>();
        for (int i = 0; i < open.size(); i++) {
            if (i == MOST_LEVELS && open.size() > 2 * MOST_LEVELS) {
                levels.add(new Frame.Level(null, phrases.get("levels", open.size() - 2 * MOST_LEVELS)));
                i = open.size() - MOST_LEVELS;
            }
            add(field, open.get(i), levels);
        }
        return levels.reversed();
    }

    /// A value that may be open, and the child in it that is being read.
    private record Open(Node node, @Nullable Node child) { }

    private void add(Field field, Open open, List<Frame.Level> levels) {
        Node node = open.node;
        if (field.span().end() > node.span().start()) {
            element(field, node).ifPresent(levels::add);
            levels.add(value(node, open.child));
        }
        if (node.role() == Role.ROOT && (isFramed() || structure.records() > 1)) {
            levels.add(new Frame.Level(null, record(node)));
        }
    }

    private boolean isFramed() {
        return structure.framing().grammar().isFramed();
    }

    private String record(Node node) {
        long behind = node.item().end() - node.span().start();
        return isFramed() ? phrases.get("record.framed", node.place() + 1, bytes(behind))
                : phrases.get("record", node.place() + 1);
    }

    /// @param child the one of it that is being read; null where its own bytes are
    private Frame.Level value(Node node, @Nullable Node child) {
        String type = TypeWords.of(structure, node, language);
        if (type.isEmpty()) {
            type = phrases.get("unknown");
        }
        if (child != null) {
            long place = child.place() + 1;
            return new Frame.Level(node.location(), phrases.get("collection", type, place, node.claimed()), place,
                    node.claimed());
        }
        return new Frame.Level(node.location(), node.role() == Role.KEY ? phrases.get("key", type) : type);
    }

    private Optional<Frame.Level> element(Field field, Node node) {
        long index = switch (field.purpose()) {
            case Purpose.Scalar(_, _, long element, _) -> element;
            case Purpose.Length(Part part, long each, _) when part == Part.ELEMENT -> each;
            case Purpose.Text(Part part, long each) when part == Part.ELEMENT -> each;
            default -> -1;
        };
        return index < 0 ? Optional.empty() : Optional.of(new Frame.Level(null,
                phrases.get("element", index + 1, Elements.count(structure, node))));
    }

    private String bytes(long count) {
        return phrases.get("bytes", count);
    }

    /// {@return what is expected where `coming` is, whatever really is there}
    String next(Explanation coming) {
        Field field = coming.field();
        String length = bytes(field.span().length());
        @Nullable Node node = structure.deepestAt(field.span().start()).orElse(null);
        boolean begins = node != null && node.role() != Role.GAP && (field.span().start() == node.item().start()
                || field.span().start() == node.span().start());
        return switch (field.purpose()) {
            case Purpose.Unclaimed _ -> phrases.get("next.unclaimed", field.span().length());
            case Purpose.Pending _ -> phrases.get("next.pending");
            case Purpose.Damage _ when node == null -> length;
            case Purpose.Damage _ -> begins ? phrases.get("next.header", what(node))
                    : phrases.get("next.rest", TypeWords.of(structure, node, language));
            default -> node != null && begins ? phrases.get("next.begins", what(node), coming.name(), length)
                    : phrases.get("next.goes-on", coming.name(), length);
        };
    }

    private String what(Node node) {
        return switch (node.role()) {
            case ROOT -> phrases.get("what.root");
            case KEY -> phrases.get("what.key");
            case VALUE -> phrases.get("what.value");
            case ELEMENT -> phrases.get("what.element", node.place() + 1);
            case PROPERTY -> phrases.get("what.property");
            case GAP -> phrases.get("unknown");
        };
    }

    /// {@return what is expected after the last field}
    String last(Field field) {
        for (Node node = structure.deepestAt(field.span().start()).orElse(null); node != null; node = node.parent()) {
            long missing = node.claimed() - node.children();
            if (node.isCollection() && missing > 0) {
                return phrases.get("next.missing", missing, TypeWords.of(structure, node, language));
            }
        }
        return phrases.get("next.end");
    }

    /// {@return what is wrong}
    String why(List<Problem> errors) {
        return errors.stream().map(problem -> phrases.get("why", "0x%08X".formatted(problem.span().start()),
                Clauses.clause(problem.flaw(), language))).collect(Collectors.joining(" "));
    }

    /// {@return where reading goes on after damage, and why there}
    String then(Field field) {
        return recovery.after(field);
    }
}
