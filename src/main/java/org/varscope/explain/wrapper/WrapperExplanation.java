package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.field.WrapperField;
import org.varscope.explain.field.FieldDescription;
import org.varscope.explain.field.Figure;
import org.varscope.problem.Problem;
import org.varscope.scan.walk.FieldRole;

/// What a field of a wrapper is and does in this file.
///
/// @param field      which
/// @param stableName what programs know it by
/// @param does       what it does here
/// @param trouble    what is wrong with it, as sentences that follow
public record WrapperExplanation(WrapperField field, String name, String stableName, String bytes, String value,
        String does, String trouble, List<Figure> figures, List<Problem> problems, String source, String page)
        implements FieldDescription {
    @Override
    public Span span() {
        return field.span();
    }

    @Override
    public FieldRole role() {
        return field.part().role();
    }

    /// {@return an empty text: no value has these bytes}
    @Override
    public String path() {
        return "";
    }
}
