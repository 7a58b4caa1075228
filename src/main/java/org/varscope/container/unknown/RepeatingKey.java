package org.varscope.container.unknown;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.container.surround.XorBytes;
import org.varscope.dialect.Framing;
import org.varscope.scan.detect.Detection;

/// A short key with which all bytes were combined by XOR, over and over. Many bytes of values are zero, and show it.
///
/// @param bytes of the key
record RepeatingKey(byte[] bytes) {
    private static final int LONGEST = 24;
    /// Longer files are not gone through so often.
    private static final int LARGEST = 1 << 20;
    /// Times that it must come again.
    private static final int TIMES = 4;
    private static final int TYPES = 64;
    /// Times that a byte of the key must come for nobody to ask whether another would do.
    private static final int OFTEN = 64;
    /// What JSON has most of, beside quotes.
    private static final String COMMONEST = " ,:eatoinrsl0123456789dchumpgybvk_fwxzqj{}[].";
    private static final double[] WEIGHTS = IntStream.range(0, 256).mapToDouble(RepeatingKey::weight).toArray();
    /// Values that are tried for a byte, and keys of one length.
    private static final int COMMON = 8;
    private static final int MOST = 512;
    private static final int LONGEST_STEP = 16;
    private static final int LIKELIEST = 2048;
    /// Longer files show such a key, too.
    private static final int STEPPED = 1 << 14;
    /// The numbers of a Dictionary, from Godot 4 to Godot 2, and of a String and a StringName.
    private static final int OLDEST_DICTIONARY = 20;
    private static final List<Integer> DICTIONARIES = List.of(27, 18, OLDEST_DICTIONARY);
    private static final List<Integer> KEYS = List.of(4, 21);
    /// Bytes of which the length, less that of a word, may be the number of a type.
    private static final int LEAST_LED = 64;
    /// Stands for the length of a record.
    private static final int LED = -1;
    private static final List<int[]> STARTS = starts();
    /// Keys that are tried on all bytes.
    private static final int TRIALS = 512;

    /// {@return the shortest key after which `bytes` are values with a collection among them, or JSON, which
    /// can be read; empty where it is none of these, or another key would do as well}
    static Optional<RepeatingKey> of(byte[] bytes) {
        if (bytes.length > LARGEST) {
            return Optional.empty();
        }
        return IntStream.rangeClosed(1, Math.min(LONGEST, bytes.length / TIMES)).boxed()
                .flatMap(length -> likely(bytes, length).stream()).filter(key -> key.begins(bytes)).limit(TRIALS)
                .filter(key -> key.opens(bytes)).findFirst().or(() -> inStep(bytes)).or(() -> ofJson(bytes));
    }

    /// The key of four, eight, twelve or sixteen bytes that makes the first words those of a Dictionary: with it, the
    /// lowest bytes of words are combined with the same ones over and over, and none of them shows.
    private static Optional<RepeatingKey> inStep(byte[] bytes) {
        if (bytes.length > STEPPED || bytes.length < 2 * LONGEST_STEP) {
            return Optional.empty();
        }
        int[] words = new int[Integer.BYTES];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(words);
        for (int length = Integer.BYTES; length <= LONGEST_STEP; length += Integer.BYTES) {
            int[][] plain = plain(bytes, length);
            List<Scored> scored = new ArrayList<>();
            for (int[] start : STARTS) {
                RepeatingKey key = key(words, begun(start, bytes.length), length);
                int score = key == null ? 0 : key.score(plain);
                if (score * 2 > bytes.length) {
                    scored.add(new Scored(key, start, score));
                }
            }
            Optional<RepeatingKey> found = scored.stream()
                    .sorted(Comparator.comparingInt(Scored::score).reversed()).limit(LIKELIEST)
                    .filter(each -> each.isTyped(bytes)).map(Scored::key).filter(key -> key.opens(bytes)).findFirst();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /// A key, the words that it makes of the first ones, and how many bytes it makes plain.
    private record Scored(RepeatingKey key, int[] start, int score) {
        /// Whether the first key of the Dictionary is no reason why nothing can be read: where it is a text, and
        /// nothing but that Dictionary can begin like this, a person types its characters. Quick, and nearly always no.
        boolean isTyped(byte[] bytes) {
            boolean led = start[0] == LED;
            int type = start[led ? 1 : 0];
            boolean other = led ? bytes.length <= LEAST_LED : type == OLDEST_DICTIONARY;
            if (other || start[led ? 3 : 2] != KEYS.getFirst() && type != DICTIONARIES.getFirst()) {
                return true;
            }
            int at = Integer.BYTES * (led ? 4 : 3);
            int length = ByteBuffer.wrap(key.applied(bytes, at + Integer.BYTES)).order(ByteOrder.LITTLE_ENDIAN)
                    .getInt(at);
            if (length < 0 || length > bytes.length - at - Integer.BYTES) {
                return false;
            }
            byte[] text = key.applied(bytes, at + Integer.BYTES + length);
            return IntStream.range(at + Integer.BYTES, text.length).allMatch(i -> Legible.isTyped(text[i] & 0xFF));
        }
    }

    private int score(int[][] plain) {
        int score = 0;
        for (int i = 0; i < bytes.length; i++) {
            score += plain[i][bytes[i] & 0xFF];
        }
        return score;
    }

    /// How many bytes would be zero, a small number or a character, by the place in a key of this length and by the
    /// byte there. A zero is the commonest, and counts twice.
    private static int[][] plain(byte[] bytes, int length) {
        int[][] plain = new int[length][256];
        for (int i = 0; i < bytes.length; i++) {
            int[] here = plain[i % length];
            here[bytes[i] & 0xFF]++;
            for (int small = 0; small < Long.BYTES; small++) {
                here[(bytes[i] ^ small) & 0xFF]++;
            }
            for (int letter = ' '; letter < 0x7F; letter++) {
                here[(bytes[i] ^ letter) & 0xFF]++;
            }
        }
        return plain;
    }

    /// The words that a Dictionary with keys of text may begin with, with the length of a record before it or without.
    private static List<int[]> starts() {
        List<int[]> starts = new ArrayList<>();
        for (int type : DICTIONARIES) {
            for (int count = 1; count <= LONGEST; count++) {
                for (int key : KEYS) {
                    starts.add(new int[] {LED, type, count, key});
                }
                for (int key : KEYS) {
                    for (int text = 1; text <= LONGEST; text++) {
                        starts.add(new int[] {type, count, key, text});
                    }
                }
            }
        }
        return starts;
    }

    /// The words of one of [#STARTS] in a file of so many bytes.
    private static int[] begun(int[] start, int length) {
        return start[0] != LED ? start : new int[] {length - Integer.BYTES, start[1], start[2], start[3]};
    }

    /// The key that makes the first words of a file those of `start`; null where no key of that length does.
    private static @Nullable RepeatingKey key(int[] words, int[] start, int length) {
        int own = length / Integer.BYTES;
        for (int i = own; i < words.length; i++) {
            if ((words[i] ^ start[i]) != (words[i % own] ^ start[i % own])) {
                return null;
            }
        }
        ByteBuffer key = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < own; i++) {
            key.putInt(words[i] ^ start[i]);
        }
        return new RepeatingKey(key.array());
    }

    /// The keys of which each byte is the one that makes most bytes zero. The lowest bytes of words are seldom zero:
    /// where the key keeps step with words, other common ones are tried there, too.
    private static List<RepeatingKey> likely(byte[] bytes, int length) {
        List<byte[]> keys = List.of(new byte[length]);
        for (int place = 0; place < length; place++) {
            boolean lowest = length % Integer.BYTES == 0 && place % Integer.BYTES == 0;
            byte[] common = commonest(bytes, length, place, lowest && keys.size() < MOST ? COMMON : 1);
            List<byte[]> more = common.length == 1 ? keys : new ArrayList<>();
            for (byte[] key : keys) {
                key[place] = common[0];
                if (common.length > 1) {
                    for (byte value : common) {
                        byte[] with = key.clone();
                        with[place] = value;
                        more.add(with);
                    }
                }
            }
            keys = more;
        }
        return keys.stream().map(RepeatingKey::new).toList();
    }

    /// So many values of every byte number `place` of `length`, the most frequent first.
    private static byte[] commonest(byte[] bytes, int length, int place, int many) {
        int[] counts = counts(bytes, length, place);
        byte[] common = new byte[many];
        for (int i = 0; i < many; i++) {
            int most = 0;
            for (int value = 1; value < counts.length; value++) {
                most = counts[value] > counts[most] ? value : most;
            }
            common[i] = (byte) most;
            counts[most] = -1;
        }
        return common;
    }

    /// How often each value comes among every byte number `place` of `length`.
    private static int[] counts(byte[] bytes, int length, int place) {
        int[] counts = new int[256];
        for (int i = place; i < bytes.length; i += length) {
            counts[bytes[i] & 0xFF]++;
        }
        return counts;
    }

    private boolean begins(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(applied(Arrays.copyOf(bytes, 8))).order(ByteOrder.LITTLE_ENDIAN);
        return isHeader(in.getInt(0)) || isHeader(in.getInt(4)) && Integer.toUnsignedLong(in.getInt(0)) <= bytes.length;
    }

    private boolean opens(byte[] bytes) {
        return Legible.areValues(applied(bytes)) && isAlone(bytes, Legible::areValues);
    }

    /// Whether no other value of one byte of the key leaves something that can be read: of two, nobody knows which it
    /// is. Bytes that come often enough tell.
    private boolean isAlone(byte[] bytes, Predicate<byte[]> isRead) {
        if (bytes.length > OFTEN * this.bytes.length) {
            return true;
        }
        byte[] plain = applied(bytes);
        for (int place = 0; place < this.bytes.length; place++) {
            for (int change = 1; change < 256; change++) {
                byte[] other = plain.clone();
                for (int at = place; at < other.length; at += this.bytes.length) {
                    other[at] ^= (byte) change;
                }
                if (isRead.test(other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// The shortest key that leaves JSON: each byte is the one that leaves the likeliest characters.
    private static Optional<RepeatingKey> ofJson(byte[] bytes) {
        return IntStream.rangeClosed(1, Math.min(LONGEST, bytes.length / TIMES))
                .mapToObj(length -> new RepeatingKey(likeliest(bytes, length)))
                .filter(key -> Legible.isJson(key.applied(bytes)) && key.isAlone(bytes, Legible::isJson)).findFirst();
    }

    private static byte[] likeliest(byte[] bytes, int length) {
        byte[] key = new byte[length];
        for (int place = 0; place < length; place++) {
            int[] counts = counts(bytes, length, place);
            int[] there = present(counts);
            double best = Double.NEGATIVE_INFINITY;
            for (int value = 0; value < 256; value++) {
                double sum = 0;
                for (int read : there) {
                    sum += counts[read] * WEIGHTS[read ^ value];
                }
                if (sum > best) {
                    best = sum;
                    key[place] = (byte) value;
                }
            }
        }
        return key;
    }

    private static int[] present(int[] counts) {
        int[] there = new int[counts.length];
        int size = 0;
        for (int value = 0; value < counts.length; value++) {
            if (counts[value] > 0) {
                there[size++] = value;
            }
        }
        return Arrays.copyOf(there, size);
    }

    /// How likely a character is in JSON, as a logarithm.
    private static double weight(int read) {
        int common = COMMONEST.indexOf(read);
        return read == '"' ? -1.8 : common >= 0 ? -2.8 - 0.1 * common : read > ' ' && read < 0x7F ? -7
                : read == '\n' || read == '\t' || read == '\r' ? -6 : -15;
    }

    private byte[] applied(byte[] to) {
        return applied(to, to.length);
    }

    /// The first bytes of `to` without the key, so many.
    private byte[] applied(byte[] to, int count) {
        byte[] plain = Arrays.copyOf(to, count);
        for (int i = 0; i < plain.length; i++) {
            plain[i] ^= bytes[i % bytes.length];
        }
        return plain;
    }

    private static boolean isHeader(int word) {
        return (word & 0xFFFF) != 0 && (word & 0xFFFF) < TYPES && word >>> 16 < TYPES;
    }

    /// {@return the layout that reads `bytes`, which this opens}
    String layout(byte[] bytes) {
        byte[] plain = applied(bytes);
        Framing framing = Legible.isJson(plain) ? Framing.TEXT
                : Detection.of(ByteStore.of(plain), null, null).framing();
        return XorBytes.WORD + ":" + HexFormat.of().formatHex(this.bytes) + "+" + framing.word();
    }

    /// {@return the key for people: as a text in quotes where it is one, else in hexadecimal digits}
    String words() {
        boolean plain = IntStream.range(0, bytes.length).allMatch(i -> bytes[i] >= ' ' && bytes[i] < 0x7F);
        return plain ? '"' + new String(bytes, StandardCharsets.US_ASCII) + '"'
                : HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
    }
}
