package org.varscope.corpus;

import module java.base;

/// Bytes of a String and the code points that Godot 3.2.3 reads in them.
///
/// @param bytes    the bytes
/// @param accepted whether the engine takes them for text
/// @param points   the code points, some of which no other program knows
public record Utf8Verdict(byte[] bytes, boolean accepted, List<Integer> points) {
    /// {@return all that were asked for}
    @SuppressWarnings("unchecked")
    public static List<Utf8Verdict> all() {
        return JsonLines.read("/corpus/utf8_3/verdicts.jsonl").stream().map(json -> new Utf8Verdict(
                HexFormat.of().parseHex((String) json.get("hex")), json.get("ok") == Boolean.TRUE,
                ((List<Long>) json.get("points")).stream().map(Long::intValue).toList())).toList();
    }

    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
