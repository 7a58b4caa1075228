package org.varscope.cli;

import module java.base;
import org.varscope.document.edit.TypedEdit;

/// The arguments of `set`, with the edits taken out: they are mixed with the options, their order matters, and a value
/// may begin with a dash.
///
/// @param others  all that is no edit
/// @param edits   in the order given
/// @param trouble what is wrong with them, or empty
record EditArguments(List<String> others, List<TypedEdit> edits, String trouble) {
    private static final String VERB = "set";
    private static final String INSERT = "--insert";
    private static final String REMOVE = "--remove";
    private static final String KEY = "--key";
    private static final String TYPE = "--type";
    private static final String MOVE = "--move";
    private static final Set<String> WITH_VALUE = Set.of("-o", "--output", "--dialect", "--container", "--password",
            "--password-env");

    static EditArguments split(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals(VERB)) {
            return new EditArguments(List.of(arguments), List.of(), "");
        }
        List<String> others = new ArrayList<>();
        List<TypedEdit> edits = new ArrayList<>();
        List<String> left = new ArrayList<>(Arrays.asList(arguments));
        while (!left.isEmpty()) {
            String word = left.removeFirst();
            if (word.equals(KEY) && (left.isEmpty() || !left.getFirst().startsWith("$"))) {
                // The key of an encrypted file, which has no path.
                others.add(word);
                others.addAll(left.isEmpty() ? List.of() : List.of(left.removeFirst()));
                continue;
            }
            int needed = needed(word);
            if (left.size() < needed) {
                return new EditArguments(others, edits, word + ": expected " + expected(word) + " after it");
            }
            if (WITH_VALUE.contains(word)) {
                others.add(word);
                if (!left.isEmpty()) {
                    others.add(left.removeFirst());
                }
            } else if (needed == 0) {
                others.add(word);
            } else {
                edits.add(edit(word, left));
            }
        }
        return new EditArguments(others, edits, "");
    }

    /// How many words an edit takes that begins with `word`; 0 where that begins none.
    private static int needed(String word) {
        return switch (word) {
            case INSERT, KEY, TYPE, MOVE -> 2;
            case REMOVE -> 1;
            default -> word.startsWith("$") ? 1 : 0;
        };
    }

    private static TypedEdit edit(String word, List<String> left) {
        return switch (word) {
            case INSERT -> new TypedEdit.Insert(left.removeFirst(), left.removeFirst());
            case REMOVE -> new TypedEdit.Remove(left.removeFirst());
            case KEY -> new TypedEdit.Key(left.removeFirst(), left.removeFirst());
            case TYPE -> new TypedEdit.Type(left.removeFirst(), left.removeFirst());
            case MOVE -> new TypedEdit.Move(left.removeFirst(), left.removeFirst());
            default -> new TypedEdit.Set(word, left.removeFirst());
        };
    }

    private static String expected(String word) {
        return switch (word) {
            case INSERT -> "PATH and VALUE";
            case REMOVE -> "PATH";
            case KEY -> "PATH and KEY";
            case TYPE -> "PATH and TYPE";
            case MOVE -> "PATH and another PATH";
            default -> "VALUE";
        };
    }
}
