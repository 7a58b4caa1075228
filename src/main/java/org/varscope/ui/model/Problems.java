package org.varscope.ui.model;

import module java.base;
import org.varscope.bytes.BinarySearch;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.State;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;

/// Finds the problems that concern something, and puts them into a few words.
public final class Problems {
    private Problems() { }

    /// {@return the place in the list of the first problem that starts at `offset` or later}
    public static int firstFrom(List<Problem> problems, long offset) {
        return BinarySearch.partitionPoint(problems, problem -> problem.span().start() < offset);
    }

    /// {@return the gravest problem that starts on bytes of this value, or right after them}
    ///
    /// @param all in order of offset
    public static Optional<Problem> of(List<Problem> all, Node node) {
        return gravest(all, node.span().start(), node.span().end() + 1);
    }

    /// {@return the gravest problem that starts in what belongs only to this value: its key or name, its head, or the
    /// whole of it, if it holds no others}
    ///
    /// @param all in order of offset
    public static Optional<Problem> ownOf(List<Problem> all, Structure structure, Node node) {
        if (all.isEmpty()) {
            return Optional.empty();
        }
        long start = structure.key(node).map(Node::span).orElse(node.item()).start();
        return gravest(all, start, node.children() == 0 ? node.span().end() : structure.childStart(node, 0));
    }

    private static Optional<Problem> gravest(List<Problem> all, long from, long to) {
        Problem gravest = null;
        for (int i = firstFrom(all, from); i < all.size(); i++) {
            Problem problem = all.get(i);
            if (problem.span().start() >= to) {
                break;
            }
            if (gravest == null || problem.severity().compareTo(gravest.severity()) < 0) {
                gravest = problem;
            }
            if (gravest.isError()) {
                break;
            }
        }
        return Optional.ofNullable(gravest);
    }

    /// {@return what is wrong as a sentence}
    public static String sentence(Problem problem) {
        return Sentence.of(Visible.line(Messages.say(problem.flaw())));
    }

    /// {@return what became of a value that is damaged, or in which something is, in a few words: `cut off at 0x1A6`}
    ///
    /// @param all in order of offset
    public static String words(List<Problem> all, Structure structure, Node node) {
        Optional<Problem> problem = of(all, node);
        if (problem.isEmpty()) {
            return node.state() == State.INCOMPLETE ? Messages.get("model.damaged-within")
                    : Messages.get("model.damaged", "0x%X".formatted(node.span().start()));
        }
        if (isCut(problem.get(), structure, node)) {
            return Messages.get("model.cut", "0x%X".formatted(node.span().end()));
        }
        boolean own = node.state() != State.INCOMPLETE || ownOf(all, structure, node).equals(problem);
        return own ? Visible.line(Messages.say(problem.get().flaw()))
                : Messages.get("model.damaged-within");
    }

    /// A number that runs past the end may be too large, and nothing cut off: the value that it is in tells.
    private static boolean isCut(Problem problem, Structure structure, Node node) {
        return switch (problem.code()) {
            case HEADER_CUT, PAYLOAD_CUT, LENGTH_CUT, FRAME_CUT -> true;
            case TEXT_PAST_END, COUNT_PAST_END -> structure.deepestAt(problem.span().start()).orElse(node).span().end()
                    == structure.bytes().length();
            default -> false;
        };
    }
}
