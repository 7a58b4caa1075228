package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.document.place.Values;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.cell.CellText;

/// One search through the values of a structure, in their order, with nothing kept but the collections that are open.
final class ValueSearch {
    private static final long EVERY = 1 << 16;

    private final Structure structure;
    private final Search search;
    private final Span scope;
    private final Progress progress;
    private final Preorder nodes;
    private final Trail trail;
    private final NumberSearch numbers;
    private final TextSearch texts;
    private final @Nullable ShownSearch shown;
    private final List<String> types;
    private final List<String> names;
    private final List<Set<Long>> troubled;
    private final boolean onlyTroubled;
    private final HitSink sink;
    private long told;
    private boolean done;

    ValueSearch(Search search, Span scope, List<Condition> conditions, Progress progress,
            PassedOver.Count passedOver, HitSink sink) {
        this.search = search;
        this.scope = scope;
        this.structure = search.structure();
        this.progress = progress;
        this.sink = sink;
        this.nodes = structure.preorder();
        ByteReader in = structure.bytes().reader();
        this.numbers = new NumberSearch(structure, in, of(conditions, Condition.OfNumber.class), this::take);
        this.texts = new TextSearch(structure, in, of(conditions, Condition.Text.class), passedOver,
                this::take);
        this.shown = of(conditions, Condition.Shown.class).stream().findFirst()
                .map(condition -> new ShownSearch(structure, in, condition.test(), passedOver, this::take))
                .orElse(null);
        this.types = of(conditions, Condition.Type.class).stream().map(Condition.Type::name).toList();
        this.names = of(conditions, Condition.Key.class).stream().map(Condition.Key::name).toList();
        this.trail = new Trail(structure, texts, of(conditions, Condition.Path.class), !names.isEmpty());
        List<Condition.Problem> problems = of(conditions, Condition.Problem.class);
        this.troubled = problems.stream().map(problem -> troubled(problem.code())).toList();
        this.onlyTroubled = problems.size() == conditions.size();
    }

    private static <C> List<C> of(List<Condition> conditions, Class<C> kind) {
        return conditions.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// Where the innermost values begin, or the gaps, at which there is a problem of this code.
    private Set<Long> troubled(Code code) {
        long last = structure.bytes().length() - 1;
        return search.problems().get().stream().filter(problem -> problem.code() == code).map(Problem::span)
                .flatMap(span -> structure.deepestAt(Math.min(span.start(), last)).stream())
                .map(node -> node.span().start()).collect(Collectors.toSet());
    }

    void run() {
        for (Node node = nodes.next(); node != null && !done; node = nodes.next()) {
            if (node.item().start() >= scope.end()) {
                return;
            }
            if (node.item().start() - told >= EVERY) {
                told = node.item().start();
                progress.report(told, "searching");
            }
            if (node.item().end() <= scope.start() && node.role() != Role.GAP) {
                nodes.skipTo(scope.start());
            } else {
                look(node);
            }
        }
    }

    private void look(Node node) {
        if (node.role() == Role.GAP) {
            if (onlyTroubled && isTroubled(node)) {
                take(node.span().start(), node.span().length());
            }
            return;
        }
        if (shown != null) {
            shown.look(node, progress);
            if (node.role() == Role.KEY) {
                nodes.skipChildren();
            }
            return;
        }
        trail.enter(node);
        if (trail.isLost()) {
            nodes.skipChildren();
        } else if (trail.isThere() && isOfType(node) && isNamed(node) && isTroubled(node)) {
            if (numbers.isWanted()) {
                if (!texts.isWanted() && node.state() == State.WHOLE) {
                    numbers.look(node, progress);
                }
            } else if (texts.isWanted()) {
                texts.look(node, progress);
            } else {
                take(node.span().start(), node.span().length());
            }
        }
    }

    private boolean isTroubled(Node node) {
        for (Set<Long> starts : troubled) {
            if (!starts.contains(node.span().start())) {
                return false;
            }
        }
        return true;
    }

    private boolean isOfType(Node node) {
        for (String type : types) {
            String name = node.isPlain() && node.field() != null ? node.field().word()
                    : node.row() == null ? "" : node.row().name();
            if (!type.equalsIgnoreCase(name)) {
                return false;
            }
        }
        return true;
    }

    private boolean isNamed(Node node) {
        if (names.isEmpty()) {
            return true;
        }
        @Nullable String name = node.role() == Role.KEY ? null : trail.name();
        return name != null && names.stream().allMatch(name::equals);
    }

    /// Takes a hit, if it begins in the scope.
    ///
    /// @return whether more are wanted
    private boolean take(long offset, long length) {
        if (!done && scope.contains(offset)) {
            done = !sink.hit(offset, length);
        }
        return !done && offset < scope.end();
    }

    /// Looks at what the row of one value says.
    ///
    /// @param texts looks at texts, which are looked at as a whole
    record ShownSearch(Structure structure, TextTest test, TextSearch texts, HitSink sink) {
        /// As much of a value as is looked at that is no text, in characters and in bytes: more than a row has room
        /// for.
        private static final int GLANCE = 200;
        private static final long LONGEST = 4096;

        ShownSearch(Structure structure, ByteReader in, TextTest test, PassedOver.Count passedOver, HitSink sink) {
            this(structure, test, new TextSearch(structure, in, List.of(new Condition.Text(test)), passedOver, sink),
                    sink);
        }

        /// Tells `node`, or those elements of it, whose text passes.
        void look(Node node, Progress progress) {
            if (hasType(node) || isShort(node) && Values.of(structure, node, LONGEST)
                    .filter(value -> test.passes(CellText.glance(value, structure.dialect(), GLANCE))).isPresent()) {
                sink.hit(node.span().start(), node.span().length());
            } else {
                texts.look(node, progress);
            }
        }

        private boolean hasType(Node node) {
            return node.role() != Role.KEY && test.passes(node.isPlain() && node.field() != null ? node.field().word()
                    : node.row() == null ? "" : node.row().name());
        }

        /// {@return whether a row shows what it is, and not how much it holds}
        private boolean isShort(Node node) {
            return !node.isCollection() && (node.row() == null || !(node.row().layout() instanceof Layout.Text
                    || node.row().layout() instanceof Layout.PackedBytes || node.row().layout() instanceof Layout.Packed
                    || node.row().layout() instanceof Layout.PackedText));
        }
    }
}
