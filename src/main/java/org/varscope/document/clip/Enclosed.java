package org.varscope.document.clip;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.Probe;
import org.varscope.container.Wrapping;

/// A value, or something that holds values, which is in a text as base64: in JSON, in a ConfigFile, or alone in a
/// String.
///
/// @param from where its letters begin in the text
/// @param to   where they end
/// @param path to the string with it, as in a file of values: `$.save.data` of a ConfigFile has the key `data` in the
///             section `save`; `$` where the text is neither JSON nor a ConfigFile
public record Enclosed(int from, int to, String path) {
    private static final Pattern LETTERS = Pattern.compile("(?:[A-Za-z0-9+/]|\\\\/){12,}+={0,2}+");

    /// Stands for bytes that are no UTF-8, which would be lost where the text is written anew.
    private static final char UNREADABLE = '\uFFFD';

    /// {@return those in `text`, in order}
    public static List<Enclosed> in(String text) {
        List<Enclosed> found = new ArrayList<>();
        if (text.indexOf(UNREADABLE) >= 0) {
            return found;
        }
        TextPaths paths = null;
        Matcher letters = LETTERS.matcher(text);
        while (letters.find()) {
            if (Probe.isWrapped(bytes(letters.group()))) {
                paths = paths == null ? new TextPaths(text) : paths;
                found.add(new Enclosed(letters.start(), letters.end(), paths.at(letters.start())));
            }
        }
        return found;
    }

    /// {@return those in a file that is text for people}
    public static List<Enclosed> in(Probe.Result.Foreign foreign) {
        Wrapping text = foreign.text();
        return text == null ? List.of() : in(new String(
                text.content().bytes(new Span(0, text.content().length())), StandardCharsets.UTF_8));
    }

    /// {@return its letters in `text`}
    public ByteStore letters(String text) {
        return bytes(text.substring(from, to));
    }

    /// {@return `text` with other letters in their place}
    public String replaced(String text, ByteStore letters) {
        String other = new String(letters.bytes(new Span(0, letters.length())), StandardCharsets.ISO_8859_1);
        return text.substring(0, from) + other + text.substring(to);
    }

    /// Some write a slash in JSON as `\/`.
    private static ByteStore bytes(String letters) {
        return ByteStore.of(letters.replace("\\", "").getBytes(StandardCharsets.ISO_8859_1));
    }
}
