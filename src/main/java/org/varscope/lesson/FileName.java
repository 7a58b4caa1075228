package org.varscope.lesson;

import module java.base;
import org.varscope.remark.Remark;
import org.varscope.text.Visible;

/// Names for the files of a lesson. A lesson comes from anybody, so that such a name must be a plain one on every
/// system: it leads into no other folder, is no device, hides nothing, and is shown as it is.
final class FileName {
    /// Of its UTF-8, so that what programs put before or after a name while they save still fits.
    private static final int MOST_BYTES = 120;
    private static final Pattern DEVICE = Pattern.compile("(?i)(?:con|prn|aux|nul|conin\\$|conout\\$|clock\\$"
            + "|(?:com|lpt)[0-9\u00B9\u00B2\u00B3])\\s*(?:\\..*)?");
    /// Signs with a meaning on Windows: of a stream inside a file, of a pattern, of a redirection.
    private static final String SIGNS = "<>:\"|?*";

    private FileName() { }

    /// {@return what is wrong with `name` as the name of a file; empty where it is a plain one}
    static Optional<Remark> trouble(String name) {
        if (name.isBlank()) {
            return Optional.of(LessonRemark.NAME_EMPTY.with());
        }
        if (name.contains("/") || name.contains("\\")) {
            return Optional.of(LessonRemark.NAME_FOLDER.with());
        }
        if (name.startsWith(".")) {
            return Optional.of(LessonRemark.NAME_HIDDEN.with());
        }
        if (name.codePoints().anyMatch(point -> !Visible.isPlain(point) || isUnseen(point))) {
            return Optional.of(LessonRemark.NAME_UNSEEN.with());
        }
        if (name.codePoints().anyMatch(point -> SIGNS.indexOf(point) >= 0)) {
            return Optional.of(LessonRemark.NAME_SIGN.with());
        }
        if (name.endsWith(".") || isBlank(name.codePointBefore(name.length())) || isBlank(name.codePointAt(0))) {
            return Optional.of(LessonRemark.NAME_END.with());
        }
        if (DEVICE.matcher(name).matches()) {
            return Optional.of(LessonRemark.NAME_DEVICE.with());
        }
        return name.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES
                ? Optional.of(LessonRemark.NAME_LONG.with(MOST_BYTES)) : Optional.empty();
    }

    /// Code points that nobody has given a meaning yet may be drawn as anything, or as nothing.
    private static boolean isUnseen(int point) {
        return Character.getType(point) == Character.UNASSIGNED || Character.getType(point) == Character.PRIVATE_USE
                || point == '\u115F' || point == '\u1160' || point == '\u3164' || point == '\uFFA0'
                || point >= 0xFE00 && point <= 0xFE0F;
    }

    private static boolean isBlank(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point);
    }

    /// {@return whether a system could take two names for that of one file, as those do that know no case}
    static boolean isSame(String one, String other) {
        return folded(one).equals(folded(other));
    }

    private static String folded(String name) {
        return Normalizer.normalize(Normalizer.normalize(name, Normalizer.Form.NFC).toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    }
}
