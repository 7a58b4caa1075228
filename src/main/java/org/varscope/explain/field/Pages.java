package org.varscope.explain.field;

import module java.base;
import org.varscope.container.Wrapper;
import org.varscope.problem.Code;
import org.varscope.problem.Problem;
import org.varscope.said.Phrases;
import org.varscope.scan.field.Field;
import org.varscope.scan.walk.Rule;
import org.varscope.variant.VariantKind;

/// The names of the guide's pages that tell of fields.
public final class Pages {
    /// All types.
    public static final String TYPES = "types";
    /// All problems.
    public static final String PROBLEMS = "problems";
    /// A length before each value.
    public static final String RECORD = "files/record";
    /// Settings of a project.
    public static final String PROJECT = "files/project";
    /// A list of fields.
    public static final String FIELDS = "files/fields";

    private static final Map<VariantKind, String> OF_KINDS = new EnumMap<>(VariantKind.class);

    static {
        for (VariantKind kind : VariantKind.values()) {
            OF_KINDS.put(kind, TYPES + "/" + Phrases.key(kind));
        }
    }

    private Pages() { }

    /// {@return the page of a wrapper: `wrappers/compressed`}
    public static String of(Wrapper wrapper) {
        return "wrappers/" + wrapper.word();
    }

    /// {@return such as `types/int`, `files/record`, `problems/TYPE_UNKNOWN`}
    static String of(Field field, List<Problem> problems) {
        return switch (field.role()) {
            case GAP, DAMAGE -> problems.stream().findFirst().map(problem -> of(problem.code())).orElse(PROBLEMS);
            case PENDING -> PROBLEMS;
            default -> of(field.rule(), field);
        };
    }

    private static String of(Rule rule, Field field) {
        return switch (rule) {
            case RECORD -> RECORD;
            case SETTINGS -> PROJECT;
            case STORED -> FIELDS;
            case VALUE, TEXT, ELEMENT_TYPE, NONE -> field.owner().row() == null ? TYPES
                    : of(field.owner().row().kind());
        };
    }

    /// {@return the page of a type: `types/packed-byte-array`}
    public static String of(VariantKind kind) {
        return OF_KINDS.get(kind);
    }

    /// {@return the page of a problem: `problems/TYPE_UNKNOWN`}
    public static String of(Code code) {
        return PROBLEMS + "/" + code.name();
    }
}
