package org.varscope.ui.inspector;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.compare.Difference;
import org.varscope.compare.Outlook;
import org.varscope.problem.Problem;
import org.varscope.scan.index.Structure;
import org.varscope.text.Visible;
import org.varscope.ui.message.Messages;
import org.varscope.ui.message.Sentence;
import org.varscope.ui.model.ComparedValue;

/// What an edit would do, in sentences: what would be wrong, which values would be lost, renamed, found and others, or
/// that nothing else changes.
final class OutlookWords {
    /// Values of one kind that are named.
    private static final int FEW = 5;
    private static final int LONGEST = 60;

    private OutlookWords() { }

    /// {@return the sentences, each on a line of its own; takes a while in a large Dictionary}
    static String of(Outlook outlook) {
        if (!outlook.review().changes()) {
            return Messages.get("inspector.outlook.same");
        }
        List<String> lines = new ArrayList<>();
        outlook.own().stream().map(one -> value(one, outlook)).forEach(lines::add);
        problems(outlook, lines);
        values(outlook, Difference.Kind.REMOVED, "inspector.outlook.lost", lines);
        list(outlook.renamed(), one -> Messages.get("inspector.outlook.path", path(one.was(), outlook),
                path(one.is(), outlook)), "inspector.outlook.renamed", lines);
        values(outlook, Difference.Kind.ADDED, "inspector.outlook.found", lines);
        values(outlook, null, "inspector.outlook.changed", lines);
        if (!outlook.isRead()) {
            lines.add(Messages.get("inspector.outlook.unread"));
        } else if (!outlook.isAll()) {
            lines.add(Messages.get("inspector.outlook.more"));
        } else if (outlook.others().isEmpty() && outlook.renamed().isEmpty() && outlook.problems().isEmpty()
                && outlook.errors() == 0) {
            lines.add(Messages.get("inspector.outlook.nothing"));
        }
        return String.join("\n", lines);
    }

    private static void problems(Outlook outlook, List<String> lines) {
        for (Problem problem : outlook.problems()) {
            lines.add(Messages.get(switch (problem.severity()) {
                case ERROR -> "inspector.outlook.error";
                case WARNING -> "inspector.outlook.warning";
                case NOTE -> "inspector.outlook.note";
            }, Visible.line(Messages.say(problem.flaw())),
                    "0x%08X".formatted(problem.span().start())));
        }
        if (outlook.errors() != 0) {
            long before = outlook.review().structure().errors();
            lines.add(Messages.get("inspector.outlook.errors", before, before + outlook.errors()));
        }
    }

    private static void values(Outlook outlook, Difference.@Nullable Kind kind, String key,
            List<String> lines) {
        List<Difference> some = outlook.others().stream().filter(one -> kind != null ? one.kind() == kind
                : one.kind() != Difference.Kind.REMOVED && one.kind() != Difference.Kind.ADDED).toList();
        list(some, one -> kind == null ? change(one, outlook) : path(one, outlook), key, lines);
    }

    private static <T> void list(List<T> some, Function<T, String> name, String key, List<String> lines) {
        if (!some.isEmpty()) {
            String names = some.stream().limit(FEW).map(name).collect(Collectors.joining(", "));
            lines.add(Messages.get(key, some.size(), some.size() <= FEW ? names
                    : Messages.get("inspector.outlook.and-more", names, some.size() - FEW)));
        }
    }

    private static ComparedValue compared(Difference one, Outlook outlook) {
        Structure before = outlook.review().structure();
        return ComparedValue.of(one, before, outlook.review().after());
    }

    private static String path(Difference one, Outlook outlook) {
        return Visible.line(compared(one, outlook).path());
    }

    private static String value(Difference one, Outlook outlook) {
        ComparedValue value = compared(one, outlook);
        return switch (one.kind()) {
            case REMOVED -> Messages.get("inspector.outlook.from", Visible.line(value.path()));
            case ADDED -> Messages.get("inspector.outlook.to", Visible.line(value.path()));
            default -> Sentence.of(change(one, outlook));
        };
    }

    private static String change(Difference one, Outlook outlook) {
        ComparedValue value = compared(one, outlook);
        return Messages.get("inspector.outlook.change", Visible.line(value.path()), cut(value.was()), cut(value.is()));
    }

    private static String cut(String shown) {
        String line = Visible.line(shown);
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "\u2026";
    }
}
