package org.varscope.fuzz;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.PathBuilder;
import org.varscope.explain.field.Explainer;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.field.Tiling;
import org.varscope.scan.index.Dump;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Patch;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;

/// The scan of anything, in any dialect and framing: fields tile the bytes, every question about the structure has an
/// answer, findings are capped and lie inside, and reading again after an edit gives what reading everything gives.
///
/// Input: dialect, framing, six bytes that choose an edit and offsets to ask about, then the document.
final class ScanTarget implements Target {
    private static final int MOST_PROBLEMS = 10_001;
    private static final int MOST_ASKED = 64;
    /// Bytes of a project's settings that come before the entries.
    private static final int HEAD = 8;

    @Override
    public void take(Input input) {
        Dialect dialect = input.oneOf(Readings.DIALECTS);
        Framing framing = input.oneOf(Readings.FRAMINGS);
        int where = input.u16();
        int removed = input.u8() % 16;
        int inserted = input.u8() % 16;
        int offset = input.u16();
        byte[] bytes = input.rest();
        Structure structure = Structure.scan(ByteStore.of(bytes), dialect, framing, Progress.NONE);
        Tiling.check(structure, "scanned");
        problems(structure);
        nodes(structure);
        offsets(structure, offset);
        explained(structure, offset);
        edited(structure, where, removed, inserted);
    }

    private static void problems(Structure structure) {
        List<Problem> problems = structure.problems();
        Must.be(problems.size() <= MOST_PROBLEMS, "at most %d problems, not %d", MOST_PROBLEMS, problems.size());
        Must.be(problems.size() == structure.problemCount(), "as many problems as are counted, %d, not %d",
                structure.problemCount(), problems.size());
        Span all = new Span(0, structure.bytes().length());
        for (Problem problem : problems) {
            Must.be(all.start() <= problem.span().start() && problem.span().end() <= all.end(),
                    "a problem inside %s, not %s",
                    all, problem);
            Must.be(!Clauses.clause(problem.flaw()).isBlank(), "words for %s", problem.code());
        }
    }

    private static void explained(Structure structure, int offset) {
        Explainer explainer = new Explainer(structure, Language.JAPANESE, new PathBuilder(structure)::shown);
        Fields.in(structure, new Span(offset, MOST_ASKED)).forEach(field ->
                Must.be(!explainer.atLength(field).sentence().isBlank(), "a sentence for %s", field));
    }

    private static void nodes(Structure structure) {
        long most = structure.bytes().length() + 1;
        List<Node> asked = new ArrayList<>();
        Preorder all = structure.preorder();
        long at = 0;
        long count = 0;
        for (Node node = all.next(); node != null; node = all.next()) {
            Must.be(node.item().start() >= at, "nodes in order, not %s before %d", node.item(), at);
            at = node.item().start();
            Must.be(++count <= 2 * most, "fewer nodes than %d for %d bytes", count, most - 1);
            if (asked.size() < MOST_ASKED || count % MOST_ASKED == 0 && asked.size() < 2 * MOST_ASKED) {
                asked.add(node);
            }
        }
        asked.forEach(node -> node(structure, node));
    }

    private static void node(Structure structure, Node node) {
        Span all = new Span(0, structure.bytes().length());
        Must.be(node.span().start() >= 0 && node.span().end() <= all.end(), "a span inside %s, not %s", all,
                node.span());
        structure.propertyName(node);
        structure.key(node);
        for (Field field : Fields.of(structure, node)) {
            Must.be(field.span().end() <= all.end(), "a field inside %s, not %s", all, field);
        }
        if (node.isCollection()) {
            long children = node.children();
            structure.children(node, Math.max(0, children - 3), children + 1).forEach(child -> found(structure, child));
            structure.entries(node, 0, 3);
            Must.be(structure.childStart(node, 0) <= structure.childStart(node, children), "children in order in %s",
                    node.span());
        }
        switch (node.role()) {
            case GAP -> { }
            case ROOT, VALUE, ELEMENT, PROPERTY, KEY -> found(structure, node);
        }
    }

    private static void found(Structure structure, Node node) {
        Location location = node.location();
        Node found = structure.node(location)
                .orElseThrow(() -> new AssertionError("nothing at %s, where %s is".formatted(location, node.span())));
        Must.be(found.span().equals(node.span()), "%s at %s, not %s", node.span(), location, found.span());
    }

    private static void offsets(Structure structure, int offset) {
        long length = structure.bytes().length();
        for (long at : new long[] {-1, 0, offset, length / 2, length - 1, length}) {
            boolean inside = at >= 0 && at < length;
            Node deepest = structure.deepestAt(at).orElse(null);
            boolean head = structure.framing().isKeyed() && at < HEAD;
            Must.be(inside == (deepest != null) || head, "a value at %d of %d exactly where bytes are", at, length);
            if (deepest != null) {
                Must.be(deepest.item().start() <= at && at < deepest.item().end(), "a value that holds %d, not %s", at,
                        deepest.item());
                Span window = new Span(at, Math.min(40, length - at));
                List<Field> fields = Fields.in(structure, window);
                Must.be(fields.getFirst().span().start() <= at && fields.getLast().span().end() >= window.end(),
                        "fields that cover %s, not %s", window, fields);
            }
        }
    }

    private static void edited(Structure structure, int where, int removed, int inserted) {
        long length = structure.bytes().length();
        long at = length == 0 ? 0 : where % (length + 1);
        long gone = Math.min(removed, length - at);
        byte[] with = new byte[inserted];
        for (int i = 0; i < with.length; i += 4) {
            with[i] = (byte) (where + i);
        }
        ByteStore after = structure.bytes().replace(new Span(at, gone), ByteStore.of(with));
        Structure again = structure.edited(after, List.of(new Patch(at, gone, with.length)), Long.MAX_VALUE);
        Structure fresh = Structure.scan(after, structure.dialect(), structure.framing(), Progress.NONE);
        Must.equal(Dump.of(again), Dump.of(fresh), "read again after an edit at %d".formatted(at));
    }
}
