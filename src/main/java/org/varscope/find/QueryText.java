package org.varscope.find;

import module java.base;
import org.varscope.find.strings.StringScan;
import org.varscope.text.cell.TypedNumber;
import org.varscope.text.encoding.TextEncoding;

/// A query as a person types it, and what it was taken for.
///
/// @param kind  what is looked for
/// @param query how
public record QueryText(Kind kind, Query query) {
    private static final Pattern HEX = Pattern.compile("(?:[0-9A-Fa-f?]{2}\\s+)+[0-9A-Fa-f?]{2}");
    private static final Pattern NAMED = Pattern.compile("([\\p{L}_][\\p{L}\\p{N}_ ]*?)\\s*=\\s*(.+)");

    /// What can be looked for.
    public enum Kind {
        /// Whatever the text looks like.
        ANY,
        /// A number of any type and width, as in [TypedNumber]: `100`, `0x64`, `1_000`, `0.5`, `inf`.
        NUMBER,
        /// A text that contains this, in any case.
        TEXT,
        /// The value of an entry with this key, or of a property of this name.
        KEY,
        /// A value of this type.
        TYPE,
        /// A value at a path such as `$.player.**`.
        PATH,
        /// Bytes, where `?` stands for any digit.
        BYTES,
        /// The bytes of a text in any of some encodings.
        ENCODED,
        /// Runs of readable text that contain this, or all of them.
        STRINGS,
        /// A text that a regular expression matches.
        EXPRESSION,
        /// A value by how it changed since an older state: `was 100, is 85`.
        CHANGE
    }

    /// How a text may be in bytes.
    ///
    /// @param encoding nothing for all that are usual
    /// @param least    characters of a run of readable text
    public record Form(Optional<TextEncoding> encoding, int least) {
        /// What is used where nothing was chosen.
        public static final Form USUAL = new Form(Optional.empty(), StringScan.USUAL.least());

        private List<TextEncoding> encodings() {
            return encoding.map(List::of).orElse(List.of(TextEncoding.values()));
        }

        private StringScan strings() {
            return new StringScan(least, encoding.map(List::of).orElse(StringScan.USUAL.encodings()));
        }
    }

    /// {@return what `text` asks for}
    ///
    /// As [Kind#ANY], two or more pairs of hexadecimal digits are bytes, a number is a number, what begins with `$` is
    /// a path, what is in quotes is all of a text, `name = what` is the value under a key, and all else is a part
    /// of a text.
    ///
    /// @param kind what it is to be taken for
    /// @throws QueryException if it cannot be that
    public static QueryText read(String text, Kind kind) throws QueryException {
        return read(text, kind, Form.USUAL);
    }

    /// {@return what `text` asks for}
    ///
    /// @param form of text in bytes, as [Kind#ENCODED] and [Kind#STRINGS]
    /// @throws QueryException as of the other method
    public static QueryText read(String text, Kind kind, Form form) throws QueryException {
        String sought = text.strip();
        Kind meant = kind == Kind.ANY ? guess(sought) : kind;
        return new QueryText(meant, switch (meant) {
            case ANY, TEXT -> values(text(sought, kind));
            case NUMBER -> values(Condition.OfNumber.read(sought));
            case KEY -> named(sought, kind);
            case TYPE -> values(new Condition.Type(sought));
            case PATH -> values(new Condition.Path(PathGlob.of(sought)));
            case BYTES -> new Query.Bytes(BytePattern.ofHex(sought));
            case CHANGE -> throw new QueryException(QueryRemark.NO_STATE.with(sought));
            case ENCODED -> Query.Encoded.of(text, form.encodings(), true);
            case STRINGS -> new Query.Strings(form.strings(), sought);
            case EXPRESSION -> values(new Condition.Text(TextTest.of(sought, TextTest.How.EXPRESSION, false)));
        });
    }

    private static Kind guess(String sought) {
        return HEX.matcher(sought).matches() ? Kind.BYTES : isNumber(sought) ? Kind.NUMBER
                : sought.startsWith("$") ? Kind.PATH : NAMED.matcher(sought).matches() ? Kind.KEY : Kind.TEXT;
    }

    private static boolean isNumber(String sought) {
        return TypedNumber.plain(sought).isPresent();
    }

    private static Query values(Condition... conditions) {
        return new Query.Values(List.of(conditions));
    }

    private static Condition text(String sought, Kind kind) throws QueryException {
        boolean quoted = kind == Kind.ANY && sought.length() >= 2 && sought.startsWith("\"") && sought.endsWith("\"");
        return new Condition.Text(quoted
                ? TextTest.of(sought.substring(1, sought.length() - 1), TextTest.How.EXACT, false)
                : TextTest.of(sought, TextTest.How.CONTAINS, true));
    }

    /// A key, and where it says `name = what`, its value.
    private static Query named(String sought, Kind kind) throws QueryException {
        Matcher both = NAMED.matcher(sought);
        if (kind != Kind.ANY || !both.matches()) {
            return values(new Condition.Key(sought));
        }
        String what = both.group(2);
        return values(new Condition.Key(both.group(1)),
                isNumber(what) ? Condition.OfNumber.read(what) : text(what, kind));
    }
}
