package org.varscope.lesson;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.document.place.PathException;
import org.varscope.find.Search;
import org.varscope.remark.Remark;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// How the bytes of a lesson's files give an answer, such as `u32 0xC`: terms with ` + ` or ` - ` between them. A term
/// asks the first file, or the one that it names after ` in `.
///
/// @param text as written in the lesson
/// @param line of the lesson's file, from 1
record Formula(String text, int line) {
    private static final Pattern BETWEEN = Pattern.compile("\\s+([+-])\\s+");
    private static final Pattern NAMED = Pattern.compile("(.*\\S)\\s+in\\s+([^\\s\"'\\]]+)");
    private static final Pattern NUMBER = Pattern.compile("([uif])(8|16|32|64)(be)?");
    private static final Remark EXPECTED = LessonRemark.FORMULA.with();

    /// {@return the formula that `text` says}
    /// @throws LessonException if it has no term that asks the bytes, or one that is none
    static Formula of(String text, int line) throws LessonException {
        Formula formula = new Formula(text, line);
        boolean asks = false;
        for (String term : formula.terms()) {
            asks |= formula.checked(term);
        }
        if (!asks) {
            throw formula.refused(text, EXPECTED);
        }
        return formula;
    }

    private List<String> terms() {
        return List.of(BETWEEN.split(text));
    }

    /// {@return whether a term asks the bytes, and is no number of its own}
    private boolean checked(String whole) throws LessonException {
        String term = NAMED.matcher(whole).replaceFirst("$1");
        String rest = LessonGrammar.rest(term);
        switch (LessonGrammar.word(term)) {
            case "value", "type", "offset" -> LessonGrammar.path(rest, line);
            case "length" -> {
                if (!rest.isEmpty()) {
                    LessonGrammar.path(rest, line);
                }
            }
            case "records" -> {
                if (!rest.isEmpty()) {
                    throw refused(term, EXPECTED);
                }
            }
            case "bit" -> LessonGrammar.number(rest, line);
            case String word when isNumber(word) -> LessonGrammar.number(rest, line);
            default -> {
                if (TypedAnswer.number(term).isEmpty()) {
                    throw refused(term, EXPECTED);
                }
                return false;
            }
        }
        return true;
    }

    private static boolean isNumber(String word) {
        return NUMBER.matcher(word).matches() && !word.startsWith("f8") && !word.startsWith("f16");
    }

    /// {@return its value in `files`, as a person would type it}
    /// @throws LessonException if a file has no such bytes or value, or where what is no number is added
    String in(List<LessonFile> files) throws LessonException {
        List<String> terms = terms();
        String first = term(terms.getFirst(), files);
        if (terms.size() == 1) {
            return first;
        }
        BigDecimal sum = number(first, terms.getFirst());
        Matcher signs = BETWEEN.matcher(text);
        for (String term : terms.subList(1, terms.size())) {
            signs.find();
            BigDecimal next = number(term(term, files), term);
            sum = signs.group(1).equals("+") ? sum.add(next) : sum.subtract(next);
        }
        return sum.toPlainString();
    }

    private BigDecimal number(String result, String term) throws LessonException {
        return TypedAnswer.number(result).orElseThrow(() -> refused(term, LessonRemark.SUM.with()));
    }

    private String term(String term, List<LessonFile> files) throws LessonException {
        Matcher named = NAMED.matcher(term);
        if (!named.matches()) {
            return term(term, files.getFirst().opened().orElseThrow());
        }
        LessonFile file = files.stream().filter(one -> one.name().equals(named.group(2))).findFirst()
                .orElseThrow(() -> refused(named.group(2), LessonRemark.WHICH_FILE.with()));
        return term(named.group(1), file.opened().orElseThrow());
    }

    private String term(String term, Structure file) throws LessonException {
        String rest = LessonGrammar.rest(term);
        return switch (LessonGrammar.word(term)) {
            case "value" -> value(rest, file);
            case "type" -> file.dialect().rowOf(node(rest, file).kind()).orElseThrow().name();
            case "offset" -> Long.toString(span(rest, file).start());
            case "length" -> Long.toString(rest.isEmpty() ? file.bytes().length() : span(rest, file).length());
            case "records" -> Long.toString(file.records());
            case "bit" -> bit(Integer.parseUnsignedInt(stored("u32", rest, file)), term);
            case String word when isNumber(word) -> stored(word, rest, file);
            default -> term;
        };
    }

    private String bit(int word, String term) throws LessonException {
        if (word == 0) {
            throw refused(term, LessonRemark.SET_BIT.with());
        }
        return Integer.toString(Integer.SIZE - 1 - Integer.numberOfLeadingZeros(word));
    }

    private String stored(String word, String rest, Structure file) throws LessonException {
        Matcher kind = NUMBER.matcher(word);
        kind.find();
        long offset = LessonGrammar.number(rest, line);
        int count = Integer.parseInt(kind.group(2)) / Byte.SIZE;
        long length = file.bytes().length();
        if (offset > length - count) {
            throw refused(text, LessonRemark.OFFSET.with(length));
        }
        ByteBuffer bytes = ByteBuffer.wrap(file.bytes().bytes(new Span(offset, count)))
                .order(kind.group(3) == null ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        boolean unsigned = kind.group(1).equals("u");
        return switch (kind.group(1) + count) {
            case "f4" -> Float.toString(bytes.getFloat());
            case "f8" -> Double.toString(bytes.getDouble());
            case "u8" -> Long.toUnsignedString(bytes.getLong());
            default -> Long.toString(switch (count) {
                case Byte.BYTES -> unsigned ? Byte.toUnsignedLong(bytes.get()) : bytes.get();
                case Short.BYTES -> unsigned ? Short.toUnsignedLong(bytes.getShort()) : bytes.getShort();
                case Integer.BYTES -> unsigned ? Integer.toUnsignedLong(bytes.getInt()) : bytes.getInt();
                default -> bytes.getLong();
            });
        };
    }

    private String value(String path, Structure file) throws LessonException {
        Variant value = Marking.target(file, path).flatMap(Marking::value)
                .orElseThrow(() -> refused(path, LessonRemark.PLACE.with()));
        return switch (value) {
            case Variant.Text(var said) -> said;
            case Variant.Name(var said) -> said;
            case Variant other -> GodotText.write(other, file.dialect());
        };
    }

    private Node node(String path, Structure file) throws LessonException {
        return Marking.target(file, path).filter(target -> target.isWhole()).map(target -> target.node())
                .orElseThrow(() -> refused(path, LessonRemark.PLACE.with()));
    }

    private Span span(String path, Structure file) throws LessonException {
        try {
            return Search.under(file, PathText.read(path, file.dialect()));
        } catch (PathException | TextException _) {
            throw refused(path, LessonRemark.PLACE.with());
        }
    }

    private LessonException refused(String found, Remark expected) {
        return new LessonException(line, LessonException.quoted(found), expected);
    }
}
