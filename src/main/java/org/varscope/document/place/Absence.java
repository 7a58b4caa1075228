package org.varscope.document.place;

import module java.base;
import org.varscope.dialect.FieldItem;
import org.varscope.dialect.FieldList;
import org.varscope.remark.Remark;
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
        Remark where = PathRemark.COLLECTION.with(structure.dialect().typeName(kind),
                "0x%X".formatted(parent.span().start()));
        if (isUnread(structure, parent)) {
            return new PathException(PathRemark.COLLECTION_UNREAD.with(where));
        }
        long count = parent.children();
        if (kind == VariantKind.ARRAY) {
            Remark nothing = nothing(structure, step, PathRemark.ELEMENT);
            return new PathException(count == 0 ? PathRemark.EMPTY.with(nothing, where)
                    : PathRemark.ELEMENTS.with(nothing, where, PathRemark.ELEMENT_COUNT.with(count), count - 1));
        }
        boolean entries = kind == VariantKind.DICTIONARY;
        return new PathException(PathRemark.HAS.with(
                nothing(structure, step, entries ? PathRemark.ENTRY : PathRemark.PROPERTY), where,
                number(count, entries ? PathRemark.ENTRY_COUNT : PathRemark.PROPERTY_COUNT),
                names(structure, step, names(structure, parent, entries), count)));
    }

    /// {@return why `step` names no entry of a project's settings}
    static PathException ofSetting(Structure structure, PathStep step) {
        if (!structure.isComplete()) {
            return new PathException(PathRemark.SETTINGS_UNREAD.with());
        }
        long count = structure.records();
        List<String> names = structure.children(null, 0, Math.min(LOOKED_AT, count)).stream()
                .flatMap(entry -> EntryKeys.stepAtOnce(structure, entry).stream())
                .map(s -> PathText.write(s, structure.dialect())).toList();
        return new PathException(PathRemark.SETTINGS_HAVE.with(nothing(structure, step, PathRemark.ENTRY),
                number(count, PathRemark.ENTRY_COUNT), names(structure, step, names, count)));
    }

    /// {@return why `step` names no item of a list of fields}
    static PathException ofItem(Structure structure, FieldList list, PathStep step) {
        List<String> names = list.items().stream().map(FieldItem::name).filter(name -> !name.isEmpty())
                .map(name -> PathText.write(new PathStep.Name(name), structure.dialect())).toList();
        return new PathException(PathRemark.ITEMS_HAVE.with(nothing(structure, step, PathRemark.ITEM),
                PathRemark.NAMED_COUNT.with(names.size()), names(structure, step, names, names.size())));
    }

    private static boolean isUnread(Structure structure, Node parent) {
        return !structure.isComplete() && !structure.unclaimed(parent, 0, parent.children(), Integer.MAX_VALUE).stream()
                .filter(Structure.Unclaimed::unread).toList().isEmpty();
    }

    private static Remark nothing(Structure structure, PathStep step, PathRemark what) {
        return step instanceof PathStep.Name(var name) ? PathRemark.NOT_NAMED.with(what.with(), name)
                : PathRemark.NOT_HERE.with(what.with(), step instanceof PathStep.Index(long index) ? index
                        : PathText.write(step, structure.dialect()));
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
    private static Remark names(Structure structure, PathStep step, List<String> names, long count) {
        Optional<String> meant = Spelling.nearest(PathText.write(step, structure.dialect()), names);
        if (meant.isPresent()) {
            return PathRemark.NEAREST.with(meant.get());
        }
        String some = names.stream().limit(SHOWN).collect(Collectors.joining(", "));
        return some.isEmpty() ? PathRemark.NO_NAMES.with()
                : (count <= SHOWN && names.size() == count ? PathRemark.ALL_NAMES : PathRemark.SOME_NAMES).with(some);
    }

    private static Remark number(long count, PathRemark several) {
        return count > 0 ? several.with(count)
                : (several == PathRemark.ENTRY_COUNT ? PathRemark.NO_ENTRIES : PathRemark.NO_PROPERTIES).with();
    }

    /// Finds the name that a person means who has misspelled it.
    static final class Spelling {
        /// Longer ones are not compared.
        private static final int LONGEST = 64;
        /// One wrong character of so many may be a slip.
        private static final int A_SLIP = 3;

        private Spelling() { }

        /// {@return the one of `names` that is spelled most like `typed`; empty where none is much like it}
        static Optional<String> nearest(String typed, List<String> names) {
            int most = typed.length() > LONGEST ? 0 : typed.length() / A_SLIP;
            return names.stream().filter(name -> Math.abs(name.length() - typed.length()) <= most)
                    .map(name -> Map.entry(distance(typed, name), name)).filter(e -> e.getKey() <= most)
                    .min(Map.Entry.comparingByKey()).map(Map.Entry::getValue);
        }

        /// {@return how many characters are put in, taken out or replaced at least to make one of the other; case
        /// counts for nothing}
        private static int distance(String a, String b) {
            int[] row = IntStream.rangeClosed(0, b.length()).toArray();
            for (int i = 1; i <= a.length(); i++) {
                int diagonal = row[0];
                row[0] = i;
                for (int j = 1; j <= b.length(); j++) {
                    boolean same = Character.toLowerCase(a.charAt(i - 1)) == Character.toLowerCase(b.charAt(j - 1));
                    int replaced = diagonal + (same ? 0 : 1);
                    diagonal = row[j];
                    row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
                }
            }
            return row[b.length()];
        }
    }
}
