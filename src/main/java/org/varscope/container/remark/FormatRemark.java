package org.varscope.container.remark;

import org.varscope.remark.Remark;

/// What files are, and what opens those that hold no values.
public enum FormatRemark implements Remark.Kind {
    COMPRESSED_FILE,
    ENGINE_COMPRESSED,
    ENCRYPTED_FILE,
    RESOURCE,
    COMPRESSED_RESOURCE,
    PACK,
    TEXTURE,
    LAYERED_TEXTURE,
    OLD_TEXTURE,
    OLD_TEXTURE_ARRAY,
    OLD_TEXTURE_3D,
    IMPORTED_IMAGE,
    COMPILED_SCRIPT,
    PNG,
    JPEG,
    GIF,
    BMP,
    WEBP,
    WAV,
    AVI,
    RIFF,
    OGG,
    MP3,
    GLTF,
    ZIP,
    GZIP,
    ZSTANDARD,
    ZLIB,
    SEVEN_ZIP,
    XZ,
    BZIP2,
    RAR,
    PDF,
    SQLITE,
    ANDROID_BACKUP,
    PROPERTY_LIST,
    PICKLE,
    CAPTURE,
    WEB_ASSEMBLY,
    LZ4,
    UNREAL_SAVE,
    UNITY_FILE,
    JAVA_OBJECTS,
    DOT_NET_OBJECTS,
    LUA,
    OPENSSL,
    CBOR,
    NBT,
    TAR,
    LZMA,
    SHORTCUT,
    UTF_16,
    ZEROS,
    UNKNOWN,
    MESSAGE_PACK,
    BSON,
    REMOTE_CALL,
    REMOTE_CALL_VALUES,
    /// The key.
    REPEATING_KEY(1),
    /// Bits that each byte tells, and how many it could.
    EVENLY_SPREAD(2),
    EXECUTABLE,
    GAME,
    OPEN_COMPRESSED,
    GODOT_READS,
    OPEN_ENCRYPTED,
    PACK_EXPLORER,
    GODOT_RUNS,
    SOUND_PLAYER,
    VIDEO_PLAYER,
    DEPENDS,
    BLENDER,
    PDF_VIEWER,
    SQLITE_BROWSER,
    BACKUP_EXTRACTOR,
    PROPERTY_LIST_EDITOR,
    PYTHON,
    CAPTURE_VIEWER,
    BROWSER,
    NOTHING_LEFT,
    READ_ANYWAY,
    OTHER_SAVES,
    /// A layout.
    UNDO_KEY(1),
    /// How many bytes.
    CUT_BEHIND(1),
    /// A layout.
    READ_BEHIND(1),
    GAME_OWN_CIPHER,
    SYSTEM_OR_PACK_EXPLORER,
    GODOT_EDITOR,
    PICTURE_VIEWER,
    UNPACK,
    SYSTEM,
    IMPORTED,
    BASE64,
    BASE64_TO_VARIANT,
    BASE64_SIGNED,
    BASE64_PARTS,
    /// How many bytes.
    LISTED(1),
    LISTED_READ,
    LISTED_CUT,
    LISTED_ALL,
    TEXT_SCENE,
    TEXT_RESOURCE,
    PROJECT_FILE,
    JSON,
    GODOT_TEXT,
    MARKUP,
    TEXT,
    SETTINGS,
    CONFIG_FILE,
    EDITORS,
    TEXT_EDITOR,
    STR_TO_VAR,
    PLAIN,
    COMPRESSED,
    ENCRYPTED,
    BASE64_FILE,
    BUFFER,
    /// How many blocks, how they are packed, and how many bytes each has.
    COMPRESSED_TITLE(3),
    /// Engines, the cipher, and bytes inside.
    ENCRYPTED_TITLE(3),
    /// Bytes inside.
    BASE64_TITLE(1),
    HEX_FILE,
    /// Bytes inside.
    HEX_TITLE(1),
    /// How it is packed, and bytes inside.
    BUFFER_TITLE(2),
    /// How it is packed, bytes inside, and the form of the size before it.
    BUFFER_SIZED_TITLE(3),
    XOR,
    SURROUNDED_FILE,
    /// The key in hexadecimal digits, and bytes inside.
    XOR_TITLE(2),
    /// What is between.
    SURROUNDED(1),
    /// What is around, and what is inside.
    NESTED(2),
    /// A title, which gets its article.
    A_TITLE(1),
    /// A wrapper, and what is inside.
    HOLDING(2),
    /// What opens what is inside.
    UNWRAPPED(1),
    LOAD_ENCRYPTED;

    private final int places;

    FormatRemark() {
        this(0);
    }

    FormatRemark(int places) {
        this.places = places;
    }

    @Override
    public int places() {
        return places;
    }
}
