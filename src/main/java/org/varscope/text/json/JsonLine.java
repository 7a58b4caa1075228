package org.varscope.text.json;

import module java.base;
import org.varscope.text.Indented;
import org.varscope.text.TextException;
import org.varscope.text.Token;

/// How a text is written that is JSON in one line, as programs write it: laid out over several lines to be edited, it
/// becomes one line again, in which nothing else has changed.
///
/// @param before blanks before it
/// @param comma  what is between two elements or members: `,` or `, `
/// @param colon  what comes after a name: `:` or `: `
/// @param after  blanks behind it, line ends too
public record JsonLine(String before, String comma, String colon, String after) {
    /// {@return how `text` is written; empty where it is no JSON in one line, or is written in another way}
    public static Optional<JsonLine> of(String text) {
        String line = text.strip();
        if (!line.startsWith("{") && !line.startsWith("[") || line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0
                || JsonFault.in(line).isPresent()) {
            return Optional.empty();
        }
        int start = text.indexOf(line);
        JsonLine form = new JsonLine(text.substring(0, start), mark(line, ','), mark(line, ':'),
                text.substring(start + line.length()));
        return Optional.of(form).filter(like -> like.written(line).equals(text));
    }

    /// What the first such mark is, with the blank behind it where there is one.
    private static String mark(String line, char mark) {
        return Token.of(line).stream()
                .filter(token -> token.kind() == Token.Kind.MARK && line.charAt(token.start()) == mark).findFirst()
                .filter(token -> line.startsWith(" ", token.end())).map(_ -> mark + " ").orElse(String.valueOf(mark));
    }

    private String written(String json) {
        StringBuilder out = new StringBuilder(before);
        for (Token token : Token.of(json)) {
            String text = json.substring(token.start(), token.end());
            boolean isMark = token.kind() == Token.Kind.MARK;
            out.append(isMark && text.equals(",") ? comma : isMark && text.equals(":") ? colon : text);
        }
        return out.append(after).toString();
    }

    /// {@return `text`, which is written so, over several lines}
    public String laidOut(String text) {
        return Indented.of(text.strip());
    }

    /// {@return `json` in one line, written so}
    /// @throws TextException if it is no JSON
    public String line(String json) throws TextException {
        Optional<TextException> fault = JsonFault.in(json);
        if (fault.isPresent()) {
            throw fault.get();
        }
        return written(json);
    }
}
