package org.varscope.corpus;

import module java.base;
import org.varscope.variant.Variant;

/// Looks for values inside values.
public final class Contents {
    private Contents() { }

    /// {@return whether `value` or anything in it passes}
    public static boolean any(Variant value, Predicate<Variant> passes) {
        return passes.test(value) || children(value).anyMatch(child -> any(child, passes));
    }

    private static Stream<Variant> children(Variant value) {
        return switch (value) {
            case Variant.Array array -> array.elements().stream();
            case Variant.Dictionary dictionary ->
                dictionary.entries().stream().flatMap(e -> Stream.of(e.key(), e.value()));
            case Variant.FullObject object -> object.properties().stream().map(Variant.Property::value);
            default -> Stream.empty();
        };
    }
}
