package org.varscope.guide.page;

import module java.base;

/// Words with code and links among them.
///
/// @param parts one after the other
public record Prose(List<Part> parts) {
    private static final Pattern MARK = Pattern.compile("`([^`]+)`|\\[([^]]+)]\\(([^)]+)\\)");

    /// Copies the list.
    public Prose {
        parts = List.copyOf(parts);
    }

    /// A run of words of one kind.
    public sealed interface Part {
        /// {@return the words}
        String text();
    }

    /// Words as they are.
    public record Plain(String text) implements Part { }

    /// Names and bytes as they are written.
    public record Code(String text) implements Part { }

    /// Words that stand out: keys and commands.
    public record Strong(String text) implements Part { }

    /// Words that lead to another page.
    ///
    /// @param page its name: `types/int`
    public record Link(String text, String page) implements Part { }

    /// {@return `marked` with its marks read: backquotes around code, `[words](page)` for a link}
    public static Prose of(String marked) {
        List<Part> parts = new ArrayList<>();
        Matcher mark = MARK.matcher(marked);
        int at = 0;
        while (mark.find()) {
            if (mark.start() > at) {
                parts.add(new Plain(marked.substring(at, mark.start())));
            }
            parts.add(mark.group(1) != null ? new Code(mark.group(1)) : new Link(mark.group(2), mark.group(3)));
            at = mark.end();
        }
        if (at < marked.length()) {
            parts.add(new Plain(marked.substring(at)));
        }
        return new Prose(parts);
    }

    /// {@return words without marks}
    public static Prose plain(String words) {
        return new Prose(words.isEmpty() ? List.of() : List.of(new Plain(words)));
    }

    /// {@return one name or some bytes}
    public static Prose code(String text) {
        return new Prose(List.of(new Code(text)));
    }

    /// {@return words that lead to `page`}
    public static Prose link(String words, String page) {
        return new Prose(List.of(new Link(words, page)));
    }

    /// {@return several, with `between` between them}
    public static Prose join(String between, List<Prose> several) {
        List<Part> parts = new ArrayList<>();
        for (Prose each : several) {
            if (!parts.isEmpty() && !between.isEmpty()) {
                parts.add(new Plain(between));
            }
            parts.addAll(each.parts);
        }
        return new Prose(parts);
    }

    /// {@return only the words}
    public String plain() {
        return parts.stream().map(Part::text).collect(Collectors.joining());
    }
}
