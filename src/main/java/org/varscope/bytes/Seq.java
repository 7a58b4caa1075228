package org.varscope.bytes;

import module java.base;
import org.jspecify.annotations.Nullable;

/// An immutable sequence of parts that finds a part by its number, by a byte it covers or by an item it covers, all in
/// O(log n).
///
/// Parts know only how much they cover, never where they stand: an insertion at the front shifts nothing. Edits share
/// all but one path of the tree with the sequence they came from, which stays as it was. Beyond the parts themselves a
/// sequence costs 6 to 12 bytes of heap per part.
///
/// @param <T> the parts; their three weights must never change
public final class Seq<T extends Seq.Part> implements Iterable<T> {
    private static final Seq<?> EMPTY = new Seq<>(SeqNode.EMPTY);

    private final SeqNode root;

    private Seq(SeqNode root) {
        this.root = root;
    }

    /// What a sequence needs to know of a part. All three are `>= 0` and constant; their sums must fit a `long`.
    public interface Part {
        /// {@return bytes covered}
        long length();

        /// {@return items covered}
        long count();

        /// {@return problems carried}
        long marks();
    }

    /// A part and where it begins.
    ///
    /// @param index  number of the part
    /// @param part   the part
    /// @param offset bytes covered by all parts before it
    /// @param item   items covered by all parts before it
    /// @param <T>    the parts
    public record Place<T>(int index, T part, long offset, long item) {}

    /// {@return the sequence without parts}
    @SuppressWarnings("unchecked") // holds no part, so it is a sequence of whatever is asked for
    public static <T extends Part> Seq<T> empty() {
        return (Seq<T>) EMPTY;
    }

    /// {@return a sequence of these parts, in O(n)}
    public static <T extends Part> Seq<T> of(List<? extends T> parts) {
        return wrap(SeqNode.build(parts.toArray()));
    }

    private static <T extends Part> Seq<T> wrap(SeqNode root) {
        return root.size == 0 ? empty() : new Seq<>(root);
    }

    /// {@return number of parts}
    public int size() {
        return root.size;
    }

    /// {@return whether there is no part}
    public boolean isEmpty() {
        return root.size == 0;
    }

    /// {@return bytes covered by all parts}
    public long length() {
        return root.length;
    }

    /// {@return items covered by all parts}
    public long count() {
        return root.count;
    }

    /// {@return problems carried by all parts}
    public long marks() {
        return root.marks;
    }

    /// {@return part number `index`}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index < size()`
    public T get(int index) {
        return atIndex(index).part();
    }

    /// {@return part number `index` and where it begins}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index < size()`
    public Place<T> atIndex(int index) {
        Objects.checkIndex(index, size());
        return locate(SeqWeight.PARTS, index);
    }

    /// {@return the part that covers the byte at `offset`: it begins at or before the byte and ends after it}
    ///
    /// There is exactly one. A part of length 0 covers no byte and is never found this way.
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= offset < length()`
    public Place<T> atOffset(long offset) {
        Objects.checkIndex(offset, length());
        return locate(SeqWeight.BYTES, offset);
    }

    /// {@return the part that covers item number `item`}
    ///
    /// There is exactly one. A part that covers 0 items is never found this way.
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= item < count()`
    public Place<T> atCount(long item) {
        Objects.checkIndex(item, count());
        return locate(SeqWeight.ITEMS, item);
    }

    /// {@return the first part that carries a problem, from part number `fromIndex` on, or null if none does}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= fromIndex <= size()`
    public @Nullable Place<T> nextMarked(int fromIndex) {
        Objects.checkFromToIndex(fromIndex, size(), size());
        int index = root.nextMarked(fromIndex);
        return index < 0 ? null : atIndex(index);
    }

    /// {@return this sequence with parts `from` up to, not including, `to` replaced by `with`}
    ///
    /// Takes O(log n + parts in `with`).
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= from <= to <= size()`
    public Seq<T> splice(int from, int to, List<? extends T> with) {
        Objects.checkFromToIndex(from, to, size());
        return wrap(SeqSurgery.splice(root, from, to, with.toArray()));
    }

    /// {@return the parts of this sequence, then those of `other`, in O(log n)}
    public Seq<T> concat(Seq<? extends T> other) {
        return wrap(SeqSurgery.join(root, other.root));
    }

    /// {@return parts `from` up to, not including, `to`, in O(log n)}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= from <= to <= size()`
    public Seq<T> slice(int from, int to) {
        Objects.checkFromToIndex(from, to, size());
        return wrap(SeqSurgery.tail(SeqSurgery.head(root, to), from));
    }

    /// {@return the parts in order}
    @Override
    public Iterator<T> iterator() {
        return iteratorFrom(0);
    }

    /// {@return the parts in order, from part number `index` on}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index <= size()`
    public Iterator<T> iteratorFrom(int index) {
        Objects.checkFromToIndex(index, size(), size());
        return new SeqCursor<>(root, index);
    }

    /// {@return the parts and where they begin, in order, from part number `index` on}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index <= size()`
    public Iterator<Place<T>> placesFrom(int index) {
        Objects.checkFromToIndex(index, size(), size());
        return index == size() ? List.<Place<T>>of().iterator() : new SeqPlaces<>(atIndex(index), iteratorFrom(index));
    }

    @Override
    public String toString() {
        return "Seq[" + size() + " parts, " + length() + " bytes, " + count() + " items, " + marks() + " marks]";
    }

    SeqNode root() {
        return root;
    }

    /// Walks down to the part that covers unit number `target` of a weight.
    @SuppressWarnings("unchecked") // leaves of this tree hold what came in as T
    private Place<T> locate(SeqWeight weight, long target) {
        SeqNode node = root;
        int index = 0;
        long offset = 0;
        long item = 0;
        long left = target;
        while (!node.isLeaf()) {
            int slot = 0;
            for (SeqNode kid = node.kid(0); left >= weight.of(kid); kid = node.kid(++slot)) {
                left -= weight.of(kid);
                index += kid.size;
                offset += kid.length;
                item += kid.count;
            }
            node = node.kid(slot);
        }
        int slot = 0;
        for (Part part = node.part(0); left >= weight.of(part); part = node.part(++slot)) {
            left -= weight.of(part);
            offset += part.length();
            item += part.count();
        }
        return new Place<>(index + slot, (T) node.part(slot), offset, item);
    }
}
