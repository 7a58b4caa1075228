package org.varscope.container;

import module java.base;

/// A format that its first bytes name. None of these bytes can begin a value or a record of a value.
///
/// @param bytes at offset 0, as Latin-1
/// @param inner at offset 8, as Latin-1; empty where nothing needs to stand there
/// @param what  the format is
/// @param hint  what opens it
/// @param values whether there are values of this format inside
record Magic(String bytes, String inner, String what, String hint, boolean values) {
    private static final boolean VALUES = true;
    private static final String EDITOR = "the Godot editor opens it";
    private static final String IMPORTED = "it is made by the Godot editor from a picture, "
            + "which any picture viewer opens";
    private static final String PICTURE = "any picture viewer opens it";
    private static final String ARCHIVE = "unpack it and open what is inside";
    private static final String SYSTEM = "it is a program, which the system runs";
    private static final String ANY = "";
    private static final String PACK_END = "GDPC";

    private static final List<Magic> TABLE = List.of(
            new Magic("GCPF", ANY, "a compressed Godot file (GCPF)",
                    "in Godot, FileAccess.open_compressed reads it", VALUES),
            new Magic("GCMP", ANY, "a file that the engine compressed for itself (GCMP)", "Godot reads it", VALUES),
            new Magic("GDEC", ANY, "an encrypted Godot file (GDEC)",
                    "in Godot, FileAccess.open_encrypted_with_pass reads it with its password", VALUES),
            new Magic("RSRC", ANY, "a binary Godot resource or scene (RSRC, as in .res and .scn)", EDITOR),
            new Magic("RSCC", ANY, "a compressed binary Godot resource or scene (RSCC, as in .res and .scn)", EDITOR),
            new Magic("GDPC", ANY, "a Godot pack (GDPC, as in .pck)", "Godot and pack explorers open it"),
            new Magic("GST2", ANY, "a compressed Godot texture (GST2, as in .ctex)", IMPORTED),
            new Magic("GSTL", ANY, "a layered Godot texture (GSTL)", IMPORTED),
            new Magic("GDST", ANY, "a Godot 3 texture (GDST, as in .stex)", IMPORTED),
            new Magic("GDAT", ANY, "a Godot 3 texture array (GDAT)", IMPORTED),
            new Magic("GD3T", ANY, "a Godot 3 texture in three dimensions (GD3T)", IMPORTED),
            new Magic("GDIM", ANY, "an imported Godot image (GDIM)", IMPORTED),
            new Magic("GDSC", ANY, "a compiled GDScript (GDSC, as in .gdc)", "Godot runs it"),
            new Magic("\u0089PNG", ANY, "a PNG picture", PICTURE),
            new Magic("\u00FF\u00D8\u00FF", ANY, "a JPEG picture", PICTURE),
            new Magic("GIF8", ANY, "a GIF picture", PICTURE),
            new Magic("BM", ANY, "a BMP picture", PICTURE),
            new Magic("RIFF", "WEBP", "a WebP picture", PICTURE),
            new Magic("RIFF", "WAVE", "a WAV sound", "any sound player opens it"),
            new Magic("RIFF", "AVI ", "an AVI video", "any video player opens it"),
            new Magic("RIFF", ANY, "a RIFF file", "what opens it depends on what is inside"),
            new Magic("OggS", ANY, "an Ogg sound or video", "any sound player opens it"),
            new Magic("ID3", ANY, "an MP3 sound", "any sound player opens it"),
            new Magic("glTF", ANY, "a glTF model", "Blender and the Godot editor open it"),
            new Magic("PK\u0003\u0004", ANY, "a zip archive", ARCHIVE),
            new Magic("\u001F\u008B", ANY, "a gzip file", ARCHIVE),
            new Magic("\u0028\u00B5\u002F\u00FD", ANY, "a Zstandard file", ARCHIVE),
            new Magic("7z\u00BC\u00AF", ANY, "a 7-Zip archive", ARCHIVE),
            new Magic("\u00FD7zXZ", ANY, "an xz file", ARCHIVE),
            new Magic("BZh", ANY, "a bzip2 file", ARCHIVE),
            new Magic("Rar!", ANY, "a RAR archive", ARCHIVE),
            new Magic("%PDF", ANY, "a PDF document", "any PDF viewer opens it"),
            new Magic("SQLite format 3", ANY, "an SQLite database", "an SQLite browser opens it"),
            new Magic("\u007FELF", ANY, "an executable", SYSTEM),
            new Magic("MZ", ANY, "an executable", SYSTEM),
            new Magic("\u00CF\u00FA\u00ED\u00FE", ANY, "an executable", SYSTEM),
            new Magic("\u00CA\u00FE\u00BA\u00BE", ANY, "an executable", SYSTEM));

    private Magic(String bytes, String inner, String what, String hint) {
        this(bytes, inner, what, hint, false);
    }

    /// {@return the format of a file that begins like this, if the table has it}
    static Optional<Probe.Result.Foreign> of(Head head) {
        Optional<Magic> named = TABLE.stream().filter(m -> head.has(0, m.bytes) && head.has(8, m.inner)).findFirst();
        if (named.isPresent() && named.get().hint.equals(SYSTEM) && head.tail().equals(PACK_END)) {
            return Optional.of(new Probe.Result.Foreign("an executable with a Godot pack at its end",
                    "it is a game, which the system runs; pack explorers open the pack", false));
        }
        return named.map(m -> new Probe.Result.Foreign(m.what, m.hint, m.values));
    }
}
