package org.varscope.bytes;

import module java.base;

/// Immutable bytes of any length, made of pieces of [ByteSource]s.
///
/// Every method that returns a store shares the tree of the stores it was made from and copies one path: O(log pieces),
/// and no byte is read. Old stores stay as they were, so keeping one is how to undo. Any thread may read.
///
/// A piece that goes on where the piece before it ends, in the same source, is merged with it. Typing through a
/// [Scratch] therefore stays one piece, and bytes cut out and put back leave no trace.
///
/// Reading fails with an [IndexOutOfBoundsException] where a byte does not exist, and with an [UncheckedIOException]
/// where a source cannot give it.
public final class ByteStore {
    /// Bytes between two calls for progress.
    private static final int STEP = 4 * 1024 * 1024;
    private static final ByteStore EMPTY = new ByteStore(Seq.empty());

    private final Seq<Piece> tree;

    private ByteStore(Seq<Piece> tree) {
        this.tree = tree;
    }

    /// {@return the store without bytes}
    public static ByteStore empty() {
        return EMPTY;
    }

    /// {@return a store of these bytes, which are not copied: nobody may write to the array from now on}
    public static ByteStore of(byte[] bytes) {
        return of(new HeapSource(bytes));
    }

    /// {@return a store of what `source` holds now}
    public static ByteStore of(ByteSource source) {
        long length = source.length();
        return length == 0 ? EMPTY : new ByteStore(Seq.of(List.of(new Piece(source, 0, length))));
    }

    /// {@return the bytes of `stores`, one after the other}
    ///
    /// Neighbours are joined first, then pairs of them, so that of many stores each costs as little as the first.
    public static ByteStore joined(List<ByteStore> stores) {
        List<ByteStore> parts = stores;
        while (parts.size() > 1) {
            List<ByteStore> pairs = new ArrayList<>();
            for (int i = 0; i < parts.size(); i += 2) {
                pairs.add(i + 1 < parts.size() ? parts.get(i).concat(parts.get(i + 1)) : parts.get(i));
            }
            parts = pairs;
        }
        return parts.isEmpty() ? EMPTY : parts.getFirst();
    }

    /// {@return number of bytes}
    public long length() {
        return tree.length();
    }

    /// {@return whether there is no byte}
    public boolean isEmpty() {
        return tree.isEmpty();
    }

    /// {@return the pieces the bytes are made of, in order}
    public Seq<Piece> pieces() {
        return tree;
    }

    /// {@return the bytes of `span`}
    ///
    /// @throws IndexOutOfBoundsException if `span` ends past [#length]
    public ByteStore slice(Span span) {
        Objects.checkFromIndexSize(span.start(), span.length(), length());
        return head(span.end()).tail(span.start());
    }

    private ByteStore head(long end) {
        if (end == 0 || end == length()) {
            return end == 0 ? EMPTY : this;
        }
        Seq.Place<Piece> last = tree.atOffset(end - 1);
        Piece closing = last.part().cut(0, end - last.offset());
        return new ByteStore(tree.splice(last.index(), tree.size(), List.of(closing)));
    }

    private ByteStore tail(long start) {
        if (start == 0 || start == length()) {
            return start == 0 ? this : EMPTY;
        }
        Seq.Place<Piece> first = tree.atOffset(start);
        long skipped = start - first.offset();
        Piece opening = first.part().cut(skipped, first.part().length() - skipped);
        return new ByteStore(tree.splice(0, first.index() + 1, List.of(opening)));
    }

    /// {@return this store with the bytes of `span` replaced by `with`, which may be longer or shorter}
    ///
    /// @throws IndexOutOfBoundsException if `span` ends past [#length]
    public ByteStore replace(Span span, ByteStore with) {
        Objects.checkFromIndexSize(span.start(), span.length(), length());
        return span.isEmpty() && with.isEmpty() ? this : head(span.start()).concat(with).concat(tail(span.end()));
    }

    /// {@return the bytes of this store, then those of `other`}
    public ByteStore concat(ByteStore other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        int last = tree.size() - 1;
        Piece joined = tree.get(last).joined(other.tree.get(0));
        return new ByteStore(joined == null ? tree.concat(other.tree)
                : tree.splice(last, last + 1, List.of(joined)).concat(other.tree.slice(1, other.tree.size())));
    }

    /// Copies `count` bytes that start at `at` to `into`, from index `offset` on.
    ///
    /// @throws IndexOutOfBoundsException if not every byte of the range exists, here or in `into`
    public void read(long at, byte[] into, int offset, int count) {
        Objects.checkFromIndexSize(at, count, length());
        Objects.checkFromIndexSize(offset, count, into.length);
        if (count == 0) {
            return;
        }
        Seq.Place<Piece> place = tree.atOffset(at);
        long skipped = at - place.offset();
        Iterator<Piece> pieces = tree.iteratorFrom(place.index());
        for (int done = 0; done < count; skipped = 0) {
            Piece piece = pieces.next();
            int size = (int) Math.min(count - done, piece.length() - skipped);
            piece.read(skipped, into, offset + done, size);
            done += size;
        }
    }

    /// {@return a copy of the bytes of `span`}
    ///
    /// @throws IndexOutOfBoundsException if `span` ends past [#length]
    /// @throws IllegalArgumentException  if `span` is longer than an array can be
    public byte[] bytes(Span span) {
        Objects.checkFromIndexSize(span.start(), span.length(), length());
        if (span.length() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("%s bytes do not fit into an array".formatted(span.length()));
        }
        byte[] bytes = new byte[(int) span.length()];
        read(span.start(), bytes, 0, bytes.length);
        return bytes;
    }

    /// {@return a reader that reads ahead up to [ByteReader#WINDOW] bytes}
    public ByteReader reader() {
        return reader(ByteReader.WINDOW);
    }

    /// {@return a reader that reads ahead up to `window` bytes}
    ///
    /// @param window a power of two from [ByteReader#SMALLEST_WINDOW] to [ByteReader#LARGEST_WINDOW]
    public ByteReader reader(int window) {
        return new ByteReader(this, window);
    }

    /// Writes all bytes to `to`, which must block until it takes them.
    ///
    /// @param progress  is told the number of bytes written so far, at least every 4 MiB
    /// @param cancelled is asked as often; true ends the writing there
    /// @return whether everything was written
    /// @throws IOException if `to` does not take the bytes
    public boolean transferTo(WritableByteChannel to, LongConsumer progress, BooleanSupplier cancelled)
            throws IOException {
        long written = 0;
        for (Piece piece : tree) {
            for (long done = 0; done < piece.length(); ) {
                if (cancelled.getAsBoolean()) {
                    return false;
                }
                long step = Math.min(STEP, piece.length() - done);
                piece.source().transferTo(piece.start() + done, step, to);
                done += step;
                written += step;
                progress.accept(written);
            }
        }
        return true;
    }

    /// {@return whether `other` has the same bytes}
    ///
    /// Stretches that both stores take from the same place of the same source are not read.
    public boolean contentEquals(ByteStore other) {
        if (tree == other.tree) {
            return true;
        }
        return length() == other.length()
                && new PieceComparison(tree.iterator(), other.tree.iterator(), true).isEqual();
    }

    /// {@return whether `other` takes each of its bytes from the same place of the same source}
    ///
    /// Nothing is read: the same bytes from elsewhere, be it from another place of the source, are not the same here.
    public boolean isSameAs(ByteStore other) {
        return length() == other.length()
                && new PieceComparison(tree.iterator(), other.tree.iterator(), false).isEqual();
    }

    @Override
    public String toString() {
        return "ByteStore[" + length() + " bytes in " + tree.size() + " pieces]";
    }

    /// Bytes in memory.
    ///
    /// @param array the bytes themselves, not a copy: nobody may write to them from now on
    public record HeapSource(byte[] array) implements ByteSource {
        @Override
        public long length() {
            return array.length;
        }

        @Override
        public void read(long at, byte[] into, int offset, int count) {
            Objects.checkFromIndexSize(at, count, array.length);
            System.arraycopy(array, (int) at, into, offset, count);
        }
    }

    /// Compares two walks over pieces that cover the same number of bytes.
    static final class PieceComparison {
        private static final int BLOCK = 64 * 1024;

        private final Iterator<Piece> left;
        private final Iterator<Piece> right;
        private final boolean reads;
        /// As long as what is compared, up to a block.
        private byte[] leftBlock = new byte[0];
        private byte[] rightBlock = leftBlock;

        /// @param reads whether bytes from different places are read and compared; they count as different otherwise
        PieceComparison(Iterator<Piece> left, Iterator<Piece> right, boolean reads) {
            this.left = left;
            this.right = right;
            this.reads = reads;
        }

        /// {@return whether the bytes are the same; may be asked once}
        boolean isEqual() {
            if (!left.hasNext()) {
                return true;
            }
            Piece a = left.next();
            Piece b = right.next();
            while (true) {
                long common = Math.min(a.length(), b.length());
                if (!isSame(a, b, common)) {
                    return false;
                }
                boolean aEnds = a.length() == common;
                boolean bEnds = b.length() == common;
                if (aEnds && !left.hasNext()) {
                    return true;
                }
                a = aEnds ? left.next() : a.cut(common, a.length() - common);
                b = bEnds ? right.next() : b.cut(common, b.length() - common);
            }
        }

        private boolean isSame(Piece a, Piece b, long length) {
            if (a.source() == b.source() && a.start() == b.start()) {
                return true;
            }
            if (!reads) {
                return false;
            }
            for (long done = 0; done < length; ) {
                int size = (int) Math.min(BLOCK, length - done);
                if (size > leftBlock.length) {
                    leftBlock = new byte[size];
                    rightBlock = new byte[size];
                }
                a.read(done, leftBlock, 0, size);
                b.read(done, rightBlock, 0, size);
                if (!Arrays.equals(leftBlock, 0, size, rightBlock, 0, size)) {
                    return false;
                }
                done += size;
            }
            return true;
        }
    }
}
