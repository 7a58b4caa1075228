package org.varscope.scan.walk;

/// Where it is written what bytes mean. The generation of the engine, or the document, is that of the dialect.
public enum Rule {
    /// The layout of a value after its header.
    VALUE("core/io/marshalls.cpp", "decode_variant"),
    /// A text with its length and padding.
    TEXT("core/io/marshalls.cpp", "_decode_string"),
    /// The type of the elements of a typed collection.
    ELEMENT_TYPE("core/io/marshalls.cpp", "_decode_container_type"),
    /// The length before a record.
    RECORD("core/io/file_access.cpp", "store_var"),
    /// The settings of a project.
    SETTINGS("core/config/project_settings.cpp", "_save_settings_binary"),
    /// What a script has stored, as the list of fields says.
    STORED("core/io/file_access.cpp", "store_*"),
    /// None: no rule reads these bytes.
    NONE("", "");

    private final String file;
    private final String function;

    Rule(String file, String function) {
        this.file = file;
        this.function = function;
    }

    /// {@return the file of the engine's source, as Godot 4 has it; empty for [#NONE]}
    public String file() {
        return file;
    }

    /// {@return the function in it}
    public String function() {
        return function;
    }
}
