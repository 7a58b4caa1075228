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

    /// Finds what fits any of these, the first of them where several do.
    void find(List<BytePattern> patterns) {
        int longest = patterns.stream().mapToInt(BytePattern::length).max().orElseThrow();
        Anchors[] all = patterns.stream().map(Anchors::new).toArray(Anchors[]::new);
        int[] next = new int[all.length];
        blocks(Math.max(BLOCK, 2 * longest), (start, block, count, last) -> {
            int end = last ? count : count - longest + 1;
            Arrays.fill(next, -1);
            int from = 0;
            while (true) {
                int first = 0;
                for (int i = 0; i < all.length; i++) {
                    if (next[i] < from) {
                        next[i] = all[i].find(block, from, Math.min(end, count - all[i].length() + 1));
                    }
                    first = next[i] < next[first] ? i : first;
                }
                if (next[first] >= end) {
                    return Math.max(from, end);
                }
                if (!sink.hit(start + next[first], all[first].length())) {
                    return -1;
                }
                from = next[first] + all[first].length();
            }
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

    /// Finds where a pattern may begin by the two of its bytes that are seldom elsewhere, for eight places at once.
    ///
    /// A word holds what the places differ in from the first byte, and from the second: one of its bytes is zero
    /// where both are right. `(x - 0x01…) & ~x & 0x80…` has the high bit of the lowest zero byte of x set, and none
    /// below it.
    static final class Anchors {
        private static final VarHandle WORDS =
                MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
        private static final long ONES = 0x0101_0101_0101_0101L;
        private static final long HIGHS = ONES << 7;

        private final BytePattern pattern;
        /// Where the two are in the pattern; the same where it has one byte.
        private final int first;
        private final int second;

        Anchors(BytePattern pattern) {
            this.pattern = pattern;
            this.first = rarest(-1);
            this.second = pattern.length() == 1 ? first : rarest(first);
        }

        private int rarest(int taken) {
            return IntStream.range(0, pattern.length()).filter(i -> i != taken).boxed()
                    .max(Comparator.comparingInt(this::rarity)).orElseThrow();
        }

        /// Values are mostly zeros, small numbers and small letters.
        private int rarity(int index) {
            int value = pattern.values()[index] & 0xFF;
            int known = Integer.bitCount(pattern.masks()[index] & 0xFF) * 4;
            return known - (value == 0 ? 3 : value == 0xFF || value < 0x20 ? 2 : value >= 'a' && value <= 'z' ? 1 : 0);
        }

        /// {@return the first place from `from` on, and up to `last`, where both bytes are right; last + 1 if there is
        /// none}
        int next(byte[] block, int from, int last) {
            long one = spread(pattern.values()[first]);
            long oneMask = spread(pattern.masks()[first]);
            long two = spread(pattern.values()[second]);
            long twoMask = spread(pattern.masks()[second]);
            int at = from;
            for (; at + 7 <= last; at += 8) {
                long wrong = ((long) WORDS.get(block, at + first) ^ one) & oneMask
                        | ((long) WORDS.get(block, at + second) ^ two) & twoMask;
                long right = (wrong - ONES) & ~wrong & HIGHS;
                if (right != 0) {
                    return at + (Long.numberOfTrailingZeros(right) >>> 3);
                }
            }
            while (at <= last && !(pattern.fits(block, at, first) && pattern.fits(block, at, second))) {
                at++;
            }
            return at;
        }

        int length() {
            return pattern.length();
        }

        /// {@return the first place from `from` on, and before `end`, where the pattern begins; a very large number if
        /// there is none}
        int find(byte[] block, int from, int end) {
            int at = next(block, from, end - 1);
            while (at < end && !pattern.fits(block, at)) {
                at = next(block, at + 1, end - 1);
            }
            return at < end ? at : Integer.MAX_VALUE;
        }

        private static long spread(byte value) {
            return (value & 0xFF) * ONES;
        }
    }

    /// A block of bytes as a text, which knows whether a match that begins in its first part was looked for up to its
    /// end: what follows the block could then make a match of it, or a longer one.
    ///
    /// A matcher begins at one index after the other. Where it has seen the last character and looks at the first part
    /// again, it went there from a beginning in that part, and goes on from the next one.
    static final class BlockText implements CharSequence {
        private final String text;
        private final int sure;
        private boolean endSeen;
        private boolean left;

        /// @param sure as many characters as the first part has
        BlockText(String text, int sure) {
            this.text = text;
            this.sure = sure;
        }

        /// {@return whether the last character was looked at}
        boolean isEndSeen() {
            return endSeen;
        }

        /// {@return whether the end was reached from the first part, in vain}
        boolean isLeft() {
            return left;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            if (index == text.length() - 1) {
                endSeen = true;
            } else if (endSeen && index <= sure) {
                left = true;
            }
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
