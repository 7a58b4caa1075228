package org.varscope.dialect;

import module java.base;
import org.varscope.variant.VariantKind;

/// Reads a dialect from its text.
///
/// One type a line, `id name layout [wide]`; `#` starts a comment. Lines of the form `word: value` set what a dialect
/// has beside its table; all are optional:
///
/// | Word | Value | Without it |
/// |---|---|---|
/// | `title` | for people | the name |
/// | `covers` | for people | nothing |
/// | `generation` | 2, 3 or 4: whose decoder it follows | 4 |
/// | `mask` | `8`, `16` or `32`: header bits that are the type number | 8 |
/// | `depth` | levels below the root that are read, or `none` | 1024, none for generations 2 and 3 |
/// | `reals` | `64` in double precision, see below | 32 |
/// | `document` | `yes` for a document's reading | no |
///
/// With `reals: 64`, the numbers of vectors have 64 bits: by the header's flag where the line says `wide`, and in every
/// value where it does not.
public final class DialectFile {
    private static final String BLANKS = " \t\n\u000B\f\r";

    private final String name;
    private final Map<String, String> settings = new HashMap<>();
    private final List<Row> rows = new ArrayList<>();
    private final BitSet ids = new BitSet();

    private DialectFile(String name) {
        this.name = name;
    }

    /// {@return the dialect that `text` describes}
    /// @param name on the command line
    /// @throws IllegalArgumentException naming the line, what was found and what was expected
    public static Dialect parse(String name, String text) {
        DialectFile file = new DialectFile(name);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            file.line(i + 1, lines.get(i));
        }
        return file.dialect();
    }

    private void line(int number, String raw) {
        int comment = raw.indexOf('#');
        String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
        if (line.isEmpty()) {
            return;
        }
        int colon = line.indexOf(": ");
        if (colon > 0) {
            settings.put(line.substring(0, colon), line.substring(colon + 2).strip());
            return;
        }
        List<String> words = words(line);
        if (words.size() < 3 || words.size() > 4 || !isNumber(words.get(0), 3)
                || words.size() == 4 && !words.get(3).equals("wide")) {
            throw wrong(number, raw, "`id name layout [wide]` or `word: value`");
        }
        int id = Integer.parseInt(words.get(0));
        if (id > 255 || ids.get(id)) {
            throw wrong(number, raw, "a type number from 0 to 255 that no other line has");
        }
        ids.set(id);
        LayoutWord word = LayoutWord.of(words.get(2))
                .orElseThrow(() -> wrong(number, raw, "a layout word of the built-in tables, such as `vector2`"));
        rows.add(new Row(id, words.get(1), word.kind(), word.layout(), words.size() == 4));
    }

    /// Without patterns, as every start reads hundreds of lines.
    private static List<String> words(String line) {
        List<String> words = new ArrayList<>(4);
        StringTokenizer parts = new StringTokenizer(line, BLANKS);
        while (parts.hasMoreTokens()) {
            words.add(parts.nextToken());
        }
        return words;
    }

    private static boolean isNumber(String word, int mostDigits) {
        boolean digits = !word.isEmpty() && word.length() <= mostDigits;
        for (int i = 0; i < word.length(); i++) {
            digits &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        return digits;
    }

    private Dialect dialect() {
        if (rows.stream().noneMatch(r -> r.id() == 0 && r.kind() == VariantKind.NIL)) {
            throw new IllegalArgumentException(
                    "dialect " + name + ": found no line `0 Nil nil`; expected one, as every engine has it");
        }
        rows.sort((one, other) -> Integer.compare(one.id(), other.id()));
        int generation = choice("generation", Map.of("2", 2, "3", 3, "4", 4), 4);
        TextRule text = switch (generation) {
            case 2 -> TextRule.BLANK;
            case 3 -> TextRule.LENIENT;
            default -> TextRule.STRICT;
        };
        boolean wideReals = choice("reals", Map.of("32", false, "64", true), false);
        int mask = choice("mask", Map.of("8", 0xFF, "16", 0xFFFF, "32", -1), 0xFF);
        return new Dialect(new Dialect.Traits(name, settings.getOrDefault("title", name),
                settings.getOrDefault("covers", ""), generation, mask, depth(generation), text,
                nullObject(),
                wideReals,
                choice("document", Map.of("yes", true, "no", false), false)),
                wideReals ? rows.stream().map(DialectFile::inDoublePrecision).toList() : rows);
    }

    /// Without a flag that tells, all of its numbers are wide. A float by itself has its width in either precision.
    private static Row inDoublePrecision(Row row) {
        Layout layout = row.wide() || row.kind() == VariantKind.FLOAT ? row.layout() : switch (row.layout()) {
            case Layout.Fixed(var number, int count) when number == Number.REAL -> new Layout.Fixed(Number.F64, count);
            case Layout.Packed(var number, int per) when number == Number.REAL -> new Layout.Packed(Number.F64, per);
            default -> row.layout();
        };
        return new Row(row.id(), row.name(), row.kind(), layout, row.wide());
    }

    /// An object that has no payload is null whenever it is read.
    private NullObject nullObject() {
        boolean empty = rows.stream().anyMatch(r -> r.kind() == VariantKind.OBJECT
                && r.layout() instanceof Layout.Empty);
        return empty ? NullObject.HEADER : NullObject.NIL;
    }

    private int depth(int generation) {
        String depth = settings.getOrDefault("depth", generation == 4 ? "1024" : "none");
        if (depth.equals("none")) {
            return Integer.MAX_VALUE;
        }
        if (!isNumber(depth, 9)) {
            throw setting("depth", depth, "a number of levels or `none`");
        }
        return Integer.parseInt(depth);
    }

    private <T> T choice(String word, Map<String, T> values, T without) {
        String value = settings.get(word);
        if (value == null) {
            return without;
        }
        T chosen = values.get(value);
        if (chosen == null) {
            throw setting(word, value, "one of " + String.join(", ", values.keySet().stream().sorted().toList()));
        }
        return chosen;
    }

    private IllegalArgumentException setting(String word, String value, String expected) {
        return new IllegalArgumentException(
                "dialect %s: found %s; expected %s".formatted(name, NotationException.excerpt(word + ": " + value),
                expected));
    }

    private IllegalArgumentException wrong(int number, String line, String expected) {
        return new IllegalArgumentException(
                "dialect %s, line %s: found %s; expected %s".formatted(name, number,
                NotationException.excerpt(line.strip()), expected));
    }
}
