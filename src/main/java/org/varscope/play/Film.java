package org.varscope.play;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.PathWords;
import org.varscope.explain.TypeWords;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.Explanation;
import org.varscope.problem.Problem;
import org.varscope.said.Language;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;

/// Bytes that are read field by field, forwards and backwards. Frames are found by offset, however many there are: each
/// costs what the field itself costs. Immutable, and usable from any thread.
public final class Film {
    private final Structure structure;
    private final Language language;

    /// @param structure what the bytes are read as
    /// @param language  in which frames speak
    public Film(Structure structure, Language language) {
        this.structure = structure;
        this.language = language;
    }

    /// {@return what the bytes are read as}
    public Structure structure() {
        return structure;
    }

    /// {@return how many bytes are read in all; without any, there are no frames}
    public long length() {
        return structure.bytes().length();
    }

    /// {@return the frame in which the byte at `offset` is read; empty where there is no such byte}
    public Optional<Frame> at(long offset) {
        return offset < 0 || offset >= length() ? Optional.empty() : Optional.of(frame(field(offset)));
    }

    /// {@return the frame that follows `frame`; empty after the last}
    public Optional<Frame> after(Frame frame) {
        return at(frame.head());
    }

    /// {@return the frame that `frame` follows; empty before the first}
    public Optional<Frame> before(Frame frame) {
        return at(frame.field().span().start() - 1);
    }

    /// {@return the frame `steps` frames after `frame`, or the first of them that stops at damage, or the last one}
    public Frame forward(Frame frame, int steps) {
        long offset = frame.head();
        for (int i = 0; i < steps && offset < length(); i++) {
            Field field = field(offset);
            offset = field.span().end();
            if (i == steps - 1 || offset == length() || isStop(field)) {
                return frame(field);
            }
        }
        return frame;
    }

    /// {@return the next frame after `frame` at which reading stumbles}
    public Optional<Frame> nextStop(Frame frame) {
        return structure.errorFrom(frame.head())
                .flatMap(problem -> at(Math.min(problem.span().start(), length() - 1)))
                .filter(found -> found.head() > frame.head());
    }

    private Field field(long offset) {
        return Fields.in(structure, new Span(offset, 1)).getFirst();
    }

    private Frame frame(Field field) {
        Explainer explainer = new Explainer(structure, language, node -> PathWords.of(structure, node));
        FrameWords words = new FrameWords(structure, language);
        Explanation explanation = explainer.of(field);
        long head = field.span().end();
        List<Problem> errors = errors(field);
        return new Frame(explanation, words.stack(field),
                head < length() ? words.next(explainer.of(field(head))) : words.last(field),
                Completion.of(structure, field),
                errors.isEmpty() ? null : new Frame.Stop(words.why(errors), words.then(field)));
    }

    private boolean isStop(Field field) {
        return structure.errors() > 0 && !errors(field).isEmpty();
    }

    /// What is wrong that begins in a field; where bytes are missing at the end, in the last one. What is wrong with a
    /// file as a whole stops no reading.
    private List<Problem> errors(Field field) {
        Span span = field.span();
        return structure.problemsIn(span.end() < length() ? span : new Span(span.start(), span.length() + 1)).stream()
                .filter(problem -> problem.isError() && !problem.isOfFile()).toList();
    }

    /// Finds the values that a field ends. As every value ends in one field, and one without a byte in the last, all
    /// frames together have each value once.
    static final class Completion {
        private Completion() { }

        /// {@return the values that end in `field`, inner ones first}
        static List<Frame.Understood> of(Structure structure, Field field) {
            return of(structure, field, structure::deepestAt);
        }

        /// {@return the same}
        ///
        /// @param deepest finds the innermost value at an offset
        static List<Frame.Understood> of(Structure structure, Field field, LongFunction<Optional<Node>> deepest) {
            List<Frame.Understood> ended = new ArrayList<>();
            Span span = field.span();
            @Nullable Node node = deepest.apply(span.end() - 1).orElse(null);
            int depth = node == null ? 0 : node.depth();
            for (; node != null; node = node.parent(), depth--) {
                long end = node.span().end();
                if (node.role() != Role.GAP && end > span.start() && end <= span.end()) {
                    ended.add(understood(structure, node, depth));
                    Optional<Node> missing = missing(structure, node);
                    if (missing.isPresent()) {
                        ended.add(understood(structure, missing.get(), depth));
                    }
                }
            }
            if (span.end() == structure.bytes().length()) {
                ended.addAll(behind(structure).reversed());
            }
            return List.copyOf(ended);
        }

        /// Records without a byte, as a line is that would begin where the bytes end; the last one first.
        private static List<Frame.Understood> behind(Structure structure) {
            List<Frame.Understood> empty = new ArrayList<>();
            for (long place = structure.records() - 1; place >= 0; place--) {
                Node record = structure.record(place);
                if (!record.item().isEmpty()) {
                    break;
                }
                empty.add(understood(structure, record, 0));
            }
            return empty;
        }

        /// The value of an entry that ends with its key, as the bytes end there.
        private static Optional<Node> missing(Structure structure, Node key) {
            return key.role() != Role.KEY ? Optional.empty()
                    : structure.children(key.parent(), key.place(), key.place() + 1).stream()
                            .filter(value -> value.span().isEmpty()).findFirst();
        }

        private static Frame.Understood understood(Structure structure, Node node, int depth) {
            return new Frame.Understood(depth, node.span(), TypeWords.of(structure, node));
        }
    }
}
