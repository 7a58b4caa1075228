package org.varscope.container.cipher;

import module java.base;
import org.jspecify.annotations.Nullable;

/// Looks for the one byte of an encrypted file that is damaged, where one is: each is tried with each other value, by
/// the sum of the content that the file is known to have had. No other content has the same sum.
///
/// What decrypts to blocks that look like chance is tried first: wrong bits, then the wrong bytes that explain most,
/// then all others. No more than some work is done: of small files that is all there is to try.
public final class HurtByteSearch {
    private static final int BLOCK = Legibility.BLOCK;
    /// Bytes that are summed up at most, for wrong bits and for wrong bytes each.
    private static final long WORK = 1L << 27;
    /// Blocks in which wrong bytes are looked for by what they explain, and how many of those are summed up.
    private static final int MOST_BLOCKS = 64;
    private static final int MOST_SUSPECTS = 4096;
    private static final int BITS = BLOCK * Byte.SIZE;
    private static final int OTHERS = BLOCK * 255 - BITS;

    private final Blocks blocks;
    private final byte[] plain;
    private final byte[] sum;
    private final LongConsumer progress;
    private final int count;
    private final byte[] encrypted = new byte[BLOCK];
    private final byte[] next = new byte[BLOCK];
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
        this.count = (plain.length + BLOCK - 1) / BLOCK;
        this.sum = sum.clone();
        this.progress = progress;
    }

    /// {@return the damaged byte; empty where there is not one, or the work would be too much}
    public Optional<HurtByte> run() {
        List<Integer> order = IntStream.range(blocks.areChained() ? -1 : 0, count).boxed()
                .sorted(Comparator.comparingDouble(this::doubt)).toList();
        List<MessageDigest> before = sums();
        return tried(order, before, true).or(() -> likely(order, before)).or(() -> tried(order, before, false));
    }

    /// Tries all wrong bits, or all other wrong bytes, as far as the work allows.
    private Optional<HurtByte> tried(List<Integer> order, List<MessageDigest> before, boolean isBit) {
        work = WORK;
        for (int block : order) {
            long cost = (plain.length - Math.max(0, block) * (long) BLOCK) * (isBit ? BITS : OTHERS);
            HurtByte found = work < cost ? null : in(block, isBit, before.get(Math.max(0, block)));
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /// A wrong byte that would explain why a block looks like chance.
    ///
    /// @param gain how much likelier the block is without it, in bits
    private record Suspect(double gain, int block, int at, int bits) { }

    /// Tries those wrong bytes in the most doubtful blocks that explain most.
    private Optional<HurtByte> likely(List<Integer> order, List<MessageDigest> before) {
        long most = Math.clamp(WORK / plain.length, 1, MOST_SUSPECTS);
        PriorityQueue<Suspect> suspects = new PriorityQueue<>(Comparator.comparingDouble(Suspect::gain));
        for (int block : order.stream().filter(each -> hurt(each) < count).limit(MOST_BLOCKS).toList()) {
            load(block);
            double now = doubt(block);
            int at = blocks.areChained() && block >= 0 ? BLOCK : 0;
            int size = Math.min(BLOCK, plain.length - hurt(block) * BLOCK);
            for (int i = 0; i < BLOCK * 256; i++) {
                if (i % 256 != 0) {
                    make(block, i / 256, i % 256);
                    double gain = Legibility.likelihood(two, at, size) - now;
                    if (suspects.size() < most || gain >= suspects.element().gain) {
                        suspects.add(new Suspect(gain, block, i / 256, i % 256));
                    }
                    if (suspects.size() > most) {
                        suspects.remove();
                    }
                }
            }
            progress.accept(block + 1L);
        }
        for (Suspect suspect : suspects.stream().sorted(suspects.comparator().reversed()).toList()) {
            load(suspect.block);
            HurtByte found = tried(suspect.block, suspect.at, suspect.bits, before.get(Math.max(0, suspect.block)));
            if (found != null) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    /// The block that a wrong bit in `block` would make chance of.
    private int hurt(int block) {
        return blocks.areChained() ? block + 1 : block;
    }

    /// How likely that block is without one.
    private double doubt(int block) {
        int at = hurt(block) * BLOCK;
        return hurt(block) >= count ? Double.NEGATIVE_INFINITY
                : Legibility.likelihood(plain, at, Math.min(BLOCK, plain.length - at));
    }

    /// The sums of all that comes before each block, to go on from.
    private List<MessageDigest> sums() {
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

    private @Nullable HurtByte in(int block, boolean isBit, MessageDigest before) {
        load(block);
        for (int at = 0; at < BLOCK; at++) {
            for (int bits = 1; bits < 256; bits++) {
                HurtByte found = Integer.bitCount(bits) == 1 == isBit ? tried(block, at, bits, before) : null;
                if (found != null) {
                    return found;
                }
            }
            progress.accept(WORK - work);
        }
        return null;
    }

    private @Nullable HurtByte tried(int block, int at, int bits, MessageDigest before) {
        int from = Math.max(0, block) * BLOCK;
        int size = Math.min((blocks.areChained() && block >= 0 ? 2 : 1) * BLOCK, plain.length - from);
        make(block, at, bits);
        if (!fits(before, size, from + size)) {
            return null;
        }
        byte[] whole = plain.clone();
        System.arraycopy(two, 0, whole, from, size);
        return new HurtByte(block, at, bits, whole);
    }

    private void load(int block) {
        blocks.copy(block, encrypted);
        Arrays.fill(next, (byte) 0);
        if (blocks.areChained() && block + 1 < count) {
            blocks.copy(block + 1, next);
        }
    }

    /// Decrypts the loaded block with other bits, and what depends on it, into the start of `two`.
    private void make(int block, int at, int bits) {
        System.arraycopy(encrypted, 0, trial, 0, BLOCK);
        trial[at] ^= (byte) bits;
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
