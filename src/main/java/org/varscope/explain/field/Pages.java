package org.varscope.explain.field;

import module java.base;
import org.varscope.problem.Problem;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.Rule;
import org.varscope.variant.VariantKind;

/// Which page of the guide tells of a field.
final class Pages {
    private Pages() { }

    /// {@return such as `types/int`, `files/record`, `problems/TYPE_UNKNOWN`}
    static String of(Field field, List<Problem> problems) {
        return switch (field.role()) {
            case GAP, DAMAGE -> problems.stream().findFirst().map(problem -> "problems/" + problem.code().name())
                    .orElse("problems");
            case PENDING -> "problems";
            default -> of(field.rule(), field);
        };
    }

    private static String of(Rule rule, Field field) {
        return switch (rule) {
            case RECORD -> "files/record";
            case SETTINGS -> "files/project";
            case STORED -> "files/fields";
            case VALUE, TEXT, ELEMENT_TYPE, NONE -> field.owner().row() == null ? "types"
                    : "types/" + id(field.owner().row().kind());
        };
    }

    /// {@return the name of the page of a type}
    static String id(VariantKind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
