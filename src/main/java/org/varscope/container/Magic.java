package org.varscope.container;

import module java.base;
import module java.base;
import org.varscope.container.remark.FormatRemark;

/// A format that its first bytes name. None of these bytes can begin a value or a record of a value.
///
/// @param bytes at offset 0, as Latin-1
/// @param inner at offset 8, as Latin-1; empty where nothing needs to be there
/// @param what  the format is
/// @param hint  what opens it
/// @param values whether there are values of this format inside
record Magic(String bytes, String inner, FormatRemark what, FormatRemark hint, boolean values) {
    private static final boolean VALUES = true;
    private static final String ANY = "";
    private static final String PACK_END = "GDPC";
    /// Where the magic of a tar archive is.
    private static final int TAR_AT = 257;
    private static final int LZMA_HEAD = 13;

    private static final List<Magic> TABLE = List.of(
            new Magic("GCPF", ANY, FormatRemark.COMPRESSED_FILE,
                    FormatRemark.OPEN_COMPRESSED, VALUES),
            new Magic("GCMP", ANY, FormatRemark.ENGINE_COMPRESSED, FormatRemark.GODOT_READS, VALUES),
            new Magic("GDEC", ANY, FormatRemark.ENCRYPTED_FILE,
                    FormatRemark.OPEN_ENCRYPTED, VALUES),
            new Magic("RSRC", ANY, FormatRemark.RESOURCE, FormatRemark.GODOT_EDITOR),
            new Magic("RSCC", ANY, FormatRemark.COMPRESSED_RESOURCE, FormatRemark.GODOT_EDITOR),
            new Magic("GDPC", ANY, FormatRemark.PACK, FormatRemark.PACK_EXPLORER),
            new Magic("GST2", ANY, FormatRemark.TEXTURE, FormatRemark.IMPORTED),
            new Magic("GSTL", ANY, FormatRemark.LAYERED_TEXTURE, FormatRemark.IMPORTED),
            new Magic("GDST", ANY, FormatRemark.OLD_TEXTURE, FormatRemark.IMPORTED),
            new Magic("GDAT", ANY, FormatRemark.OLD_TEXTURE_ARRAY, FormatRemark.IMPORTED),
            new Magic("GD3T", ANY, FormatRemark.OLD_TEXTURE_3D, FormatRemark.IMPORTED),
            new Magic("GDIM", ANY, FormatRemark.IMPORTED_IMAGE, FormatRemark.IMPORTED),
            new Magic("GDSC", ANY, FormatRemark.COMPILED_SCRIPT, FormatRemark.GODOT_RUNS),
            new Magic("\u0089PNG", ANY, FormatRemark.PNG, FormatRemark.PICTURE_VIEWER),
            new Magic("\u00FF\u00D8\u00FF", ANY, FormatRemark.JPEG, FormatRemark.PICTURE_VIEWER),
            new Magic("GIF8", ANY, FormatRemark.GIF, FormatRemark.PICTURE_VIEWER),
            new Magic("BM", ANY, FormatRemark.BMP, FormatRemark.PICTURE_VIEWER),
            new Magic("RIFF", "WEBP", FormatRemark.WEBP, FormatRemark.PICTURE_VIEWER),
            new Magic("RIFF", "WAVE", FormatRemark.WAV, FormatRemark.SOUND_PLAYER),
            new Magic("RIFF", "AVI ", FormatRemark.AVI, FormatRemark.VIDEO_PLAYER),
            new Magic("RIFF", ANY, FormatRemark.RIFF, FormatRemark.DEPENDS),
            new Magic("OggS", ANY, FormatRemark.OGG, FormatRemark.SOUND_PLAYER),
            new Magic("ID3", ANY, FormatRemark.MP3, FormatRemark.SOUND_PLAYER),
            new Magic("glTF", ANY, FormatRemark.GLTF, FormatRemark.BLENDER),
            new Magic("PK\u0003\u0004", ANY, FormatRemark.ZIP, FormatRemark.UNPACK),
            new Magic("\u001F\u008B", ANY, FormatRemark.GZIP, FormatRemark.UNPACK),
            new Magic("\u0028\u00B5\u002F\u00FD", ANY, FormatRemark.ZSTANDARD, FormatRemark.UNPACK),
            new Magic("7z\u00BC\u00AF", ANY, FormatRemark.SEVEN_ZIP, FormatRemark.UNPACK),
            new Magic("\u00FD7zXZ", ANY, FormatRemark.XZ, FormatRemark.UNPACK),
            new Magic("BZh", ANY, FormatRemark.BZIP2, FormatRemark.UNPACK),
            new Magic("Rar!", ANY, FormatRemark.RAR, FormatRemark.UNPACK),
            new Magic("%PDF", ANY, FormatRemark.PDF, FormatRemark.PDF_VIEWER),
            new Magic("SQLite format 3", ANY, FormatRemark.SQLITE, FormatRemark.SQLITE_BROWSER),
            new Magic("ANDROID BACKUP\n", ANY, FormatRemark.ANDROID_BACKUP, FormatRemark.BACKUP_EXTRACTOR),
            new Magic("bplist", ANY, FormatRemark.PROPERTY_LIST, FormatRemark.PROPERTY_LIST_EDITOR),
            new Magic("\u0080\u0004\u0095", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("\u0080\u0005\u0095", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("\u00D4\u00C3\u00B2\u00A1", ANY, FormatRemark.CAPTURE, FormatRemark.CAPTURE_VIEWER),
            new Magic("M<\u00B2\u00A1", ANY, FormatRemark.CAPTURE, FormatRemark.CAPTURE_VIEWER),
            new Magic("\u00A1\u00B2\u00C3\u00D4", ANY, FormatRemark.CAPTURE, FormatRemark.CAPTURE_VIEWER),
            new Magic("\n\r\r\n", "M<+\u001A", FormatRemark.CAPTURE, FormatRemark.CAPTURE_VIEWER),
            new Magic("\u0000asm", ANY, FormatRemark.WEB_ASSEMBLY, FormatRemark.BROWSER),
            new Magic("\u0004\"M\u0018", ANY, FormatRemark.LZ4, FormatRemark.UNPACK),
            new Magic("\u0002!L\u0018", ANY, FormatRemark.LZ4, FormatRemark.UNPACK),
            new Magic("\u0080\u0002}q", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("\u0080\u0003}q", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("\u0080\u0002]q", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("\u0080\u0003]q", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("}q\0", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("]q\0", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("(dp0\n", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("(lp0\n", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("(dp1\n", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("(lp1\n", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("ccopy_reg\n", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("L\0\0\0\u0001\u0014\u0002\0", "\0\0\0\0\u00C0\0\0\0\0\0\0F", FormatRemark.SHORTCUT,
                    FormatRemark.OTHER_SAVES),
            new Magic("\u0080\u0002c", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("\u0080\u0003c", ANY, FormatRemark.PICKLE, FormatRemark.PYTHON),
            new Magic("GVAS", ANY, FormatRemark.UNREAL_SAVE, FormatRemark.OTHER_SAVES),
            new Magic("UnityFS\0", ANY, FormatRemark.UNITY_FILE, FormatRemark.OTHER_SAVES),
            new Magic("\u00AC\u00ED\0\u0005", ANY, FormatRemark.JAVA_OBJECTS, FormatRemark.OTHER_SAVES),
            new Magic("\0\u0001\0\0\0\u00FF\u00FF\u00FF", "\u00FF\u0001\0\0\0", FormatRemark.DOT_NET_OBJECTS,
                    FormatRemark.OTHER_SAVES),
            new Magic("\u001BLua", ANY, FormatRemark.LUA, FormatRemark.OTHER_SAVES),
            new Magic("Salted__", ANY, FormatRemark.OPENSSL, FormatRemark.OTHER_SAVES),
            new Magic("\u00D9\u00D9\u00F7", ANY, FormatRemark.CBOR, FormatRemark.OTHER_SAVES),
            new Magic("\u007FELF", ANY, FormatRemark.EXECUTABLE, FormatRemark.SYSTEM),
            new Magic("MZ", ANY, FormatRemark.EXECUTABLE, FormatRemark.SYSTEM),
            new Magic("\u00CF\u00FA\u00ED\u00FE", ANY, FormatRemark.EXECUTABLE, FormatRemark.SYSTEM),
            new Magic("\u00CA\u00FE\u00BA\u00BE", ANY, FormatRemark.EXECUTABLE, FormatRemark.SYSTEM));

    private Magic(String bytes, String inner, FormatRemark what, FormatRemark hint) {
        this(bytes, inner, what, hint, false);
    }

    /// Whether these are the usual settings of LZMA, the size of a dictionary as encoders choose it, a size of content
    /// or none, and the first byte that a range coder writes.
    private static boolean isLzma(Head head) {
        if (!head.has(0, "]\0\0") || !head.has(LZMA_HEAD, "\0")) {
            return false;
        }
        ByteBuffer in = ByteBuffer.wrap(head.bytes()).order(ByteOrder.LITTLE_ENDIAN);
        int dictionary = in.getInt(1);
        long size = in.getLong(1 + Integer.BYTES);
        return Integer.bitCount(dictionary) == 1 && (size == -1 || size > 0 && size < 1L << 40);
    }

    /// {@return the format of a file that begins like this, if the table has it}
    static Optional<Probe.Result.Foreign> of(Head head) {
        Optional<Magic> named = TABLE.stream().filter(m -> head.has(0, m.bytes) && head.has(8, m.inner)).findFirst();
        if (named.isPresent() && named.get().hint == FormatRemark.SYSTEM && head.tail().equals(PACK_END)) {
            return Optional.of(new Probe.Result.Foreign(FormatRemark.GAME.with(),
                    FormatRemark.SYSTEM_OR_PACK_EXPLORER.with(), false));
        }
        if (named.isEmpty() && (head.has(TAR_AT, "ustar") || isLzma(head))) {
            FormatRemark what = head.has(TAR_AT, "ustar") ? FormatRemark.TAR : FormatRemark.LZMA;
            return Optional.of(new Probe.Result.Foreign(what.with(), FormatRemark.UNPACK.with(), false));
        }
        return named.map(m -> new Probe.Result.Foreign(m.what.with(), m.hint.with(), m.values));
    }
}
