package org.varscope.find;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.scan.walk.Progress;

/// Looks for bytes, in blocks that overlap, so that nothing is missed between two. Hits do not overlap.
final class ByteSearch {
    /// Large enough for the search to run, small enough for the caches.
    private static final int BLOCK = 512 * 1024;
    /// How many bytes a match of an expression has at most that reaches over the end of a block.
    static final int OVERLAP = 64 * 1024;

    private final ByteStore bytes;
    private final Span scope;
    private final Progress progress;
    private final HitSink sink;

    ByteSearch(ByteStore bytes, Span scope, Progress progress, HitSink sink) {
        this.bytes = bytes;
        this.scope = scope;
        this.progress = progress;
        this.sink = sink;
    }

    /// Finds in one block.
    private interface InBlock {
        /// {@return from where on the next block has to be searched, as an index; -1 to end}
        ///
        /// @param start offset of the block
        /// @param count how many bytes it has
        /// @param last  whether no other block follows
        int search(long start, byte[] block, int count, boolean last);
    }

    void find(BytePattern pattern) {
        Anchors anchors = new Anchors(pattern);
        blocks(Math.max(BLOCK, 2 * pattern.length()), (start, block, count, _) -> {
            int last = count - pattern.length();
            int at = anchors.next(block, 0, last);
            while (at <= last) {
                boolean fits = pattern.fits(block, at);
                if (fits && !sink.hit(start + at, pattern.length())) {
                    return -1;
                }
                at = anchors.next(block, at + (fits ? pattern.length() : 1), last);
            }
            return at;
        });
    }

    /// @param passedOver counts the blocks over the end of which a match may reach farther than is looked at
    void find(Pattern expression, PassedOver.Count passedOver) {
        blocks(BLOCK, (start, block, count, last) -> {
            int sure = last ? count : count - OVERLAP;
            BlockText text = new BlockText(new String(block, 0, count, StandardCharsets.ISO_8859_1), sure);
            Matcher matcher = expression.matcher(new BoundedText(text));
            int at = 0;
            boolean cut = false;
            while (BoundedText.finds(matcher) && (last || matcher.start() < sure)) {
                at = matcher.end();
                cut |= text.isEndSeen();
                if (matcher.end() > matcher.start() && !sink.hit(start + matcher.start(), at - matcher.start())) {
                    return -1;
                }
            }
            if (!last && (cut || text.isLeft())) {
                passedOver.add(PassedOver.Reason.LONG_MATCH, new Span(start, count));
            }
            return Math.max(at, sure);
        });
    }

    private void blocks(int size, InBlock search) {
        byte[] block = new byte[(int) Math.min(size, scope.length())];
        long at = scope.start();
        while (at < scope.end()) {
            progress.report(at - scope.start(), "searching");
            int count = (int) Math.min(block.length, scope.end() - at);
            boolean last = at + count == scope.end();
            bytes.read(at, block, 0, count);
            int next = search.search(at, block, count, last);
            if (next < 0 || last) {
                return;
            }
            at += next;
        }
    }
}
