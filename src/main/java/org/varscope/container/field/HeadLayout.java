package org.varscope.container.field;

import module java.base;

/// The parts that a wrapper begins with, each of a fixed size, in their order. Heads are read, written and explained by
/// it.
///
/// @param parts one after the other
public record HeadLayout(List<WrapperPart> parts) {
    /// {@return the layout of these parts, one after the other}
    public static HeadLayout of(WrapperPart... parts) {
        return new HeadLayout(List.of(parts));
    }

    /// {@return how many bytes they have}
    public int size() {
        return parts.stream().mapToInt(WrapperPart::size).sum();
    }

    /// {@return whether `part` is one of them}
    public boolean has(WrapperPart part) {
        return parts.contains(part);
    }

    /// {@return where `part` begins, which must be one of them}
    public int at(WrapperPart part) {
        return parts.subList(0, parts.indexOf(part)).stream().mapToInt(WrapperPart::size).sum();
    }

    /// Tells all of them to `sink`.
    public void tell(WrapperFieldSink sink) {
        long at = 0;
        for (WrapperPart part : parts) {
            sink.add(at, part.size(), part);
            at += part.size();
        }
    }
}
