package org.varscope.dialect;

import module java.base;

/// A digest that a game keeps beside its values, to see whether they were changed: `sha256(value)`, `crc32(after) hex`.
///
/// @param algorithm that makes it
/// @param reach     which bytes it is made of
/// @param form      how it is written
public record Digest(Algorithm algorithm, Reach reach, Form form) {
    private static final Pattern WORD = Pattern.compile("(\\w+)\\s*(?:\\(\\s*(\\w+)\\s*\\))?(?:\\s*(hex|line))?");

    /// How a digest is made.
    public enum Algorithm {
        /// `hash.crc32`: the one of zlib, as a number of 32 bits.
        CRC32("crc32", 4),
        /// The one at the end of a zlib stream, as a number of 32 bits.
        ADLER32("adler32", 4),
        /// `String.md5_buffer`, `HashingContext.HASH_MD5`.
        MD5("md5", 16),
        /// `String.sha1_buffer`, `HashingContext.HASH_SHA1`.
        SHA1("sha1", 20),
        /// `String.sha256_buffer`, `HashingContext.HASH_SHA256`.
        SHA256("sha256", 32);

        private final String word;
        private final int size;

        Algorithm(String word, int size) {
            this.word = word;
            this.size = size;
        }

        /// {@return its bytes}
        public int size() {
            return size;
        }

        /// {@return whether it is a number, which has a byte order}
        public boolean isNumber() {
            return size == Integer.BYTES;
        }

        /// {@return its name for people, such as `SHA-256`}
        public String title() {
            return switch (this) {
                case CRC32 -> "CRC-32";
                case ADLER32 -> "Adler-32";
                case MD5 -> "MD5";
                case SHA1 -> "SHA-1";
                case SHA256 -> "SHA-256";
            };
        }
    }

    /// Which bytes of a file a digest is made of.
    public enum Reach {
        /// All before it.
        BEFORE,
        /// All after it.
        AFTER,
        /// All but the digest itself.
        REST,
        /// Those of the value in the nearest record before it, or after it where there is none before; not its length.
        VALUE;

        /// {@return its name in a list}
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// How a digest is written.
    public enum Form {
        /// As its bytes.
        BYTES,
        /// As hexadecimal digits.
        HEX,
        /// As hexadecimal digits with a line feed behind them.
        LINE;

        /// {@return what a list says of it behind the digest; nothing of bytes}
        String word() {
            return this == BYTES ? "" : " " + name().toLowerCase(Locale.ROOT);
        }
    }

    /// {@return its bytes in a file: two digits for each where it is written as text}
    public int size() {
        return switch (form) {
            case BYTES -> algorithm.size;
            case HEX -> 2 * algorithm.size;
            case LINE -> 2 * algorithm.size + 1;
        };
    }

    /// {@return whether it is written as text}
    public boolean isText() {
        return form != Form.BYTES;
    }

    /// {@return its name in a list, such as `sha256(value) hex`}
    public String word() {
        return algorithm.word + "(" + reach.word() + ")" + form.word();
    }

    /// {@return the digest that `word` names, of all else where it says of nothing; empty where it names none}
    static Optional<Digest> named(String word) {
        Matcher parts = WORD.matcher(word);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String reach = parts.group(2) == null ? Reach.REST.word() : parts.group(2);
        return Arrays.stream(Algorithm.values()).filter(each -> each.word.equals(parts.group(1))).findFirst()
                .flatMap(algorithm -> Arrays.stream(Reach.values()).filter(each -> each.word().equals(reach))
                        .findFirst().map(of -> new Digest(algorithm, of, parts.group(3) == null
                                ? Form.BYTES : Form.valueOf(parts.group(3).toUpperCase(Locale.ROOT)))));
    }
}
