package org.varscope.container;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Framing;

/// How a file is to be taken apart, as `--container` says it: wrappers, from the outside in, and a framing. What is not
/// said is found out.
///
/// @param wrappers these and no others; empty where none are named, and those that there are are found
/// @param framing  how values lie inside; null for whichever fits
/// @param anySize  whether a few bytes are also unpacked to very many; see [Probe.Result.Large]
public record Layers(List<Wrapper> wrappers, @Nullable Framing framing, boolean anySize) {
    /// The word for everything that is to be found out.
    public static final String AUTO = "auto";

    private static final String PACKETS = "packets";

    /// Everything is found out.
    public static final Layers ANY = new Layers(List.of(), null);

    /// The layers, from the outside in.
    public Layers {
        wrappers = List.copyOf(wrappers);
    }

    /// Layers that ask before a few bytes are unpacked to very many.
    public Layers(List<Wrapper> wrappers, @Nullable Framing framing) {
        this(wrappers, framing, false);
    }

    /// {@return the same layers, of any size}
    public Layers ofAnySize() {
        return new Layers(wrappers, framing, true);
    }

    /// {@return what `name` says, such as `auto`, `stream`, `encrypted` or `encrypted+stream`; nothing if it says
    /// nothing}
    public static Optional<Layers> named(String name) {
        List<Wrapper> wrappers = new ArrayList<>();
        String rest = name;
        while (true) {
            int plus = rest.indexOf('+');
            Optional<Wrapper> wrapper = Wrapper.named(plus < 0 ? rest : rest.substring(0, plus));
            if (wrapper.isEmpty()) {
                break;
            }
            wrappers.add(wrapper.get());
            if (plus < 0) {
                return Optional.of(new Layers(wrappers, null));
            }
            rest = rest.substring(plus + 1);
        }
        if (rest.equals(AUTO)) {
            return Optional.of(new Layers(wrappers, null));
        }
        // Packets over a stream are the same bytes as records: a length and a value each.
        return Framing.named(rest.equals(PACKETS) ? Framing.STREAM.word() : rest).map(f -> new Layers(wrappers, f));
    }
}
