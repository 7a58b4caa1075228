package org.varscope.lesson;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.edit.TypedEdit;
import org.varscope.remark.Remark;
import org.varscope.text.HexText;

/// What conditions and changes are called in a lesson file.
final class LessonGrammar {
    private static final Remark CONDITIONS = LessonRemark.CONDITION.with();
    private static final Remark CHANGES = LessonRemark.CHANGE.with();
    private static final byte[] NONE = {};

    private LessonGrammar() { }

    /// {@return the condition that `text` says}
    ///
    /// @param line of the file, for messages
    static Condition condition(String text, int line) throws LessonException {
        String word = word(text);
        String rest = rest(text);
        return switch (word) {
            case "answer" -> new Condition.Answer(answers(rest, line), line);
            case "value" -> {
                String[] parts = equation(rest, line, LessonRemark.CODE.with("value PATH = VALUE"));
                yield new Condition.Value(path(parts[0], line), parts[1]);
            }
            case "bytes" -> {
                String[] parts = equation(rest, line, LessonRemark.CODE.with("bytes OFFSET = HEX"));
                yield new Condition.Bytes(number(parts[0], line), hex(parts[1], line));
            }
            case "select" -> selection(rest, line);
            case "accepted" -> new Condition.Accepted();
            case "read" -> new Condition.Read(reading(rest, line));
            case "length" -> new Condition.Length(number(rest, line));
            case "records" -> new Condition.Records(number(rest, line));
            default -> throw new LessonException(line, LessonException.quoted(word), CONDITIONS);
        };
    }

    private static List<Condition.Wanted> answers(String text, int line) throws LessonException {
        List<Condition.Wanted> all = new ArrayList<>();
        for (String part : text.split("\\|")) {
            String one = part.strip();
            if (one.startsWith("=")) {
                String formula = one.substring(1).strip();
                all.add(new Condition.Wanted(formula, Formula.of(formula, line)));
            } else if (!one.isEmpty()) {
                all.add(new Condition.Wanted(one, null));
            }
        }
        if (all.isEmpty()) {
            throw new LessonException(line, LessonRemark.NOTHING.with(), LessonRemark.ANSWER.with());
        }
        return all;
    }

    private static Condition selection(String text, int line) throws LessonException {
        if (text.startsWith("$")) {
            return new Condition.SelectedValue(text);
        }
        String[] parts = text.split("\\s+");
        if (parts.length != 2) {
            throw new LessonException(line, LessonException.quoted(text), LessonRemark.SELECTION.with());
        }
        return new Condition.SelectedBytes(number(parts[0], line), number(parts[1], line));
    }

    /// {@return the change that `text` says}
    ///
    /// @param line of the file, for messages
    static Change change(String text, int line) throws LessonException {
        String word = word(text);
        String rest = rest(text);
        return switch (word) {
            case "value" -> {
                String[] parts = equation(rest, line, LessonRemark.CODE.with("value PATH = VALUE"));
                yield new Change.OfValue(new TypedEdit.Set(path(parts[0], line), parts[1]));
            }
            case "remove" -> new Change.OfValue(new TypedEdit.Remove(path(rest, line)));
            case "bytes" -> {
                String[] parts = equation(rest, line, LessonRemark.CODE.with("bytes OFFSET = HEX"));
                byte[] bytes = hex(parts[1], line);
                yield new Change.OfBytes(number(parts[0], line), bytes.length, bytes);
            }
            case "insert" -> {
                String[] parts = equation(rest, line, LessonRemark.CODE.with("insert OFFSET = HEX"));
                yield new Change.OfBytes(number(parts[0], line), 0, hex(parts[1], line));
            }
            case "delete" -> {
                String[] parts = rest.split("\\s+");
                if (parts.length != 2) {
                    throw new LessonException(line, LessonException.quoted(rest),
                            LessonRemark.CODE.with("delete OFFSET COUNT"));
                }
                yield new Change.OfBytes(number(parts[0], line), number(parts[1], line), NONE);
            }
            case "cut" -> new Change.OfBytes(number(rest, line), Long.MAX_VALUE, NONE);
            case "read" -> new Change.Read(reading(rest, line));
            default -> throw new LessonException(line, LessonException.quoted(word), CHANGES);
        };
    }

    /// {@return how bytes are read, as a dialect and perhaps a framing say}
    static Reading reading(String text, int line) throws LessonException {
        String[] parts = text.split("\\s+");
        Dialect dialect = Dialects.named(parts[0]).orElseThrow(() -> new LessonException(line,
                LessonException.quoted(parts[0]), LessonRemark.DIALECT.with()));
        if (parts.length == 1) {
            return new Reading(dialect, null);
        }
        Optional<Framing> framing = Framing.named(parts[1]);
        if (framing.isEmpty() || parts.length > 2) {
            throw new LessonException(line, LessonException.quoted(text.substring(parts[0].length()).strip()),
                    LessonRemark.FRAMING.with());
        }
        return new Reading(dialect, framing.get());
    }

    static String word(String text) {
        return text.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    }

    static String rest(String text) {
        String[] parts = text.split("\\s+", 2);
        return parts.length < 2 ? "" : parts[1].strip();
    }

    private static String[] equation(String text, int line, Remark expected) throws LessonException {
        int at = text.indexOf('=');
        if (at < 0) {
            throw new LessonException(line, LessonException.quoted(text), expected);
        }
        return new String[] {text.substring(0, at).strip(), text.substring(at + 1).strip()};
    }

    /// {@return `text`, where it is a path}
    static String path(String text, int line) throws LessonException {
        if (!text.startsWith("$")) {
            throw new LessonException(line, LessonException.quoted(text), LessonRemark.PATH.with());
        }
        return text;
    }

    /// {@return the offset or count that `text` says}
    static long number(String text, int line) throws LessonException {
        try {
            long number = Long.decode(text);
            if (number >= 0 && number <= Integer.MAX_VALUE) {
                return number;
            }
        } catch (NumberFormatException _) {
            // Said below, like a number that no file of a lesson reaches.
        }
        throw new LessonException(line, LessonException.quoted(text), LessonRemark.NUMBER.with());
    }

    /// {@return the bytes that `text` spells}
    static byte[] hex(String text, int line) throws LessonException {
        return HexText.read(text).orElseThrow(() -> new LessonException(line, LessonException.quoted(text),
                LessonRemark.HEX.with()));
    }
}
