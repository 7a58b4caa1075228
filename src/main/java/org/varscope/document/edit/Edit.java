package org.varscope.document.edit;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.Rectangle;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.document.place.Part;
import org.varscope.document.place.Siblings;
import org.varscope.document.place.Target;
import org.varscope.scan.index.Location;
import org.varscope.text.path.PathStep;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// What a user means to change.
public sealed interface Edit {
    /// Replaces a value, or the key of an entry of a Dictionary or of a project's settings. Numbers keep their width
    /// where the new one fits; of a collection, what is the same keeps its bytes.
    ///
    /// @param at the value or key
    record SetValue(Location at, Variant value) implements Edit { }

    /// Replaces a part of a value or key and leaves all other bytes of it alone. Numbers keep their width.
    ///
    /// @param at    the value or key
    /// @param steps that lead from it to the part
    /// @param found the part where it is now, which saves looking for it; null where nobody has looked
    record SetPart(Location at, List<PathStep> steps, Variant value, @Nullable Part found) implements Edit {
        /// Copies the list.
        public SetPart {
            steps = List.copyOf(steps);
        }

        /// Replaces a part that is looked for when the edit is done.
        public SetPart(Location at, List<PathStep> steps, Variant value) {
            this(at, steps, value, null);
        }
    }

    /// Puts elements in the place of neighbouring ones of a packed array; there may be none of either. The other
    /// elements keep their bytes, and all have the width that the array has.
    ///
    /// @param at    the packed array
    /// @param from  which element the new ones begin with
    /// @param count how many go
    /// @param with  a packed array of the same kind, whose elements come
    record SetElements(Location at, long from, long count, Variant with) implements Edit { }

    /// Makes a value one of another type that says the same ([org.varscope.text.cell.Conversion]).
    ///
    /// @param at the value or key
    record Retype(Location at, VariantKind kind) implements Edit { }

    /// Writes the numbers of a value in 64 bits, or in 32, where its type has both widths; they stay what they are as
    /// far as 32 bits can hold them.
    ///
    /// @param at the value or key
    record SetWidth(Location at, boolean wide) implements Edit { }

    /// Lets a collection say something else of itself, and leaves its children alone: the types of a typed Array or
    /// Dictionary, the class of a complete object, the shared bit of Godot 1 and 2.
    ///
    /// @param head a collection of the same kind without children, which says so
    record SetHead(Location at, Variant head) implements Edit { }

    /// Puts a child into a collection, or a record into a file that holds any number of them.
    ///
    /// @param into  an Array, Dictionary or complete Object; null for the root of the file
    /// @param index place that it gets, 0 to the number of children or records
    /// @param key   key of the entry, or name of the property or key of the setting as Text; null for an element
    record Insert(@Nullable Location into, long index, @Nullable Variant key, Variant value) implements Edit { }

    /// Takes neighbouring children out of their collection, with their keys or names; or records out of their file.
    ///
    /// @param at    the first of them
    /// @param count how many; at least 1
    record Remove(Location at, long count) implements Edit {
        /// Takes out one.
        public Remove(Location at) {
            this(at, 1);
        }
    }

    /// Puts copies of values into a collection, or among the records of a file. Their bytes stay as they are where
    /// dialect and place do not ask for others. Keys that are there already become free ones that are like them.
    ///
    /// @param into  the collection that gets them; null for the root of the file
    /// @param index place that the first one gets
    record Copy(Copied what, @Nullable Location into, long index) implements Edit { }

    /// Puts a value into a new collection that takes its place.
    ///
    /// @param kind ARRAY or DICTIONARY
    /// @param key  of a Dictionary's only entry; null in an Array
    record Wrap(Location at, VariantKind kind, @Nullable Variant key) implements Edit { }

    /// Puts the only value that a collection holds in the place of that collection.
    record Unwrap(Location at) implements Edit { }

    /// Sorts the elements of an Array or packed array by value ([SortLowering.ValueOrder]), or the entries of a
    /// Dictionary by key. What is equal stays in its order, and bytes stay what they are.
    ///
    /// @param at the collection
    /// @param by of elements that are made of numbers, which of these comes first; 0 for all others
    record Sort(Location at, boolean descending, int by) implements Edit {
        /// Sorts by what comes first anyway.
        public Sort(Location at, boolean descending) {
            this(at, descending, 0);
        }
    }

    /// Moves a child to another place of its collection, or a value to another collection, or to the root of the file.
    /// Its bytes stay as they are where the new place does not ask for others.
    ///
    /// @param at   the element, entry, property or record
    /// @param into the collection that gets it, named as it comes before the move; null for the root of the file
    /// @param to   place that it gets there, counted without it
    /// @param key  key or name that it gets; null where it keeps its own, or gets none
    record Move(Location at, @Nullable Location into, long to, @Nullable Variant key) implements Edit {
        /// Moves a child within its collection, or a record within its file.
        public Move(Location at, long to) {
            this(at, at.places().size() == 1 ? null : at.parent(), to, null);
        }

        /// {@return whether it stays in its collection, or among the records}
        public boolean isWithin() {
            return into == null ? at.places().size() == 1 : at.places().size() > 1 && into.equals(at.parent());
        }

        /// {@return where the value is after the move: those after its old place have moved up by one}
        public Location after() {
            if (into == null) {
                return Location.record(to);
            }
            int level = at.places().size() - 1;
            List<Long> places = new ArrayList<>(into.places());
            if (places.size() > level && places.subList(0, level).equals(at.places().subList(0, level))
                    && places.get(level) > at.last()) {
                places.set(level, places.get(level) - 1);
            }
            return new Location(places, false).child(to);
        }
    }

    /// Moves neighbouring children within their collection, or records within their file.
    ///
    /// @param to place that the first of them gets, counted without them
    record Shift(Siblings what, long to) implements Edit { }

    /// Puts bytes in the place of others, of which there may be none. Where they are as many, those past the end are
    /// added.
    record ReplaceBytes(Span span, byte[] bytes) implements Edit { }

    /// {@return the edit that replaces what is at `target` with `value`, and nothing else}
    static Edit set(Target target, Variant value) {
        return target.isWhole() ? new SetValue(target.location(), value)
                : new SetPart(target.location(), target.inner(), value, target.part());
    }

    /// {@return the edit that writes bytes over those from `offset` on}
    static Edit overwrite(long offset, byte[] bytes) {
        return new ReplaceBytes(new Span(offset, bytes.length), bytes);
    }

    /// {@return the edit that writes bytes over those in `rectangle`, row after row}
    ///
    /// @param bytes as many as are in it
    static Edit overwrite(Rectangle rectangle, byte[] bytes) {
        List<byte[]> rows = rectangle.rowsOf(bytes);
        return new Batch(IntStream.range(0, rows.size())
                .mapToObj(row -> overwrite(rectangle.stripe(row).start(), rows.get(row))).toList(),
                new Batch.Purpose.Overwriting(rectangle.start(), bytes.length));
    }

    /// {@return the edit that puts bytes in at `offset`}
    static Edit insert(long offset, byte[] bytes) {
        return new ReplaceBytes(new Span(offset, 0), bytes);
    }

    /// Reads the same bytes by other rules.
    record Reinterpret(Dialect dialect, Framing framing) implements Edit { }

    /// Several edits as one: all of them are done, or none is, and one step takes them back.
    ///
    /// Each means the document as the ones before it leave it. Values, and children put in or taken out from the last
    /// one to the first, are read again once for all of them, however many they are and however far apart.
    ///
    /// @param edits   neither batches nor other readings of the bytes
    /// @param purpose what they are together
    record Batch(List<Edit> edits, Purpose purpose) implements Edit {
        /// What several edits are together.
        public sealed interface Purpose {
            /// What each of them is.
            record Edits() implements Purpose { }

            /// The repair of so many problems, at least one.
            record Repair(int problems) implements Purpose { }

            /// So many matches of a search get something else in their place.
            record Replacement(int matches) implements Purpose { }

            /// So many bytes from `offset` on, not all of them side by side, are written over.
            record Overwriting(long offset, int bytes) implements Purpose { }

            /// What another program has done to the file.
            record Reread() implements Purpose { }
        }

        /// Copies the list.
        public Batch {
            edits = List.copyOf(edits);
            if (edits.stream().anyMatch(edit -> edit instanceof Batch || edit instanceof Reinterpret)) {
                throw new IllegalArgumentException("a batch holds only edits of bytes and values");
            }
        }

        /// Edits that are no repair.
        public Batch(List<Edit> edits) {
            this(edits, 0);
        }

        /// @param repaired how many problems they repair; 0 where they are no repair
        public Batch(List<Edit> edits, int repaired) {
            this(edits, repaired == 0 ? new Purpose.Edits() : new Purpose.Repair(repaired));
        }

        /// {@return the edits as one; the only one itself}
        public static Edit of(List<Edit> edits) {
            return edits.size() == 1 ? edits.getFirst() : new Batch(edits);
        }
    }
}
