package org.varscope.play;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Span;
import org.varscope.explain.field.Explanation;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Location;

/// One step of reading: a field, and what the reader knows once it has read it. Equal to every other frame of the same
/// field of the same bytes.
///
/// @param explanation what is read, and what it does
/// @param stack       what is open around it, from the outside in
/// @param next        what is expected behind it, in words
/// @param understood  the values that end with this field: no earlier and no later frame has them
/// @param stop        why reading stumbles here; null where it does not
public record Frame(Explanation explanation, List<Level> stack, String next, List<Understood> understood,
        @Nullable Stop stop) {
    /// {@return the bytes that are read}
    public Field field() {
        return explanation.field();
    }

    /// {@return where the reading head is once it has read them}
    public long head() {
        return field().span().end();
    }

    /// Something that is open while a field is read.
    ///
    /// @param at    the value; null for a record, for an element that has no place of its own, and for several levels
    ///              that are left out
    /// @param words what it is and how far reading has come in it: `Dictionary 3 of 8`
    /// @param place which child of it is being read, from 1; 0 where none is
    /// @param count how many its count asks for
    public record Level(@Nullable Location at, String words, long place, long count) {
        Level(@Nullable Location at, String words) {
            this(at, words, 0, 0);
        }
    }

    /// A value of which all bytes are read.
    ///
    /// @param depth how many collections are around it
    /// @param span  its bytes; of a value whose bytes are missing, the place where they should be
    /// @param type  in the dialect's words
    public record Understood(int depth, Span span, String type) { }

    /// Damage that reading meets.
    ///
    /// @param why  what is wrong, in a sentence or several
    /// @param then where reading goes on, and why there
    public record Stop(String why, String then) { }
}
