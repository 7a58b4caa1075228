package org.varscope.guide;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.container.Layer;
import org.varscope.container.Layers;
import org.varscope.container.Probe;
import org.varscope.container.Secret;
import org.varscope.container.Wrapping;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Framing;
import org.varscope.explain.field.Explainer;
import org.varscope.explain.field.FieldDescription;
import org.varscope.explain.wrapper.WrapperExplainer;
import org.varscope.guide.page.Block;
import org.varscope.guide.page.Example;
import org.varscope.said.Language;
import org.varscope.scan.field.Field;
import org.varscope.scan.field.Fields;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;

/// Examples: bytes by the encoder, and sentences by the explainer.
record Explained(Language language) {
    /// Fields of an example that are told.
    private static final int MOST_LINES = 40;
    /// Problems of an example behind those.
    private static final int MOST_PROBLEMS = 3;
    /// Bytes of a field that are shown.
    private static final int MOST_BYTES = 8;
    private static final int LONGEST_CAPTION = 80;

    /// {@return a value by itself, as `dialect` writes it; empty where it cannot}
    ///
    /// @param name of the file, without what kind of file it is
    Optional<Block.Bytes> value(Variant value, Dialect dialect, String name) {
        try {
            byte[] bytes = Encoder.encodeAnew(value, dialect);
            String caption = "%s \u2013 %s".formatted(dialect.traits().title(),
                    GodotText.summary(value, dialect, LONGEST_CAPTION));
            return Optional.of(of(new Example(name + ".gdvar", caption, dialect, Framing.BARE, false, bytes)));
        } catch (EncodeException _) {
            return Optional.empty();
        }
    }

    /// {@return the bytes of an example field by field; of one that is wrapped, those of the wrapper}
    Block.Bytes of(Example example) {
        return new Block.Bytes(example, (example.wrapped() ? around(example) : inside(example))
                .map(said -> line(said, example.bytes())).toList());
    }

    /// The first fields, and behind them those with a problem.
    private Stream<? extends FieldDescription> inside(Example example) {
        Structure structure = Structure.scan(ByteStore.of(example.bytes()), example.reads(), example.lies(),
                Progress.NONE);
        Explainer explainer = new Explainer(structure, language, _ -> "");
        if (structure.bytes().isEmpty()) {
            return Stream.of(explainer.nothing());
        }
        List<Field> fields = Fields.in(structure, new Span(0, example.bytes().length));
        Set<Field> told = new LinkedHashSet<>(fields.subList(0, Math.min(MOST_LINES, fields.size())));
        structure.problems().stream().limit(MOST_PROBLEMS).forEach(problem -> told.addAll(Fields.in(structure,
                new Span(Math.min(problem.span().start(), example.bytes().length - 1), 1))));
        return told.stream().map(explainer::atLength);
    }

    private Stream<? extends FieldDescription> around(Example example) {
        Layer layer = layer(example.bytes());
        return layer.fields(new Span(0, example.bytes().length)).stream()
                .map(new WrapperExplainer(layer, language)::of);
    }

    /// {@return the outermost wrapper of a file}
    static Layer layer(byte[] file) {
        return wrapping(file).layers().getFirst();
    }

    /// {@return what the values of a file are wrapped in, which the password of the examples opens}
    static Wrapping wrapping(byte[] file) {
        try {
            Probe.Result result = open(file, Layers.ANY);
            Layers known = result instanceof Probe.Result.Foreign foreign ? foreign.layers().orElse(Layers.ANY)
                    : Layers.ANY;
            return ((Probe.Result.Found) (known.equals(Layers.ANY) ? result : open(file, known))).wrapping();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Probe.Result open(byte[] file, Layers layers) throws IOException {
        return Probe.open(ByteStore.of(file), layers, null, Secret.ofPassword(WrapperPages.PASSWORD.toCharArray()),
                Progress.NONE);
    }

    private static Block.Bytes.Line line(FieldDescription said, byte[] bytes) {
        Span span = said.span();
        return new Block.Bytes.Line("0x%02X".formatted(span.start()), said.role(), said.name(),
                shown(bytes, (int) span.start(), (int) span.length()), said.sentence());
    }

    /// {@return the first of so many bytes in hexadecimal}
    private static String shown(byte[] bytes, int at, int count) {
        String hex = HexFormat.ofDelimiter(" ").withUpperCase()
                .formatHex(bytes, at, at + Math.min(count, MOST_BYTES));
        return count > MOST_BYTES ? hex + " \u2026" : hex;
    }
}
