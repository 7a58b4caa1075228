package org.varscope.ui.command;

import module java.base;
import org.varscope.ui.message.Messages;

/// Keys as a file has them: a command and its keys on a line, such as `fold-lists = Shortcut+J, F9`, and only those
/// that differ from the table. Lines that begin with `#` are remarks.
///
/// @param keys     what the lines say
/// @param troubles what is wrong with the others, in sentences
public record KeyLines(KeyMap keys, List<String> troubles) {
    /// No lines, and so the keys of the table.
    public static final KeyLines NONE = new KeyLines(KeyMap.FIRST, List.of());

    /// As much of a line as is repeated when it makes no sense.
    private static final int QUOTED = 80;
    /// More troubles than anybody reads; a file that is no such list has one in every line.
    private static final int MOST_TROUBLES = 100;

    /// {@return what `lines` say; one that makes no sense is left out, and said}
    public static KeyLines read(List<String> lines) {
        KeyMap keys = KeyMap.FIRST;
        List<String> troubles = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            String[] parts = line.split("=", 2);
            Optional<Command> command = Arrays.stream(Command.values())
                    .filter(one -> one.id().equals(parts[0].strip())).findFirst();
            String trouble = command.isEmpty() || parts.length < 2
                    ? Messages.get("command.keys.no-command", quoted(line)) : trouble(keys, command.get(), parts[1]);
            if (trouble.isEmpty()) {
                keys = keys.with(command.get(), chords(parts[1]).map(Optional::orElseThrow).toList());
            } else if (troubles.size() < MOST_TROUBLES) {
                troubles.add(Messages.get("command.keys.line", i + 1, trouble));
            }
        }
        return new KeyLines(keys, List.copyOf(troubles));
    }

    private static Stream<Optional<KeyChord>> chords(String words) {
        return Stream.of(words.split(",")).map(String::strip).filter(word -> !word.isEmpty()).distinct()
                .map(KeyChord::read);
    }

    private static String quoted(String line) {
        return line.codePointCount(0, line.length()) <= QUOTED ? line
                : line.substring(0, line.offsetByCodePoints(0, QUOTED)) + "\u2026";
    }

    private static String trouble(KeyMap keys, Command command, String words) {
        if (keys.chosen().containsKey(command)) {
            return Messages.get("command.keys.again", command.title());
        }
        List<Optional<KeyChord>> chords = chords(words).toList();
        if (chords.contains(Optional.<KeyChord>empty())) {
            return Messages.get("command.keys.no-key", quoted(words.strip()));
        }
        for (KeyChord chord : chords.stream().flatMap(Optional::stream).toList()) {
            Optional<Command> other = keys.chosen().entrySet().stream()
                    .filter(one -> one.getValue().contains(chord)).map(Map.Entry::getKey).findFirst();
            Optional<String> why = other.map(has -> Messages.get("command.keys.taken", chord.shown(), has.title()))
                    .or(chord::refusal);
            if (why.isPresent()) {
                return why.get();
            }
        }
        return "";
    }

    /// {@return lines that say which of `keys` differ from the table}
    public static List<String> write(KeyMap keys) {
        List<String> lines = new ArrayList<>(List.of(Messages.get("command.keys.head")));
        keys.chosen().forEach((command, chords) -> lines.add("%s = %s".formatted(command.id(),
                chords.stream().map(KeyChord::written).collect(Collectors.joining(", "))).stripTrailing()));
        return lines;
    }
}
