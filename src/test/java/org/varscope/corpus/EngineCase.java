package org.varscope.corpus;

import module java.base;

/// A value as an engine wrote it, and what it stands for.
///
/// @param folder    of the corpus, such as `godot3`
/// @param file      its name there
/// @param label     what the value is, in words
/// @param kind      `variant`, `variant_full` (written with complete objects) or `file`
/// @param text      what the engine prints for the value before encoding it
/// @param bytes     what the engine wrote; none where it refuses to
/// @param note      further words, among them the layout of a file
/// @param unwritten offsets of bytes that the encoder leaves as they were in memory
/// @param dialects  in which the bytes mean this value
public record EngineCase(String folder, String file, String label, String kind, String text, byte[] bytes, String note,
        List<Long> unwritten, List<String> dialects) {
    private static final Map<String, String> DIALECTS = Map.of("godot2", "godot1 godot2", "godot3",
            "godot3 godot3.5 rebel",
            "godot3-more", "godot3 godot3.5 rebel", "godot4", "godot4", "godot4double", "godot4-double");

    private static final Map<String, List<EngineCase>> KNOWN = new ConcurrentHashMap<>();

    /// {@return the cases in `folder` of the corpus, which are read once}
    public static List<EngineCase> in(String folder) {
        return KNOWN.computeIfAbsent(folder, _ -> JsonLines.read("/corpus/" + folder + "/cases.jsonl").stream()
                .map(j -> of(folder, j)).toList());
    }

    /// {@return the values, without the files}
    public static List<EngineCase> variantsIn(String folder) {
        return in(folder).stream().filter(c -> !c.kind.equals("file")).toList();
    }

    /// {@return whether complete objects were written}
    public boolean isFull() {
        return kind.equals("variant_full");
    }

    @SuppressWarnings("unchecked")
    private static EngineCase of(String folder, Map<String, Object> json) {
        String file = (String) json.get("file");
        byte[] bytes = bytes(folder, json);
        if (bytes.length != (Long) json.get("bytes")) {
            throw new IllegalStateException(file + " has " + bytes.length + " bytes");
        }
        return new EngineCase(folder, file, (String) json.get("label"), (String) json.get("kind"),
                (String) json.get("text"), bytes, (String) json.getOrDefault("note", ""),
                (List<Long>) json.getOrDefault("unwritten_offsets", List.of()),
                List.of(((String) json.getOrDefault("dialects", DIALECTS.getOrDefault(folder, ""))).split(" ")));
    }

    static byte[] bytes(String folder, Map<String, Object> json) {
        String path = "/corpus/" + folder + "/" + json.get("file");
        if (json.get("hex") instanceof String hex) {
            return HexFormat.of().parseHex(hex);
        }
        return JsonLines.exists(path) ? JsonLines.bytes(path) : new byte[0];
    }

    @Override
    public String toString() {
        return folder + "/" + file;
    }
}
