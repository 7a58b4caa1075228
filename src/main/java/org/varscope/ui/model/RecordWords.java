package org.varscope.ui.model;

import org.varscope.scan.index.Structure;
import org.varscope.ui.message.Messages;

/// What the values at the root of a file are called: records, settings, fields.
public final class RecordWords {
    private RecordWords() { }

    /// {@return how many there are: `17 settings`}
    public static String count(Structure structure, long count) {
        return Messages.get(key(structure), count);
    }

    /// {@return how many values there are, of what an engine has a verdict on: `17 settings`, `2 values`}
    public static String values(Structure structure, long count) {
        return Messages.get(structure.framing().isListed() ? "model.root.values" : key(structure),
                count);
    }

    /// {@return one of them by its number: `setting 3`}
    public static String one(Structure structure, long number) {
        return Messages.get(key(structure) + "-number", number);
    }

    private static String key(Structure structure) {
        return "model.root." + switch (structure.framing().member()) {
            case VALUE -> "values";
            case RECORD -> "records";
            case SETTING -> "settings";
            case ITEM -> "fields";
        };
    }
}
