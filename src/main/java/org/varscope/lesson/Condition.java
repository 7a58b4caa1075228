package org.varscope.lesson;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Something that holds for an [Attempt], or does not.
public sealed interface Condition {
    /// What was typed is one of these. Numbers may be written in any way; case and spaces do not matter.
    ///
    /// @param accepted at least one
    /// @param line     of the lesson's file, from 1
    record Answer(List<Wanted> accepted, int line) implements Condition {
        /// Copies the list.
        public Answer {
            accepted = List.copyOf(accepted);
        }

        /// {@return the same with the values of its formulas in `files`}
        Answer in(List<LessonFile> files) throws LessonException {
            List<Wanted> all = new ArrayList<>();
            for (Wanted one : accepted) {
                all.add(one.formula == null ? one : new Wanted(one.formula.in(files), one.formula));
            }
            return new Answer(all, line);
        }
    }

    /// One of the answers that are right.
    ///
    /// @param text    to be typed
    /// @param formula by which the bytes give it; null where the author has written it
    record Wanted(String text, @Nullable Formula formula) { }

    /// A value is what `text` says, in the type and the width that it has.
    record Value(String path, String text) implements Condition { }

    /// These bytes are at an offset.
    record Bytes(long offset, byte[] bytes) implements Condition { }

    /// A value is selected, with all of its bytes and no others.
    record SelectedValue(String path) implements Condition { }

    /// So many bytes from an offset on are selected.
    record SelectedBytes(long offset, long count) implements Condition { }

    /// The engine loads every record, and nothing is wrong with it.
    record Accepted() implements Condition { }

    /// The bytes are read by the rules of an engine.
    record Read(Reading reading) implements Condition { }

    /// There are so many bytes.
    record Length(long bytes) implements Condition { }

    /// There are so many records.
    record Records(long count) implements Condition { }
}
