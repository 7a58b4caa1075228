package org.varscope.text.cell;

import module java.base;
import org.varscope.dialect.Dialect;
import org.varscope.variant.VariantKind;

/// What a value of several numbers looks like, for who typed something else.
public final class Example {
    private Example() { }

    /// {@return a value of `kind` as it is typed, such as `Vector3(1, 2, 3)`; its name where it has no numbers}
    public static String of(VariantKind kind, Dialect dialect) {
        String name = dialect.typeName(kind);
        return kind.numbers() == 0 ? name : IntStream.rangeClosed(1, kind.numbers()).mapToObj(Integer::toString)
                .collect(Collectors.joining(", ", name + "(", ")"));
    }
}
