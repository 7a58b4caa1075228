package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Wrapping;
import org.varscope.container.field.WrapperField;
import org.varscope.explain.Language;

/// One wrapper around bytes: how it begins, and those of its bytes that are asked about.
///
/// @param title  of the wrapper, in a few words
/// @param fields of it
/// @param held   the bytes of its file that are asked about; empty where there are none
public record Surroundings(String title, List<WrapperExplanation> fields, Span held) {
    /// Bytes at the beginning of a wrapper in which its head lies.
    private static final int HEAD = 24;

    /// {@return what is around the byte at `offset`, from the inside out, each with the bytes that it is read from;
    /// nothing where the file is not wrapped}
    ///
    /// @param offset in the content; -1 for no byte
    public static List<Surroundings> of(Wrapping wrapping, long offset, Language language) {
        List<Surroundings> all = new ArrayList<>();
        long at = offset;
        for (Layer layer : wrapping.layers().reversed()) {
            boolean isInside = at >= 0 && at < layer.length();
            Span held = isInside ? layer.around(at) : new Span(0, 0);
            all.add(of(layer, held, language));
            at = held.isEmpty() ? -1 : held.start();
        }
        return all;
    }

    /// {@return how a wrapper begins, and what the bytes in `held` are}
    ///
    /// @param held bytes of its file
    public static Surroundings of(Layer layer, Span held, Language language) {
        SequencedSet<WrapperField> fields = new LinkedHashSet<>(layer.fields(new Span(0, HEAD)));
        if (!held.isEmpty()) {
            fields.addAll(layer.fields(held));
        }
        WrapperExplainer explainer = new WrapperExplainer(layer, language);
        return new Surroundings(explainer.title(), fields.stream().map(explainer::of).toList(), held);
    }
}
