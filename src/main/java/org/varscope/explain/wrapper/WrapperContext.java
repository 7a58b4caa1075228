package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.Wrapping;
import org.varscope.container.field.WrapperField;
import org.varscope.said.Language;

/// One wrapper around bytes: how it begins, and those of its bytes that are asked about.
///
/// @param title  of the wrapper, in a few words
/// @param fields of it
/// @param held   the bytes of its file that are asked about; empty where there are none
public record WrapperContext(String title, List<WrapperExplanation> fields, Span held) {
    /// Bytes at the beginning of a wrapper in which its head is, and how many of the fields there are told: a head
    /// may have as many sizes as there are blocks.
    private static final int HEAD = 44;
    private static final int MOST_OF_HEAD = 6;

    /// {@return what is around the byte at `offset`, from the inside out, each with the bytes that it is read from;
    /// nothing where the file is not wrapped}
    ///
    /// @param offset in the content; -1 for no byte
    public static List<WrapperContext> of(Wrapping wrapping, long offset, Language language) {
        List<Layer> layers = wrapping.layers();
        List<Span> held = held(layers, offset);
        return IntStream.range(0, layers.size()).mapToObj(i -> of(layers.get(i), held.get(i), language)).toList()
                .reversed();
    }

    /// {@return of each of `layers`, which are those of a file from the outside in, the bytes that the byte at `offset`
    /// of the content is read from; empty where there are none}
    ///
    /// @param offset in the content; -1 for no byte
    public static List<Span> held(List<Layer> layers, long offset) {
        List<Span> all = new ArrayList<>();
        long at = offset;
        for (Layer layer : layers.reversed()) {
            Span held = at >= 0 && at < layer.length() ? layer.around(at) : new Span(0, 0);
            all.addFirst(held);
            at = held.isEmpty() ? -1 : held.start();
        }
        return all;
    }

    /// {@return how a wrapper begins, and what the bytes in `held` are}
    ///
    /// @param held bytes of its file
    public static WrapperContext of(Layer layer, Span held, Language language) {
        boolean hasHead = !(layer.form() instanceof Layer.Form.Letters);
        Span head = new Span(0, hasHead ? HEAD : held.isEmpty() ? 1 : 0);
        SequencedSet<WrapperField> fields = layer.fields(head).stream().limit(MOST_OF_HEAD)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!held.isEmpty()) {
            fields.addAll(layer.fields(held));
        }
        WrapperExplainer explainer = new WrapperExplainer(layer, language);
        return new WrapperContext(explainer.title(), fields.stream().map(explainer::of).toList(), held);
    }
}
