package org.varscope.explain;

import org.varscope.document.edit.Action;
import org.varscope.said.Language;
import org.varscope.said.Wording;

/// What a step did, in words.
public final class ActionWords {
    private final Action action;
    private final Wording words;

    private ActionWords(Action action, Wording words) {
        this.action = action;
        this.words = words;
    }

    /// {@return what was done as a clause in English that begins with its verb, such as `set player.gold to 5000`;
    /// empty where that is not known}
    public static String clause(Action action) {
        return clause(action, Language.ENGLISH);
    }

    /// {@return what was done as a clause in `language`, as of [#clause(Action)]}
    public static String clause(Action action, Language language) {
        String object = action.object().startsWith("$.") ? action.object().substring(2) : action.object();
        return new ActionWords(action, Wording.beside(ActionWords.class, language)).of(object, action.value());
    }

    private String of(String object, String value) {
        return switch (action.verb()) {
            case NONE -> "";
            case SET -> words.say("action.set", object, value);
            case SET_ELEMENTS -> words.say("action.set-elements", object, elements());
            case INSERT_ELEMENTS -> words.say("action.insert-elements", object, elements());
            case REMOVE_ELEMENTS -> words.say("action.remove-elements", object, elements());
            case SET_KEY -> words.say("action.set-key", object, value);
            case RETYPE, SET_HEAD -> words.say("action.change", object, value);
            case SET_WIDTH -> words.say("action.set-width", object, value);
            case INSERT -> words.say(object.isEmpty() ? "action.insert" : "action.insert-into", object, value);
            case REMOVE -> words.say("action.remove", values(object));
            case MOVE -> words.say("action.move", values(object));
            case COPY -> words.say(object.isEmpty() ? "action.copy" : "action.copy-into", object,
                    words.counted("action.values", one(), value));
            case DUPLICATE -> words.say("action.duplicate", values(object));
            case WRAP -> words.say("action.wrap", object, value);
            case UNWRAP -> words.say("action.unwrap", object);
            case SORT -> words.say("action.sort", object);
            case OVERWRITE -> words.say("action.overwrite", object, bytes());
            case INSERT_BYTES -> words.say("action.insert-bytes", object, bytes());
            case REPLACE_BYTES -> words.say("action.replace-bytes", object);
            case DELETE_BYTES -> words.say("action.delete-bytes", object, bytes());
            case REINTERPRET -> words.say("action.reinterpret", object, value);
            case REPAIR -> object.isEmpty() || object.equals("$") ? words.say("action.repair-file")
                    : words.say("action.repair", object);
            case REPAIRS -> words.say("action.repairs", object);
            case EDITS -> words.say("action.edits", object);
            case REREAD -> words.say("action.reread");
        };
    }

    /// One value is named, of several their collection is.
    private String values(String object) {
        return action.value().isEmpty() ? object : object.isEmpty() ? words.say("action.several", action.value())
                : words.say("action.several-of", action.value(), object);
    }

    /// {@return 1 where one is meant, or another number}
    private int one() {
        return action.value().equals("1") ? 1 : 0;
    }

    private String elements() {
        return words.counted("action.elements", one(), action.value());
    }

    private String bytes() {
        return words.counted("bytes", one(), action.value());
    }
}
