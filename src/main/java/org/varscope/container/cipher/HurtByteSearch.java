package org.varscope.container.cipher;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Looks for the one byte of an encrypted file that is damaged, where one is: each is tried with each other value, by
/// the sum of the content that the file is known to have had. No other content has the same sum.
///
/// What decrypts to blocks that look like chance is tried first, wrong bits before wrong bytes, and no more than some
/// work is done: of small files that is all there is to try.
public final class HurtByteSearch {
    private static final int BLOCK = Legibility.BLOCK;
    /// Bytes that are summed up at most, for wrong bits and for wrong bytes each.
    private static final long WORK = 1L << 27;
    private static final int BITS = BLOCK * Byte.SIZE;
    private static final int OTHERS = BLOCK * 255 - BITS;

    private final Blocks blocks;
    private final byte[] plain;
    private final byte[] sum;
    private final LongConsumer progress;
    private final byte[] trial = new byte[BLOCK];
    private final byte[] two = new byte[2 * BLOCK];
    private long work;

    /// The encrypted blocks.
    public interface Blocks {
        /// {@return whether what a block decrypts to depends on the one before, as in CFB}
        boolean areChained();

        /// Puts the encrypted block, or the initialization vector as block -1, into `into`.
        void copy(int block, byte[] into);

        /// Turns a block into what it decrypts to, or, where they are chained, into what the next is xored with. The
        /// same array is given each time.
        byte[] turn(byte[] block);
    }

    /// @param plain    the content as it decrypts
    /// @param sum      the MD5 that it had
    /// @param progress is told the bytes that were summed up, and may throw to stop it
    public HurtByteSearch(Blocks blocks, byte[] plain, byte[] sum, LongConsumer progress) {
        this.blocks = blocks;
        this.plain = plain.clone();
        this.sum = sum.clone();
        this.progress = progress;
    }

    /// {@return the damaged byte; empty where there is not one, or the work would be too much}
    public Optional<HurtByte> run() {
        int count = (plain.length + BLOCK - 1) / BLOCK;
        List<Integer> order = IntStream.range(blocks.areChained() ? -1 : 0, count).boxed()
                .sorted(Comparator.comparingDouble(block -> doubt(block, count))).toList();
        List<MessageDigest> before = List.of();
        for (boolean isBit : new boolean[] {true, false}) {
            work = WORK;
            before = before.isEmpty() ? sums(count) : before;
            for (int block : order) {
                long cost = (plain.length - Math.max(0, block) * (long) BLOCK) * (isBit ? BITS : OTHERS);
                HurtByte found = work < cost ? null : in(block, count, isBit, before.get(Math.max(0, block)));
                if (found != null) {
                    return Optional.of(found);
                }
            }
        }
        return Optional.empty();
    }

    /// How likely the block that a wrong bit would make chance of is without one.
    private double doubt(int block, int count) {
        int hurt = blocks.areChained() ? block + 1 : block;
        int at = hurt * BLOCK;
        return hurt >= count ? Double.NEGATIVE_INFINITY
                : Legibility.likelihood(plain, at, Math.min(BLOCK, plain.length - at));
    }

    /// The sums of all that comes before each block, to go on from.
    private List<MessageDigest> sums(int count) {
        try {
            MessageDigest md5 = MessageDigest.getInstance("MD5");
            List<MessageDigest> sums = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                sums.add((MessageDigest) md5.clone());
                md5.update(plain, i * BLOCK, Math.min(BLOCK, plain.length - i * BLOCK));
            }
            return sums;
        } catch (GeneralSecurityException | CloneNotSupportedException e) {
            throw new IllegalStateException("every Java has MD5", e);
        }
    }

    private @Nullable HurtByte in(int block, int count, boolean isBit, MessageDigest before) {
        int from = Math.max(0, block) * BLOCK;
        int hurt = blocks.areChained() && block >= 0 ? 2 : 1;
        int size = Math.min(hurt * BLOCK, plain.length - from);
        byte[] encrypted = new byte[BLOCK];
        byte[] next = new byte[BLOCK];
        blocks.copy(block, encrypted);
        if (blocks.areChained() && block + 1 < count) {
            blocks.copy(block + 1, next);
        }
        for (int at = 0; at < BLOCK; at++) {
            for (int bits = 1; bits < 256; bits++) {
                if (Integer.bitCount(bits) == 1 == isBit) {
                    System.arraycopy(encrypted, 0, trial, 0, BLOCK);
                    trial[at] ^= (byte) bits;
                    make(block, at, bits, next);
                    if (fits(before, size, from + size)) {
                        byte[] whole = plain.clone();
                        System.arraycopy(two, 0, whole, from, size);
                        return new HurtByte(block, at, bits, whole);
                    }
                }
            }
            progress.accept(WORK - work);
        }
        return null;
    }

    /// Decrypts the trial, and what depends on it, into the start of `two`.
    private void make(int block, int at, int bits, byte[] next) {
        byte[] turned = blocks.turn(trial);
        int into = 0;
        if (blocks.areChained() && block >= 0) {
            System.arraycopy(plain, block * BLOCK, two, 0, Math.min(BLOCK, plain.length - block * BLOCK));
            two[at] ^= (byte) bits;
            into = BLOCK;
        }
        for (int i = 0; i < BLOCK; i++) {
            two[into + i] = (byte) (turned[i] ^ (blocks.areChained() ? next[i] : 0));
        }
    }

    private boolean fits(MessageDigest before, int size, int rest) {
        try {
            MessageDigest md5 = (MessageDigest) before.clone();
            md5.update(two, 0, size);
            md5.update(plain, rest, plain.length - rest);
            work -= plain.length - rest + size;
            return Arrays.equals(md5.digest(), sum);
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("every Java has MD5", e);
        }
    }
}
