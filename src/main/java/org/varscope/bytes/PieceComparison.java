package org.varscope.bytes;

import module java.base;

/// Compares two walks over pieces that cover the same number of bytes.
final class PieceComparison {
    private static final int BLOCK = 64 * 1024;

    private final Iterator<Piece> left;
    private final Iterator<Piece> right;
    private final byte[] leftBlock = new byte[BLOCK];
    private final byte[] rightBlock = new byte[BLOCK];
    private final boolean reads;

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
