package org.varscope.codec;

import module java.base;
import org.varscope.corpus.Contents;
import org.varscope.corpus.EngineCase;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.problem.EngineError;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// Where a value that an engine wrote is compared otherwise than by its text and its bytes, each with its reason.
final class CorpusExemptions {
    /// Offsets of padding that the engine leaves as it was in memory: the names of a NodePath, before 4.6.3. Everything
    /// else is the same byte for byte.
    static final Map<String, List<Integer>> DIRT = Map.ofEntries(
            Map.entry("godot3/0151_NodePath_.bin", List.of(21)),
            Map.entry("godot3/0164_NodePath_A_.bin", List.of(21, 34, 35)),
            Map.entry("godot3/0175_Dictionary_mixed_keys.bin", List.of(197, 205)),
            Map.entry("godot4/0167_NodePath_prop_x_y_.bin", List.of(29)),
            Map.entry("godot4/0170_NodePath_A_B_.bin", List.of(29)),
            Map.entry("godot4/0171_NodePath_A_B_.bin", List.of(29, 30, 31)),
            Map.entry("godot4/0175_NodePath_Node_2_x_.bin", List.of(27)),
            Map.entry("godot4/0176_NodePath_Unique_x_.bin", List.of(27)),
            Map.entry("godot4double/0167_NodePath_prop_x_y_.bin", List.of(29, 37, 38)),
            Map.entry("godot4double/0170_NodePath_A_B_.bin", List.of(29)),
            Map.entry("godot4double/0171_NodePath_A_B_.bin", List.of(29)),
            Map.entry("godot4double/0174_NodePath_abcde_.bin", List.of(25, 26, 27)),
            Map.entry("godot4double/0175_NodePath_Node_2_x_.bin", List.of(27)));

    /// Texts that begin with U+FEFF. The engine writes it and takes it for a byte order mark when it reads.
    static final Set<String> MARKED = Set.of("godot4/0146_string_BOM.bin", "godot4double/0147_StringName_BOM.bin");

    /// The text is that of the value before encoding, which the bytes do not hold: 1e308 does not fit in 32 bits, and
    /// Godot 2 writes the subnames of a path at wrong places.
    private static final Set<String> LOST_ON_WRITING = Set.of("godot2/0016_real_1e_308.bin",
            "godot2/0056_NodePath__Node_a_b_c_.bin");

    /// Lines without bytes: the value they mean, and why no engine writes it.
    static final Map<String, Refused> REFUSED = Map.of(
            "Array nested depth 1025", new Refused(nested(1026), EngineError.ERR_OUT_OF_MEMORY),
            "Array nested depth 1026", new Refused(nested(1027), EngineError.ERR_OUT_OF_MEMORY),
            "typed Array[built-in script] full (path-less script: engine fails)", new Refused(
                    new Variant.Array(new ElementType.Script(""), List.of(), false), EngineError.ERR_UNAVAILABLE),
            "RefCounted with path-less GDScript full", new Refused(
                    object("RefCounted", object("GDScript", Variant.NIL)), EngineError.ERR_UNAVAILABLE));

    private CorpusExemptions() { }

    /// A value that cannot be written.
    record Refused(Variant value, EngineError error) { }

    /// {@return the engine's bytes with zeros for what it leaves unwritten}
    static byte[] withoutDirt(EngineCase written) {
        byte[] clean = written.bytes().clone();
        DIRT.get(written.toString()).forEach(at -> clean[at] = 0);
        return clean;
    }

    /// {@return whether the engine's text shows something else than the bytes hold}
    static boolean isShownOtherwise(EngineCase written) {
        String name = written.toString();
        if (MARKED.contains(name) || LOST_ON_WRITING.contains(name)) {
            return true;
        }
        Dialect dialect = Dialects.of(written.dialects().getFirst());
        Decoded decoded = Answered.by(dialect, ObjectRule.ALLOWED, written.bytes()).decoded();
        return decoded != null && !written.folder().equals("by-hand")
                && Contents.any(decoded.value(), CorpusExemptions::isShownOtherwise);
    }

    /// An object by id is shown as the object that it was, a class as it was before it became `EncodedObjectAsID`, and
    /// a scripted object with variables that are not stored.
    private static boolean isShownOtherwise(Variant value) {
        return switch (value) {
            case Variant.ObjectId _ -> true;
            case Variant.Array array -> isReplaced(array.of());
            case Variant.Dictionary dictionary -> isReplaced(dictionary.key()) || isReplaced(dictionary.value());
            case Variant.FullObject object -> object.properties().stream()
                    .anyMatch(p -> p.name().equals("script") && !(p.value() instanceof Variant.Nil));
            default -> false;
        };
    }

    private static boolean isReplaced(ElementType type) {
        return type instanceof ElementType.ClassName(String name) && name.equals("EncodedObjectAsID");
    }

    private static Variant nested(int levels) {
        Variant value = new Variant.Int(levels);
        for (int i = 1; i < levels; i++) {
            value = Variant.Array.of(List.of(value));
        }
        return value;
    }

    private static Variant object(String className, Variant script) {
        return new Variant.FullObject(className, List.of(new Variant.Property("script", script)));
    }
}
