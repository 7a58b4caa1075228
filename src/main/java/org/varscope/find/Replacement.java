package org.varscope.find;

import module java.base;

/// What takes the place of what is found.
public sealed interface Replacement {
    /// Bytes in the place of bytes; where the pattern says that anything may be, what is there stays.
    record Bytes(BytePattern pattern) implements Replacement { }

    /// A text in the place of the part of a text that passes a test, of which the rest stays.
    ///
    /// @param with as of [TextTest#replaced]
    record Text(TextTest test, String with) implements Replacement { }

    /// A value that keeps its type where the text allows, as of a cell.
    record Value(String text) implements Replacement { }

    /// {@return what `with` means for what `query` finds}
    /// @throws QueryException if it can take the place of none of that
    static Replacement of(Query query, String with) throws QueryException {
        return switch (query) {
            case Query.Bytes _ -> new Bytes(BytePattern.ofHex(with));
            case Query.ByteExpression _ -> throw new QueryException(
                    QueryRemark.BYTES_KEPT.with());
            case Query.Encoded(var forms) when forms.size() == 1 ->
                    new Bytes(Query.Encoded.of(with, forms.getFirst().encodings(), false).forms().getFirst().pattern());
            case Query.Encoded _ -> throw new QueryException(QueryRemark.SEVERAL_ENCODINGS.with());
            case Query.Strings _ -> throw new QueryException(QueryRemark.STRINGS_KEPT.with());
            case Query.Changes _ -> new Value(with);
            case Query.Values(var conditions) -> conditions.stream().filter(Condition.Text.class::isInstance)
                    .map(Condition.Text.class::cast).findFirst().<Replacement>map(text -> new Text(text.test(), with))
                    .orElseGet(() -> new Value(with));
        };
    }

    /// {@return what the text `with` means for the bytes of a text that `query` finds}
    /// @throws QueryException as of [#of]
    static Replacement ofText(Query query, String with, Charset charset) throws QueryException {
        return query instanceof Query.Bytes ? new Bytes(BytePattern.ofText(with, charset)) : of(query, with);
    }
}
