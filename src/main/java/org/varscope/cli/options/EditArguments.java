package org.varscope.cli.options;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.document.edit.TypedEdit;

/// The arguments of `set`, with the edits taken out: they are mixed with the options, their order matters, and a value
/// may begin with a dash.
///
/// @param others  all that is no edit
/// @param edits   in the order given
/// @param trouble what is wrong with them, or empty
public record EditArguments(List<String> others, List<TypedEdit> edits, String trouble) {
    private static final String KEY = "--key";
    private static final String AHEAD_OF = "--ahead-of";
    private static final Set<String> WITH_VALUE = Set.of("-o", "--output", "--dialect", "--container", "--password",
            "--password-env");
    private static final Map<String, Form> FORMS = Map.of(
            "--insert", new Form("PATH and VALUE", words -> new TypedEdit.Insert(words.getFirst(), words.getLast())),
            "--remove", new Form("PATH", words -> new TypedEdit.Remove(words.getFirst())),
            KEY, new Form("PATH and KEY", words -> new TypedEdit.Key(words.getFirst(), words.getLast())),
            "--type", new Form("PATH and TYPE", words -> new TypedEdit.Type(words.getFirst(), words.getLast())),
            "--move", new Form("PATH and another PATH",
                    words -> new TypedEdit.Move(words.getFirst(), words.getLast())));

    /// What follows the word that an edit begins with, and what they are together.
    private record Form(String expected, Function<List<String>, TypedEdit> edit) {
        int needed() {
            return expected.contains(" and ") ? 2 : 1;
        }
    }

    /// Takes a path off `left`, before which the last of `edits` goes.
    ///
    /// @return whether both are there
    private static boolean isTaken(List<String> left, List<TypedEdit> edits) {
        TypedEdit last = left.isEmpty() || edits.isEmpty() ? null : before(edits.getLast(), left.removeFirst());
        if (last != null) {
            edits.set(edits.size() - 1, last);
        }
        return last != null;
    }

    /// {@return `edit` with the path of what it goes before; null where it goes nowhere, or has one already}
    private static @Nullable TypedEdit before(TypedEdit edit, String path) {
        return switch (edit) {
            case TypedEdit.Insert(var to, var value, var other) when other == null ->
                    new TypedEdit.Insert(to, value, path);
            case TypedEdit.Move(var from, var to, var other) when other == null ->
                    new TypedEdit.Move(from, to, path);
            default -> null;
        };
    }

    public static EditArguments split(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals("set")) {
            return new EditArguments(List.of(arguments), List.of(), "");
        }
        List<String> others = new ArrayList<>();
        List<TypedEdit> edits = new ArrayList<>();
        List<String> left = new ArrayList<>(Arrays.asList(arguments));
        while (!left.isEmpty()) {
            String word = left.removeFirst();
            Form form = word.startsWith("$")
                    ? new Form("VALUE", words -> new TypedEdit.Set(word, words.getFirst())) : FORMS.get(word);
            if (word.equals(AHEAD_OF)) {
                if (!isTaken(left, edits)) {
                    return new EditArguments(others, edits,
                            AHEAD_OF + ": expected --insert or --move before it, and PATH after it");
                }
                continue;
            }
            // The key of an encrypted file has no path.
            boolean secret = word.equals(KEY) && (left.isEmpty() || !left.getFirst().startsWith("$"));
            if (form == null || secret) {
                others.add(word);
                if ((secret || WITH_VALUE.contains(word)) && !left.isEmpty()) {
                    others.add(left.removeFirst());
                }
            } else if (left.size() < form.needed()) {
                return new EditArguments(others, edits, word + ": expected " + form.expected + " after it");
            } else {
                List<String> words = left.subList(0, form.needed());
                edits.add(form.edit.apply(words));
                words.clear();
            }
        }
        return new EditArguments(others, edits, "");
    }
}
