package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.problem.Severity;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Numbers;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.Visible;

/// Says what a field does, with the numbers of this file.
final class Sentences {
    /// Bytes of a text of which the characters are counted.
    private static final int MOST_COUNTED = 1 << 16;
    private static final int MOST_QUOTED = 40;

    private final Structure structure;
    private final ByteReader in;
    private final Phrases phrases;
    private final Language language;
    private final HeaderSentences headers;
    private final NumberSentences numbers;
    private final WordSentences words;
    private final DigestSentences digests;
    /// What is said of lengths, of how long texts are, and of padding.
    private final KnownTexts lengths = new KnownTexts();
    private final KnownTexts sizes = new KnownTexts();
    private final KnownTexts paddings = new KnownTexts();

    Sentences(Structure structure, Phrases phrases, Language language) {
        this.structure = structure;
        this.in = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
        this.phrases = phrases;
        this.language = language;
        this.headers = new HeaderSentences(structure.dialect(), phrases);
        this.numbers = new NumberSentences(in, phrases);
        this.digests = new DigestSentences(structure, phrases);
        this.words = new WordSentences(in, structure.dialect().traits().generation(), phrases, language);
    }

    /// {@return what a field does, in one sentence or several}
    ///
    /// @param told gives what the bytes mean, and what is wrong there, which no sentence denies
    String of(Telling told) {
        Field field = told.field();
        Span span = field.span();
        List<Problem> problems = told.problems();
        Set<Code> wrong = problems.isEmpty() ? Set.of()
                : problems.stream().map(Problem::code).collect(Collectors.toSet());
        return switch (field.purpose()) {
            case Purpose.Magic _ -> phrases.get(wrong.contains(Code.MAGIC_WRONG) ? "magic.wrong" : "magic",
                    quoted(span));
            case Purpose.RecordLength(var order) -> length(wrong.contains(Code.FRAME_PAST_END)
                    ? "record-length.claimed" : "record-length", span, order);
            case Purpose.Header(int word, var bits) -> headers.of(word, bits, () -> isNull(field));
            case Purpose.Length(Part part, _, var order) -> length(part, span, order, wrong);
            case Purpose.Count(var of) -> count(of, told, wrong);
            case Purpose.ElementType(Part part) -> elementType(part, in.u32(span.start()));
            case Purpose.Scalar scalar -> numbers.of(scalar, told);
            case Purpose.Word(var named, _) -> words.of(named, field, told.value());
            case Purpose.Text(Part part, long index) -> (part == Part.STORED ? digests.of(span)
                    : Optional.<String>empty()).orElseGet(() -> text(part, index, span, wrong));
            case Purpose.Data(Part part) -> (part == Part.STORED ? digests.of(span) : Optional.<String>empty())
                    .orElseGet(() -> phrases.get("data." + key(part), span.length(), told.bytes()));
            case Purpose.Stored(var item) -> (item.digest() == null ? Optional.<String>empty() : digests.of(span))
                    .orElseGet(() -> phrases.get("stored", told.value(), TypeWords.of(item, language)));
            case Purpose.Opaque _ -> phrases.get("opaque", span.length());
            case Purpose.Padding _ -> padding((Figure.Padding) told.figures().getFirst(), span);
            case Purpose.LineEnd _ -> phrases.get("line-end");
            case Purpose.Unclaimed _ -> phrases.get(wrong.contains(Code.FRAME_CUT) ? "unclaimed.length"
                    : "unclaimed", span.length());
            case Purpose.Damage _ -> phrases.get("damage", span.length()) + because(field);
            case Purpose.Pending _ -> phrases.get("pending");
        };
    }

    private String elementType(Part part, long type) {
        Row row = structure.dialect().row((int) type);
        return row == null ? phrases.get("type.unknown", type, structure.dialect().traits().title())
                : phrases.get(key(part), type, row.name());
    }

    /// {@return whether a header begins an object whose class has no name, which is null}
    private boolean isNull(Field header) {
        long end = header.span().end();
        Row row = header.owner().row();
        return row != null && row.layout() instanceof Layout.Properties
                && end + Integer.BYTES <= structure.bytes().length() && in.i32(end) == 0;
    }

    /// {@return what before these bytes, in the same value, is the reason that they cannot be read}
    private String because(Field damage) {
        Span before = new Span(damage.owner().span().start(),
                Math.max(0, damage.span().start() - damage.owner().span().start()));
        return structure.problemsIn(before).stream().filter(Problem::isError).reduce((_, last) -> last)
                .map(problem -> phrases.get("damage.because", offset(problem.span().start()),
                        Clauses.clause(problem.flaw(), language))).orElse("");
    }

    private static String key(Enum<?> of) {
        return Phrases.key(of);
    }

    private static String offset(long at) {
        return Numbers.offset(at);
    }

    private long word(Span span, ByteOrder order) {
        if (span.length() < Integer.BYTES) {
            long first = in.u8(span.start());
            long second = span.length() == 1 ? 0 : in.u8(span.start() + 1);
            return order == ByteOrder.BIG_ENDIAN && span.length() > 1 ? first << Byte.SIZE | second
                    : second << Byte.SIZE | first;
        }
        return Integer.toUnsignedLong(order == ByteOrder.BIG_ENDIAN ? in.i32be(span.start()) : in.i32(span.start()));
    }

    private String length(String key, Span span, ByteOrder order) {
        return span.length() == Integer.BYTES ? said(key, span, order)
                : phrases.get("cut", span.length(), Integer.BYTES);
    }

    private String said(String key, Span span, ByteOrder order) {
        long length = word(span, order);
        String said = phrases.get(key, length, offset(span.end() + length));
        return order == ByteOrder.BIG_ENDIAN ? said + phrases.get("big-endian") : said;
    }

    private String length(Part part, Span span, ByteOrder order, Set<Code> wrong) {
        if (part == Part.STORED) {
            return said("length.stored", span, order);
        }
        boolean whole = span.length() == Integer.BYTES;
        long length = whole ? word(span, order) : 0;
        if (whole && (isRefused(wrong)
                || wrong.contains(Code.EVENT_LENGTH_ODD) || span.end() + length > structure.bytes().length())) {
            return length("length.claimed", span, order);
        }
        long padding = -length & 3;
        boolean padded = part.rule() != Part.SETTING.rule() && padding > 0
                && span.end() + length + padding <= structure.bytes().length();
        Supplier<String> made = () -> length("length." + key(part) + (part == Part.CLASS && length == 0 ? ".none"
                : part == Part.ELEMENT ? nul(span.end(), length) : ""), span, order)
                + (padded ? phrases.get("then-padding", padding) : "");
        // What is said of these hangs on more than the length.
        boolean single = !whole || part == Part.ELEMENT || part == Part.SETTING || order == ByteOrder.BIG_ENDIAN;
        return single ? made.get()
                : lengths.of(length << Byte.SIZE | (long) part.ordinal() << 1 | (padded ? 1 : 0), made);
    }

    /// {@return which form of the sentence about a text of a packed array is true of its NUL}
    private String nul(long start, long length) {
        return length > 0 && in.u8(start + length - 1) == 0 ? ""
                : structure.dialect().traits().document() ? ".document" : ".without";
    }

    private String count(Purpose.Counted of, Telling told, Set<Code> wrong) {
        Span span = told.span();
        if (span.length() != Integer.BYTES) {
            return phrases.get("cut", span.length(), Integer.BYTES);
        }
        int word = in.i32(span.start());
        if (wrong.contains(Code.COUNT_NEGATIVE)) {
            return phrases.get("count.negative", Integer.toUnsignedLong(word), word);
        }
        Row row = told.field().owner().row();
        long unsigned = Integer.toUnsignedLong(word);
        String claimed = isRefused(wrong) ? ".claimed" : "";
        return switch (of) {
            case ELEMENTS, ENTRIES -> phrases.get("count." + key(of) + claimed, word & 0x7FFF_FFFFL)
                    + (word < 0 ? phrases.get("count.shared") : "");
            case NAMES -> phrases.get("count.names" + claimed, word & 0x7FFF_FFFFL) + phrases.get("count.names.form");
            case PROPERTIES, SUBNAMES, SETTINGS -> phrases.get("count." + key(of) + claimed, unsigned);
            case PACKED -> packed(row, unsigned, told, claimed);
        };
    }

    /// Of most fields nothing is wrong.
    private static boolean isRefused(Set<Code> wrong) {
        return !wrong.isEmpty() && wrong.stream().anyMatch(code -> code.severity() == Severity.ERROR);
    }

    private String packed(@Nullable Row row, long count, Telling told, String claimed) {
        if (row != null && row.layout() instanceof Layout.PackedText) {
            return phrases.get("count.texts" + claimed, count);
        }
        return told.figures().getLast() instanceof Figure.Product product
                ? phrases.get("count.packed" + claimed, count, product.each(), product.bytes())
                : phrases.get("count.bytes" + claimed, count);
    }

    private String text(Part part, long index, Span span, Set<Code> wrong) {
        boolean odd = wrong.contains(Code.TEXT_NOT_UTF8) || wrong.contains(Code.TEXT_REPLACED);
        boolean dropped = wrong.contains(Code.TEXT_AFTER_NUL) || wrong.contains(Code.TEXT_BOM);
        // Of most texts, what is quoted is all.
        boolean all = span.length() <= MOST_QUOTED;
        String start = decoded(new Span(span.start(), Math.min(MOST_QUOTED, span.length())));
        String quoted = quoted(start, all);
        String said = odd ? phrases.get("text.odd", quoted) : dropped ? phrases.get("text.dropped", quoted)
                : phrases.get("text." + key(part), quoted, index + 1);
        if (odd || span.length() > MOST_COUNTED) {
            return said + phrases.get("text.long", TypeWords.bytes(span.length(), language));
        }
        String text = all ? start : decoded(span);
        int points = text.codePointCount(0, text.length());
        return said + sizes.of((long) points << Integer.SIZE | span.length(), () ->
                phrases.get("text.size", points, TypeWords.bytes(span.length(), language)))
                + (text.endsWith("\0") ? phrases.get("text.nul") : "");
    }

    private String decoded(Span span) {
        byte[] bytes = new byte[(int) span.length()];
        in.read(span.start(), bytes, 0, bytes.length);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String quoted(Span span) {
        return quoted(decoded(new Span(span.start(), Math.min(MOST_QUOTED, span.length()))),
                span.length() <= MOST_QUOTED);
    }

    private static String quoted(String start, boolean all) {
        return "\"" + Visible.line(start) + (all ? "\"" : "\u2026");
    }

    private String padding(Figure.Padding sum, Span span) {
        boolean zero = true;
        for (long at = span.start(); at < span.end(); at++) {
            zero &= in.u8(at) == 0;
        }
        return paddings.of(sum.content() << 2 | sum.padding(), () ->
                phrases.get("padding", sum.padding(), sum.content(), sum.sum()))
                + (zero ? "" : phrases.get("padding.odd"));
    }

    /// Texts about small numbers, which come again and again, by what they are made from.
    static final class KnownTexts {
        private static final int SLOTS = 1 << 10;
        private static final long MIX = 0x9E37_79B9_7F4A_7C15L;
        private static final int SHIFT = Long.SIZE - Integer.numberOfTrailingZeros(SLOTS);

        private final long[] keys = new long[SLOTS];
        private final @Nullable String[] texts = new String[SLOTS];

        /// {@return the text of `key`}
        ///
        /// @param key  tells all that the text is made from
        /// @param made makes it
        String of(long key, Supplier<String> made) {
            int slot = (int) (key * MIX >>> SHIFT);
            String known = texts[slot];
            if (known == null || keys[slot] != key) {
                known = made.get();
                keys[slot] = key;
                texts[slot] = known;
            }
            return known;
        }
    }
}
