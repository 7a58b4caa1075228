package org.varscope.dialect;

import module java.base;
import org.jspecify.annotations.Nullable;

/// A digest that a game keeps beside its values, to see whether they were changed: `sha256(value)`, `crc32(after) hex`,
/// `sha1(header..saves)`, `hmac-sha256:"secret"(before)`.
///
/// @param algorithm that makes it
/// @param reach     which bytes it is made of
/// @param form      how it is written
/// @param items     the names of the first and the last of the items that it is made of; none but for
///                  [Reach#ITEMS]
/// @param key       the key as hexadecimal digits; empty for an algorithm that has none
public record Digest(Algorithm algorithm, Reach reach, Form form, List<String> items, String key) {
    private static final String HEX = "hex:";
    private static final Pattern WORD = Pattern.compile("([\\w-]+)(?:\\s*:\\s*(\"[^\"]*\"|hex:\\w*))?"
            + "\\s*(?:\\(\\s*(\\w+)(?:\\s*\\.\\.\\s*(\\w+))?\\s*\\))?"
            + "(?:\\s*(hex|line|crlf|base64(?:\\s+(?:line|crlf))?))?");
    private static final Pattern DIGITS = Pattern.compile("([0-9a-fA-F]{2})+");

    /// Copies the names.
    /// @throws IllegalArgumentException if names are missing or too many, or a key is
    public Digest {
        items = List.copyOf(items);
        if (items.size() != (reach == Reach.ITEMS ? 2 : 0) || !items.stream().allMatch(FieldItem::isName)) {
            throw new IllegalArgumentException(reach + " " + items);
        }
        if (algorithm.isKeyed() ? !DIGITS.matcher(key).matches() : !key.isEmpty()) {
            throw new IllegalArgumentException(algorithm + " with such a key");
        }
    }

    /// A digest without a key, of what needs no names.
    public Digest(Algorithm algorithm, Reach reach, Form form) {
        this(algorithm, reach, form, List.of(), "");
    }

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
        SHA256("sha256", 32),
        /// `Crypto.hmac_digest`, `HMACContext` with `HASH_SHA256`: one with a key.
        HMAC_SHA256("hmac-sha256", 32);

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

        /// {@return whether it takes a key, without which nobody can make it}
        public boolean isKeyed() {
            return this == HMAC_SHA256;
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
                case HMAC_SHA256 -> "HMAC-SHA-256";
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
        VALUE,
        /// Those of some items, from one that has a name to another.
        ITEMS;

        /// {@return its name in a list}
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// How a digest is written.
    public enum Form {
        /// As its bytes.
        BYTES(""),
        /// As hexadecimal digits.
        HEX(""),
        /// As hexadecimal digits followed by a line feed.
        LINE("\n"),
        /// As hexadecimal digits followed by a carriage return and a line feed.
        CRLF("\r\n"),
        /// In base64.
        BASE64(""),
        /// In base64, followed by a line feed.
        BASE64_LINE("\n"),
        /// In base64, followed by a carriage return and a line feed.
        BASE64_CRLF("\r\n");

        private final String ending;

        Form(String ending) {
            this.ending = ending;
        }

        /// {@return the end of the line after it; empty where there is none}
        public String ending() {
            return ending;
        }

        /// {@return whether it is hexadecimal digits, of either case}
        public boolean isHex() {
            return this == HEX || this == LINE || this == CRLF;
        }

        /// {@return what a list says of it after the digest; nothing for bytes}
        String word() {
            return this == BYTES ? "" : " " + name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }

        /// {@return the form that a list calls `word`}
        private static Form named(@Nullable String word) {
            return word == null ? BYTES : valueOf(word.toUpperCase(Locale.ROOT).replaceAll("\\s+", "_"));
        }
    }

    /// {@return its bytes in a file: two digits for each, or four letters for three, where it is written as text}
    public int size() {
        return form == Form.BYTES ? algorithm.size
                : (form.isHex() ? 2 * algorithm.size : (algorithm.size + 2) / 3 * 4) + form.ending().length();
    }

    /// {@return whether it is written as text}
    public boolean isText() {
        return form != Form.BYTES;
    }

    /// {@return its bytes of the key; none where it has none}
    public byte[] keyBytes() {
        return HexFormat.of().parseHex(key);
    }

    /// {@return its name, such as `sha256(value) hex`, without a key}
    public String word() {
        return word("");
    }

    /// {@return its name in a list, with its key: `hmac-sha256:"secret"(value)`}
    String written() {
        byte[] bytes = keyBytes();
        return word(key.isEmpty() ? "" : ":" + (FieldItem.isText(bytes)
                ? '"' + new String(bytes, StandardCharsets.US_ASCII) + '"' : HEX + key));
    }

    private String word(String with) {
        return algorithm.word + with + "(" + (reach == Reach.ITEMS ? String.join("..", items) : reach.word()) + ")"
                + form.word();
    }

    /// {@return whether `word` begins with the name of a digest that takes a key}
    static boolean isKeyed(String word) {
        return Arrays.stream(Algorithm.values()).anyMatch(each -> each.isKeyed() && word.startsWith(each.word));
    }

    /// {@return the digest that `word` names, of all else where it says of nothing; empty where it names none}
    static Optional<Digest> named(String word) {
        Matcher parts = WORD.matcher(word);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Algorithm algorithm = Arrays.stream(Algorithm.values()).filter(each -> each.word.equals(parts.group(1)))
                .findFirst().orElse(null);
        String first = parts.group(3);
        String last = parts.group(4) == null ? first : parts.group(4);
        Reach reach = first == null ? Reach.REST : Arrays.stream(Reach.values()).filter(each -> each != Reach.ITEMS
                && parts.group(4) == null && each.word().equals(first)).findFirst().orElse(Reach.ITEMS);
        List<String> items = reach == Reach.ITEMS ? List.of(first, last) : List.of();
        String key = key(parts.group(2));
        if (algorithm == null || key == null || key.isEmpty() == algorithm.isKeyed()
                || !items.stream().allMatch(FieldItem::isName)) {
            return Optional.empty();
        }
        return Optional.of(new Digest(algorithm, reach, Form.named(parts.group(5)), items, key));
    }

    /// The digits of a key as a list writes it; null where it writes none.
    private static @Nullable String key(@Nullable String written) {
        if (written == null) {
            return "";
        }
        if (written.startsWith(HEX)) {
            String digits = written.substring(HEX.length());
            return DIGITS.matcher(digits).matches() ? digits.toLowerCase(Locale.ROOT) : null;
        }
        byte[] text = written.substring(1, written.length() - 1).getBytes(StandardCharsets.UTF_8);
        return text.length > 0 && FieldItem.isText(text) ? HexFormat.of().formatHex(text) : null;
    }
}
