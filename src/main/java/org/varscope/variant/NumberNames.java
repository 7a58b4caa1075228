package org.varscope.variant;

import module java.base;

/// What each number of a value is called, in the order of the bytes: `x`, `y`; `position.x`; `basis.x.y`.
public final class NumberNames {
    private static final Map<VariantKind, String[]> NAMES = new EnumMap<>(VariantKind.class);

    static {
        for (VariantKind kind : VariantKind.values()) {
            if (kind.numbers() > 0) {
                String[] names = new String[kind.numbers()];
                name(kind, "", names, new int[0]);
                NAMES.put(kind, names);
            }
        }
    }

    private NumberNames() { }

    /// {@return the name of the number `index` of a value of `kind`}
    public static String of(VariantKind kind, int index) {
        String[] names = NAMES.get(kind);
        return names == null ? "value" : names[index];
    }

    private static void name(VariantKind kind, String prefix, String[] names, int[] numbers) {
        for (Component part : kind.components()) {
            int[] mine = part.numbers().stream().mapToInt(n -> numbers.length == 0 ? n : numbers[n]).toArray();
            if (mine.length == 1) {
                if (names[mine[0]] == null) {
                    names[mine[0]] = prefix + part.name();
                }
            } else {
                name(part.kind(), prefix + part.name() + ".", names, mine);
            }
        }
    }
}
