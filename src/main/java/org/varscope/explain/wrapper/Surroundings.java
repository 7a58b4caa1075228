package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.WrapperField;
import org.varscope.container.Wrapping;
import org.varscope.explain.Language;

/// What is around a byte of the content of a file: for each wrapper, from the inside out, how it begins, and the bytes
/// that the byte is read from.
///
/// @param title  of the wrapper, in a few words
/// @param fields of it
/// @param held   those of its file that the byte is read from; empty where there is no such byte
public record Surroundings(String title, List<WrapperExplanation> fields, Span held) {
    /// Bytes at the beginning of a wrapper in which its head lies.
    private static final int HEAD = 24;

    /// {@return what is around the byte at `offset`; nothing where the file is not wrapped}
    ///
    /// @param offset in the content; -1 for no byte
    public static List<Surroundings> of(Wrapping wrapping, long offset, Language language) {
        List<Surroundings> all = new ArrayList<>();
        long at = offset;
        for (Wrapping layer : wrapping.layers().reversed()) {
            boolean isInside = at >= 0 && at < layer.content().length();
            Span held = isInside ? layer.around(at) : new Span(0, 0);
            SequencedSet<WrapperField> fields = new LinkedHashSet<>(layer.fields(new Span(0, HEAD)));
            if (!held.isEmpty()) {
                fields.addAll(layer.fields(held));
            }
            WrapperExplainer explainer = new WrapperExplainer(layer, language);
            all.add(new Surroundings(explainer.title(), fields.stream().map(explainer::of).toList(), held));
            at = held.isEmpty() ? -1 : held.start();
        }
        return all;
    }
}
