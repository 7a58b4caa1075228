package org.varscope.find;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.find.strings.StringScan;
import org.varscope.scan.index.Structure;
import org.varscope.text.encoding.TextEncoding;

/// What is looked for.
public sealed interface Query {
    /// {@return whether looking for it may turn out to take too long only after hits were told}
    default boolean mayGiveUp() {
        return false;
    }

    /// Bytes that fit a pattern, whatever they mean.
    record Bytes(BytePattern pattern) implements Query { }

    /// Bytes that fit a regular expression, in which each byte is the character of the same number.
    ///
    /// @param expression compiled as [#compiled] does
    record ByteExpression(Pattern expression) implements Query {
        /// {@return the expression that `text` writes}
        /// @throws QueryException if it writes none
        public static ByteExpression compiled(String text) throws QueryException {
            return new ByteExpression(TextTest.compiled(text, Pattern.DOTALL));
        }

        @Override
        public boolean mayGiveUp() {
            return true;
        }
    }

    /// The bytes of a text as it may be written, whatever they mean.
    ///
    /// @param forms at least one; of each two, other bytes
    record Encoded(List<Form> forms) implements Query {
        /// Copies the list.
        public Encoded {
            forms = List.copyOf(forms);
        }

        /// What a text is in bytes.
        ///
        /// @param encodings in which it is that
        public record Form(BytePattern pattern, List<TextEncoding> encodings) { }

        /// {@return what `text` is in those of `encodings` that can write it}
        ///
        /// @param ignoreCase whether letters of English may be upper or lower case
        /// @throws QueryException if none can, or there is nothing to look for
        public static Encoded of(String text, List<TextEncoding> encodings, boolean ignoreCase) throws QueryException {
            SequencedMap<BytePattern, List<TextEncoding>> forms = new LinkedHashMap<>();
            for (TextEncoding encoding : encodings) {
                if (encoding.write(text).isPresent()) {
                    forms.computeIfAbsent(BytePattern.ofText(text, encoding.charset(), ignoreCase),
                            _ -> new ArrayList<>()).add(encoding);
                }
            }
            if (forms.isEmpty()) {
                throw new QueryException(QueryRemark.NOT_WRITTEN.with(encodings.getFirst().unwritable(text).orElse(""),
                        titles(encodings)));
            }
            return new Encoded(forms.entrySet().stream().map(one -> new Form(one.getKey(), one.getValue())).toList());
        }

        /// {@return the encodings in which a hit is the text}
        public List<TextEncoding> encodings(ByteStore bytes, Span hit) {
            byte[] found = bytes.bytes(hit);
            return forms.stream()
                    .filter(form -> form.pattern.length() == found.length && form.pattern.fits(found, 0))
                    .flatMap(form -> form.encodings.stream()).toList();
        }

        /// {@return what people call these: `UTF-8, Latin-1`}
        public static String titles(List<TextEncoding> encodings) {
            return encodings.stream().map(TextEncoding::title).collect(Collectors.joining(", "));
        }
    }

    /// Runs of readable text, whatever their bytes mean.
    ///
    /// @param filter what a run has to contain, in any case; empty for all
    record Strings(StringScan scan, String filter) implements Query {
        /// {@return whether `run` is to be told}
        boolean passes(ByteStore bytes, StringScan.Run run) {
            return filter.isEmpty() || new String(bytes.bytes(run.span()), run.encoding().charset())
                    .toLowerCase(Locale.ROOT).contains(filter.toLowerCase(Locale.ROOT));
        }

        /// {@return the encoding of a hit}
        public TextEncoding encoding(ByteStore bytes, Span hit) {
            return scan.encoding(bytes.bytes(hit)).orElse(scan.encodings().getFirst());
        }
    }

    /// Numbers, texts and bools by how they changed up to the state that is searched.
    ///
    /// @param left what is left of earlier searches; null for a first one
    record Changes(Structure before, ChangeQuery how, @Nullable Narrowed left) implements Query { }

    /// Values of which all conditions hold.
    ///
    /// Conditions on numbers hold of one number, which may be a component or an element of a packed array; that number
    /// is then the hit.
    ///
    /// @param conditions at least one
    record Values(List<Condition> conditions) implements Query {
        /// Copies the list.
        public Values {
            conditions = List.copyOf(conditions);
            if (conditions.isEmpty()) {
                throw new IllegalArgumentException("a query of values has at least one condition");
            }
        }

        @Override
        public boolean mayGiveUp() {
            return conditions.stream().anyMatch(Condition::isExpression);
        }
    }
}
