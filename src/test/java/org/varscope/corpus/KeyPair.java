package org.varscope.corpus;

import module java.base;

/// Two keys, and whether an engine takes them for one.
///
/// @param label what they are
/// @param one   the bytes of a key, in hexadecimal digits
/// @param other the bytes of another
/// @param same  whether one entry is left of a Dictionary with both
public record KeyPair(String label, String one, String other, boolean same) {
    private static final String DICTIONARY = "1200000002000000";
    private static final String INT_1 = "0200000001000000";

    /// {@return what Godot 3 has answered}
    public static List<KeyPair> ofGodot3() {
        return JsonLines.read("/corpus/keys3/pairs.jsonl").stream().map(json -> new KeyPair((String) json.get("label"),
                (String) json.get("one"), (String) json.get("other"), json.get("size").equals(1L))).toList();
    }

    /// {@return a Dictionary of Godot 3 with both keys, in hexadecimal digits}
    public String dictionary() {
        return DICTIONARY + one + INT_1 + other + INT_1;
    }

    @Override
    public String toString() {
        return label;
    }
}
