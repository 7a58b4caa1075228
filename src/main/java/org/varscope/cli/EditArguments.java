package org.varscope.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/// The arguments of `set`, with the edits taken out: they are mixed with the options, their order matters, and a value
/// may begin with a dash.
///
/// @param others  all that is no edit
/// @param edits   in the order given
/// @param trouble what is wrong with them, or empty
record EditArguments(List<String> others, List<Asked> edits, String trouble) {
    private static final String VERB = "set";
    private static final String INSERT = "--insert";
    private static final String REMOVE = "--remove";
    private static final String KEY = "--key";
    private static final Set<String> WITH_VALUE = Set.of("-o", "--output", "--dialect", "--container", "--password",
            "--password-env");

    /// One edit as it was asked for.
    sealed interface Asked {
        /// {@return which value, as given}
        String path();

        /// `PATH VALUE`: sets.
        record Set(String path, String value) implements Asked { }

        /// `--insert PATH VALUE`.
        record Insert(String path, String value) implements Asked { }

        /// `--remove PATH`.
        record Remove(String path) implements Asked { }

        /// `--key PATH KEY`.
        record Key(String path, String key) implements Asked { }
    }

    static EditArguments split(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals(VERB)) {
            return new EditArguments(List.of(arguments), List.of(), "");
        }
        List<String> others = new ArrayList<>();
        List<Asked> edits = new ArrayList<>();
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
            case INSERT, KEY -> 2;
            case REMOVE -> 1;
            default -> word.startsWith("$") ? 1 : 0;
        };
    }

    private static Asked edit(String word, List<String> left) {
        return switch (word) {
            case INSERT -> new Asked.Insert(left.removeFirst(), left.removeFirst());
            case REMOVE -> new Asked.Remove(left.removeFirst());
            case KEY -> new Asked.Key(left.removeFirst(), left.removeFirst());
            default -> new Asked.Set(word, left.removeFirst());
        };
    }

    private static String expected(String word) {
        return switch (word) {
            case INSERT -> "PATH and VALUE";
            case REMOVE -> "PATH";
            case KEY -> "PATH and KEY";
            default -> "VALUE";
        };
    }
}
