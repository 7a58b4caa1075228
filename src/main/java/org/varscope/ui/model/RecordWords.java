package org.varscope.ui.model;

import org.varscope.dialect.Framing;
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
        return Messages.get(structure.framing() instanceof Framing.Fields ? "model.root.values" : key(structure),
                count);
    }

    /// {@return one of them by its number: `setting 3`}
    public static String one(Structure structure, long number) {
        return Messages.get(key(structure) + "-number", number);
    }

    private static String key(Structure structure) {
        return "model.root." + switch (structure.framing()) {
            case Framing.Bare _, Framing.Values _ -> "values";
            case Framing.Stream _ -> "records";
            case Framing.Project _ -> "settings";
            case Framing.Fields _ -> "fields";
        };
    }
}
