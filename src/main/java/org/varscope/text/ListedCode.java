package org.varscope.text;

import module java.base;

/// What stands around bytes in the code of programs, and in what they log: declarations, comments, quotes.
final class ListedCode {
    private static final String NAMED = "(?=(?:new\\s+)?(?:PackedByteArray|PoolByteArray|RawArray|bytearray|Uint8Array"
            + "|<Buffer|Buffer\\.from|ArrayBuffer|byte\\s*\\[\\]|b['\"]|vec!|\\[\\]\\s*(?:byte|uint8)|byteArrayOf))";
    private static final Pattern LABEL = Pattern.compile("[^\\n\"'{}<>=]{1,60}(?:[:=]|:=)\\s*" + NAMED);
    private static final Pattern DECLARATION = Pattern.compile("(?:(?:pub|export|static)\\s+)?"
            + "(?:let|var|val|const)\\s+(?:mut\\s+)?\\w{1,60}\\s*(?::[^=\\n]{0,40})?=\\s*&?(?=[\\[{])");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/");
    private static final Pattern LENGTH = Pattern.compile(
            "\\s*(?:const\\s+)?(?:unsigned\\s+int|size_t|unsigned\\s+long)\\s+\\w{1,80}\\s*=\\s*\\d{1,10};$");
    private static final Pattern ARRAY_BUFFER = Pattern.compile(
            "ArrayBuffer\\s*\\{\\s*\\[Uint8Contents\\]:\\s*<([^>]*)>,\\s*byteLength:\\s*\\d{1,10}\\s*\\}");
    private static final Pattern SQL = Pattern.compile("[xX]'((?:[0-9a-fA-F]{2})+)'");
    private static final Pattern DASHES = Pattern.compile("[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){3,}+");
    private static final Pattern QUOTED =
            Pattern.compile("(?:\"(?:\\\\x[0-9a-fA-F]{2})++\"(?:\\s*\\\\(?=\\n|$))?\\s*)++;?");

    private ListedCode() { }

    /// {@return the bytes in `text` with what lists them, and without the code around that}
    static String bare(String text) {
        Matcher buffer = ARRAY_BUFFER.matcher(text);
        Matcher sql = SQL.matcher(text);
        if (buffer.matches()) {
            return "<Buffer " + buffer.group(1) + ">";
        }
        if (sql.matches()) {
            return sql.group(1);
        }
        if (DASHES.matcher(text).matches()) {
            return text.replace('-', ' ');
        }
        if (QUOTED.matcher(text).matches()) {
            return text.replaceAll("\\\\(?!x)|[\\s\";]", "");
        }
        String rest = text.contains("{") ? COMMENT.matcher(text).replaceAll("").strip() : text;
        rest = LENGTH.matcher(rest).replaceFirst("").strip();
        for (Pattern before : List.of(LABEL, DECLARATION)) {
            Matcher matcher = before.matcher(rest);
            rest = matcher.lookingAt() ? rest.substring(matcher.end()) : rest;
        }
        return rest;
    }

    /// {@return whether the form of `text` means bytes, and nothing else}
    static boolean isCode(String text) {
        return Stream.of(ARRAY_BUFFER, SQL, DASHES, QUOTED).anyMatch(form -> form.matcher(text).matches())
                || LABEL.matcher(text).lookingAt();
    }
}
