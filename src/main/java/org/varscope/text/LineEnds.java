package org.varscope.text;

import module java.base;

/// How the lines of a text end, so that an editor with ends of its own gives back the same.
public enum LineEnds {
    LF("\n"), CRLF("\r\n"), CR("\r");

    private static final Pattern END = Pattern.compile("\r\n|\r|\n");

    private final String end;

    LineEnds(String end) {
        this.end = end;
    }

    /// {@return how all lines of `text` end; empty where they end in several ways}
    public static Optional<LineEnds> of(String text) {
        Set<String> ends = END.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
        return ends.isEmpty() ? Optional.of(LF) : ends.size() > 1 ? Optional.empty()
                : Arrays.stream(values()).filter(each -> ends.contains(each.end)).findFirst();
    }

    /// {@return `text` with these ends in the place of `\n`}
    public String in(String text) {
        return text.replace(LF.end, end);
    }

    /// {@return `text` with `\n` in the place of these}
    public String out(String text) {
        return text.replace(end, LF.end);
    }
}
