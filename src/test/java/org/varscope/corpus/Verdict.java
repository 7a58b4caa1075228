package org.varscope.corpus;

import module java.base;
import org.varscope.problem.EngineError;

/// Damaged or odd bytes, and what an engine made of them.
///
/// @param folder  of the corpus, such as `malformed3`
/// @param file    its name there
/// @param group   what is odd about the bytes, in a word
/// @param label   the same in words
/// @param bytes   the bytes
/// @param crashed whether they took the engine down
/// @param plain   the answer of `bytes_to_var`
/// @param full    the answer of the variant that allows objects; empty where the generation has none
public record Verdict(String folder, String file, String group, String label, byte[] bytes, boolean crashed,
        Answer plain, Optional<Answer> full) {
    private static final Map<String, List<Verdict>> KNOWN = new ConcurrentHashMap<>();
    private static final Pattern ERROR = Pattern.compile("ERR_(?!FAIL)[A-Z_]+");

    /// An engine's answer.
    ///
    /// @param accepted  whether it made a value of the bytes
    /// @param message   what it printed
    /// @param text      the value as it prints it
    /// @param consumed  how many bytes it counted as read, where it says
    /// @param all       whether these were all bytes, where it says
    /// @param reencoded the value as the engine writes it again, in hexadecimal digits; `same` for the same bytes
    public record Answer(boolean accepted, String message, String text, OptionalLong consumed, Optional<Boolean> all,
            String reencoded) {
        /// {@return the error that the message names, or the one it means by its words}
        public EngineError error() {
            Matcher named = ERROR.matcher(message);
            if (named.find()) {
                return EngineError.valueOf(named.group());
            }
            return message.contains("Variant is too deep") ? EngineError.ERR_OUT_OF_MEMORY
                    : EngineError.ERR_INVALID_DATA;
        }
    }

    /// {@return the verdicts in `folder` of the corpus, which are read once}
    public static List<Verdict> in(String folder) {
        return KNOWN.computeIfAbsent(folder, _ -> JsonLines.read("/corpus/" + folder + "/verdicts.jsonl").stream()
                .map(j -> of(folder, j)).toList());
    }

    @SuppressWarnings("unchecked")
    private static Verdict of(String folder, Map<String, Object> json) {
        return new Verdict(folder, (String) json.get("file"), (String) json.get("group"), (String) json.get("label"),
                EngineCase.bytes(folder, json), json.get("crash") != null, answer(json),
                Optional.ofNullable((Map<String, Object>) json.get("with_objects")).map(Verdict::answer));
    }

    private static Answer answer(Map<String, Object> json) {
        return new Answer(json.get("ok") == Boolean.TRUE, text(json, "error"), text(json, "text"),
                json.get("consumed") instanceof Long n ? OptionalLong.of(n) : OptionalLong.empty(),
                Optional.ofNullable((Boolean) json.get("exact")), text(json, "reencoded"));
    }

    private static String text(Map<String, Object> json, String name) {
        return json.get(name) instanceof String s ? s : "";
    }

    @Override
    public String toString() {
        return folder + "/" + file;
    }
}
