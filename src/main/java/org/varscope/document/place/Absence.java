package org.varscope.document.place;

import module java.base;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Says that a step leads nowhere, and what is there instead. What was not read yet is not denied.
final class Absence {
    /// How many of the names that are there are told.
    private static final int SHOWN = 3;
    /// How many are looked at for some that can be told.
    private static final int LOOKED_AT = 256;

    private Absence() { }

    /// {@return why `step` names no child of `parent`}
    static PathException of(Structure structure, Node parent, PathStep step) {
        VariantKind kind = parent.kind();
        String type = structure.dialect().typeName(kind);
        String where = "the %s at 0x%X".formatted(type, parent.span().start());
        if (isUnread(structure, parent)) {
            return new PathException("%s is still being read; try again when it is".formatted(where));
        }
        long count = parent.children();
        if (kind == VariantKind.ARRAY) {
            return new PathException(count == 0
                    ? "%s; %s is empty".formatted(nothing(structure, step, "element"), where)
                    : "%s; %s has %s, [0] to [%d]".formatted(nothing(structure, step, "element"), where,
                            number(count, "element"), count - 1));
        }
        boolean entries = kind == VariantKind.DICTIONARY;
        String what = entries ? "entry" : "property";
        return new PathException("%s; %s has %s%s".formatted(nothing(structure, step, what), where,
                number(count, what), names(structure, step, names(structure, parent, entries), count)));
    }

    /// {@return why `step` names no entry of a project's settings}
    static PathException ofSetting(Structure structure, PathStep step) {
        if (!structure.isComplete()) {
            return new PathException("the settings are still being read; try again when they are");
        }
        long count = structure.records();
        List<String> names = structure.children(null, 0, Math.min(LOOKED_AT, count)).stream()
                .flatMap(entry -> EntryKeys.stepAtOnce(structure, entry).stream())
                .map(s -> PathText.write(s, structure.dialect())).toList();
        return new PathException("%s; the settings have %s%s".formatted(nothing(structure, step, "entry"),
                number(count, "entry"), names(structure, step, names, count)));
    }

    private static boolean isUnread(Structure structure, Node parent) {
        return !structure.isComplete() && !structure.unclaimed(parent, 0, parent.children(), Integer.MAX_VALUE).stream()
                .filter(Structure.Unclaimed::unread).toList().isEmpty();
    }

    private static String nothing(Structure structure, PathStep step, String what) {
        return switch (step) {
            case PathStep.Name(var name) -> "no %s named %s here".formatted(what, name);
            case PathStep.Index(long index) -> "no %s %d here".formatted(what, index);
            case PathStep.Key _, PathStep.Place _, PathStep.KeyOf _ ->
                    "no %s %s here".formatted(what, PathText.write(step, structure.dialect()));
        };
    }

    private static List<String> names(Structure structure, Node parent, boolean entries) {
        long most = Math.min(LOOKED_AT, parent.children());
        Stream<Optional<Variant>> keys = entries
                ? structure.entries(parent, 0, most).stream().map(e -> Values.of(structure, e.key(), SoughtKey.LARGEST))
                : structure.children(parent, 0, most).stream()
                .map(p -> structure.propertyName(p).map(Variant.Text::new));
        return keys.flatMap(Optional::stream).flatMap(key -> PathText.keyStep(key, structure.dialect()).stream())
                .map(s -> PathText.write(s, structure.dialect())).toList();
    }

    /// {@return the name that may be meant, or the first few, to be put after how many there are}
    private static String names(Structure structure, PathStep step, List<String> names, long count) {
        Optional<String> meant = Spelling.nearest(PathText.write(step, structure.dialect()), names);
        if (meant.isPresent()) {
            return "; the nearest is " + meant.get();
        }
        String some = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
        return some.isEmpty() ? "" : count <= SHOWN && names.size() == count ? ": " + some : ", such as " + some;
    }

    private static String number(long count, String what) {
        String many = what.endsWith("y") ? what.substring(0, what.length() - 1) + "ies" : what + "s";
        return count == 0 ? "no " + many : count + " " + (count == 1 ? what : many);
    }
}
