package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.buffer.BufferForm;
import org.varscope.container.remark.WrapperRemark;
import org.varscope.container.surround.Envelope;
import org.varscope.container.surround.LayoutText;
import org.varscope.container.surround.XorBytes;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.FieldListException;
import org.varscope.dialect.Framing;

/// How a file is to be taken apart, as `--container` says it: wrappers, from the outside in, and a framing. What is not
/// said is found out.
///
/// @param steps    these and no others; empty where none are named, and those that there are are found
/// @param framing  how values are laid out inside; null for whichever fits
/// @param anySize  whether a few bytes are also unpacked to very many; see [Probe.Result.Large]
public record Layers(List<Step> steps, @Nullable Framing framing, boolean anySize) {
    /// The word for everything that is to be found out.
    public static final String AUTO = "auto";

    private static final String PACKETS = "packets";
    /// More wrappers than anybody has ever put around a file.
    private static final int MOST = 32;

    /// Everything is found out.
    public static final Layers ANY = new Layers(List.of(), null);

    /// The layers, from the outside in.
    public Layers {
        steps = List.copyOf(steps);
    }

    /// One wrapper.
    ///
    /// @param form   of a packed buffer; null where it is another wrapper, or the bytes tell
    /// @param key    that bytes are combined with, in hexadecimal digits; empty where it is another wrapper
    /// @param around what a game has put around it; null for nothing
    public record Step(Wrapper wrapper, @Nullable BufferForm form, String key, @Nullable Envelope around) {
        /// A wrapper with nothing around it.
        public Step(Wrapper wrapper, @Nullable BufferForm form) {
            this(wrapper, form, "", null);
        }

        /// {@return the step that `word` names, such as `encrypted`, `zstd`, `gzip:u32` or `xor:5a`}
        public static Optional<Step> named(String word) {
            return Wrapper.named(word).map(wrapper -> new Step(wrapper, null))
                    .or(() -> BufferForm.named(word).map(form -> new Step(Wrapper.BUFFER, form)))
                    .or(() -> XorBytes.key(word).map(key -> new Step(Wrapper.XOR, null, key, null)));
        }

        /// {@return the same wrapper with something around it}
        public Step within(@Nullable Envelope surroundings) {
            return new Step(wrapper, form, key, surroundings);
        }
    }

    /// Layers that ask before a few bytes are unpacked to very many.
    public Layers(List<Wrapper> wrappers, @Nullable Framing framing) {
        this(wrappers.stream().map(wrapper -> new Step(wrapper, null)).toList(), framing, false);
    }

    /// {@return the same layers, of any size}
    public Layers ofAnySize() {
        return new Layers(steps, framing, true);
    }

    /// {@return these wrappers around what `inside` says}
    public Layers around(Layers inside) {
        return new Layers(Stream.concat(steps.stream(), inside.steps.stream()).toList(), inside.framing, anySize);
    }

    /// {@return what `name` says, as of [#parse]; nothing if it says nothing}
    public static Optional<Layers> named(String name) {
        try {
            return Optional.of(parse(name));
        } catch (FieldListException _) {
            return Optional.empty();
        }
    }

    /// {@return what `text` says, such as `auto`, `stream`, `encrypted`, `encrypted+stream`, `zstd:u64+bare`, a list of
    /// fields, or one of which an item is wrapped and has a layout of its own: `"SAVE", u32, zlib(var...)`}
    ///
    /// @throws FieldListException if it says none of that
    public static Layers parse(String text) throws FieldListException {
        List<Step> steps = new ArrayList<>();
        String rest = text;
        int start = 0;
        try {
            while (true) {
                int plus = rest.indexOf('+');
                Optional<Step> step = Step.named(plus < 0 ? rest.strip() : rest.substring(0, plus).strip());
                if (step.isPresent() && plus < 0) {
                    return new Layers(more(steps, step.get()), null, false);
                }
                int skipped = step.isPresent() ? plus + 1 : rest.startsWith(Framing.FIELDS) ? Framing.FIELDS.length()
                        : 0;
                Optional<LayoutText.Nesting> nesting = step.isPresent() ? Optional.empty()
                        : LayoutText.in(rest.substring(skipped));
                if (step.isEmpty() && nesting.isEmpty()) {
                    return new Layers(steps, framing(rest), false);
                }
                more(steps, step.or(() -> nesting.map(LayoutText.Nesting::step)).orElseThrow());
                String whole = rest.substring(skipped);
                rest = nesting.map(inside -> whole.substring(inside.start(), inside.end())).orElse(whole);
                start += skipped + nesting.map(LayoutText.Nesting::start).orElse(0);
            }
        } catch (FieldListException e) {
            throw start == 0 ? e : e.behind(start);
        }
    }

    private static List<Step> more(List<Step> steps, Step step) throws FieldListException {
        if (steps.size() == MOST) {
            throw FieldListException.of(1, 0, step.wrapper().word(), WrapperRemark.LAYOUT_DEPTH.with(MOST));
        }
        steps.add(step);
        return steps;
    }

    /// How values are laid out; null where that is to be found out.
    private static @Nullable Framing framing(String text) throws FieldListException {
        String word = text.strip();
        // Packets over a stream are the same bytes as records: a length and a value each.
        Optional<Framing> known = word.equals(PACKETS) ? Optional.of(Framing.STREAM)
                : Framing.all().stream().filter(framing -> framing.word().equals(word)).findFirst();
        if (word.equals(AUTO) || known.isPresent()) {
            return known.orElse(null);
        }
        int skipped = text.startsWith(Framing.FIELDS) ? Framing.FIELDS.length() : 0;
        try {
            return Framing.of(FieldList.parse(text.substring(skipped)));
        } catch (FieldListException e) {
            throw skipped == 0 ? e : e.behind(skipped);
        }
    }
}
