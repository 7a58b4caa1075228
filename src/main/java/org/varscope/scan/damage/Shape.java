package org.varscope.scan.damage;

import module java.base;
import org.varscope.bytes.Seq;
import org.varscope.dialect.Grammar;
import org.varscope.problem.Problem;

/// Structure without values: where things begin and end, in lengths that mean the same wherever the bytes are.
///
/// Neighbouring small values are kept as one run and never opened, so that the size of this index follows the bytes
/// and not the number of values. Problems are relative to the start of their part.
public sealed interface Shape extends Seq.Part {
    /// {@return findings on this part's own bytes, relative to its start, children's left out}
    List<Problem> problems();

    /// {@return whether this was found again after damage}
    boolean guessed();

    @Override
    default long marks() {
        return problems().size();
    }

    @Override
    default long errors() {
        return Problem.errors(problems());
    }

    /// `count` whole, healthy items.
    record Run(long length, long count, boolean guessed, List<Problem> problems) implements Shape { }

    /// One item whose value is not a collection and that cannot be part of a run: its bytes are damaged, or its
    /// frame's length is wrong.
    ///
    /// @param count  items that it stands for: more than 1 where damage has swallowed the ones after it
    /// @param lead   bytes of the item before the value's header: frame length or property name
    /// @param tail   bytes of the item after the value
    /// @param header of the value, 0 where it cannot be read
    /// @param broken whether the value itself is damaged
    record Leaf(long length, long count, long lead, long tail, int header, boolean broken, boolean guessed,
            List<Problem> problems) implements Shape { }

    /// One item whose value is a collection that is large or damaged.
    ///
    /// @param lead     bytes of the item before the value's header
    /// @param head     bytes from the header up to the first child
    /// @param children the items in it
    /// @param tail     bytes of the item after the last child
    /// @param claimed  items that its count asks for
    /// @param grammar  of the children
    /// @param damaged  whether something in it, at any depth, is damaged or missing
    /// @param unread   whether reading was stopped in it, so that more children may follow
    record Open(long lead, int header, long head, Seq<Shape> children, long tail, long claimed, Grammar grammar,
            boolean damaged, boolean unread, boolean guessed, List<Problem> problems) implements Shape {
        @Override
        public long length() {
            return lead + head + children.length() + tail;
        }

        @Override
        public long count() {
            return 1;
        }

        @Override
        public long marks() {
            return problems.size() + children.marks();
        }

        @Override
        public long errors() {
            return Problem.errors(problems) + children.errors();
        }

        /// Offset of the first child from the start of the item.
        public long body() {
            return lead + head;
        }

        /// The same collection with other children; what was found after the last one stays after it.
        public Open with(Seq<Shape> parts, long nowClaimed) {
            long growth = parts.length() - children.length();
            long behind = body() + children.length();
            List<Problem> own = problems.isEmpty() || growth == 0 ? problems
                    : problems.stream().map(p -> p.span().start() < behind ? p : p.shifted(growth)).toList();
            return new Open(lead, header, head, parts, tail, nowClaimed, grammar, damaged, unread, guessed, own);
        }
    }

    /// Bytes between or after items that no item claims.
    record Gap(long length, List<Problem> problems) implements Shape {
        @Override
        public long count() {
            return 0;
        }

        @Override
        public boolean guessed() {
            return false;
        }
    }

    /// Bytes that have not been read yet.
    ///
    /// @param count items that they are expected to hold; 0 where nothing is known
    record Pending(long length, long count) implements Shape {
        @Override
        public boolean guessed() {
            return false;
        }

        @Override
        public List<Problem> problems() {
            return List.of();
        }
    }
}
