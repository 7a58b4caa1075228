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
    /// Above this many pieces, a replacement is joined as a tree instead of being listed.
    private static final int FEW = 16;
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

    /// {@return number of bytes}
    public long length() {
        return tree.length();
    }

    /// {@return whether there is no byte}
    public boolean isEmpty() {
        return tree.isEmpty();
    }

    /// {@return number of pieces the bytes are made of}
    public int pieces() {
        return tree.size();
    }

    /// {@return the bytes of `span`}
    ///
    /// @throws IndexOutOfBoundsException if `span` ends past [#length]
    public ByteStore slice(Span span) {
        Ranges.check(span.start(), span.length(), length());
        if (span.isEmpty()) {
            return EMPTY;
        }
        if (span.length() == length()) {
            return this;
        }
        Seq.Place<Piece> first = tree.atOffset(span.start());
        Seq.Place<Piece> last = tree.atOffset(span.end() - 1);
        long skipped = span.start() - first.offset();
        if (first.index() == last.index()) {
            return new ByteStore(Seq.of(List.of(first.part().cut(skipped, span.length()))));
        }
        Piece opening = first.part().cut(skipped, first.part().length() - skipped);
        Piece closing = last.part().cut(0, span.end() - last.offset());
        Seq<Piece> cut = tree.slice(first.index(), last.index() + 1);
        if (opening != first.part()) {
            cut = cut.splice(0, 1, List.of(opening));
        }
        if (closing != last.part()) {
            cut = cut.splice(cut.size() - 1, cut.size(), List.of(closing));
        }
        return new ByteStore(cut);
    }

    /// {@return this store with the bytes of `span` replaced by `with`, which may be longer or shorter}
    ///
    /// @throws IndexOutOfBoundsException if `span` ends past [#length]
    public ByteStore replace(Span span, ByteStore with) {
        Ranges.check(span.start(), span.length(), length());
        if (isEmpty()) {
            return with;
        }
        if (span.isEmpty() && with.isEmpty()) {
            return this;
        }
        if (with.pieces() > FEW) {
            ByteStore head = slice(new Span(0, span.start()));
            return head.concat(with).concat(slice(Span.between(span.end(), length())));
        }
        // The pieces that hold the bytes next to the span are replaced too, so that they can merge with what comes.
        Seq.Place<Piece> first = tree.atOffset(Math.max(0, span.start() - 1));
        Seq.Place<Piece> last = tree.atOffset(Math.min(length() - 1, span.end()));
        List<Piece> pieces = new ArrayList<>(with.pieces() + 2);
        add(pieces, first.part(), 0, span.start() - first.offset());
        with.tree.forEach(piece -> add(pieces, piece, 0, piece.length()));
        long dropped = span.end() - last.offset();
        add(pieces, last.part(), dropped, last.part().length() - dropped);
        return of(tree.splice(first.index(), last.index() + 1, pieces));
    }

    /// {@return the bytes of this store, then those of `other`}
    public ByteStore concat(ByteStore other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        int last = pieces() - 1;
        Piece joined = tree.get(last).joined(other.tree.get(0));
        if (joined == null) {
            return new ByteStore(tree.concat(other.tree));
        }
        Seq<Piece> rest = other.tree.slice(1, other.pieces());
        return new ByteStore(tree.splice(last, last + 1, List.of(joined)).concat(rest));
    }

    private static ByteStore of(Seq<Piece> tree) {
        return tree.isEmpty() ? EMPTY : new ByteStore(tree);
    }

    private static void add(List<Piece> pieces, Piece from, long start, long length) {
        if (length == 0) {
            return;
        }
        Piece piece = from.cut(start, length);
        Piece joined = pieces.isEmpty() ? null : pieces.getLast().joined(piece);
        if (joined == null) {
            pieces.add(piece);
        } else {
            pieces.set(pieces.size() - 1, joined);
        }
    }

    /// Copies `count` bytes that start at `at` to `into`, from index `offset` on.
    ///
    /// @throws IndexOutOfBoundsException if not every byte of the range exists, here or in `into`
    public void read(long at, byte[] into, int offset, int count) {
        Ranges.check(at, count, length());
        Ranges.check(offset, count, into.length);
        if (count == 0) {
            return;
        }
        Seq.Place<Piece> place = tree.atOffset(at);
        long skipped = at - place.offset();
        int done = (int) Math.min(count, place.part().length() - skipped);
        place.part().read(skipped, into, offset, done);
        if (done == count) {
            return;
        }
        for (Iterator<Piece> rest = tree.iteratorFrom(place.index() + 1); done < count; ) {
            Piece piece = rest.next();
            int size = (int) Math.min(count - done, piece.length());
            piece.read(0, into, offset + done, size);
            done += size;
        }
    }

    /// {@return a copy of the bytes of `span`}
    ///
    /// @throws IndexOutOfBoundsException if `span` ends past [#length]
    /// @throws IllegalArgumentException  if `span` is longer than an array can be
    public byte[] bytes(Span span) {
        Ranges.check(span.start(), span.length(), length());
        if (span.length() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("%d bytes do not fit into an array".formatted(span.length()));
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

    /// Tells `visitor` every piece, in order.
    public void forEachPiece(PieceVisitor visitor) {
        tree.forEach(piece -> visitor.visit(piece.source(), piece.start(), piece.length()));
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
        return length() == other.length() && new PieceComparison(tree.iterator(), other.tree.iterator(), true).isEqual();
    }

    /// {@return whether `other` takes each of its bytes from the same place of the same source}
    ///
    /// Nothing is read: the same bytes from elsewhere, be it from another place of the source, are not the same here.
    public boolean isSameAs(ByteStore other) {
        return length() == other.length() && new PieceComparison(tree.iterator(), other.tree.iterator(), false).isEqual();
    }

    /// {@return the piece that holds the byte at `at`}
    Seq.Place<Piece> pieceAt(long at) {
        return tree.atOffset(at);
    }

    SeqNode root() {
        return tree.root();
    }

    @Override
    public String toString() {
        return "ByteStore[" + length() + " bytes in " + pieces() + " pieces]";
    }
}
