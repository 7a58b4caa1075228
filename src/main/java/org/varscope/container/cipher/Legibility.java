package org.varscope.container.cipher;

import module java.base;

/// Whether bytes that were decrypted mean anything, and so whether the key is right, where no sum tells.
///
/// A wrong key gives bytes of which each is as likely as any other. Values have many zero bytes, and text has letters:
/// how much likelier a block is under one of these than by chance adds up in bits, block by block, and starts again at
/// none where a damaged block has taken all away. What chance reaches so is bounded: of `n` blocks, `b` bits are
/// reached with a probability of at most `n / 2^b`. For one thread.
public final class Legibility {
    /// Bytes of a block of the cipher.
    public static final int BLOCK = 16;

    /// One of so many wrong keys is taken for right at most, as a power of two.
    private static final double SURE = 32;
    /// What a text of some kind hardly has, beside 16 that it has.
    private static final double SELDOM = 0.5;
    private static final double[][] MODELS = {values(), text(), letters(), otherText(), eastern()};

    private final double needed;
    private final Set<Long> seen = new HashSet<>();
    private double bits;

    /// @param blocks that are looked at, at most
    public Legibility(long blocks) {
        needed = SURE + Math.log(Math.max(1, blocks)) / Math.log(2);
    }

    /// Looks at a block. One that depends on the same encrypted bytes as another tells nothing new.
    ///
    /// @param of    the encrypted bytes that it depends on
    /// @param plain the decrypted ones
    public void add(byte[] of, int ofAt, byte[] plain, int at, int count) {
        if (seen.add(ByteBuffer.wrap(of, ofAt, Long.BYTES).getLong())) {
            bits = Math.max(0, bits + Math.log((1 + Math.exp(likelihood(plain, at, count) * Math.log(2))) / 2)
                    / Math.log(2));
            bits = Math.min(bits, 2 * needed);
        }
    }

    /// {@return whether no chance has made these bytes}
    public boolean isSure() {
        return bits >= needed;
    }

    /// {@return how much likelier a block is than by chance, in bits; negative where it is less likely}
    static double likelihood(byte[] plain, int at, int count) {
        double sum = 0;
        for (double[] model : MODELS) {
            double each = 0;
            for (int i = at; i < at + count; i++) {
                each += model[plain[i] & 0xFF];
            }
            sum += Math.pow(2, each) / MODELS.length;
        }
        return Math.log(sum) / Math.log(2);
    }

    /// Numbers and lengths, most of whose bytes are 0, and short texts among them.
    private static double[] values() {
        double[] share = new double[256];
        share(share, 1, 0, 255);
        share(share, 4, 1, 38);
        share(share, 8, ' ', '~');
        share(share, 6, 'a', 'z');
        share[0] += 12;
        share[0xFF] += 0.5;
        return bits(share);
    }

    /// Text in Latin letters.
    private static double[] text() {
        double[] share = new double[256];
        share(share, SELDOM, 0, 255);
        share(share, 4, ' ', '~');
        share(share, 8, 'a', 'z');
        share(share, 3, '0', '9');
        share(share, 2, ' ', ' ');
        share(share, 2, '"', '"');
        share(share, 1, '\t', '\n');
        share[0] += 1;
        return bits(share);
    }

    /// The letters of base64, as many of each.
    private static double[] letters() {
        double[] share = new double[256];
        share(share, SELDOM, 0, 255);
        share(share, 26, 'A', 'Z');
        share(share, 26, 'a', 'z');
        share(share, 10, '0', '9');
        share(share, 1, '+', '+');
        share(share, 1, '/', '/');
        return bits(share);
    }

    /// Text in other alphabets, as UTF-8.
    private static double[] otherText() {
        double[] share = new double[256];
        share(share, SELDOM, 0, 255);
        share(share, 2, ' ', '~');
        share(share, 2, ' ', ' ');
        share(share, 8, 0x80, 0xBF);
        share(share, 2, 0xC3, 0xD9);
        share(share, 6, 0xD0, 0xD1);
        return bits(share);
    }

    /// Text in kana and Han characters, as UTF-8.
    private static double[] eastern() {
        double[] share = new double[256];
        share(share, SELDOM, 0, 255);
        share(share, 2, ' ', '~');
        share(share, 8, 0x80, 0xBF);
        share(share, 4, 0x80, 0x83);
        share(share, 4, 0xE3, 0xE3);
        share(share, 3, 0xE4, 0xEF);
        return bits(share);
    }

    private static void share(double[] shares, double all, int from, int to) {
        for (int i = from; i <= to; i++) {
            shares[i] += all / (to - from + 1);
        }
    }

    /// How much likelier each byte is than by chance.
    private static double[] bits(double[] shares) {
        double all = Arrays.stream(shares).sum();
        return Arrays.stream(shares).map(share -> Math.log(share / all * shares.length) / Math.log(2)).toArray();
    }
}
