package org.varscope.codec;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.variant.VariantKind;

/// A dialect's table as steps by type number.
final class RowPlans {
    private static final Map<Dialect, RowPlans> KNOWN = new WeakHashMap<>();

    private final @Nullable RowPlan[] byId = new RowPlan[256];
    private final @Nullable RowPlan[] byKind = new RowPlan[VariantKind.values().length];
    private final int mask;

    private RowPlans(Dialect dialect) {
        mask = dialect.traits().typeMask();
        for (Row row : dialect.rows()) {
            RowPlan step = new RowPlan(row);
            byId[row.id()] = step;
            if (byKind[row.kind().ordinal()] == null) {
                byKind[row.kind().ordinal()] = step;
            }
        }
    }

    static synchronized RowPlans of(Dialect dialect) {
        return KNOWN.computeIfAbsent(dialect, RowPlans::new);
    }

    /// {@return what to do under `header`, or null where the dialect has no such type}
    @Nullable RowPlan under(int header) {
        int id = header & mask;
        return (id & ~0xFF) == 0 ? byId[id] : null;
    }

    /// {@return how a value of `kind` is written, or null where the dialect has no such type}
    @Nullable RowPlan writing(VariantKind kind) {
        return byKind[kind.ordinal()];
    }
}
