package org.varscope.codec;

import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// A dialect's table as steps by type number.
final class Steps {
    private static final Map<Dialect, Steps> KNOWN = new WeakHashMap<>();

    private final @Nullable Step[] byId = new Step[256];
    private final @Nullable Step[] byKind = new Step[VariantKind.values().length];
    private final int mask;

    private Steps(Dialect dialect) {
        mask = dialect.traits().typeMask();
        for (Row row : dialect.rows()) {
            Step step = new Step(row);
            byId[row.id()] = step;
            if (byKind[row.kind().ordinal()] == null) {
                byKind[row.kind().ordinal()] = step;
            }
        }
    }

    static synchronized Steps of(Dialect dialect) {
        return KNOWN.computeIfAbsent(dialect, Steps::new);
    }

    /// {@return what to do under `header`, or null where the dialect has no such type}
    @Nullable Step under(int header) {
        int id = header & mask;
        return (id & ~0xFF) == 0 ? byId[id] : null;
    }

    /// {@return how a value of `kind` is written, or null where the dialect has no such type}
    @Nullable Step writing(VariantKind kind) {
        return byKind[kind.ordinal()];
    }
}
