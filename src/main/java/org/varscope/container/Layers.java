package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.buffer.BufferForm;
import org.varscope.dialect.Framing;

/// How a file is to be taken apart, as `--container` says it: wrappers, from the outside in, and a framing. What is not
/// said is found out.
///
/// @param steps    these and no others; empty where none are named, and those that there are are found
/// @param framing  how values lie inside; null for whichever fits
/// @param anySize  whether a few bytes are also unpacked to very many; see [Probe.Result.Large]
public record Layers(List<Step> steps, @Nullable Framing framing, boolean anySize) {
    /// The word for everything that is to be found out.
    public static final String AUTO = "auto";

    private static final String PACKETS = "packets";

    /// Everything is found out.
    public static final Layers ANY = new Layers(List.of(), null);

    /// The layers, from the outside in.
    public Layers {
        steps = List.copyOf(steps);
    }

    /// One wrapper.
    ///
    /// @param form of a packed buffer; null where it is another wrapper, or the bytes tell
    public record Step(Wrapper wrapper, @Nullable BufferForm form) {
        /// {@return the step that `word` names, such as `encrypted`, `zstd` or `gzip:u32`}
        static Optional<Step> named(String word) {
            return Wrapper.named(word).map(wrapper -> new Step(wrapper, null))
                    .or(() -> BufferForm.named(word).map(form -> new Step(Wrapper.BUFFER, form)));
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

    /// {@return what `name` says, such as `auto`, `stream`, `encrypted`, `encrypted+stream` or `zstd:u64+bare`;
    /// nothing if it says nothing}
    public static Optional<Layers> named(String name) {
        List<Step> steps = new ArrayList<>();
        String rest = name;
        while (true) {
            int plus = rest.indexOf('+');
            Optional<Step> step = Step.named(plus < 0 ? rest : rest.substring(0, plus));
            if (step.isEmpty()) {
                break;
            }
            steps.add(step.get());
            if (plus < 0) {
                return Optional.of(new Layers(steps, null, false));
            }
            rest = rest.substring(plus + 1);
        }
        if (rest.equals(AUTO)) {
            return Optional.of(new Layers(steps, null, false));
        }
        // Packets over a stream are the same bytes as records: a length and a value each.
        return Framing.named(rest.equals(PACKETS) ? Framing.STREAM.word() : rest).map(f -> new Layers(steps, f, false));
    }
}
