package org.varscope.explain.field;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Number;
import org.varscope.dialect.Row;
import org.varscope.explain.EventWords;
import org.varscope.explain.FieldWords;
import org.varscope.explain.FlawWords;
import org.varscope.explain.Language;
import org.varscope.explain.Numbers;
import org.varscope.explain.Phrases;
import org.varscope.explain.TypeWords;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Part;
import org.varscope.scan.walk.Purpose;
import org.varscope.text.Visible;
import org.varscope.variant.NumberNames;
import org.varscope.variant.VariantKind;

/// Says what a field does, with the numbers of this file.
final class Sentences {
    /// Bytes of a text of which the characters are counted.
    private static final int MOST_COUNTED = 1 << 16;
    private static final int MOST_QUOTED = 40;
    private static final int MOST_PROBLEMS = 3;

    private final Structure structure;
    private final ByteReader in;
    private final Phrases phrases;
    private final Language language;
    private final HeaderSentences headers;
    private final Recovery recovery;
    private final OtherEngines engines;

    Sentences(Structure structure, Phrases phrases, Language language) {
        this.structure = structure;
        this.in = structure.bytes().reader(ByteReader.SMALLEST_WINDOW);
        this.phrases = phrases;
        this.language = language;
        this.recovery = new Recovery(structure, language);
        this.engines = new OtherEngines(structure, phrases);
        this.headers = new HeaderSentences(structure.dialect(), phrases);
    }

    /// {@return what is wrong in a field, and what becomes of that; empty where nothing is}
    ///
    /// @param problems what is wrong there
    String trouble(Field field, List<Problem> problems) {
        return wrong(problems) + next(field, problems);
    }

    /// {@return the same, with what other engines do with it}
    String troubleAtLength(Field field, List<Problem> problems) {
        String elsewhere = problems.stream().anyMatch(Problem::isError) ? engines.about(field.span().start()) : "";
        return wrong(problems) + elsewhere + next(field, problems);
    }

    private String wrong(List<Problem> problems) {
        return problems.stream().limit(MOST_PROBLEMS).map(this::wrong).collect(Collectors.joining());
    }

    private String next(Field field, List<Problem> problems) {
        boolean goesOn = field.purpose() instanceof Purpose.Damage
                || problems.stream().anyMatch(Problem::isError) && !isBeforeDamage(field.span());
        return goesOn ? phrases.get("then", recovery.after(field)) : "";
    }

    /// {@return whether the field behind `span` is damage, which says where reading goes on}
    private boolean isBeforeDamage(Span span) {
        return span.end() < structure.bytes().length()
                && Fields.in(structure, new Span(span.end(), 1)).getFirst().purpose() instanceof Purpose.Damage;
    }

    private String wrong(Problem problem) {
        return phrases.get("wrong." + key(problem.severity()), FlawWords.clause(problem.flaw(), language),
                structure.dialect().traits().title());
    }

    /// {@return what a field does, in one sentence or several}
    ///
    /// @param value   what the bytes mean, in a few words
    /// @param figures the arithmetic of the field
    String of(Field field, String value, List<Figure> figures) {
        Span span = field.span();
        return switch (field.purpose()) {
            case Purpose.Magic _ -> phrases.get("magic", quoted(span));
            case Purpose.RecordLength(var order) -> length("record-length", span, order);
            case Purpose.Header(int word, var bits) -> headers.of(word, bits);
            case Purpose.Length(Part part, _, var order) -> length(part, span, order);
            case Purpose.Count(var of) -> count(of, field, figures);
            case Purpose.ElementType(Part part) -> phrases.get(key(part), in.u32(span.start()),
                    Optional.ofNullable(structure.dialect().row(in.i32(span.start()))).map(Row::name).orElse("?"));
            case Purpose.Scalar scalar -> scalar(scalar, field, value, figures);
            case Purpose.Word(var named, _) -> word(named, span, value);
            case Purpose.Text(Part part, long index) -> text(part, index, span);
            case Purpose.Data(Part part) -> phrases.get("data." + key(part), span.length(),
                    FieldWords.bytes(structure, field));
            case Purpose.Stored(var item) -> phrases.get("stored", value, item.title());
            case Purpose.Opaque _ -> phrases.get("opaque", span.length());
            case Purpose.Padding _ -> padding((Figure.Padding) figures.getFirst(), span);
            case Purpose.LineEnd _ -> phrases.get("line-end");
            case Purpose.Unclaimed _ -> phrases.get("unclaimed", span.length());
            case Purpose.Damage _ -> phrases.get("damage", span.length()) + because(field);
            case Purpose.Pending _ -> phrases.get("pending");
        };
    }

    /// {@return what before these bytes, in the same value, is the reason that they cannot be read}
    private String because(Field damage) {
        Span before = new Span(damage.owner().span().start(),
                Math.max(0, damage.span().start() - damage.owner().span().start()));
        return structure.problemsIn(before).stream().filter(Problem::isError).reduce((_, last) -> last)
                .map(problem -> phrases.get("damage.because", offset(problem.span().start()),
                        FlawWords.clause(problem.flaw(), language))).orElse("");
    }

    private static String key(Enum<?> of) {
        return of.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String offset(long at) {
        return Numbers.offset(at);
    }

    private long word(Span span, ByteOrder order) {
        return Integer.toUnsignedLong(order == ByteOrder.BIG_ENDIAN ? in.i32be(span.start()) : in.i32(span.start()));
    }

    private String length(String key, Span span, ByteOrder order) {
        if (span.length() != Integer.BYTES) {
            return phrases.get("cut", span.length(), Integer.BYTES);
        }
        long length = word(span, order);
        String said = phrases.get(key, length, offset(span.end() + length));
        return order == ByteOrder.BIG_ENDIAN ? said + phrases.get("big-endian") : said;
    }

    private String length(Part part, Span span, ByteOrder order) {
        String said = length("length." + key(part), span, order);
        if (span.length() != Integer.BYTES) {
            return said;
        }
        long length = word(span, order);
        long padding = -length & 3;
        boolean padded = part.rule() != Part.STORED.rule() && part.rule() != Part.SETTING.rule() && padding > 0;
        return said + (padded ? phrases.get("then-padding", padding) : "");
    }

    private String count(Purpose.Counted of, Field field, List<Figure> figures) {
        Span span = field.span();
        if (span.length() != Integer.BYTES) {
            return phrases.get("cut", span.length(), Integer.BYTES);
        }
        int word = in.i32(span.start());
        Row row = field.owner().row();
        long count = word & 0x7FFF_FFFFL;
        return switch (of) {
            case ELEMENTS, ENTRIES -> phrases.get("count." + key(of), count)
                    + (word < 0 ? phrases.get("count.shared") : "");
            case NAMES -> phrases.get("count.names", count) + phrases.get("count.names.form");
            case PROPERTIES, SUBNAMES, SETTINGS ->
                    phrases.get("count." + key(of), Integer.toUnsignedLong(word));
            case PACKED -> packed(row, Integer.toUnsignedLong(word), figures);
        };
    }

    private String packed(@Nullable Row row, long count, List<Figure> figures) {
        if (row != null && row.layout() instanceof Layout.PackedText) {
            return phrases.get("count.texts", count);
        }
        return figures.getLast() instanceof Figure.Product product
                ? phrases.get("count.packed", count, product.each(), product.bytes())
                : phrases.get("count.bytes", count);
    }

    private String scalar(Purpose.Scalar scalar, Field field, String value, List<Figure> figures) {
        Row row = field.owner().row();
        if (row != null && row.kind() == VariantKind.BOOL) {
            return phrases.get("bool", value);
        }
        long bits = field.span().length() * Byte.SIZE;
        boolean single = scalar.of().numbers() == 0;
        String name = single ? "" : NumberNames.of(scalar.of(), scalar.component());
        String said = scalar.element() < 0
                ? single ? phrases.get("number", value, bits) : phrases.get("number.component", name, value, bits)
                : single ? phrases.get("number.element", scalar.element() + 1, value, bits)
                : phrases.get("number.component-of-element", scalar.element() + 1, name, value, bits);
        return figures.getLast() instanceof Figure.Width(boolean wide, boolean needs)
                ? said + width(scalar.number(), wide, needs) : said;
    }

    private String width(Number number, boolean wide, boolean needs) {
        String type = number.isReal() ? "real" : "int";
        return phrases.get("width." + type + (!wide ? ".narrow" : needs ? ".needed" : ".spare"));
    }

    private String word(Purpose.Named named, Span span, String value) {
        if (named == Purpose.Named.PATH_FLAGS) {
            int flags = in.i32(span.start());
            return phrases.get((flags & 1) != 0 ? "word.path-flags.absolute" : "word.path-flags.relative")
                    + ((flags & 2) != 0 ? phrases.get("word.path-flags.property") : "");
        }
        if (named == Purpose.Named.EVENT_TYPE) {
            return phrases.get("word.event-type", value, EventWords.type(in.i32(span.start()), language));
        }
        return phrases.get("word." + key(named), value);
    }

    private String text(Part part, long index, Span span) {
        String quoted = quoted(span);
        String said = phrases.get("text." + key(part), quoted, index + 1);
        if (span.length() > MOST_COUNTED) {
            return said + phrases.get("text.long", span.length());
        }
        String text = new String(structure.bytes().bytes(span), StandardCharsets.UTF_8);
        return said + phrases.get("text.size", text.codePointCount(0, text.length()),
                TypeWords.bytes(span.length(), language))
                + (text.endsWith("\0") ? phrases.get("text.nul") : "");
    }

    private String quoted(Span span) {
        int count = (int) Math.min(MOST_QUOTED, span.length());
        String shown = Visible.line(new String(structure.bytes().bytes(new Span(span.start(), count)),
                StandardCharsets.UTF_8));
        return "\"" + shown + (count < span.length() ? "\u2026" : "\"");
    }

    private String padding(Figure.Padding sum, Span span) {
        boolean zero = true;
        for (byte each : structure.bytes().bytes(span)) {
            zero &= each == 0;
        }
        return phrases.get("padding", sum.padding(), sum.content(), sum.sum())
                + (zero ? "" : phrases.get("padding.odd"));
    }
}
