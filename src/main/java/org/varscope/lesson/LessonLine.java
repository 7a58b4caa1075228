package org.varscope.lesson;

import module java.base;
import org.varscope.said.Language;

/// A line of a lesson file that says something, with the lines below it that belong to it.
///
/// @param number   of the line, from 1
/// @param word     before the colon, in small letters, without its language
/// @param language in which the text is
/// @param rest     what follows the colon on the same line
/// @param below    the indented lines that follow, without their indentation: lines that belong together are joined,
///                 and an empty line is between paragraphs
record LessonLine(int number, String word, Language language, String rest, String below) {
    /// A word, and perhaps the language that the text is in.
    private static final Pattern LINE = Pattern.compile("([\\p{Alpha}]+)(?:\\.(\\p{Alpha}+))?[ \\t]*:[ \\t]*(.*)");
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /// {@return the lines of a lesson file}
    /// @throws LessonException if one is neither `word: text`, nor indented, nor a comment
    static List<LessonLine> all(String text) throws LessonException {
        List<String> lines = text.replaceFirst(BYTE_ORDER_MARK, "").lines().toList();
        List<LessonLine> found = new ArrayList<>();
        for (int at = 0; at < lines.size();) {
            String line = lines.get(at);
            int first = at++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            while (at < lines.size() && (lines.get(at).isBlank() || isIndented(lines.get(at)))) {
                at++;
            }
            found.add(of(first + 1, line, lines.subList(first + 1, at)));
        }
        return found;
    }

    private static boolean isIndented(String line) {
        return line.startsWith(" ") || line.startsWith("\t");
    }

    private static LessonLine of(int number, String line, List<String> below) throws LessonException {
        Matcher matcher = LINE.matcher(line.stripTrailing());
        if (!matcher.matches()) {
            throw new LessonException(number, LessonException.quoted(line.strip()),
                    LessonRemark.WORD_AND_COLON.with());
        }
        String tag = matcher.group(2) == null ? Language.ENGLISH.tag() : matcher.group(2).toLowerCase(Locale.ROOT);
        Language language = Language.tagged(tag).orElseThrow(() -> new LessonException(number,
                LessonException.quoted("." + tag), LessonRemark.LANGUAGE.with()));
        return new LessonLine(number, matcher.group(1).toLowerCase(Locale.ROOT), language, matcher.group(3).strip(),
                joined(below));
    }

    /// Lines of one paragraph become one; between letters of Japanese, which knows no spaces, without a space.
    private static String joined(List<String> lines) {
        StringBuilder all = new StringBuilder();
        boolean gap = false;
        for (String line : lines) {
            String stripped = line.strip();
            if (stripped.isEmpty()) {
                gap = !all.isEmpty();
                continue;
            }
            if (gap) {
                all.append("\n\n");
            } else if (!all.isEmpty() && !(isDense(all.codePointBefore(all.length()))
                    && isDense(stripped.codePointAt(0)))) {
                all.append(' ');
            }
            gap = false;
            all.append(stripped);
        }
        return all.toString();
    }

    private static boolean isDense(int point) {
        return point >= 0x3000;
    }

    /// {@return what it says, wherever it says it}
    String text() {
        return rest.isEmpty() || below.isEmpty() ? rest + below : rest + " " + below;
    }
}
