package org.varscope.bytes;

import module java.base;

/// An immutable sequence of parts that finds a part by its number, by a byte it covers or by an item it covers, all in
/// O(log n).
///
/// Parts know only how much they cover, never where they are: an insertion at the front shifts nothing. Edits share
/// all but one path of the tree with the sequence they came from, which stays as it was. Beyond the parts themselves a
/// sequence costs 8 to 16 bytes of heap per part.
///
/// @param <T> the parts; their weights must never change
public final class Seq<T extends Seq.Part> implements Iterable<T> {
    private static final Seq<?> EMPTY = new Seq<>(SeqNode.EMPTY);

    private final SeqNode root;

    private Seq(SeqNode root) {
        this.root = root;
    }

    /// What a sequence needs to know of a part. All are `>= 0` and constant; their sums must fit a `long`.
    public interface Part {
        /// {@return bytes covered}
        long length();

        /// {@return items covered}
        long count();

        /// {@return problems carried}
        long marks();

        /// {@return how many of these are errors}
        default long errors() {
            return 0;
        }
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
        return wrap(SeqNode.build(parts.toArray(Part[]::new)));
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
        return root.length();
    }

    /// {@return items covered by all parts}
    public long count() {
        return root.count();
    }

    /// {@return problems carried by all parts}
    public long marks() {
        return root.marks();
    }

    /// {@return errors carried by all parts}
    public long errors() {
        return root.errors();
    }

    /// {@return part number `index`}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index < size()`
    @SuppressWarnings("unchecked") // this tree holds what came in as T
    public T get(int index) {
        Objects.checkIndex(index, size());
        SeqNode node = root;
        int left = index;
        while (!node.isLeaf()) {
            SeqNode first = node.node(0);
            boolean isThere = left < first.size;
            left -= isThere ? 0 : first.size;
            node = isThere ? first : node.node(1);
        }
        return (T) node.kid(left);
    }

    /// {@return part number `index` and where it begins}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index < size()`
    public Place<T> atIndex(int index) {
        Objects.checkIndex(index, size());
        return locate(SeqNode::size, index);
    }

    /// {@return the part that covers the byte at `offset`: it begins at or before the byte and ends after it}
    ///
    /// There is exactly one. A part of length 0 covers no byte and is never found this way.
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= offset < length()`
    public Place<T> atOffset(long offset) {
        Objects.checkIndex(offset, length());
        return locate(Part::length, offset);
    }

    /// {@return the part that covers item number `item`}
    ///
    /// There is exactly one. A part that covers 0 items is never found this way.
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= item < count()`
    public Place<T> atCount(long item) {
        Objects.checkIndex(item, count());
        return locate(Part::count, item);
    }

    /// {@return the parts that carry problems and where they begin, in order, from part number `index` on}
    ///
    /// What is between two of them costs O(log n).
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index <= size()`
    public Iterator<Place<T>> markedFrom(int index) {
        Objects.checkFromToIndex(index, size(), size());
        return new Marked<>(root, index);
    }

    /// {@return this sequence with parts `from` up to, not including, `to` replaced by `with`}
    ///
    /// Takes O(log n + parts in `with`).
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= from <= to <= size()`
    public Seq<T> splice(int from, int to, List<? extends T> with) {
        Objects.checkFromToIndex(from, to, size());
        return wrap(root.splice(from, to, with.toArray(Part[]::new)));
    }

    /// {@return the parts of this sequence, then those of `other`, in O(log n)}
    public Seq<T> concat(Seq<? extends T> other) {
        return wrap(SeqNode.join(root, other.root));
    }

    /// {@return parts `from` up to, not including, `to`, in O(log n)}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= from <= to <= size()`
    public Seq<T> slice(int from, int to) {
        Objects.checkFromToIndex(from, to, size());
        return wrap(root.splice(to, size()).splice(0, from));
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
        return new Walk<>(root, index);
    }

    /// {@return the parts and where they begin, in order, from part number `index` on}
    ///
    /// @throws IndexOutOfBoundsException unless `0 <= index <= size()`
    public Iterator<Place<T>> placesFrom(int index) {
        Objects.checkFromToIndex(index, size(), size());
        return IntStream.range(index, size()).mapToObj(this::atIndex).iterator();
    }

    @Override
    public String toString() {
        return "Seq[" + size() + " parts, " + length() + " bytes, " + count() + " items, " + marks() + " marks]";
    }

    SeqNode root() {
        return root;
    }

    /// Walks down to the part that covers unit number `target` of a weight.
    @SuppressWarnings("unchecked") // this tree holds what came in as T
    private Place<T> locate(ToLongFunction<Part> weight, long target) {
        Part found = root;
        int index = 0;
        long offset = 0;
        long item = 0;
        long left = target;
        while (found instanceof SeqNode node) {
            int slot = 0;
            found = node.kid(0);
            for (long here = weight.applyAsLong(found); left >= here; here = weight.applyAsLong(found)) {
                left -= here;
                index += SeqNode.size(found);
                offset += found.length();
                item += found.count();
                found = node.kid(++slot);
            }
        }
        return new Place<>(index, (T) found, offset, item);
    }

    /// Walks the parts of a tree from left to right.
    private static final class Walk<T extends Part> implements Iterator<T> {
        /// What is right of the leaf, the nearest first.
        private final Deque<SeqNode> behind = new ArrayDeque<>();
        private SeqNode leaf = SeqNode.EMPTY;
        private int slot;

        Walk(SeqNode root, int index) {
            enter(root, index);
        }

        private void enter(SeqNode node, int index) {
            leaf = node;
            slot = index;
            while (!leaf.isLeaf()) {
                SeqNode left = leaf.node(0);
                SeqNode right = leaf.node(1);
                leaf = slot < left.size ? left : right;
                if (slot < left.size) {
                    behind.push(right);
                } else {
                    slot -= left.size;
                }
            }
        }

        @Override
        public boolean hasNext() {
            return slot < leaf.size;
        }

        @Override
        @SuppressWarnings("unchecked") // the tree was made of Ts
        public T next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            T part = (T) leaf.kid(slot++);
            if (!hasNext() && !behind.isEmpty()) {
                enter(behind.pop(), 0);
            }
            return part;
        }
    }

    /// Walks those parts of a tree that carry problems from left to right.
    private static final class Marked<T extends Part> implements Iterator<Place<T>> {
        private final int from;
        /// What is right of the leaf, the nearest first.
        private final Deque<SeqNode> behind = new ArrayDeque<>();
        private SeqNode leaf = SeqNode.EMPTY;
        private int slot;
        private int index;
        private long offset;
        private long item;

        Marked(SeqNode root, int from) {
            this.from = from;
            behind.push(root);
            advance();
        }

        /// Goes to the next of them, or past the last part.
        private void advance() {
            while (true) {
                while (slot < leaf.size) {
                    if (index >= from && leaf.kid(slot).marks() > 0) {
                        return;
                    }
                    pass(leaf.kid(slot++));
                }
                if (behind.isEmpty()) {
                    return;
                }
                SeqNode node = behind.pop();
                if (node.marks() == 0 || index + node.size <= from) {
                    pass(node);
                } else if (node.isLeaf()) {
                    leaf = node;
                    slot = 0;
                } else {
                    behind.push(node.node(1));
                    behind.push(node.node(0));
                }
            }
        }

        private void pass(Part part) {
            index += SeqNode.size(part);
            offset += part.length();
            item += part.count();
        }

        @Override
        public boolean hasNext() {
            return slot < leaf.size;
        }

        @Override
        @SuppressWarnings("unchecked") // the tree was made of Ts
        public Place<T> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Place<T> place = new Place<>(index, (T) leaf.kid(slot), offset, item);
            pass(leaf.kid(slot++));
            advance();
            return place;
        }
    }
}
