package org.varscope.text;

import module java.base;

/// Bytes as programs print them to be looked at: Godot, Node.js, browsers, Python, and what dumps files.
///
/// @param form  how they are written
/// @param bytes that are meant
public record ListedBytes(Form form, byte[] bytes) {
    /// A way to write bytes.
    public enum Form {
        /// Numbers from 0 to 255: `[27, 0, 0, 0]`, `PackedByteArray(27, 0, 0, 0)`, `Uint8Array(4) [27, 0, 0, 0]`, or
        /// with their places as keys: `{"0": 27, "1": 0}`.
        DECIMAL,
        /// Pairs of digits, a dump, or `<Buffer 1b 00>`: see [HexText].
        HEXADECIMAL,
        /// `b'\x1b\x00gold'`.
        PYTHON,
        /// Letters that are six bits each, the usual or the URL-safe ones.
        BASE64
    }

    private static final Pattern NAME = Pattern.compile(
            "(?:new\\s+)?(?:PackedByteArray|PoolByteArray|RawArray|ByteArray|(?:Uint8|Int8|Uint8Clamped)Array"
            + "|Buffer(?:\\.from)?|bytes|bytearray|byte\\s*\\[\\]|vec!|\\[\\]\\s*(?:byte|uint8)|byteArrayOf)\\s*"
            + "(?:\\(\\d{1,10}\\)\\s*(?=[\\[{]))?");
    private static final Pattern C_ARRAY = Pattern.compile("[\\w\\s]{1,80}\\[\\d{0,10}\\]\\s*=\\s*");
    private static final Pattern NODE_JSON =
            Pattern.compile("\\{\\s*\"type\"\\s*:\\s*\"Buffer\"\\s*,\\s*\"data\"\\s*:\\s*");
    private static final Pattern PLACED = Pattern.compile("\\s*\"?(\\d{1,10})\"?\\s*:\\s*(\\d{1,3})"
            + "\\s*(,|$|(?<=\\n)(?=\\s*\\d))");
    private static final Pattern ITEM =
            Pattern.compile("\\s*(-?(?:0[xX][0-9a-fA-F]{1,2}|\\d{1,3}))(?:u8)?\\s*(,|;|\\s|$)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,3}");
    private static final Pattern LETTERS = Pattern.compile("[A-Za-z0-9+/_-]{2,}={0,2}");
    private static final Pattern LEFT_OUT =
            Pattern.compile("(?:\\.\\.\\.|\u2026)\\s*(?:(\\d{1,10})\\s+more\\s+(?:bytes?|items?)\\s*)?[\\]>})]*;?$");
    private static final Pattern LEADING_ZERO = Pattern.compile("(?<!\\w)0\\d");
    private static final String BUFFER = "<Buffer";

    /// {@return whether `text` says itself that it does not list all of its bytes, as long ones are printed}
    public static boolean isCut(String text) {
        String stripped = stripped(text);
        return LEFT_OUT.matcher(stripped.substring(Math.max(0, stripped.length() - 80))).find()
                && HexDump.read(stripped).isEmpty();
    }

    /// {@return the bytes that `text` lists: more than one reading where it could be decimal and hexadecimal; none
    /// where it lists none, or not all of them}
    public static List<ListedBytes> readings(String text) {
        String stripped = stripped(text);
        if (isCut(stripped)) {
            return List.of();
        }
        List<ListedBytes> readings = new ArrayList<>();
        Optional<byte[]> decimal = decimal(stripped);
        Optional<byte[]> hexadecimal = hexadecimal(stripped);
        if (decimal.isPresent() && hexadecimal.isPresent()) {
            boolean isPairs = LEADING_ZERO.matcher(stripped).find()
                    || Arrays.equals(decimal.get(), hexadecimal.get());
            boolean isList = !isPairs && "[{(".indexOf(stripped.charAt(0)) >= 0 && stripped.contains(",");
            decimal = decimal.filter(_ -> !isPairs);
            hexadecimal = hexadecimal.filter(_ -> !isList);
        }
        decimal.ifPresent(bytes -> readings.add(new ListedBytes(Form.DECIMAL, bytes)));
        hexadecimal.ifPresent(bytes -> readings.add(new ListedBytes(Form.HEXADECIMAL, bytes)));
        if (readings.isEmpty()) {
            python(stripped).ifPresent(bytes -> readings.add(new ListedBytes(Form.PYTHON, bytes)));
        }
        if (readings.isEmpty() && !HexDump.hasOffsets(stripped)) {
            base64(stripped).ifPresent(bytes -> readings.add(new ListedBytes(Form.BASE64, bytes)));
        }
        return readings;
    }

    /// {@return whether the text says only by its form that it means bytes, such as `PackedByteArray(` or `<Buffer`,
    /// and is no list of numbers that could mean anything}
    public static boolean isNamed(String text) {
        String stripped = stripped(text);
        return ListedCode.isCode(text.strip()) || stripped.startsWith(BUFFER) || NAME.matcher(stripped).lookingAt()
                || C_ARRAY.matcher(stripped).lookingAt() || NODE_JSON.matcher(stripped).lookingAt()
                || PLACED.matcher(inside(stripped)).lookingAt() && stripped.startsWith("{")
                || stripped.startsWith("b'") || stripped.startsWith("b\"") || HexDump.read(stripped).isPresent();
    }

    /// {@return other bytes in the place of those that `text` lists, with the same words, brackets and blanks between;
    /// empty where it is neither a list of numbers without their places nor base64}
    public static Optional<String> again(String text, byte[] bytes) {
        String items = inside(stripped(text));
        if (!text.contains(items)) {
            return Optional.empty();
        }
        Form form = readings(text).stream().findFirst().map(ListedBytes::form).orElse(Form.HEXADECIMAL);
        Optional<String> other = form == Form.BASE64
                ? Optional.of(LETTERS.matcher(text.substring(text.indexOf(items))).replaceFirst(
                        Base64.getEncoder().encodeToString(bytes))).map(text.substring(0, text.indexOf(items))::concat)
                : Optional.of(items).filter(_ -> form == Form.DECIMAL && !PLACED.matcher(items).lookingAt())
                        .map(_ -> numbers(text, items, bytes));
        return other.filter(now -> readings(now).stream().anyMatch(read -> Arrays.equals(read.bytes(), bytes)));
    }

    private static String numbers(String text, String items, byte[] bytes) {
        List<MatchResult> numbers = NUMBER.matcher(items).results().toList();
        int start = text.indexOf(items);
        boolean isSigned = items.indexOf('-') >= 0;
        String between = numbers.size() < 2 ? ", " : items.substring(numbers.getFirst().end(), numbers.get(1).start());
        StringJoiner list = new StringJoiner(between);
        for (byte each : bytes) {
            list.add(Integer.toString(isSigned ? each : Byte.toUnsignedInt(each)));
        }
        String counted = text.substring(0, start).replaceFirst("(?<=[(\\[])" + numbers.size() + "(?=[)\\]])",
                Integer.toString(bytes.length));
        return counted + list + items.substring(numbers.getLast().end()) + text.substring(start + items.length());
    }

    private static String stripped(String text) {
        return ListedCode.bare((text.startsWith("\uFEFF") ? text.substring(1) : text).strip());
    }

    /// The text without a name before it and brackets around it.
    private static String inside(String text) {
        String rest = text.endsWith(";") ? text.substring(0, text.length() - 1).strip() : text;
        for (Pattern before : List.of(NODE_JSON, NAME, C_ARRAY)) {
            Matcher matcher = before.matcher(rest);
            if (matcher.lookingAt()) {
                rest = rest.substring(matcher.end());
                rest = before == NODE_JSON && rest.endsWith("}") ? rest.substring(0, rest.length() - 1).strip() : rest;
                break;
            }
        }
        for (int round = 0; round < 2 && rest.length() > 1; round++) {
            int bracket = "[({".indexOf(rest.charAt(0));
            if (bracket < 0 || rest.charAt(rest.length() - 1) != "])}".charAt(bracket)) {
                break;
            }
            rest = rest.substring(1, rest.length() - 1).strip();
        }
        return rest;
    }

    /// What `text` says in numbers, of which there are at least two where nothing is around them.
    private static Optional<byte[]> decimal(String text) {
        String items = inside(text);
        boolean isPlaced = PLACED.matcher(items).lookingAt();
        Matcher item = (isPlaced ? PLACED : ITEM).matcher(items);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        while (item.regionStart() < items.length() && item.lookingAt()) {
            int value = Integer.decode(item.group(isPlaced ? 2 : 1).replaceFirst("^(-?)0+(?=\\d)", "$1"));
            boolean isNext = !isPlaced || item.group(1).equals(Integer.toString(bytes.size()));
            if (value < Byte.MIN_VALUE || value > 0xFF || !isNext) {
                return Optional.empty();
            }
            bytes.write(value);
            item.region(item.end(), items.length());
        }
        boolean isOne = bytes.size() == 1 && items.equals(text);
        return item.regionStart() < items.length() || bytes.size() == 0 || isOne ? Optional.empty()
                : Optional.of(bytes.toByteArray());
    }

    private static Optional<byte[]> hexadecimal(String text) {
        if (text.startsWith(BUFFER) && text.endsWith(">")) {
            return HexText.read(text.substring(BUFFER.length(), text.length() - 1));
        }
        return HexText.read(C_ARRAY.matcher(text).lookingAt() ? inside(text) : text);
    }

    private static Optional<byte[]> python(String text) {
        String quoted = NAME.matcher(text).lookingAt() ? inside(text) : text;
        if (quoted.length() < 4 || quoted.charAt(0) != 'b' || "'\"".indexOf(quoted.charAt(1)) < 0
                || quoted.charAt(quoted.length() - 1) != quoted.charAt(1)) {
            return Optional.empty();
        }
        return PythonBytes.read(quoted.substring(2, quoted.length() - 1));
    }

    /// What `text` spells in base64, also between quotes.
    private static Optional<byte[]> base64(String text) {
        String inside = NAME.matcher(text).lookingAt() ? inside(text) : text;
        boolean isQuoted = inside.length() > 1 && "'\"".indexOf(inside.charAt(0)) >= 0
                && inside.charAt(inside.length() - 1) == inside.charAt(0);
        String letters = (isQuoted ? inside.substring(1, inside.length() - 1) : inside).replaceAll("\\s+", "")
                .replace('-', '+').replace('_', '/');
        try {
            return Optional.of(Base64.getDecoder().decode(letters)).filter(bytes -> bytes.length > 0);
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /// What is between the quotes of `b'...'`, as Python prints bytes.
    static final class PythonBytes {
        private static final String NAMED = "abfnrtv\\'\"";
        private static final byte[] MEANT = {7, 8, 12, 10, 13, 9, 11, '\\', '\'', '"'};
        private static final int LAST_PRINTED = 0x7E;

        private PythonBytes() { }

        /// {@return `bytes` as Python prints them between `b'` and `'`}
        static String write(byte[] bytes) {
            StringBuilder text = new StringBuilder();
            for (byte one : bytes) {
                int named = "\t\n\r\\'".indexOf(one);
                if (named >= 0) {
                    text.append('\\').append("tnr\\'".charAt(named));
                } else if (one >= ' ' && one <= LAST_PRINTED) {
                    text.append((char) one);
                } else {
                    text.append("\\x").append(HexFormat.of().toHexDigits(one));
                }
            }
            return text.toString();
        }

        /// {@return the bytes that `text` spells; empty where it has a character or an escape that Python does not
        /// print}
        static Optional<byte[]> read(String text) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            int at = 0;
            while (at < text.length()) {
                char c = text.charAt(at);
                if (c < ' ' || c > LAST_PRINTED) {
                    return Optional.empty();
                }
                if (c != '\\') {
                    bytes.write(c);
                    at++;
                    continue;
                }
                boolean isHex = text.startsWith("x", at + 1);
                int named = at + 1 < text.length() ? NAMED.indexOf(text.charAt(at + 1)) : -1;
                if (isHex && at + 4 <= text.length() && HexFormat.isHexDigit(text.charAt(at + 2))
                        && HexFormat.isHexDigit(text.charAt(at + 3))) {
                    bytes.write(HexFormat.fromHexDigits(text, at + 2, at + 4));
                    at += 4;
                } else if (named >= 0) {
                    bytes.write(MEANT[named]);
                    at += 2;
                } else {
                    return Optional.empty();
                }
            }
            return Optional.of(bytes.toByteArray());
        }
    }

    /// What is around bytes in the code of programs, and in what they log: declarations, comments, quotes.
    static final class ListedCode {
        private static final String NAMED = "(?=(?:new\\s+)?(?:PackedByteArray|PoolByteArray|RawArray|bytearray"
                + "|Uint8Array|<Buffer|Buffer\\.from|ArrayBuffer|byte\\s*\\[\\]|b['\"]|vec!|\\[\\]\\s*(?:byte|uint8)"
                + "|byteArrayOf))";
        private static final Pattern LABEL = Pattern.compile("[^\\n\"'{}<>=]{1,60}(?:[:=]|:=)\\s*" + NAMED);
        private static final Pattern DECLARATION = Pattern.compile("(?:(?:pub|export|static)\\s+)?"
                + "(?:let|var|val|const)\\s+(?:mut\\s+)?\\w{1,60}\\s*(?::[^=\\n]{0,40})?=\\s*&?(?=[\\[{])"
                + "|(?:(?:public|private|protected|internal|static|final|readonly)\\s+){0,5}s?byte\\s*\\[\\]\\s*"
                + "\\w{1,60}\\s*=\\s*(?=\\{|new\\b)");
        private static final Pattern PYTHON = Pattern.compile("(?:\\w{1,60}\\s*=\\s*)?(b(['\"])[^\\n]*\\2)");
        private static final Pattern CAST = Pattern.compile("\\(byte\\)\\s*(?=[0-9-])");
        private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/");
        private static final Pattern LENGTH = Pattern.compile(
                "\\s*(?:const\\s+)?(?:unsigned\\s+int|size_t|unsigned\\s+long)\\s+\\w{1,80}\\s*=\\s*\\d{1,10};$");
        private static final Pattern ARRAY_BUFFER = Pattern.compile(
                "ArrayBuffer\\s*\\{\\s*\\[Uint8Contents\\]:\\s*<([^>]*)>,\\s*byteLength:\\s*\\d{1,10}\\s*\\}");
        private static final Pattern SQL = Pattern.compile("[xX]'((?:[0-9a-fA-F]{2})+)'");
        private static final Pattern DASHES = Pattern.compile("[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){3,}+");
        private static final Pattern QUOTED =
                Pattern.compile("(?:\"(?:\\\\x[0-9a-fA-F]{2})++\"(?:\\s*\\\\(?=\\n|$))?\\s*)++;?");

        private ListedCode() { }

        /// {@return the bytes in `text` with what lists them, and without the code around that}
        static String bare(String text) {
            Matcher buffer = ARRAY_BUFFER.matcher(text);
            Matcher python = PYTHON.matcher(text);
            if (python.matches()) {
                return python.group(1); // comments, braces and casts in it are bytes
            }
            Matcher sql = SQL.matcher(text);
            if (buffer.matches()) {
                return "<Buffer " + buffer.group(1) + ">";
            }
            if (sql.matches()) {
                return sql.group(1);
            }
            if (DASHES.matcher(text).matches()) {
                return text.replace('-', ' ');
            }
            if (QUOTED.matcher(text).matches()) {
                return text.replaceAll("\\\\(?!x)|[\\s\";]", "");
            }
            String rest = text.contains("{") ? uncast(COMMENT.matcher(text).replaceAll("").strip()) : text;
            rest = LENGTH.matcher(rest).replaceFirst("").strip();
            for (Pattern before : List.of(LABEL, DECLARATION)) {
                Matcher matcher = before.matcher(rest);
                rest = matcher.lookingAt() ? rest.substring(matcher.end()) : rest;
            }
            return rest;
        }

        /// {@return `text` without the casts that Java needs for numbers from 128 on}
        static String uncast(String text) {
            return CAST.matcher(text).replaceAll("");
        }

        /// {@return whether the form of `text` means bytes, and nothing else}
        static boolean isCode(String text) {
            return Stream.of(ARRAY_BUFFER, SQL, DASHES, QUOTED).anyMatch(form -> form.matcher(text).matches())
                    || LABEL.matcher(text).lookingAt();
        }
    }
}
