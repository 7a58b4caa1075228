package org.varscope.explain;

import org.varscope.document.edit.Action;

/// What a step did, in words.
public final class ActionWords {
    private ActionWords() { }

    /// {@return what was done as a clause that begins with its verb, such as `set player.gold to 5000`; empty where
    /// that is not known}
    public static String clause(Action action) {
        String object = action.object().startsWith("$.") ? action.object().substring(2) : action.object();
        return switch (action.verb()) {
            case NONE -> "";
            case SET -> "set " + object + " to " + action.value();
            case SET_ELEMENTS -> "replace " + elements(action) + " of " + object;
            case INSERT_ELEMENTS -> "insert " + elements(action) + " into " + object;
            case REMOVE_ELEMENTS -> "remove " + elements(action) + " of " + object;
            case SET_KEY -> "rename " + object + " to " + action.value();
            case RETYPE -> "change " + object + " to " + action.value();
            case SET_WIDTH -> "write " + object + " in " + action.value() + " bits";
            case SET_HEAD -> "change " + object + " to " + action.value();
            case INSERT -> "insert " + action.value() + (object.isEmpty() ? "" : " into " + object);
            case REMOVE -> "remove " + values(action, object);
            case MOVE -> "move " + values(action, object);
            case COPY -> "paste " + (action.value().equals("1") ? "a value" : action.value() + " values")
                    + (object.isEmpty() ? "" : " into " + object);
            case DUPLICATE -> "duplicate " + values(action, object);
            case WRAP -> "wrap " + object + " in " + action.value();
            case UNWRAP -> "unwrap " + object;
            case SORT -> "sort " + object;
            case OVERWRITE -> "overwrite " + bytes(action) + " at " + object;
            case INSERT_BYTES -> "insert " + bytes(action) + " at " + object;
            case REPLACE_BYTES -> "replace bytes at " + object;
            case DELETE_BYTES -> "delete " + bytes(action) + " at " + object;
            case REINTERPRET -> "read as " + object + ", " + action.value();
            case REPAIR -> object.isEmpty() || object.equals("$") ? "repair the file" : "repair " + object;
            case REPAIRS -> "repair " + object + " problems";
            case EDITS -> object + " edits";
        };
    }

    /// One value is named, of several their collection is.
    private static String values(Action action, String object) {
        return action.value().isEmpty() ? object
                : action.value() + " values" + (object.isEmpty() ? "" : " of " + object);
    }

    private static String elements(Action action) {
        return action.value().equals("1") ? "1 element" : action.value() + " elements";
    }

    private static String bytes(Action action) {
        return action.value().equals("1") ? "1 byte" : action.value() + " bytes";
    }
}
