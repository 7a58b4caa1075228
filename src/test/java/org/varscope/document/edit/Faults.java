package org.varscope.document.edit;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.KeyEquality;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;

/// What an engine would drop or overwrite of decoded values, counted.
final class Faults {
    private final KeyEquality equality;
    int duplicates;
    int misfits;

    Faults(Dialect dialect) {
        this.equality = KeyEquality.of(dialect);
    }

    /// Counts in `value`, which is nested a few levels deep only.
    void look(Variant value) {
        switch (value) {
            case Variant.Array(var of, var elements, _) -> elements.forEach(element -> held(of, element));
            case Variant.Dictionary(var key, var of, var entries, _) -> {
                entries.forEach(entry -> {
                    held(key, entry.key());
                    held(of, entry.value());
                });
                duplicates += doubled(entries.stream().map(e -> key.kept(e.key()).orElse(e.key())).toList());
            }
            case Variant.FullObject(_, var properties) -> {
                properties.forEach(property -> look(property.value()));
                duplicates += (int) (properties.size() - properties.stream().map(Variant.Property::name).distinct()
                        .count());
            }
            default -> { }
        }
    }

    private void held(ElementType type, Variant value) {
        misfits += type.takes(value.kind()) ? 0 : 1;
        look(value);
    }

    private int doubled(List<Variant> keys) {
        Set<Variant> seen = new HashSet<>();
        return (int) keys.stream().map(equality::identity).flatMap(Optional::stream).filter(key -> !seen.add(key))
                .count();
    }
}
